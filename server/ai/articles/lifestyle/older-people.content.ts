import type { LibraryArticle } from '../library-article.ts'

export const OLDER_PEOPLE: LibraryArticle = {
  id: 'older-people',
  category: 'lifestyle',
  name: 'food for older people',
  names: [
    'food for elderly',
    'food for older people',
    'diet for elderly',
    'diet for older people',
    'elderly diet',
    'elderly nutrition',
    'elderly poor appetite',
    'diet for seniors',
    'senior citizen diet',
    'old age diet',
    'diet after 60',
    'diet after 70',
    'food for grandparents',
    'feeding elderly parents',
    'soft food for elderly',
    'buzurgon ka khana',
    'budhape mein khana',
    'बुज़ुर्गों का खाना',
    'बुजुर्गों का आहार',
    'ਬਜ਼ੁਰਗਾਂ ਦੀ ਖੁਰਾਕ',
  ],
  tones: {
    professional: {
      title: 'Food for older people: strength on a smaller plate',
      summary:
        'How to fit enough protein, calcium and water into a small appetite, what to cook when chewing is hard, and which changes a doctor should see.',
      opening: `Appetite often shrinks with age. Food tastes of less, teeth hurt, some medicines dull hunger, and a meal for one hardly seems worth the gas. So the plate moves, little by little, towards tea, biscuits and soft white rice. They are easy to swallow and leave the body short.

The answer is rarely a bigger plate. It is a smaller one that comes more often, with something in each spoon that builds muscle and bone.`,
      example: `## Six small plates in Mysuru

Shantha is 74 and eats little at a time. Her day is spread out like this:

- **Seven:** ragi malt cooked in milk.
- **Half past nine:** two idlis soaked in sambar.
- **Noon:** soft rice with thick huli, grated carrot and a katori of curd.
- **Four:** banana mashed with curd, or a soft-cooked upma with peas.
- **Half past six:** a bowl of thin bele saaru to drink, with a spoon of ghee.
- **Eight:** mashed moong dal khichdi with soft beans, or on Sundays soft rice with boneless fish.

There is a jug of water next to her newspaper, and it should be empty by lunch.`,
      closing: `The first plate of the day is often the weakest. Put milk, curd, egg or dal into it for a week and see how the morning feels. Weigh once a month and write it down. A number on paper tells you and the doctor more than any worry does.`,
    },
    casual: {
      title: 'When your parents eat too little: what to cook, what to ask',
      summary:
        'Tea, biscuits and “I’m not hungry”. Easy ways to get more food into small portions, how to help over the phone, and when it’s time for a doctor.',
      opening: `“I’ve eaten, don’t worry.” You know that voice. Then you go home to Ludhiana for the weekend, and there’s half a roti in a napkin, a tin of rusks, and dal from Thursday that nobody has touched.

They aren’t being difficult. Cooking for two, or for one, is dull work, and food doesn’t taste the way it did. You can help without taking over the kitchen.`,
      example: `## A weekend visit that does some good

**Saturday morning.** Cook with her, not for her. A pot of thick chana dal, one of kadhi, a bowl of aloo methi cooked soft. Put the dal into small boxes for the fridge and use them up within three days.

**Saturday evening.** Ask him what he’d like, not whether he’s hungry. Paneer bhurji? One egg, the way he used to make it on Sundays? Eat it together at the table.

**Sunday.** Fill the tin with things that need no cooking: roasted chana ground to sattu, makhana, milk powder, soft panjiri. Put the water bottle where he sits.

**Every evening after.** Call at dinner time and eat on the phone with them.`,
      closing: `You can’t sit at their table every day. You can make the next plate easy to reach and the next meal less lonely. Ask what they ate, not just whether. If a belt needs a new hole, don’t wait for Diwali. Book the doctor this week and go along.`,
    },
    motivational: {
      title: 'Strong after sixty: small plates, steady habits',
      summary:
        'Three daily habits that help older people keep their strength: protein at each meal, water by the clock, and a little work for the legs. With signs to watch.',
      opening: `Getting up from the floor after puja. Carrying your own bag from the market. Lifting a grandchild who has grown since June. This is what strength is for after sixty, and it’s built in the kitchen as much as in the park.

You don’t have to eat like a wrestler. An extra katori of dal, an egg, a glass of chaas, ten rises from a chair: each is small, and each one can be done today.`,
      example: `## Three ticks a day in Jorhat

Mr Bora taught school for thirty years and still likes a register. He rules three columns.

- **Protein at each meal:** curd with his chira in the morning, thick masoor dal and fish at lunch, an egg in tomato gravy at night.
- **Water by the clock:** a glass at eight, ten, twelve, two and four. Tea counts too.
- **Legs:** ten rises from the cane chair before his evening tea, one hand near the table.

In the first week he gets eleven ticks. In the fourth he gets eighteen, and climbs to the upper shelf of the library without thinking about it.`,
      closing: `Rule your own three columns tonight and fill in one of them tomorrow. If you miss a day, the register goes on. Ask someone at home to tick along with you; company improves both the food and the arithmetic. Strength comes back slowly, and it does notice what you do.`,
    },
  },
  body: `## Protein in three meals

Muscle shrinks with age, and faster after an illness. An international expert group advises healthy older people to eat 1.0 to 1.2 g of protein for each kilogram of body weight a day, with severe kidney disease as an exception [@bauer_2013]. In any kidney disease, the doctor or renal dietitian sets the amount of protein. Spread it over the day. Eat the dal, egg, fish, paneer or chicken first, while there is hunger. Make thin dal thicker before you serve more of it.

Food builds muscle when muscle is used. The World Health Organization advises people of 65 and over to train balance and strength on 3 or more days a week, as far as they are able [@who_activity_2020].

## More in each spoon

Three large thalis may be too much. Try five or six small plates, and enrich what is already liked: ghee on khichdi, milk powder in kheer, ground peanuts or almonds in porridge, curd with everything. Soft food doesn’t have to be sweet or white. Grate the carrot into the dalia, mash the beans, cook the bhaji longer, flake the fish.

Eat in company when you can. Lonely people have a higher risk of heart disease, stroke and depression [@who_connection_2025], and a second chair often does more for the plate than a new recipe.

## For the bones

A glass of 250 ml of milk gives close to 300 mg of calcium, and 100 g of ragi grain about 350 mg [@usda_fdc] [@ifct_2017]. Curd, paneer, til and small fish eaten with their bones bring calcium as well. Vitamin D is another matter. Too much of it is harmful and almost always comes from supplements [@ods_vitamin_d]. A doctor who knows the blood level should choose the amount.

## Drink by the clock

In later years thirst is no longer a reliable guide. A European guideline gives about 1.6 litres of drinks a day for older women and 2 litres for men as a usual aim [@espen_older_people_2022]. Milk, chaas, soup and tea all count. Drink more in the morning and less after dinner if the nights are broken. With heart failure or kidney disease the doctor may have set a lower limit, and that limit counts [@medlineplus_heart_fluids] [@medlineplus_kidney_diet].`,
  variants: [
    {
      names: ['soft food', 'no teeth', 'dentures', 'denture', 'chewing', 'chew'],
      titles: {
        professional: 'Food for older people who find chewing hard',
        casual: 'When your parents eat too little and chewing hurts: what to cook',
        motivational: 'Strong after sixty, even when chewing is hard',
      },
      text: `## When chewing is hard

Start with the family’s own dishes and change the texture. Pressure-cook rajma and chana until they crush between two fingers. Steam vegetables, then mash them into the dal. Good soft plates are curd rice with grated cucumber, idli in sambar, dalia in milk, egg bhurji cooked soft and moist, keema with peas, and stewed apple with ground almonds. Add something sour or roasted, because soft food is often dull. Dentures that hurt can be mended, so see the dentist. Coughing or a wet voice at meals is different: ask a doctor before you change textures at home.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- Weight falls without trying, or rings, clothes and dentures become loose: see a doctor. It is a warning sign at this age.
- Coughing at meals, a wet voice afterwards, food that sticks or repeated chest infections: a doctor or speech therapist should check the swallowing.
- Sudden confusion, very dark urine or drowsiness: call the doctor the same day.
- A fall, new weakness or trouble getting up from a chair.
- Black stools, repeated vomiting or low mood that lasts two weeks.`,
}
