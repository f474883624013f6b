import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-complete-vegetarian-plate',
    title: 'What makes a vegetarian plate complete',
    summary: 'How pulses, grains, milk and greens give you what meat and fish would.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Eat grains and pulses on the same day',
        explanation:
          'Proteins are made of some twenty building blocks. You have to eat nine of them. Wheat and rice are short of one that dal has in plenty. Dal is short of one that they have. Khichdi, idli and rajma rice solved this long ago. You don’t need to eat both on the same plate. The whole day counts. In many homes the amount matters more. A thin dal under a mountain of rice has very little protein.',
        example:
          'Rajasthani and complete: bajra roti with moong dal, kadhi and a spoon of peanut chutney. Tamil and complete: adai from rice and four dals, with avial and curd.',
        tips: [
          'Serve pulses thick, in a bowl as large as the one for grain.',
          'Add soya, paneer, tofu or peanuts to one meal a day.',
          'Grind a fifth of chana into the atta for the week.',
        ],
      },
      {
        title: 'How to absorb more iron',
        explanation:
          'Your gut doesn’t absorb plant iron easily. Vitamin C in the same meal helps. Tea or coffee with the meal makes it harder. Soaking, sprouting and fermenting loosen what binds iron in grains and pulses. Women with heavy periods, teenagers and pregnant women often need more than food can give. A blood test shows whether you need tablets, and your doctor decides. Tiredness has many causes, and only one of them is on your plate.',
        example:
          'In Solapur, eat palak dal with a squeezed lime, amla pickle and sprouted moong with jowar bhakri, and have tea an hour later. In Gujarat, handvo from batter that fermented overnight does the same.',
        tips: [
          'Put a cut lime on the table along with the salt.',
          'Move tea and coffee an hour away from meals.',
          'Sprout a bowl of moong or matki twice a week.',
        ],
      },
      {
        title: 'Milk does much, but not everything',
        explanation:
          'Lacto-vegetarian families rightly rely on milk, curd and paneer for calcium, vitamin B12 and much of their protein. The amounts are often smaller than you think. The milk in four cups of tea is barely one glass. Low vitamin B12 is still common among Indian vegetarians. Ask for a test in pregnancy, after sixty, with metformin or long use of acidity tablets, and with tingling feet or a sore tongue. Treatment is simple when it’s found in time.',
        example:
          'A filling Jain breakfast: a glass of milk, moong chilla with paneer inside, and a guava. A day with two bowls of curd and one glass of milk gives far more than one with milk only in the tea.',
        tips: [
          'Count milk and curd in bowls, not in cups of tea.',
          'Ask your doctor for a vitamin B12 test once a year.',
          'Choose iodised salt, also for home-made pickles and papad.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'icmr_nutrients_2020', 'nhs_vegetarian'],
  },
  {
    id: 'vegan-in-an-indian-kitchen',
    title: 'Vegan in an Indian kitchen',
    summary: 'Which four nutrients to plan for when milk and ghee leave the kitchen.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Vitamin B12 comes from a tablet or fortified food',
        explanation:
          'No plant food in an Indian kitchen gives you vitamin B12 reliably: not soya curd, not spirulina, not unwashed vegetables. Your body’s store lasts a few years, then runs out without warning. Your nerves may be damaged before your blood test looks bad. So every vegan needs a supplement or fortified foods daily, and a doctor to check the level. In pregnancy, breastfeeding and infancy, this isn’t a matter of taste. The child’s brain depends on it. Your doctor or dietitian decides the dose and form.',
        example:
          'The carton of soya drink in a Bengaluru fridge says “vitamin B12” with an amount per 100 ml. The family reads it aloud once before trusting it. The B12 tablets are next to the toothbrush.',
        tips: [
          'Tie the tablet to something daily, such as brushing your teeth.',
          'Read the label for B12, vitamin D, calcium and iodine.',
          'Get your B12 tested before you go vegan and again a few months later.',
        ],
      },
      {
        title: 'Calcium and vitamin D without milk',
        explanation:
          'Ragi, sesame, amaranth leaves, tofu set with calcium and fortified plant drinks have calcium. Palak gives you little, because oxalate binds it. Home-made drinks from almonds or oats taste good but have almost no calcium and little protein. Vitamin D depends on skin and sun, and is often low in India whatever you eat. Growing children and women after the menopause need special care here. A dietitian can add up what you get on a usual day.',
        example:
          'One day in a vegan Kannadiga house: ragi dosa in the morning, tofu and drumstick-leaf palya at noon, til ladoo at five and a glass of fortified soya drink at night.',
        tips: [
          'Shake fortified cartons: calcium settles at the bottom.',
          'Roast white til, grind it and store a jar for chutneys.',
          'Choose tofu whose label names calcium sulphate.',
        ],
      },
      {
        title: 'Plan your protein and good fats',
        explanation:
          'Without curd and paneer, a plate loses its easiest protein. So eat pulses at every meal and soya at many of them. Nuts and seeds add protein and zinc. You also miss the long omega-3 fats of fish. Flaxseed, walnuts and mustard oil give a shorter form, and your body turns a little of it into the long one. Oil from algae is an option to discuss in pregnancy. Variety is the safest tool. Five different pulses a week are better than one favourite.',
        example:
          'Chana chaat in the morning, soya chunk curry with brown rice at noon, peanuts with a fruit at five, masoor dal with mustard oil tadka and a spoon of ground alsi at night. A Bihari kitchen has all of it.',
        tips: [
          'Plan three portions of pulses or soya a day.',
          'Grind flaxseed fresh. Whole seeds pass through you unused.',
          'Give children small, rich portions, and have their growth checked on a chart.',
        ],
      },
    ],
    sources: ['and_vegetarian_2025', 'nhs_vegan', 'icmr_guidelines_2024'],
  },
]
