import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'three-anchors',
    title: 'Strong on dal, dairy and soya',
    summary: 'How to get enough protein for training on a vegetarian plate, without living on powders.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Three protein foods in a day',
        explanation:
          'As a vegetarian athlete, you get protein from three groups: pulses, milk foods and soya. Nuts, seeds and grains add to it, and eggs if you eat them. Call these your anchors. The simplest rule is one anchor at each meal, and two at the meal after training. Pulses also have starch and fibre. You can’t reach high protein on dal alone without feeling stuffed, so add dairy and soya. If you’re vegan, rely on soya, tofu, peanuts and larger helpings of pulses.',
        example:
          'A Rajasthani day: moong chilla with curd; gatte or panchmel dal with bajra roti and chaas; soya chunk sabzi with two rotis at night; roasted peanuts and a glass of milk in between. In all some 70 to 80 g.',
        tips: [
          'Name the anchor at each of today’s meals.',
          'Serve curd with lunch and dinner for a week.',
          'Have a packet of soya chunks or tofu in the kitchen as a backup.',
        ],
      },
      {
        title: 'Soak and sprout your pulses',
        explanation:
          'Soak rajma, chana, lobia and whole moong overnight, sprout them or ferment them. They become easier on your stomach and give you more of their iron and zinc. Pour away the soaking water. If you aren’t used to fibre, your bowels need time. Start with half a katori a day, well cooked, and then eat more. Add ginger, ajwain or hing if you like them. Sprouts are safest lightly steamed, above all in pregnancy and in the monsoon.',
        example:
          'Matki usal in Kolhapur, kadala curry in Kannur, ghugni in Kolkata, sprouted moong with onion and lime in Ahmedabad: each needs only a bowl of water the evening before. You don’t need to buy anything special.',
        tips: [
          'Soak one pulse tonight for tomorrow’s lunch.',
          'Steam sprouts for five minutes before they go into a salad.',
          'Raise the portion by a spoon every two days if your stomach protests.',
        ],
      },
      {
        title: 'More protein in less space',
        explanation:
          'To get 25 g of protein from thin dal, you would drink more than a litre of it. So choose denser food. Cook dal thick, choose hung curd over plain, press paneer or tofu into bhurji, use besan in batters and soya chunks in pulao. A dry 30 g handful of soya chunks has about 15 g, one of roasted chana 6 to 7 g. Paneer differs by brand, so read protein and fat on the label. On rest days, eat less starch to leave room.',
        example:
          'A plate in Indore that looks ordinary and gives about 30 g: paneer bhurji from 80 g paneer with peas, a besan and methi chilla for the second roti, and a katori of hung curd with mint.',
        tips: [
          'Hang half a litre of curd in a cloth for three hours and use it twice.',
          'Replace one roti with a besan or moong chilla.',
          'Compare the protein per 100 g on two packets of paneer.',
        ],
      },
    ],
    sources: ['issn_protein_2017', 'usda_food_data', 'icmr_guidelines_2024'],
  },
  {
    id: 'nutrients-to-watch',
    title: 'Four nutrients to watch without meat',
    summary: 'Where to get vitamin B12, iron, calcium with vitamin D, and omega-3 if you eat no meat.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'No plant gives you reliable B12',
        explanation:
          'Microbes make vitamin B12. We get it from milk, curd, eggs, fish and meat, or from fortified food. Curd and paneer help, but many Indian vegetarians are still low. Every vegan needs a fortified food or a supplement. A deficiency builds up over years. It shows as tiredness, a sore tongue, tingling feet, unsteadiness or low mood. Spirulina, fermented rice and unwashed greens don’t solve it. Ask your doctor for a blood test before you take tablets. See a doctor soon if you have nerve symptoms.',
        example:
          'In a Chennai home, two glasses of milk and a cup of curd a day are a good start. A vegan flatmate chooses soya drink with B12 on the label, and has his level checked each year.',
        tips: [
          'Count your milk, curd and egg servings over three days.',
          'Read the label of plant drinks and cereals for added B12.',
          'Book a test if you are vegan and take no supplement, or if you feel tingling.',
        ],
      },
      {
        title: 'Iron needs vitamin C with it',
        explanation:
          'Your body absorbs only part of the iron in plants, and you lose a little more when you train. How much you absorb depends on what you eat with it. Vitamin C from lime, amla, guava, tomato or capsicum helps you absorb it. Tea and coffee get in the way. So the Indian guidelines advise an hour between them and meals. Cooking sour dishes in an iron kadhai adds some. Take supplements only if a test shows a deficiency and your doctor advises them, because too much iron is harmful.',
        example:
          'Cook lobia and spinach in an iron kadhai with tomato, and have a wedge of lime and half a guava with it: a Punjabi lunch that gives you its iron. In Nagaland, local greens with tree tomato chutney do the same.',
        tips: [
          'Put cut lime on the table at lunch and dinner.',
          'Move the tea after lunch to half past three.',
          'Cook a tomato-based dal in an iron kadhai twice this week.',
        ],
      },
      {
        title: 'Bones and hearts: calcium, vitamin D, omega-3',
        explanation:
          'Three servings of milk foods cover most of an adult’s calcium. Without milk, ragi, til, rajgira, calcium-set tofu and leafy greens help. Vitamin D comes mostly from sun on the skin. Many people in Indian cities lack it, even those who train outdoors early in the morning. It’s safer to have a blood test and let a doctor set the dose than to guess in a shop. Flax, chia, walnuts and mustard oil have plant omega-3. Eat a little of them every day.',
        example:
          'Ragi ambli in Karnataka, til chikki in Maharashtra, rajgira thepla in Gujarat and a tablespoon of flax chutney in Vidarbha go well with two glasses of milk or chaas. You don’t need a capsule.',
        tips: [
          'Eat ragi or til on three days this week.',
          'Let the sun reach your arms and legs for a short while on most days, without burning.',
          'Ask at your next check-up whether vitamin D should be tested.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'icmr_nutrients_2020', 'and_vegetarian_2025'],
  },
]
