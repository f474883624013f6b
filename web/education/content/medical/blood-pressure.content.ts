import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'finding-the-salt',
    title: 'Finding the salt in an Indian day',
    summary: 'You will know how much salt is enough, where it hides and how to cook with less and still enjoy dinner.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'One level teaspoon for everything',
        explanation:
          'The World Health Organization and the Indian guidelines agree: less than 5 g of salt a day for adults, just under a level teaspoon, counting what is in the pot, on the table and in every packet. Most Indians eat well beyond that. Sodium holds water in the vessels and makes pressure climb; eating less lowers it within weeks in most people with hypertension, and helps the tablets do their work. Rock salt, black salt and pink salt are nearly all sodium chloride as well, whatever their colour.',
        example:
          'A family of four in Kanpur has less than four level teaspoons a day, packets included, so about two and a half remain for the kitchen. Measured into a katori in the morning, they show by evening what dal, atta and raita took.',
        tips: [
          'Measure the day’s salt into a bowl each morning for a week.',
          'Take the salt cellar off the table.',
          'Leave salt out of roti dough and plain rice, where nobody misses it.',
        ],
      },
      {
        title: 'Pickle, papad, packet',
        explanation:
          'Salt that you sprinkle is only a part. Pickle, papad, chutney powders, namkeen, instant noodles, soup cubes, sauces, bread, cheese, dried fish and fermented pastes often bring as much as the cooking. Labels state sodium: multiply it by two and a half to get salt. A packet with 600 mg of sodium a serving therefore holds 1.5 g of salt, nearly a third of the day. None of these need vanish. Choosing one instead of three at a meal is a large step.',
        example:
          'A Naga dinner with smoked pork and axone, an Andhra lunch with avakaya, a Gujarati tea with sev and chevdo: in each keep the one item you love, in a small amount, and go lightly with salt in the rest of that meal.',
        tips: [
          'Choose pickle or papad at lunch, not both, and none at dinner.',
          'Use half of the flavour sachet in instant noodles.',
          'Compare sodium per 100 g on two brands before you buy.',
        ],
      },
      {
        title: 'Flavour without the shaker',
        explanation:
          'Taste adapts. After some weeks of gradual reduction the old amount seems harsh. Sourness, roasting and aroma fill the gap: lime, kokum, amchur, tamarind, roasted cumin, pepper, ginger, garlic, curry leaves, coriander. Salt added at the end tastes stronger than the same salt boiled in. Salt substitutes with potassium lower pressure and are now suggested by the World Health Organization for adults in general. They are not meant for pregnancy and are dangerous in kidney disease and with some heart and pressure medicines, so ask your doctor before the first pinch.',
        example:
          'Goan fish with kokum and pepper, Bengali posto with green chilli, Kerala moru with crushed ginger and curry leaf, or Punjabi chana with amchur and roasted cumin all stand up well with half their usual salt.',
        tips: [
          'Reduce the salt in one dish by a quarter every week.',
          'Add lime or amchur before you decide that a dish needs salt.',
          'Ask your doctor before buying a low-sodium salt.',
        ],
      },
    ],
    sources: [SOURCES.who_hypertension_facts, SOURCES.who_salt_substitutes_2025, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'beyond-salt',
    title: 'Beyond salt: the DASH pattern, movement and measuring',
    summary:
      'You will know what else on the plate lowers pressure, how to measure at home and which signs are an emergency.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'DASH, translated into thali',
        explanation:
          'DASH stands for Dietary Approaches to Stop Hypertension, a pattern tested by the National Heart, Lung, and Blood Institute of the United States. For about 2,000 kcal it means four to five helpings each of vegetables and fruit, six to eight of mostly whole grains, two to three of low-fat milk foods, with pulses, nuts and fish or lean meat, and few sweets. Potassium, calcium, magnesium and fibre come with it. People with kidney disease, or on medicines that keep potassium in the body, need their own limits first.',
        example:
          'A DASH day in Pune: oats upma with peas and a guava; jowar bhakri, methi bhaji, thick amti and koshimbir; toned-milk chaas and peanuts; at night two phulka, dudhi sabzi, dahi and papaya.',
        tips: [
          'Add one vegetable to breakfast and one fruit to the afternoon.',
          'Choose toned milk and set the curd from it.',
          'Ask about potassium at your next visit if you take medicine for pressure.',
        ],
      },
      {
        title: 'Weight, walking, alcohol',
        explanation:
          'Where there is weight to lose, each kilogram tends to bring pressure down by about a point. Brisk walking or cycling, 150 minutes or more a week, helps even at unchanged weight, and strength work is welcome once readings are controlled. Alcohol raises pressure, so the less the better, and for those who do not drink there is no reason to begin. Tobacco in any form, smoked or chewed, damages the same vessels. The steps add up, and they come on top of your treatment, never in its place.',
        example:
          'A couple in Guwahati walks by the Brahmaputra after dinner on five evenings, takes the stairs at the office, and keeps one day of the weekend for a longer climb to Nilachal. The evening peg became nimbu soda without salt.',
        tips: [
          'Begin with ten minutes’ walking after dinner and add five each week.',
          'Write down how much alcohol you drink in an ordinary week.',
          'Take your tablets at the same hour as brushing your teeth.',
        ],
      },
      {
        title: 'Measuring at home, and when to hurry',
        explanation:
          'A validated upper-arm machine tells more than a rushed reading at a counter. Sit for five minutes with back supported, feet flat and arm at heart height, without tea or tobacco in the half hour before. Take two readings a minute apart and note both. Values that average 135/85 mmHg or more at home deserve a visit. A repeated 180/120 or above needs a doctor the same day. With chest pain, breathlessness, severe headache, blurred sight, weakness on one side or trouble speaking, call 112. Pregnant women with high readings, headache or swelling should be seen the same day.',
        example:
          'On a Sunday in Patiala: sit, wait, read 138/86 and 134/84, write both in the notebook, then have breakfast. After a week of mornings and evenings the average goes to the doctor, not one frightening number.',
        tips: [
          'Measure in the morning and evening for the seven days before a visit.',
          'Check that the cuff is right for the size of your arm.',
          'Never skip or double a tablet because of one reading.',
        ],
      },
    ],
    sources: [SOURCES.nhlbi_dash, SOURCES.nice_hypertension_2019, SOURCES.who_hypertension_facts],
  },
]
