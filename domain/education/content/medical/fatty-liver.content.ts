import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'what-helps-the-liver',
    title: 'What lowers the fat in a liver',
    summary: 'Why fat settles in the liver, how much weight loss helps, and which changes in food matter most.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Often without symptoms, seldom alone',
        explanation:
          'Fatty liver is usually found by chance, on an ultrasound for something else. Doctors now call the common form metabolic dysfunction-associated steatotic liver disease. It often comes with a large waist and high blood sugar, blood pressure and triglycerides (fats in the blood). In many people it doesn’t harm the liver. In some it leads to inflammation and scarring. Your heart is often at greater risk than your liver. Slim Indians can have it too. So get your glucose, lipids and blood pressure tested, ask for a simple score that checks for scarring, and start early.',
        example:
          'A software tester in Kochi, 66 kg, has a fatty liver on his company check-up. His next steps are a glucose and lipid test, fewer evening puffs and sweet chai, and a visit to his doctor with the report.',
        tips: [
          'Measure your waist this week: from 90 cm in men and 80 cm in women it counts as high.',
          'Ask your doctor whether your FIB-4 score (a check for scarring) has been worked out.',
          'Get your glucose, lipids and blood pressure checked if the last test was a year ago or more.',
        ],
      },
      {
        title: 'Five per cent, seven to ten, and more',
        explanation:
          'For adults above a healthy weight, European guidelines set clear steps. Losing 5 per cent of body weight reduces liver fat. At 7 to 10 per cent, inflammation can settle. At 10 per cent or more, scarring can improve. People of normal weight benefit from losing 3 to 5 per cent. Go gently: half to one kilogram a week at most. Crash diets and long starvation can injure the liver and form gallstones. Smaller portions, less oil or fewer sweets all work equally well. Women shouldn’t eat below 1,200 kcal a day, and men not below about 1,500.',
        example:
          'At 80 kg the steps are 4 kg, then 6 to 8. In a Bengali home: one katori less of rice a day, mustard oil by the spoon, luchi once a month, and shukto and fish as before.',
        tips: [
          'Work out 5 per cent of your weight and write down a date four months away.',
          'Choose the two changes you would mind least.',
          'Weigh weekly, and slow down if more than 1 kg goes in a week.',
        ],
      },
      {
        title: 'Sugar in the glass, flour in the packet',
        explanation:
          'Your liver turns extra sugar into fat, most easily the half that is fructose. So cut sweet drinks first: cola, energy drinks, packed juice, sharbat, very sweet chai. Biscuits, namkeen, puffs, white bread and late-night fried snacks come next. Guidelines favour a Mediterranean pattern. In Indian terms, that is plenty of vegetables, pulses and whole grain, with fruit, nuts, liquid oil, curd and fish, and little red meat. Two helpings of whole fruit a day are fine.',
        example:
          'In Nagpur: jowar bhakri, gavar bhaji, tur varan with lime, koshimbir with peanuts, and a santra. In Vizag: fish pulusu, gongura pappu, half the usual rice. In the glass, plain water or unsweetened majjiga.',
        tips: [
          'Drink nothing sweetened for the next fourteen days.',
          'Put fruit and roasted chana where the biscuits are.',
          'Fill half the plate with vegetables at one meal a day.',
        ],
      },
    ],
    sources: ['easl_fatty_liver_2024', 'cdc_weight', 'icmr_guidelines_2024', 'obesity_2013', 'misra_2009'],
  },
  {
    id: 'movement-alcohol-tonics',
    title: 'Movement, alcohol, coffee and liver tonics',
    summary:
      'What exercise does without weight loss, whether alcohol and coffee are safe, and which remedies harm the liver.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Exercise works even if you lose no weight',
        explanation:
          'Muscles you use take up glucose and fat that would otherwise go to your liver. Studies show less liver fat after months of training, even at the same weight. The European guideline advises more than 150 minutes of moderate or 75 minutes of vigorous activity a week. Strength training helps those who can’t walk far. Sitting for long is harmful in itself, so take breaks. If you have heart disease, advanced scarring or breathlessness, ask your doctor first what is safe.',
        example:
          'In Panchkula: thirty minutes around the park before office on Monday, Wednesday and Friday, cycling to the market on Saturday and Sunday, and fifteen minutes with bands on two evenings before making rotis.',
        tips: [
          'Put five walks of thirty minutes into this week’s calendar.',
          'Get up for two minutes after each half hour of screen.',
          'Do chair squats while the pressure cooker whistles.',
        ],
      },
      {
        title: 'Skip alcohol, and have coffee if you like it',
        explanation:
          'Alcohol and fatty liver together harm the liver more than either does alone. With fatty liver it’s best to drink none. If you have fibrosis or cirrhosis (scarring of the liver), drink none at all. If you drink daily, don’t stop suddenly without help, because withdrawal can be dangerous. Coffee is fine. In many studies, people who drink it regularly have less liver damage. It’s not a treatment, its sugar counts, and the Indian limit of 300 mg of caffeine still applies.',
        example:
          'Two small filter coffees without sugar fit a day in Chikkamagaluru. At a wedding in Amritsar, jaljeera or soda with lime and mint looks like everyone else’s glass. You don’t need to explain.',
        tips: [
          'Write down the number of drinks in your last four weeks and show it to your doctor.',
          'Halve the sugar in your coffee, then halve it again.',
          'At a party, pick your drink before anyone offers you one.',
        ],
      },
      {
        title: 'Tonics, herbs and danger signs',
        explanation:
          'No juice cleans a liver. Case reports from India and elsewhere link several herbs sold for health to liver injury. Among them are giloy, ashwagandha, green tea extract in capsules and slimming mixtures. Body-building steroids are too. This doesn’t mean ordinary tea and kitchen haldi. Don’t stop a statin (a cholesterol tablet) because you fear for your liver. Doctors use it safely in fatty liver. Go to hospital today for yellow eyes, dark urine, a swollen belly, swollen feet, confusion, black stools or vomiting blood.',
        example:
          'A neighbour in Lucknow recommends a bottle of green syrup for the liver. Lauki and moong for dinner and a walk are kinder to it. Ask your doctor whether the syrup is safe.',
        tips: [
          'Bring every bottle, powder and capsule to your next appointment.',
          'Ask about vaccination against hepatitis A and B.',
          'Repeat liver tests when your doctor says, even if you feel well.',
        ],
      },
    ],
    sources: ['easl_fatty_liver_2024', 'inasl_fatty_liver_2023'],
  },
]
