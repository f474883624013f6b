import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'the-next-meal',
    title: 'What to eat after you exercise',
    summary: 'What an ordinary lunch or dinner does for recovery, and why you don’t need to rush it.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'You have hours, not minutes',
        explanation:
          'Gyms talk about a window that closes half an hour after your last repetition. The International Society of Sports Nutrition is kinder. Your muscles stay ready to use protein for at least a day after training. What you eat over the whole day matters more than the clock. If you ate before the session, your normal meal within about two hours is soon enough. If you trained on an empty stomach, have breakfast without much delay.',
        example:
          'An office worker in Bengaluru lifts from six to seven in the evening and gets home at eight. Dinner of ragi mudde, thick saaru with beans and a katori of curd is still soon enough. The metro ride does no harm.',
        tips: [
          'Time your training so that you have a proper meal within about two hours.',
          'Carry roasted chana or a boiled egg on days when the journey home is long.',
          'Sit down for the meal, so you notice when you’ve had enough.',
        ],
      },
      {
        title: 'Protein to rebuild, starch to refill',
        explanation:
          'Your body has two jobs after exercise. It repairs strained muscle fibres with amino acids from protein. It refills the starch you burnt with carbohydrate. For most adults, about 20 to 40 g of protein in one meal covers the first job. Larger people and those past sixty need the upper end. How much starch you need depends on the work. Take a large portion after an hour of football, and your usual one after twenty minutes of weights.',
        example:
          'A Malayali plate after kalaripayattu: a heap of rice, fish curry with a palm-sized piece, cabbage thoran and moru. A Gujarati one: two bajra rotla, a large katori of mag, a glass of chaas and a bowl of curd.',
        tips: [
          'Put the protein on the plate first, then fill in around it.',
          'Add one extra roti or half a katori of rice only after long or hard sessions.',
          'Take curd, milk or chaas along with dal to get more protein without cooking more.',
        ],
      },
      {
        title: 'Water and the salt already in your food',
        explanation:
          'Sweat is water with some sodium (part of salt) in it. After a usual session, drink to thirst over the next hours and eat a cooked, salted meal. That replaces both. Here, bottled sports drinks add little but sugar. They help after long hours in the heat, when salt shows white on your clothes or your next session is soon. If you have high blood pressure or heart or kidney disease, don’t add salt to drinks unless your doctor agrees.',
        example:
          'After an hour of kabaddi near Rohtak, drink two glasses of water slowly. Then have dal, sabzi, roti and a glass of plain lassi for dinner. That will usually do. No thirst and pale urine at bedtime tell you it was enough.',
        tips: [
          'Put a filled glass on the table during the meal after training.',
          'Drink in several small helpings, not a litre at one go.',
          'After sessions under an hour, have water and a fruit, not a bottled sports drink.',
        ],
      },
    ],
    sources: ['issn_protein_2017', 'issn_timing_2017'],
  },
  {
    id: 'when-time-is-short',
    title: 'When recovery is urgent, and when you’re pushing too hard',
    summary: 'When recovery food really is urgent, and which signs say you’re eating too little.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'When the next session is less than eight hours away',
        explanation:
          'Muscle refills its starch fastest in the first hours after exercise. If you have a full day in between, the pace doesn’t matter. It does if you train or play again the same day. Then sports nutrition guidance suggests about 1 to 1.2 g of carbohydrate per kilogram of body weight each hour for the first four hours. That’s a lot of food. Eat it in small, plain helpings, a little at a time, with a little protein and salt.',
        example:
          'A hockey player of 60 kg in Jalandhar, who plays at nine and at four, aims for about 60 g an hour: at eleven a banana and a glass of sweet lassi, at noon a large plate of khichdi with curd, at one poha and a fruit.',
        tips: [
          'The evening before a double day, pack the food you’ll eat between sessions.',
          'Choose low-fat, low-fibre dishes between sessions so your stomach feels light.',
          'Set a reminder for each hour of the gap, since hunger often comes late.',
        ],
      },
      {
        title: 'Sleep is where the repair happens',
        explanation:
          'Your body does much of the rebuilding at night. Short sleep makes training feel harder, raises your appetite the next day and slows the learning of skills. Most adults do best with seven hours or more. It helps to eat a complete dinner and finish two to three hours before bed. You also sleep badly when you’re hungry. So after heavy work, a small snack of milk or curd late in the evening is fine. Coffee and strong tea late in the day spoil your sleep.',
        example:
          'A wrestler’s evening in Kolhapur: the last strong tea at four o’clock, training at half past five, dinner of bhakri, egg curry and usal at eight, a warm cup of milk at ten, and lights off soon after.',
        tips: [
          'Choose a time to switch the lights off, and do it on four nights this week.',
          'Have the last coffee or strong tea at least six hours before bed.',
          'Have a small katori of curd or a cup of milk ready for hungry late evenings.',
        ],
      },
      {
        title: 'Signs that you are eating too little for the work',
        explanation:
          'If you eat less than your training needs for weeks, your body cuts back elsewhere. Your hormones, bones, immunity and mood suffer. The International Olympic Committee calls this relative energy deficiency in sport. It affects men and women. Signs are missed periods, low sex drive, repeated colds, stress fractures (cracks in a bone), poor sleep and falling performance. See a sports physician and a dietitian. Severe muscle pain or swelling with cola-coloured urine after exercise is different and urgent. Go to hospital the same day.',
        example:
          'A runner in Imphal doubles her distance and still eats two small meals. Her periods stop, so she sees a doctor and a dietitian. The plan often begins with a third rice meal with fish, an afternoon snack and one hard run fewer a week.',
        tips: [
          'Note your periods, resting mood and colds in your training log.',
          'Add one planned snack on every day with more than an hour of training.',
          'See a doctor if your periods stop for three months, or if bone pain doesn’t go away.',
        ],
      },
    ],
    sources: ['acsm_nutrition_2016', 'ioc_low_energy_2023'],
  },
]
