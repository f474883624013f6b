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
    'elderly not eating',
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
      title: 'Food for older people with a small appetite: strength on a smaller plate',
      summary:
        'Why appetite fades after seventy, what the family can check this week, a day of six small enriched plates, and which changes a doctor should see.',
      opening: `A parent who has no appetite is rarely being stubborn. Food tastes of less, teeth hurt, a new tablet dulls hunger, and a meal for one hardly seems worth the gas. So the plate moves, little by little, towards tea, biscuits and soft white rice. They are easy to swallow and leave the body short.

The answer has two parts. Look for what took the appetite away. Meanwhile, serve less at a time and more often, and make each spoon richer.`,
      example: `## One week’s notebook in Mysuru

Shantha is 74 and leaves half of every meal. Her daughter writes down three things for a week: what came back on the plate, the tablets, and the bowels.

By Sunday there is a pattern. Dinner is hardly touched. A new painkiller began in the week the hunger went. She has been to the toilet only twice.

The doctor looks at the tablet. The dentist eases a sore denture. At home the ragi malt is now cooked in milk, the huli is thick, and dinner shrinks to a cup of bele saaru with ghee. After a month she asks, for the first time since summer, what is for lunch.`,
      closing: `The first plate of the day is often the best eaten, so put milk, curd, egg or dal into it for a week and see what follows. Weigh once a month and write it down. A number on paper tells you and the doctor more than any worry does.`,
    },
    casual: {
      title: 'When your parents eat too little: what to cook, what to ask',
      summary:
        'Tea, biscuits and “I’m not hungry”. Why the appetite goes after seventy, easy ways to get more into small portions, and when it’s time for a doctor.',
      opening: `“I’ve eaten, don’t worry.” You know that voice. Then you go home to Ludhiana for the weekend, and there’s half a roti in a napkin, a tin of rusks, and dal from Thursday that nobody has touched.

They aren’t being difficult. Cooking for two, or for one, is dull work, and food doesn’t taste the way it did. You can help without taking over the kitchen.`,
      example: `## A weekend visit that does some good

**Saturday morning.** Read the tablet strips and make a list. Then cook with her, not for her: thick chana dal, kadhi, aloo methi cooked soft. Box the dal for the fridge and use it within three days.

**Saturday evening.** Ask him what he’d like, not whether he’s hungry. Paneer bhurji? One egg, the way he used to make it on Sundays? Serve half of what you’d expect, and eat with him.

**Sunday.** Fill the tin with things that need no cooking: sattu, makhana, milk powder, soft panjiri. Put the water bottle where he sits. Book the dentist.

**Every evening after.** Call at dinner time and eat on the phone with them.`,
      closing: `You can’t sit at their table every day. You can make the next plate easy to reach and the next meal less lonely. Ask what they ate, not just whether. If a belt needs a new hole, don’t wait for Diwali. Book the doctor this week and go along.`,
    },
    motivational: {
      title: 'No appetite after seventy: small plates that help a parent eat again',
      summary:
        'Your mother or father hardly eats? Why appetite fades, what to check this week, six small plates that hold more, and the signs a doctor should see.',
      opening: `Four spoons, and the plate is pushed away. You’ve cooked what he always liked, and it comes back almost as it went. It’s tiring, and a little frightening to watch.

You can’t argue anyone into hunger. You can look for what took it away, bring the plates closer together, and make each spoon count. Each of these is small, and each can begin this week.`,
      example: `## Three ticks a day in Jorhat

Mr Bora, 78, taught school for thirty years and still likes a register. Since his wife died he has lived on tea and biscuits. His daughter Rima rules three columns with him.

- **A small plate every three hours.** Four bites count.
- **Something rich in it:** curd with his mashed chira, ghee in thick masoor dal, boneless fish, an egg in tomato gravy.
- **Not alone:** the neighbour at noon, Rima on the phone at eight.

In the first week they get seven ticks. The doctor changes one tablet and asks about his mood. In the fourth week they get fourteen, and he complains that the fish is too small. She writes that down as well.`,
      closing: `Rule three columns tonight and fill in one of them tomorrow. If a day goes badly, the register goes on. Praise the company, not the empty plate; nobody likes to be counted at table. And if the weight keeps falling, you’ve done your part by noticing. Take the register to the doctor.`,
    },
  },
  body: `## Why the appetite goes

There is nearly always a reason, and often two. Check these before you cook more:

- **Mouth:** loose dentures, a sore tooth, a dry tongue. Book the dentist. Taste and smell fade with age too [@espen_older_people_2022], so use lime, roasted jeera, hing and soft chutneys.
- **Medicines:** some dull hunger [@espen_older_people_2022]. List every tablet with the date it began, and ask the doctor about it. Stop none on your own.
- **Stomach:** constipation, acidity, nausea, pain.
- **Mood and company:** grief, low mood, meals alone. People eat less when they are alone [@espen_older_people_2022]. Sit down with them.
- **Memory:** meals forgotten, an empty fridge.
- **Illness:** infection, thyroid trouble, anaemia. An appetite that has newly gone needs a check-up.

## Half the plate, more in each spoon

A full thali puts off a person who isn’t hungry. Serve half, every two to three hours, the dal, egg or paneer first, and enrich what is already liked:

- **Khichdi or thick dal, half a katori:** 1 teaspoon of ghee, a spoon of mashed paneer.
- **Dalia, ragi, suji:** cooked in milk, with 1 tablespoon of milk powder or ground peanuts.
- **Curd:** half a mashed banana, a spoon of ground almonds.

Large drinks just before eating take away room [@nhs_gain_weight], so tea comes after the plate. With diabetes, high cholesterol or kidney disease, ask the doctor or dietitian which additions suit, and whether an old, strict diet can be eased. Ask before you buy appetite syrups, tonics or vitamin D as well: too much vitamin D is harmful [@ods_vitamin_d].

## A day in six small plates

- **7:30** one soft moong chilla, 2 tablespoons of curd
- **10:00** a cup of milk with milk powder, half a banana
- **12:30** half a katori of soft rice, a katori of thick dal with ghee, mashed lauki
- **4:00** half a katori of suji cooked in milk, with ground nuts; then tea
- **6:30** a small bowl of dal soup or curd
- **8:30** half a katori of khichdi, an egg cooked firm or mashed paneer

An international expert group advises healthy older people to eat 1.0 to 1.2 g of protein for each kilogram of body weight a day, with severe kidney disease as an exception [@bauer_2013]. At 50 kg that is 50 to 60 g. An egg has about 6 g, 100 g of thick cooked dal about 9 g [@usda_fdc]. In any kidney disease, the doctor or renal dietitian sets the amount.

## Drink, and use the legs

In later years thirst is no longer a reliable guide. A European guideline gives about 1.6 litres of drinks a day for older women and 2 litres for men as a usual aim [@espen_older_people_2022]. Milk, chaas, soup and tea count. With heart failure or kidney disease the doctor may have set a lower limit, and that limit counts [@medlineplus_heart_fluids] [@medlineplus_kidney_diet].

A short walk or a few rises from a chair before meals keep the muscle that food builds.`,
  variants: [
    {
      names: ['soft food', 'no teeth', 'dentures', 'denture', 'chewing', 'chew'],
      titles: {
        professional: 'Food for older people who find chewing hard',
        casual: 'When your parents eat too little and chewing hurts: what to cook',
        motivational: 'Small, soft, full of strength: plates for a parent who can’t chew well',
      },
      text: `## When chewing is hard

Start with the family’s own dishes and change the texture. Pressure-cook rajma and chana until they crush between two fingers. Steam vegetables, then mash them into the dal. Good soft plates are curd rice with grated cucumber, idli in sambar, dalia in milk, egg bhurji cooked soft and moist but set, keema with peas, and stewed apple with ground almonds. Add something sour or roasted, because soft food is often dull. Coughing or a wet voice at meals is different: ask a doctor before you change textures at home.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- Appetite newly gone, or less than half of most meals eaten for several days: see a doctor this week.
- Weight falls without trying, or rings, clothes and dentures become loose. Losing more than 10 per cent in 3 to 6 months counts as malnutrition [@nice_cg32]: at 50 kg, 5 kg.
- Hardly any food for more than 10 days: a doctor first; feeding too fast can be dangerous [@nice_cg32].
- Coughing at meals, a wet voice afterwards, food that sticks or repeated chest infections: the swallowing should be checked.
- Sudden confusion, weakness on one side, black stools, hard to wake: hospital at once, or 112.
- Dark urine, hardly any drink, repeated vomiting, a fall: the same day. Low mood for two weeks: this week.`,
}
