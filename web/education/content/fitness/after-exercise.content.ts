import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'the-next-meal',
    title: 'Let the next meal do the mending',
    summary: 'You will know what recovery asks of an ordinary lunch or dinner, and why there is no need to rush it.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'You have hours, not minutes',
        explanation:
          'Gyms speak of a window that closes half an hour after the last repetition. The International Society of Sports Nutrition describes something kinder: muscle stays ready to use protein for at least a day after training, and the whole day’s intake counts for more than the clock. If you ate before the session, your normal meal within about two hours is soon enough. After unfed training, sit down to breakfast without much delay.',
        example:
          'An office worker in Bengaluru lifts from six to seven in the evening and reaches home at eight. Dinner of ragi mudde, thick saaru with beans and a katori of curd still comes in good time; nothing is lost on the metro.',
        tips: [
          'Plan training so that a proper meal follows within about two hours.',
          'Carry roasted chana or a boiled egg on days when the journey home is long.',
          'Sit down for the meal, so that you notice when you have had enough.',
        ],
      },
      {
        title: 'Protein to rebuild, starch to refill',
        explanation:
          'Two jobs wait after exercise. Muscle fibres that were strained are repaired with amino acids from protein, and the starch that was burnt is put back from carbohydrate. For most adults about 20 to 40 g of protein in one meal covers the first job; larger people and those past sixty sit towards the upper end. How much starch you need follows the work done: a generous portion after an hour of football, your ordinary one after twenty minutes of weights.',
        example:
          'A Malayali plate after kalaripayattu: a heap of rice, fish curry with a palm-sized piece, cabbage thoran and moru. A Gujarati one: two bajra rotla, a large katori of mag, a glass of chaas and a bowl of curd.',
        tips: [
          'Put the protein on the plate first, then fill in around it.',
          'Add one extra roti or half a katori of rice only after long or hard sessions.',
          'Take curd, milk or chaas alongside dal to lift the protein without cooking more.',
        ],
      },
      {
        title: 'Water and the salt already in your food',
        explanation:
          'Sweat is water with some sodium in it. After a usual session both come back by themselves when you drink to thirst over the next hours and eat a cooked, salted meal. Bottled sports drinks add little but sugar here. They earn their place after long hours in heat, when clothes are crusted white or when the next session is near. With high blood pressure or heart or kidney disease, do not add salt to drinks unless your doctor agrees.',
        example:
          'After an hour of kabaddi near Rohtak two glasses of water taken slowly, then a dinner of dal, sabzi, roti and a glass of plain lassi will usually do. No thirst and pale urine at bedtime tell you that it was enough.',
        tips: [
          'Keep a filled glass on the table during the meal after training.',
          'Drink in several small helpings rather than a litre at one go.',
          'Swap the bottled sports drink for water and a fruit after sessions under an hour.',
        ],
      },
    ],
    sources: [SOURCES.issn_protein_2017, SOURCES.issn_timing_2017],
  },
  {
    id: 'when-time-is-short',
    title: 'Two sessions, one day, and the limits of pushing',
    summary: 'You will know when recovery food really is urgent and which signs say that the body is falling behind.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'When the next session is less than eight hours away',
        explanation:
          'Muscle refills its starch fastest in the first hours after work. With a full day in between, the pace does not matter. With a second training or match on the same day it does: sports nutrition guidance then suggests about 1 to 1.2 g of carbohydrate per kilogram of body weight each hour for the first four hours. That is a good deal of food, so it comes in small, plain helpings at short intervals, with a little protein and salt alongside.',
        example:
          'A hockey player of 60 kg in Jalandhar, who plays at nine and at four, aims for about 60 g an hour: at eleven a banana and a glass of sweet lassi, at noon a large plate of khichdi with curd, at one poha and a fruit.',
        tips: [
          'Pack the food for the gap the evening before a double day.',
          'Choose low-fat, low-fibre dishes between sessions so that the stomach stays light.',
          'Set a reminder for each hour of the gap, since hunger is often late.',
        ],
      },
      {
        title: 'Sleep is where the repair happens',
        explanation:
          'Much of the rebuilding for which you ate takes place at night. Short sleep makes training feel harder, raises appetite the next day and slows learning of skills. Most adults do best with seven hours or more. Dinner helps when it is complete and ends two to three hours before bed. A hungry athlete sleeps badly too, so a small milky or curd-based snack late in the evening is reasonable after heavy work. Coffee and strong tea late in the day work against all of it.',
        example:
          'An evening for a wrestler in Kolhapur: the last strong tea at four o’clock, training at half past five, dinner of bhakri, egg curry and usal at eight, a warm cup of milk at ten, and the light out soon after.',
        tips: [
          'Choose a fixed time for lights out and keep it on four nights this week.',
          'Have the last coffee or strong tea at least six hours before bed.',
          'Keep a small katori of curd or a cup of milk for hungry late evenings.',
        ],
      },
      {
        title: 'Signs that you are eating too little for the work',
        explanation:
          'When food stays below the cost of training for weeks, the body saves elsewhere: hormones, bone, immunity and mood. The International Olympic Committee calls this relative energy deficiency in sport, and it affects men and women. Missed periods, low sex drive, repeated colds, stress fractures, poor sleep and falling performance belong to it; see a sports physician and a dietitian. Severe muscle pain or swelling with cola-coloured urine after exercise is different and urgent: go to hospital the same day.',
        example:
          'Suppose a runner in Imphal doubles her distance and stays with two small meals. If her periods stop, the answer lies with a doctor and a dietitian, and often begins with a third rice meal with fish, an afternoon snack and one hard run less a week.',
        tips: [
          'Note your periods, resting mood and colds beside your training log.',
          'Add one planned snack on every day with more than an hour of training.',
          'See a doctor if periods stay away for three months, or if bone pain does not settle.',
        ],
      },
    ],
    sources: [SOURCES.acsm_nutrition_2016, SOURCES.ioc_low_energy_2023],
  },
]
