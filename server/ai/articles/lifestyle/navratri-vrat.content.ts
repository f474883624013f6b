import type { LibraryArticle } from '../library-article.ts'

export const NAVRATRI_VRAT: LibraryArticle = {
  id: 'navratri-vrat',
  category: 'lifestyle',
  name: 'Navratri and other vrats',
  names: [
    'navratri',
    'nine day vrat',
    'nine days of navratri',
    'navaratri',
    'navratri vrat',
    'navratri fast',
    'navratri fasting',
    'navratri food',
    'navratri diet',
    'chaitra navratri',
    'sharad navratri',
    'vrat',
    'vrat food',
    'vrat diet',
    'vrat mein kya khaye',
    'upvas',
    'upwas',
    'phalahar',
    'ekadashi',
    'ekadashi vrat',
    'somvar vrat',
    'shravan somvar',
    'sawan somvar',
    'janmashtami fast',
    'mahashivratri fast',
    'नवरात्रि व्रत',
    'व्रत में क्या खाएं',
    'ਨਵਰਾਤਰੇ ਦਾ ਵਰਤ',
  ],
  tones: {
    professional: {
      title: 'Vrat meals that last: what to eat, how much, and who asks a doctor first',
      summary:
        'What may go on a vrat plate, and how to make it last: samak, kuttu and rajgira with curd and paneer, less frying and sugar, and what to settle with the doctor first if you have diabetes.',
      opening: `On the evening of a vrat a familiar complaint begins. The stomach is heavy, and hunger is back an hour after a full plate of sabudana khichdi. With diabetes, the meter shows it too. The fast gets the blame.

Usually it is the plate. A fast that leaves out grain, onion and garlic still has room for complete meals. They only need to be thought of beforehand, because habit reaches for potato and the frying pan.`,
      example: `## Morning to aarti, in a Delhi household

- **Morning:** a katori of curd with papaya, and a small handful of peanuts.
- **Noon:** one katori of samak cooked like pulao with carrot and peanuts, lauki raita, cucumber with lime.
- **Afternoon:** a glass of milk or chaas without sugar, a pear.
- **Evening, after the aarti:** two small kuttu chillas made on the tawa with grated lauki, paneer with tomato, pumpkin sabzi.
- **Prasad:** a bite or two, after the meal.

Each meal has one helping of starch, and milk, curd, paneer or peanuts with it.`,
      closing: `Plan your vrat dinners before the fast begins, and buy for them. Soak the samak while the kettle is on, and set curd the evening before. The hours pass more easily when you aren’t hungry, and the mind is free for the puja.`,
    },
    casual: {
      title: 'Fasting? What to put on your vrat plate to skip the sabudana slump',
      summary:
        'Sabudana at noon, starving at two? Here’s a list of what’s in and what’s out, and how to put it together so that you can fast, work and still have something left for the evening.',
      opening: `Be honest: your vrat is sabudana khichdi for breakfast, aloo for lunch, chips in between and a sweet because, well, prasad. By evening you’re wiped out, and you blame the fast.

It’s mostly the menu. There’s plenty you can eat, and some of it keeps you going for hours. Take what’s allowed in your house and build the day from there.`,
      example: `## If you’ve got garba at nine

You’re in Ahmedabad, at work all day and dancing half the night. Try this:

- **Before work:** rajgira porridge in milk with banana.
- **Lunch box:** moraiyo khichdi with peanuts, and a small box of curd for the office fridge.
- **Half past five:** a fruit and a handful of peanuts. Don’t skip this one.
- **Half past seven:** rajgira thepla from the tawa with curd and dudhi sabzi. It’s light enough to dance on.
- **After garba:** water, then warm milk. The farali chips at the stall? One night out of the nine.`,
      closing: `You don’t have to do all of it. Put curd or peanuts on every plate, and save the chips for one evening. A real vrat doesn’t have to leave you flat on the sofa. Make a hot kuttu chilla and see how the evening goes.`,
    },
    motivational: {
      title: 'A vrat with strength to spare, in one day or nine',
      summary:
        'Keep the vrat and your energy too. A list of what you can eat, three swaps and enough water will carry you through one day or nine.',
      opening: `A vrat, whether it is one Monday or the nine days of Navratri, asks for more discipline than most diets ever get. You set aside what you usually eat, and you manage it, year after year. So that part you already have.

Now give it better material. With a few swaps on the vrat plate, the same devotion is easier on the head and on the legs.`,
      example: `## Three swaps, made once

A family in Pune put these on the kitchen door before the first day:

1. **For sabudana vada:** varai with danyachi amti, the peanut curry, and a cucumber koshimbir. It is ready in half an hour.
2. **For potato chips:** makhana or peanuts, roasted dry and finished with a teaspoon of ghee and pepper.
3. **For a second sweet:** fruit with curd and elaichi, or one date in warm milk.

They ticked a swap whenever they made it. By the end of Navratri even the grandfather, who loves his vada, had seven ticks.`,
      closing: `Choose one swap for your next vrat meal and one for the meal after it. Nobody keeps a perfect fast. Aim for curd or peanuts in most meals, and enough sleep to wake up glad. That is a vrat well kept, by any measure.`,
    },
  },
  body: `## What goes on the plate, and what stays off

Sabudana is nearly pure starch, so hunger returns soon. Potato by itself, fried, doesn’t keep you full for long either. Rajgira, kuttu and samak hold longer with curd, paneer or peanuts beside them [@icmr_guidelines_2024]. Take one from each line:

- **Vrat grains:** samak (varai, moraiyo), rajgira, kuttu or singhara flour, sabudana now and then. Buy flour fresh, in small packets.
- **Something with protein:** curd, milk, paneer or peanuts. A handful of peanuts, 30 g, gives about 8 g of protein [@usda_fdc].
- **Vegetables:** lauki, pumpkin, cucumber, tomato, carrot; potato, arbi or sweet potato in a small helping, in place of the grain.
- **Fruit:** papaya, guava, apple, pear, banana, eaten whole.
- **For the tempering:** ghee or peanut oil, sendha namak, jeera, pepper, ginger, green chilli, lime, coriander.
- **Off in most homes:** wheat, rice, all dals and besan, onion, garlic, ordinary salt, often haldi, hing and mustard seeds too. Your family’s custom decides.

## Fry less, and count the salt

Kuttu puri, sabudana vada and arbi fritters drink up oil. Put the same dough on the tawa as a chilla or thalipeeth with a teaspoon of ghee. Keep one fried dish for one evening, and enjoy it.

Sendha namak is salt. Rock salt is nearly all sodium chloride, whatever its colour [@icmr_guidelines_2024]. Count it like any other if you watch your blood pressure.

## One sweet, and enough water

Makhana kheer, lauki halwa and coconut barfi add up quietly. Free sugars, honey included, should stay below 10 per cent of the day’s energy [@who_sugars_2015]. Choose one small katori in the day, not one of each. With diabetes, let a whole fruit be the sweet.

Drink water through the day if your fast permits it. Chaas and nimbu pani count, without sugar. If your head aches in the afternoon and your urine is dark, you need more [@nhs_ramadan]. With diabetes, test your sugar first.

## When the fast is over

The feast often arrives all at once. Take a small plate, eat slowly, and begin with curd or a fruit. Food cooked for the puja should not stand at room temperature for more than 2 hours [@who_five_keys].`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient', 'sugar patients', 'madhumeh'],
      titles: {
        professional: 'Ekadashi, Sawan or Navratri vrat with diabetes: the plate and the limits',
        casual: 'Vrat with diabetes: sort this out before you fast',
        motivational: 'Vrat with diabetes: a plan to begin with confidence',
      },
      text: `## With diabetes

People who use insulin, or tablets that can cause low blood sugar, such as glimepiride and gliclazide, should see their doctor before a fast, Indian experts advise [@saboo_2019]. Go weeks ahead, with your readings. Name dapagliflozin or empagliflozin too: with little food or water, acids can build up in the blood [@ada_2026]. Some people are advised not to fast, for instance in pregnancy, with kidney disease, frequent lows or very high readings [@rssdi_2022]. A dry fast, without water, is not for you.

A vrat day with one starch at a meal, and tests as agreed:

- **8 am, test:** milk without sugar, a guava, a few peanuts.
- **1 pm:** one katori of samak, a katori of curd, paneer, cucumber.
- **4 pm, test:** plain chaas, roasted peanuts.
- **8 pm:** two small kuttu chillas, lauki, curd. Sabudana with sweet potato is two starches.
- **Bedtime, test:** a cup of milk.

End the fast below 70 mg/dL, above 300, or when you feel unwell [@rssdi_2022]. Below 70, take about 15 g of glucose, or four level teaspoons of sugar in water, at once. Test after 15 minutes, repeat if it’s still low, then eat [@ada_2026]. Above 300, drink water and ring the doctor. If it stays there, or with vomiting, belly pain or fast breathing at any reading, go to hospital [@ada_2026].`,
    },
    {
      names: ['navratri', 'navaratri', 'navratra', 'navratre', 'नवरात्रि', 'ਨਵਰਾਤਰੇ'],
      titles: {
        professional: 'Navratri fasting: a food list and a plan for nine days',
        casual: 'Navratri food list: nine days without the sabudana slump',
        motivational: 'Navratri, day one to day nine: a food list with strength to spare',
      },
      text: `## Nine days, nine main meals

| Day | Vrat grain | With it | Vegetable |
|---|---|---|---|
| 1 | samak pulao | peanuts, curd | carrot, cucumber |
| 2 | kuttu chilla | paneer | pumpkin |
| 3 | rajgira roti | curd | lauki |
| 4 | sabudana khichdi, small katori | peanuts, chaas | cucumber, tomato |
| 5 | samak dosa | peanut chutney, curd | pumpkin |
| 6 | singhara roti | paneer bhurji | tomato, lauki |
| 7 | samak khichdi | curd kadhi with singhara flour | carrot |
| 8 | rajgira thepla | curd | arbi from the tawa |
| 9 | kuttu roti | paneer in tomato | lauki raita |

Where the fast opens with kanya pujan on Ashtami or Navami, have one puri, plenty of kala chana and a spoon of halwa.

Breakfast can be curd or milk with fruit and peanuts. The second meal is a lighter one: samak or a boiled potato with curd and a salad. Each of the nine days needs:

- curd, milk, paneer or peanuts three times, for protein;
- two katoris of vegetables and two whole fruits, against constipation;
- about 8 glasses of water [@icmr_nin_2024].

If you feel weaker by day four, eat more, or keep only the first and the last day. Many families do.`,
    },
    {
      names: [
        'ekadashi',
        'somvar',
        'monday',
        'monday vrat',
        'shravan',
        'sawan',
        'janmashtami',
        'shivratri',
        'mahashivratri',
        'sankashti',
      ],
      titles: {
        professional: 'One-day vrats: eating well on Ekadashi, Sawan Mondays and feast days',
        casual: 'Ekadashi or Sawan Monday? How to eat so the day goes well',
        motivational: 'Ekadashi or a Sawan Monday, with strength left in the evening',
      },
      text: `## Ekadashi, Sawan Mondays and other single days

Eat a full dinner the evening before: dal, roti, a sabzi and curd. On the day, plan two small vrat meals and a fruit rather than one large plate after sunset. A Sawan Monday usually ends after the evening puja. Ekadashi opens only the next morning, at parana, so have milk or curd before bed, and eat soon after parana begins. If you take medicine for diabetes, settle that night with your doctor.

If your custom allows no water, drink well the day before, rest, and ask your doctor first if you take any medicine. With diabetes, kidney disease or a baby on the way, keep the day with water.`,
    },
  ],
  cautions: ['fasting'],
  seeDoctor: `- Some weeks before, if you take regular medicines or have kidney disease, heart disease or an ulcer. Your doctor moves the hours of the medicines; don’t leave them out on your own.
- With diabetes, end the fast below 70 mg/dL, above 300, or when you feel unwell [@rssdi_2022].
- The same day for fainting, vomiting, loose motions that don’t stop, or stomach pain after a meal made with kuttu flour.
- At once for chest pain or confusion: break the fast and call 112. Give a drowsy person nothing by mouth, and lay them on their side [@emergency_112].
- A dietitian can help if you have lost weight without wanting to, or feel weak in every vrat.`,
}
