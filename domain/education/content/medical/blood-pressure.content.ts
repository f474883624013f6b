import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'finding-the-salt',
    title: 'Finding the salt in an Indian day',
    summary: 'How much salt is enough, where it hides, and how to cook with less and still enjoy dinner.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Just under a level teaspoon a day',
        explanation:
          'The World Health Organization and the Indian guidelines agree: adults should have less than 5 g of salt a day. That is just under a level teaspoon. It includes what is in the pot, on the table and in every packet. Most Indians eat well beyond that. Sodium (in salt) holds water in your blood vessels and raises your blood pressure. In most people with hypertension (high blood pressure), less salt lowers it within weeks and helps the tablets work. Rock salt, black salt and pink salt are nearly all sodium chloride too, whatever their colour.',
        example:
          'A family of four in Kanpur has less than four level teaspoons a day, packets included. So about two and a half remain for the kitchen. They measure it into a katori in the morning and see by evening what dal, atta and raita took.',
        tips: [
          'Measure the day’s salt into a bowl each morning for a week.',
          'Take the salt cellar off the table.',
          'Leave salt out of roti dough and plain rice. You won’t miss it.',
        ],
      },
      {
        title: 'Pickle, papad, packet',
        explanation:
          'The salt you sprinkle is only a part. Pickle, papad, chutney powders, namkeen, instant noodles, soup cubes, sauces, bread, cheese, dried fish and fermented pastes often add as much as the cooking. Labels state sodium. Multiply it by two and a half to get salt. So a packet with 600 mg of sodium a serving has 1.5 g of salt, nearly a third of the day. You don’t need to give up any of these. Choosing one at a meal, not three, already makes a big difference.',
        example:
          'A Naga dinner with smoked pork and axone, an Andhra lunch with avakaya, a Gujarati tea with sev and chevdo: in each, eat a little of the one item you love. Then use less salt in the rest of that meal.',
        tips: [
          'Choose pickle or papad at lunch, not both, and none at dinner.',
          'Use half of the flavour sachet in instant noodles.',
          'Compare sodium per 100 g on two brands before you buy.',
        ],
      },
      {
        title: 'Flavour without the shaker',
        explanation:
          'Your taste adapts. If you cut salt step by step, the old amount tastes too salty after a few weeks. Sour, roasted and fragrant things make up for it: lime, kokum, amchur, tamarind, roasted cumin, pepper, ginger, garlic, curry leaves, coriander. Salt added at the end tastes stronger than the same salt boiled in. Salt substitutes with potassium lower blood pressure, and the World Health Organization now suggests them for adults in general. They aren’t meant for pregnancy. They’re dangerous in kidney disease and with some heart and blood pressure medicines, so ask your doctor before the first pinch.',
        example:
          'Goan fish with kokum and pepper, Bengali posto with green chilli, Kerala moru with crushed ginger and curry leaf, or Punjabi chana with amchur and roasted cumin all taste good with half their usual salt.',
        tips: [
          'Reduce the salt in one dish by a quarter every week.',
          'Add lime or amchur before you decide that a dish needs salt.',
          'Ask your doctor before buying a low-sodium salt.',
        ],
      },
    ],
    sources: ['who_hypertension_facts', 'who_salt_substitutes_2025', 'icmr_guidelines_2024'],
  },
  {
    id: 'beyond-salt',
    title: 'Beyond salt: DASH, movement and measuring',
    summary: 'What else on your plate lowers blood pressure, how to measure at home, and which signs are an emergency.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'DASH on an Indian thali',
        explanation:
          'DASH stands for Dietary Approaches to Stop Hypertension. The National Heart, Lung, and Blood Institute of the United States tested this pattern. For about 2,000 kcal a day it means four to five helpings each of vegetables and fruit. Have six to eight of mostly whole grains, and two to three of low-fat milk foods. Add pulses, nuts and fish or lean meat, and few sweets. It gives you potassium, calcium, magnesium and fibre. If you have kidney disease, or take medicines that make your body retain potassium, ask for your own limits first.',
        example:
          'A DASH day in Pune: oats upma with peas and a guava; jowar bhakri, methi bhaji, thick amti and koshimbir; toned-milk chaas and peanuts; at night two phulka, dudhi sabzi, dahi and papaya.',
        tips: [
          'Add one vegetable to breakfast and one fruit to the afternoon.',
          'Choose toned milk and set the curd from it.',
          'Ask about potassium at your next visit if you take medicine for blood pressure.',
        ],
      },
      {
        title: 'Weight, walking, alcohol',
        explanation:
          'If you have weight to lose, each kilogram you lose tends to lower your blood pressure by about a point. Brisk walking or cycling, 150 minutes or more a week, helps even if your weight stays the same. Strength work is fine once your readings are controlled. Alcohol raises blood pressure, so the less the better. If you don’t drink, there’s no reason to begin. Tobacco in any form, smoked or chewed, damages the same vessels. These steps add up. They come on top of your treatment, never in its place.',
        example:
          'A couple in Guwahati walks by the Brahmaputra after dinner on five evenings and takes the stairs at the office. One day of the weekend is for a longer climb to Nilachal. The evening peg became nimbu soda without salt.',
        tips: [
          'Begin with ten minutes’ walking after dinner and add five each week.',
          'Write down how much alcohol you drink in an ordinary week.',
          'Take your tablets at the same hour as brushing your teeth.',
        ],
      },
      {
        title: 'Measuring at home, and when to hurry',
        explanation:
          'A validated upper-arm machine tells you more than a rushed reading at a counter. Have no tea or tobacco for half an hour. Sit for five minutes with your back supported, feet flat and arm at heart height. Take two readings a minute apart and note both. If your home average is 135/85 mmHg or more, see a doctor. For a repeated 180/120 or above, see one the same day. For chest pain, breathlessness, severe headache, blurred sight, weakness on one side or trouble speaking, call 112. If you’re pregnant and have high readings, headache or swelling, see a doctor the same day.',
        example:
          'On a Sunday in Patiala: sit, wait, read 138/86 and 134/84, write both in the notebook, then have breakfast. After a week of mornings and evenings, take the average to the doctor, not one frightening number.',
        tips: [
          'Measure in the morning and evening for the seven days before a visit.',
          'Check that the cuff is right for the size of your arm.',
          'Never skip or double a tablet because of one reading.',
        ],
      },
    ],
    sources: ['nhlbi_dash', 'nice_hypertension_2019', 'who_hypertension_facts'],
  },
]
