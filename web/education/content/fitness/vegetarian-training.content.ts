import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'three-anchors',
    title: 'Strong on dal, dairy and soya',
    summary: 'You will know how to reach a training level of protein on a vegetarian plate without living on powders.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Three anchors in a day',
        explanation:
          'A vegetarian athlete’s protein comes from three groups: pulses, milk foods and soya. Nuts, seeds and grains add to it, and eggs do where they are eaten. One anchor at each meal is the simplest rule, and two at the meal after training. Pulses also carry starch and fibre, so nobody reaches high protein on dal alone without feeling stuffed; the dairy and soya portions make the sum come out. Vegans lean on soya, tofu, peanuts and larger helpings of pulses.',
        example:
          'A Rajasthani day: moong chilla with curd; gatte or panchmel dal with bajra roti and chaas; soya chunk sabzi with two rotis at night; roasted peanuts and a glass of milk between. In all some 70 to 80 g.',
        tips: [
          'Name the anchor at each of today’s meals.',
          'Serve curd with lunch and dinner for a week.',
          'Keep one packet of soya chunks or tofu in the kitchen as a reserve.',
        ],
      },
      {
        title: 'Pulses that gain from soaking and sprouting',
        explanation:
          'Rajma, chana, lobia and whole moong become easier on the stomach and give up more of their iron and zinc after soaking overnight, sprouting or fermenting. The water used for soaking is poured away. Bowels used to little fibre need time: half a katori a day at first, then more, well cooked, with ginger, ajwain or hing if you like them. Sprouts are safest lightly steamed, above all in pregnancy and in the monsoon.',
        example:
          'Matki usal in Kolhapur, kadala curry in Kannur, ghugni in Kolkata, sprouted moong with onion and lime in Ahmedabad: each needs a bowl of water the evening before and nothing bought.',
        tips: [
          'Soak one pulse tonight for tomorrow’s lunch.',
          'Steam sprouts for five minutes before they go into a salad.',
          'Raise the portion by a spoon every two days if your stomach protests.',
        ],
      },
      {
        title: 'The problem of volume',
        explanation:
          'To get 25 g of protein from thin dal you would drink more than a litre of it. So concentrate: cook dal thick, choose hung curd over plain, press paneer or tofu into bhurji, use besan in batters and soya chunks in pulao. A dry 30 g handful of soya chunks holds about 15 g, one of roasted chana 6 to 7 g. Paneer varies between brands, and the label tells its protein and fat. Less starch on the spoon leaves room without losing energy on rest days.',
        example:
          'A plate in Indore that looks ordinary and gives about 30 g: paneer bhurji from 80 g paneer with peas, a besan and methi chilla in place of the second roti, and a katori of hung curd with mint.',
        tips: [
          'Hang half a litre of curd in a cloth for three hours and use it twice.',
          'Replace one roti by a besan or moong chilla.',
          'Compare the protein per 100 g on two packets of paneer.',
        ],
      },
    ],
    sources: [SOURCES.issn_protein_2017, SOURCES.usda_food_data, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'nutrients-to-watch',
    title: 'Four nutrients that deserve a second look',
    summary:
      'You will know where vitamin B12, iron, calcium with vitamin D, and omega-3 come from when you eat no meat.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'B12 has no reliable plant source',
        explanation:
          'Vitamin B12 is made by microbes and reaches us through milk, curd, eggs, fish and meat, or through fortified food. Curd and paneer help, and many Indian vegetarians are low all the same; vegans need a fortified food or a supplement without exception. Lack builds up over years and shows as tiredness, a sore tongue, tingling feet, unsteadiness or low mood. Spirulina, fermented rice and unwashed greens do not solve it. Ask your doctor for a blood test before taking tablets; nerve symptoms should be seen soon.',
        example:
          'In a Chennai home with two glasses of milk and a cup of curd a day there is a fair base. A vegan flatmate chooses soya drink whose label names B12, and has his level checked each year.',
        tips: [
          'Count your milk, curd and egg servings over three days.',
          'Read the label of plant drinks and cereals for added B12.',
          'Book a test if you eat vegan and take no supplement, or if you feel tingling.',
        ],
      },
      {
        title: 'Iron needs company',
        explanation:
          'Plants hold a form of iron of which the body takes up only a part, and training raises losses a little. What travels with it decides: vitamin C from lime, amla, guava, tomato or capsicum opens the door, while tea and coffee close it, which is why the Indian guidelines ask for an hour’s distance from meals. Cooking sour dishes in an iron kadhai adds some. Supplements belong to a proven lack, on a doctor’s word, since too much iron is harmful.',
        example:
          'Lobia and spinach cooked in an iron kadhai with tomato, a wedge of lime and half a guava afterwards: a Punjabi lunch with every advantage. In Nagaland, local greens with tree tomato chutney do likewise.',
        tips: [
          'Put cut lime on the table at lunch and dinner.',
          'Move the tea after lunch to half past three.',
          'Cook a tomato-based dal in iron twice this week.',
        ],
      },
      {
        title: 'Bones and hearts: calcium, vitamin D, omega-3',
        explanation:
          'Three servings of milk foods cover most of an adult’s calcium; ragi, til, rajgira, calcium-set tofu and leafy greens help where milk is missing. Vitamin D comes chiefly from sun on the skin, and lack is common in Indian cities, even among people who train outdoors early in the morning. A blood test and a doctor’s dose are safer than guessing from a shop shelf. Plant omega-3 is found in flax, chia, walnuts and mustard oil, in small amounts every day.',
        example:
          'Ragi ambli in Karnataka, til chikki in Maharashtra, rajgira thepla in Gujarat and a tablespoon of flax chutney in Vidarbha fit around two glasses of milk or chaas without a single capsule.',
        tips: [
          'Eat ragi or til on three days this week.',
          'Show some arm and leg to the sun for a short while on most days, without burning.',
          'Ask at your next check-up whether vitamin D should be tested.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.icmr_nutrients_2020, SOURCES.and_vegetarian_2025],
  },
]
