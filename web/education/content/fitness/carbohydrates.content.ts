import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'choosing-your-starch',
    title: 'Rice, roti, millet: choosing the starch on your plate',
    summary: 'You will know why active bodies want carbohydrate and how to choose kinds that last.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'The fuel that muscles reach for',
        explanation:
          'Digestion turns rice, roti, fruit and potato into glucose. Some is used at once; some is stored as glycogen in muscle and liver, enough for roughly one and a half to two hours of hard effort. The harder you work, the more of your energy comes from there, which is why legs turn heavy when it runs out. Brain and red blood cells use glucose all day as well. Leaving starch out altogether makes training feel harder long before it shows any benefit.',
        example:
          'For kho-kho practice in Satara at five, one jowar bhakri with usal at lunch and a banana at half past four give the legs something to sprint on. Salad and sprouts alone, good as they are, run out before the last round.',
        tips: [
          'Keep a starch at the meal before and the meal after hard training.',
          'Notice the point in a session at which your legs grow heavy, and what you ate that day.',
          'Choose fruit as the quick snack when practice is close.',
        ],
      },
      {
        title: 'Half of your grains whole',
        explanation:
          'Whole grains and millets keep their bran and germ, hence the fibre, B vitamins and minerals that polishing removes. The Dietary Guidelines for Indians ask that at least half of the day’s cereals be whole and that cereals give no more than about 45 per cent of energy, leaving room for pulses, vegetables, nuts and milk. You need not give up white rice. Changing one of two daily grain dishes reaches the goal, and changing it slowly spares the stomach.',
        example:
          'In Andhra, lunch may stay white rice with pappu while breakfast becomes ragi dosa. In Haryana, the wheat roti of the evening becomes bajra in winter. A household in Mizoram can mix a third of brown rice into the pot.',
        tips: [
          'Change one grain dish a day to a whole grain or a millet.',
          'Sieve the atta less, or not at all.',
          'Mix new grains half and half with the old for the first two weeks.',
        ],
      },
      {
        title: 'Sugar is for the long run, not the desk',
        explanation:
          'Sugary drinks and sweets deliver glucose fast and little else. During a two-hour ride that speed helps; at a desk it leaves you hungry soon after. The World Health Organization advises keeping free sugars below 10 per cent of energy, and ideally below 5 per cent, which for many adults is about six teaspoons a day. Sugar in chai, juice, honey and jaggery all counts. Whole fruit does not, because its sugar comes wrapped in fibre and water.',
        example:
          'Four cups of chai in Lucknow with two teaspoons each make eight, before any sweet is eaten. At one teaspoon each they make four, and a small piece of Sunday jalebi still fits into the week.',
        tips: [
          'Take a quarter teaspoon less sugar in your chai every three days.',
          'Drink water or plain chaas with lunch in place of a soft drink.',
          'Eat the orange instead of pressing it.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.who_healthy_diet_facts],
  },
  {
    id: 'matching-the-day',
    title: 'More on hard days, less on rest days',
    summary:
      'You will know how athletes scale carbohydrate to the training week and how to judge low-carbohydrate claims.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'A range for every kind of day',
        explanation:
          'Sports nutrition guidance sets carbohydrate by body weight and workload: about 3 to 5 g per kilogram for light or skill days, 5 to 7 g with an hour of moderate training, and 6 to 10 g with one to three hours of hard endurance work. These figures are for athletes who train regularly. Someone who exercises thirty minutes on most days does well with an ordinary balanced plate, and people with diabetes set their amounts with their own team.',
        example:
          'For a swimmer of 55 kg in Thrissur, a light day at 4 g means about 220 g of carbohydrate, a heavy one at 7 g about 385 g. The difference is about two more katoris of rice, two bananas, and a glass of milk with sugar.',
        tips: [
          'Mark the week’s sessions as light, moderate or hard before you plan meals.',
          'Work out your own light-day figure once and compare it with a usual day.',
          'Judge by your last half hour of training whether the hard-day portion suffices.',
        ],
      },
      {
        title: 'Change one part of the plate',
        explanation:
          'A whole family need not cook differently for one runner. Keep vegetables, dal, curd and fish, egg or meat the same from day to day and let only the starch and fruit grow or shrink. On a rest day starch fills about a quarter of the plate, on a moderate day a third, on a hard day up to half, with a snack before and after. This plate method, used by sports dietitians, spares most people any counting.',
        example:
          'A Maharashtrian dinner of pitla, bharli vangi and koshimbir stays put. The cyclist of the house takes one bhakri on Monday, two on Wednesday, and on Saturday, before the long ride, two with a katori of rice and a banana afterwards.',
        tips: [
          'Serve vegetables and protein first, and starch last, according to the day.',
          'Use the same plate all week so that the shares are easy to see.',
          'Let the extra portion on hard days come before and after training.',
        ],
      },
      {
        title: 'What low-carbohydrate training does and does not do',
        explanation:
          'Training with low stores makes muscle burn more fat, and some elite coaches use it for selected easy sessions. Studies agree less on whether anybody races faster for it, and at high intensity very low-carbohydrate diets tend to cost speed, because fat needs more oxygen for the same energy. The weight lost in the first days is chiefly water stored with glycogen. In diabetes treated with tablets or insulin, such diets need medical supervision: doses may have to change, and with SGLT2 inhibitors there is a danger of ketoacidosis.',
        example:
          'In a Chandigarh cyclist’s week, Tuesday’s recovery ride may come before breakfast, and Thursday’s intervals after poha and a banana. That is as far as most amateurs need to take the idea.',
        tips: [
          'Keep every hard session well fuelled for the next month.',
          'Reserve unfed rides or runs for easy days, once a week at most.',
          'Talk to your doctor before any low-carbohydrate plan if you take medicine for diabetes.',
        ],
      },
    ],
    sources: [SOURCES.acsm_nutrition_2016, SOURCES.ada_2026],
  },
]
