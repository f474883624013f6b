import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-complete-vegetarian-plate',
    title: 'What makes a vegetarian plate complete',
    summary: 'You will know how pulses, grains, milk and greens fill the gaps that meat and fish leave.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Grain and pulse, partners over the day',
        explanation:
          'Proteins are made of some twenty building blocks, of which nine have to be eaten. Wheat and rice are short of one that dal has in plenty; dal is short of one that they bring. Khichdi, idli and rajma rice solved the sum long before anybody wrote it down. Both partners need not lie on the same plate; the day as a whole counts. What counts more in many houses is the amount: a thin dal under a mountain of rice is rich in tradition and poor in protein.',
        example:
          'Rajasthani and complete: bajra roti with moong dal, kadhi and a spoon of peanut chutney. Tamil and complete: adai from rice and four dals, with avial and curd.',
        tips: [
          'Serve the pulse thick and in a bowl as large as the grain’s.',
          'Add soya, paneer, tofu or peanuts to one meal a day.',
          'Grind a fifth of chana into the atta for the week.',
        ],
      },
      {
        title: 'Iron that finds its way in',
        explanation:
          'Plants carry iron in a form that the gut takes up reluctantly. Vitamin C in the same meal opens the door, and tea or coffee with the food closes it. Soaking, sprouting and fermenting loosen what binds iron in grains and pulses. Women with heavy periods, adolescents and pregnant women often need more than food can bring; a blood test decides about tablets, and so does the doctor. Tiredness has many causes, and only one of them is on the plate.',
        example:
          'Palak dal with a squeezed lime, amla pickle and sprouted moong, eaten with jowar bhakri in Solapur; the tea waits for an hour. In Gujarat the same work is done by handvo, which has been fermenting since the evening.',
        tips: [
          'Put a cut lime on the table as you put the salt.',
          'Move tea and coffee an hour away from meals.',
          'Sprout a bowl of moong or matki twice a week.',
        ],
      },
      {
        title: 'Milk does much, not everything',
        explanation:
          'Lacto-vegetarian families lean on milk, curd and paneer for calcium, vitamin B12 and a good part of the protein, and rightly. The amounts are often smaller than believed: the milk in four cups of tea is hardly one glass. Low vitamin B12 is common among Indian vegetarians all the same, so a test is worth asking for, in pregnancy, after sixty, with metformin or long use of acidity tablets, and with tingling feet or a sore tongue. Treatment is simple when it is found in time.',
        example:
          'A Jain breakfast that carries: a glass of milk, moong chilla with paneer inside, and a guava. A day with two bowls of curd and one glass of milk is a different day from one with milk in the tea only.',
        tips: [
          'Count milk and curd in bowls, not in cups of tea.',
          'Ask your doctor for a vitamin B12 test once a year.',
          'Choose iodised salt, also for pickles and papad made at home.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.icmr_nutrients_2020, SOURCES.nhs_vegetarian],
  },
  {
    id: 'vegan-in-an-indian-kitchen',
    title: 'Vegan in an Indian kitchen, without gaps',
    summary: 'You will know which four nutrients need a plan when milk and ghee leave the kitchen.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Vitamin B12 comes from a tablet or a fortified food',
        explanation:
          'No plant food of an Indian kitchen brings vitamin B12 reliably: not curd of soya, not spirulina, not unwashed vegetables. The body’s store lasts for some years and then empties without noise, and nerves may be hurt before the blood looks ill. Every vegan therefore takes a supplement or eats fortified foods daily and checks the level with a doctor. In pregnancy, while breastfeeding and in infancy this is not a matter of taste: the child’s brain depends on it. Dose and form are for the doctor or dietitian.',
        example:
          'The carton of soya drink in a Bengaluru fridge says “vitamin B12” with an amount per 100 ml, and the family reads it aloud once before trusting it. The other half of the plan is beside the toothbrush.',
        tips: [
          'Tie the tablet to something daily, such as brushing your teeth.',
          'Read the label for B12, vitamin D, calcium and iodine.',
          'Have the level measured before and a few months after the change.',
        ],
      },
      {
        title: 'Calcium and vitamin D without the milk can',
        explanation:
          'Ragi, sesame, amaranth leaves, tofu set with calcium and fortified plant drinks bring calcium; palak brings little of its own, because oxalate holds it fast. Drinks made at home from almonds or oats are pleasant and contain almost none, nor much protein. Vitamin D depends on skin and sun and is often short in India whatever one eats. Children who grow and women after the menopause need particular care here, and a dietitian can add up what a usual day holds.',
        example:
          'One day in a vegan Kannadiga house: ragi dosa in the morning, tofu and drumstick-leaf palya at noon, til ladoo at five and a glass of fortified soya drink at night.',
        tips: [
          'Shake fortified cartons: calcium settles at the bottom.',
          'Roast white til, grind it and keep a jar for chutneys.',
          'Choose tofu whose label names calcium sulphate.',
        ],
      },
      {
        title: 'Protein and good fats by design',
        explanation:
          'Without curd and paneer a plate loses its easiest protein, so pulses belong in every meal, soya at many of them. Nuts and seeds add protein and zinc. The long omega-3 fats of fish are missing; flaxseed, walnuts and mustard oil bring a shorter form, of which the body turns a little into the long one, and oil from algae is an option to discuss in pregnancy. Variety is the safest tool: five different pulses a week are better than a single favourite one.',
        example:
          'Chana chaat in the morning, soya chunk curry with brown rice at noon, peanuts with a fruit at five, masoor dal with mustard oil tadka and a spoon of ground alsi at night: a Bihari kitchen needs no import for it.',
        tips: [
          'Plan three portions of pulses or soya a day.',
          'Grind flaxseed freshly; whole ones leave as they came.',
          'Give children small, rich portions, and let their growth be charted.',
        ],
      },
    ],
    sources: [SOURCES.and_vegetarian_2025, SOURCES.nhs_vegan, SOURCES.icmr_guidelines_2024],
  },
]
