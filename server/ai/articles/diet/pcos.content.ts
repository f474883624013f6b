import type { LibraryArticle } from '../library-article.ts'

export const PCOS: LibraryArticle = {
  id: 'pcos',
  category: 'diet',
  name: 'eating with PCOS',
  names: [
    'pcos',
    'pcod',
    'pcos diet',
    'pcod diet',
    'pcos food',
    'pcos diet plan',
    'polycystic ovary syndrome',
    'polycystic ovarian syndrome',
    'polycystic ovaries',
    'polycystic ovarian disease',
    'inositol',
    'pcod mein kya khaye',
    'pcos mein kya khaye',
    'पीसीओएस',
    'पीसीओडी',
    'ਪੀਸੀਓਐਸ',
    'ਪੀਸੀਓਡੀ',
  ],
  tones: {
    professional: {
      title: 'Eating with PCOS without a list of forbidden foods',
      summary:
        'What the international guideline says about diets for PCOS, how to give everyday meals a steady shape, and which check-ups to ask for along the way.',
      opening: `A diagnosis of PCOS (polycystic ovary syndrome, often called PCOD) tends to arrive with a list: no milk, no wheat, no rice, no fruit after four. The list is longer than the evidence behind it.

The international guideline looked at low-carbohydrate, low-glycaemic, high-protein and other diets, and found none better than the rest [@pcos_guideline_2023]. That leaves a kinder task. Keep your own food, give your meals a steady shape, and ask for the care that goes with PCOS.`,
      example: `## Kolkata: rice at lunch, luchis on Sunday

- **Breakfast:** two small besan or moong chillas with grated lauki, and a katori of doi. *Protein with the starch.*
- **Eleven:** a guava, or a mosambi peeled and eaten whole.
- **Lunch:** one and a half katoris of rice, masoor dal, rui in a light jhol, a large helping of shukto or lau. *Vegetables and fish take half the plate.*
- **Five o’clock:** muri with chana, cucumber, onion and lime. Tea without sugar.
- **Dinner:** two rotis with egg or chhana dalna and beans.

On Sunday there are luchis, because on Sunday there have always been luchis. The other meals keep their shape around them.`,
      closing: `Write down three dishes from home that you will certainly go on eating, and one rule that you can drop. Then add what is missing from your breakfast, which in most homes is protein. Food is one part of living well with PCOS; sleep, movement, mood and the right check-ups are others, and you need not arrange all of them in one week.`,
    },
    casual: {
      title: 'PCOS and food: you can keep the roti',
      summary:
        'Milk, rice, wheat and fruit can all stay. What the PCOS guideline really says, what a normal college day can look like, and what you can skip buying.',
      opening: `So you’ve got PCOS (polycystic ovary syndrome, or PCOD as the ultrasound report has it). Search for what to eat, and you’ll find a dozen diets, each with a before-and-after photo and a shop attached.

Here’s some relief. When experts compared the diets people try for PCOS, not one came out ahead [@pcos_guideline_2023]. You don’t have to find the secret one. You can eat like yourself, with a few changes.`,
      example: `## A college day in Pune

- **Eight, half asleep:** poha from the canteen is fine. Ask for extra peanuts and squeeze the lime. Add a boiled egg or a small dahi.
- **Between lectures:** one chai with little sugar instead of three with plenty. A banana from the cart.
- **Tiffin:** two chapatis, matki usal, bhindi, and the kakdi your roommate doesn’t want.
- **Five o’clock:** bhel with extra sprouts and less sev. Yes, bhel.
- **Evening:** dance practice, or a walk around the hill while you’re on the phone to home.
- **Dinner:** mess dal, two servings, with a little rice and whatever sabzi there is.

Bhel, mess dal and dance practice: it’s still your college life.`,
      closing: `If all you do this week is add an egg, dahi or peanuts to breakfast, that’s a real start. Unfollow one account that makes you feel guilty about lunch. A head full of food rules all day long is worth mentioning to a friend or your doctor. It’s common with PCOS, and there’s help for it.`,
    },
    motivational: {
      title: 'Living well with PCOS: build your week, keep your food',
      summary:
        'PCOS does not ask for a perfect diet. Choose the habits you can enjoy, with meals you know and three appointments a week to move, and measure more than weight.',
      opening: `PCOS (polycystic ovary syndrome, also called PCOD) can make you feel that your own body has stopped listening. Start from what you can decide. You decide what joins the rice on your plate, when you move, and whom you ask for help.

The international guideline gives you good reason for hope. Healthy habits can do good even when your weight doesn’t change [@pcos_guideline_2023]. So each walk and each full katori of dal counts on the day you do it, whatever the scale says.`,
      example: `## A week in Imphal with three appointments

Linthoi teaches primary school. She puts three things into her calendar as if they were meetings.

1. **Monday and Thursday, strength:** fifteen minutes at home, with squats, push-offs from the kitchen wall and two water bottles to lift.
2. **Saturday, dance:** an hour with her sister and loud music.
3. **Every school day, breakfast:** rice with chana or an egg and greens, before the first bell.

Lunch stays what her mother cooks: rice, dal, eromba or a fish curry, and singju with lots of vegetables. On Sundays she writes one line about her energy, her sleep and her mood. The scale stays in the cupboard.`,
      closing: `Take one appointment with yourself and put it in the calendar now. Keep it twice and it’s already yours. Count stronger arms, calmer mornings and better sleep as results, because they are. Many women live full, well-fed lives with PCOS, and you can build yours one ordinary week at a time.`,
    },
  },
  body: `## What is going on

PCOS is among the commonest hormonal conditions in women of reproductive age, and many who have it do not know [@who_pcos]. Periods may be irregular; there may be acne or unwanted hair. Women of every size have it.

In many of them the body responds poorly to insulin, the hormone that moves sugar out of the blood, and makes more of it. That pushes the ovaries to make more testosterone [@pcos_guideline_2023]. Type 2 diabetes, risks for the heart, anxiety and depression are more frequent too, which is why care should look at all of them [@pcos_guideline_2023].

## Meals with a steady shape

The international guideline recommends balanced eating that fits you, and advises against diets that are unduly strict [@pcos_guideline_2023]. So milk, wheat, rice and fruit can stay. These habits do the everyday work:

- **Starch in company:** dal, curd, egg, fish, chicken or paneer, and a vegetable, with every roti or rice.
- **Whole grains and pulses often:** jowar, bajra, ragi, red rice, chana, rajma. A portion of 100 g of cooked chickpeas or lentils brings about 8 g of fibre and 9 g of protein [@usda_fdc].
- **Fruit whole,** instead of as juice, and drinks without sugar.
- **Regular hours.** A skipped breakfast often turns into a packet of namkeen at four.

The World Health Organization wants carbohydrate to come mainly from whole grains, vegetables, fruit and pulses [@who_carbohydrate_2023]. That is advice for everyone, so the whole house can eat it.

## Movement you like

Adults with PCOS are advised to do at least 150 to 300 minutes of moderate activity a week and to strengthen their muscles on two days, and any activity is better than none [@pcos_guideline_2023]. Dance, skipping, stairs and cycling to class all count.

## Powders, teas and inositol

Inositol is a supplement often sold to women with PCOS. The evidence for it is limited, and so are the benefits. Settle it with your doctor, who knows your medicines and any wish for a pregnancy [@pcos_guideline_2023]. Biotin, sold for hair, can falsify thyroid blood tests [@ata_biotin]. The money for PCOS gummies buys a month of guavas, peanuts and curd. Go on with any prescribed medicine as your doctor told you.`,
  cautions: ['eating_disorders'],
  seeDoctor: `- Your periods stay away for more than 90 days, or the bleeding is very heavy: see a gynaecologist [@pcos_guideline_2023].
- You plan a pregnancy: go before you try, because some medicines may need to change.
- Your blood sugar, blood pressure and blood fats have not been checked since the diagnosis.
- You feel low or anxious for two weeks or more, or food and weight fill your thoughts.
- Sudden strong belly pain, or thoughts of harming yourself: get help today.`,
}
