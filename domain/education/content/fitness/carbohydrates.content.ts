import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'choosing-your-starch',
    title: 'Rice, roti, millet: choosing the starch on your plate',
    summary: 'Why active bodies need carbohydrate, and how to choose kinds that last.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'The fuel your muscles use first',
        explanation:
          'Your body turns rice, roti, fruit and potato into glucose. It uses some at once. It stores some in muscle and liver as glycogen, enough for roughly one and a half to two hours of hard effort. The harder you work, the more energy comes from this store. That’s why your legs turn heavy when it runs out. Your brain and red blood cells also use glucose all day. If you leave out starch, training feels harder long before you see any benefit.',
        example:
          'For kho-kho practice in Satara at five, eat one jowar bhakri with usal at lunch and a banana at half past four. That gives your legs something to sprint on. Salad and sprouts alone, good as they are, run out before the last round.',
        tips: [
          'Eat a starch at the meal before and the meal after hard training.',
          'Notice when in a session your legs grow heavy, and what you ate that day.',
          'Choose fruit as the quick snack when practice is close.',
        ],
      },
      {
        title: 'Make half your grains whole',
        explanation:
          'Whole grains and millets still have their bran and germ. So they have the fibre, B vitamins and minerals that polishing removes. The Dietary Guidelines for Indians ask that at least half of the day’s cereals be whole. They also say that cereals should give no more than about 45 per cent of energy. That leaves room for pulses, vegetables, nuts and milk. You don’t need to give up white rice. If you change one of your two daily grain dishes, you reach the goal. Go slowly, so your stomach can adjust.',
        example:
          'In Andhra, lunch may stay white rice with pappu while breakfast becomes ragi dosa. In Haryana, the evening wheat roti becomes bajra in winter. In Mizoram, mix a third of brown rice into the pot.',
        tips: [
          'Change one grain dish a day to a whole grain or a millet.',
          'Don’t sieve the atta, or sieve it less.',
          'Mix new grains half and half with the old for the first two weeks.',
        ],
      },
      {
        title: 'Sugar is for the long ride, not the desk',
        explanation:
          'Sugary drinks and sweets give you glucose fast and little else. On a two-hour ride that speed helps. At a desk it leaves you hungry soon after. The World Health Organization advises less than 10 per cent of energy from free sugars, and ideally below 5 per cent. For many adults, that lower limit is about six teaspoons a day. Sugar in chai, juice, honey and jaggery all counts. Whole fruit doesn’t, because its sugar comes wrapped in fibre and water.',
        example:
          'Four cups of chai in Lucknow with two teaspoons each make eight, before you eat any sweet. At one teaspoon each they make four, and a small piece of Sunday jalebi still fits into the week.',
        tips: [
          'Take a quarter teaspoon less sugar in your chai every three days.',
          'Drink water or plain chaas with lunch in place of a soft drink.',
          'Eat the orange. Don’t juice it.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'who_healthy_diet_facts'],
  },
  {
    id: 'matching-the-day',
    title: 'More on hard days, less on rest days',
    summary: 'How athletes match carbohydrate to the training week, and how to judge low-carbohydrate claims.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'A range for every kind of day',
        explanation:
          'Sports nutrition guidance sets carbohydrate by body weight and training. Take about 3 to 5 g per kilogram on light or skill days, and 5 to 7 g with an hour of moderate training. For one to three hours of hard endurance work, take 6 to 10 g. These figures are for athletes who train regularly. If you exercise thirty minutes on most days, an ordinary balanced plate is enough. If you have diabetes, set your amounts with your own team.',
        example:
          'For a swimmer of 55 kg in Thrissur, a light day at 4 g means about 220 g of carbohydrate, a heavy one at 7 g about 385 g. The difference is about two more katoris of rice, two bananas, and a glass of milk with sugar.',
        tips: [
          'Mark the week’s sessions as light, moderate or hard before you plan meals.',
          'Work out your own light-day figure once and compare it with a usual day.',
          'See how your last half hour of training feels, to know whether the hard-day portion is enough.',
        ],
      },
      {
        title: 'Change one part of the plate',
        explanation:
          'A whole family doesn’t need to cook differently for one runner. Eat the same vegetables, dal, curd and fish, egg or meat from day to day. Let only the starch and fruit grow or shrink. On a rest day, starch fills about a quarter of your plate. On a moderate day it’s a third. On a hard day it’s up to half, with a snack before and after. Sports dietitians use this plate method. With it, most people don’t need to count.',
        example:
          'A Maharashtrian dinner of pitla, bharli vangi and koshimbir stays the same. The cyclist at home takes one bhakri on Monday and two on Wednesday. On Saturday, before the long ride, it’s two with a katori of rice and a banana afterwards.',
        tips: [
          'Serve vegetables and protein first. Add starch last, to suit the day.',
          'Use the same plate all week, so the shares are easy to see.',
          'Eat the extra portion on hard days before and after training.',
        ],
      },
      {
        title: 'What low-carbohydrate training does and does not do',
        explanation:
          'Training with low stores makes muscle burn more fat. Some elite coaches use it for a few easy sessions. Studies disagree on whether anyone races faster for it. At high intensity, very low-carbohydrate diets tend to slow you down, because fat needs more oxygen for the same energy. The weight you lose in the first days is mostly water stored with glycogen. If you take tablets or insulin for diabetes, such diets need medical supervision. Your doses may have to change. With SGLT2 inhibitors there is a danger of ketoacidosis (acids build up in the blood).',
        example:
          'A cyclist in Chandigarh does Tuesday’s recovery ride before breakfast, and Thursday’s intervals after poha and a banana. Most amateurs don’t need to take the idea any further.',
        tips: [
          'Eat well before every hard session for the next month.',
          'Ride or run before food only on easy days, once a week at most.',
          'Talk to your doctor before any low-carbohydrate plan if you take medicine for diabetes.',
        ],
      },
    ],
    sources: ['acsm_nutrition_2016', 'ada_2026'],
  },
]
