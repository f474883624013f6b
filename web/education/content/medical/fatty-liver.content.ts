import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'what-helps-the-liver',
    title: 'What lowers the fat in a liver',
    summary:
      'You will know why fat settles in the liver, how much weight loss helps and which parts of the menu matter most.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'A silent finding with company',
        explanation:
          'Fatty liver is usually met by chance, on an ultrasound done for something else. Doctors now call the common form metabolic dysfunction-associated steatotic liver disease, because it travels with waist, sugar, pressure and triglycerides. In many people it remains harmless to the liver; in some it leads to inflammation and scarring. The heart is often at greater risk than the liver itself. Slim Indians can have it as well. So the finding is a reason to test glucose, lipids and blood pressure, to judge scarring with a simple score, and to begin early.',
        example:
          'A software tester in Kochi, 66 kg, has a fatty liver on his company check-up. His next steps are a glucose and lipid test, a look at his evening puffs and sweet chai, and a visit to his doctor with the report.',
        tips: [
          'Measure your waist this week: from 90 cm in men and 80 cm in women it counts as high.',
          'Ask your doctor whether a FIB-4 score has been worked out.',
          'Have glucose, lipids and pressure checked if that is a year ago.',
        ],
      },
      {
        title: 'Five per cent, seven to ten, and more',
        explanation:
          'For adults above a healthy weight, European guidelines give clear steps. Losing 5 per cent of body weight reduces liver fat, 7 to 10 per cent can calm inflammation, and 10 per cent or more can improve scarring. People of normal weight gain from 3 to 5 per cent. The pace is gentle: half to one kilogram a week at most, since crash diets and long starvation can injure the liver and form gallstones. It works equally by smaller portions, less oil or fewer sweets. Keep at 1,200 kcal a day or above.',
        example:
          'At 80 kg the steps are 4 kg, then 6 to 8. In a Bengali home: one katori of rice less a day, mustard oil by the spoon, luchi once a month, and shukto and fish as before.',
        tips: [
          'Work out 5 per cent of your weight and write down a date four months away.',
          'Choose the two changes that you would mind least.',
          'Weigh weekly, and slow down if more than 1 kg goes in a week.',
        ],
      },
      {
        title: 'Sugar in the glass, flour in the packet',
        explanation:
          'The liver turns surplus sugar into fat, and the fructose half of sugar most readily. Sweetened drinks are therefore the first thing to leave: cola, energy drinks, packed juice, sharbat, heavily sugared chai. Biscuits, namkeen, puffs, white bread and late-night fried snacks come next. In their place, guidelines favour a Mediterranean pattern, which in Indian terms is a great deal of vegetables, pulses and whole grain, fruit, nuts, liquid oil, curd and fish, with little red meat. Whole fruit in two helpings a day is welcome.',
        example:
          'In Nagpur: jowar bhakri, gavar bhaji, tur varan with lime, koshimbir with peanuts, and a santra. In Vizag: fish pulusu, gongura pappu, half the former rice. In the glass, plain water or unsweetened majjiga.',
        tips: [
          'Drink no sweetened beverage for the next fourteen days.',
          'Keep fruit and roasted chana where the biscuits lie.',
          'Cook one meal a day whose half is vegetables.',
        ],
      },
    ],
    sources: [SOURCES.easl_fatty_liver_2024, SOURCES.icmr_guidelines_2024, SOURCES.obesity_2013, SOURCES.misra_2009],
  },
  {
    id: 'movement-alcohol-tonics',
    title: 'Movement, alcohol, coffee and liver tonics',
    summary:
      'You will know what exercise does without weight loss, where alcohol and coffee stand and which remedies endanger the liver.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Exercise works even when weight stays',
        explanation:
          'Muscles that are used take up glucose and fat which would otherwise be stored in the liver, and studies show less liver fat after months of training even at unchanged weight. The European guideline advises more than 150 minutes of moderate or 75 minutes of vigorous activity a week; strength training helps those who cannot walk far. Long sitting has its own effect, so breaks count. With heart disease, advanced scarring or breathlessness, ask first which effort is safe.',
        example:
          'In Panchkula: thirty minutes around the park before office on Monday, Wednesday and Friday, cycling to the market on Saturday and Sunday, and fifteen minutes with bands on two evenings before the roti is rolled.',
        tips: [
          'Put five walks of thirty minutes into this week’s calendar.',
          'Get up for two minutes after each half hour of screen.',
          'Do chair squats while the pressure cooker whistles.',
        ],
      },
      {
        title: 'No alcohol, and coffee if you like it',
        explanation:
          'Alcohol and metabolic fat harm the liver together more than either does alone. With fatty liver it is best to drink none, and with fibrosis or cirrhosis none at all. A person who drinks daily should not stop from one day to the next without help, because withdrawal can be dangerous. Coffee is the pleasant exception: people who drink it regularly show less liver damage in many studies. It is no treatment, the sugar in it counts, and the Indian limit of 300 mg of caffeine remains.',
        example:
          'Two small filter coffees without sugar fit a day in Chikkamagaluru. At a wedding in Amritsar, jaljeera or soda with lime and mint looks like everybody else’s glass and asks no explanation.',
        tips: [
          'Write down the number of drinks in your last four weeks and show it to your doctor.',
          'Halve the sugar in your coffee, then halve it again.',
          'Choose your glass at a party before anybody offers one.',
        ],
      },
      {
        title: 'Tonics, herbs and the signs to act on',
        explanation:
          'No juice cleans a liver. Several herbs sold for health, among them giloy, ashwagandha, green tea extract in capsules and slimming mixtures, have been linked to liver injury in case reports from India and elsewhere; body-building steroids likewise. Ordinary tea and kitchen haldi are not meant. Do not stop a statin for fear of the liver, for doctors use it safely in fatty liver. Yellow eyes, dark urine, a swollen belly, swollen feet, confusion, black stools or vomiting blood need hospital today.',
        example:
          'A neighbour in Lucknow recommends a bottle of green syrup for the liver. A kinder reply to your own is lauki and moong for dinner, a walk, and the question to your doctor whether the bottle is safe.',
        tips: [
          'Bring every bottle, powder and capsule to your next appointment.',
          'Ask about vaccination against hepatitis A and B.',
          'Repeat liver tests when your doctor says, even if you feel well.',
        ],
      },
    ],
    sources: [SOURCES.easl_fatty_liver_2024, SOURCES.inasl_fatty_liver_2023],
  },
]
