import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'plate-and-portion',
    title: 'A plate that is gentler on blood sugar',
    summary: 'How to arrange an Indian meal for steadier sugar readings, and why prediabetes is a good time to act.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Half vegetables, a quarter protein, a quarter starch',
        explanation:
          'The American Diabetes Association recommends a simple picture, so you don’t need to count. Take a plate of about 23 cm. Half is vegetables that aren’t starchy, a quarter is protein food, a quarter is grain or potato. Drink water or another unsweetened drink. Starch raises glucose (blood sugar) most. So giving starch a fixed place helps more than banning dishes. You don’t have to give up any traditional food. Only its share changes. Your own dietitian can fit the plate to your medicines, weight and readings.',
        example:
          'On a Tamil plate: beans poriyal and keerai on one half, a large katori of thick sambar or fish, one katori of rice. On a Punjabi plate: gobhi and salad on one half, rajma and curd, and one or two phulka.',
        tips: [
          'Serve vegetables first and starch last at dinner this week.',
          'Use the same plate and katori every day, so you can compare portions.',
          'Count aloo, arbi, peas pulao and corn as starch.',
        ],
      },
      {
        title: 'The same starch, at about the same time',
        explanation:
          'Your blood sugar depends more on how much carbohydrate you eat than on which kind. If you eat two rotis one day and five the next, readings jump. Tablets or insulin set for one amount don’t suit the other. Eat about the same amount every day. Prefer whole grains, pulses and fruit you chew. Millets are good grains, but still starch. Three ragi balls raise sugar as surely as rice. For many people, eating vegetables and dal before the grain softens the rise.',
        example:
          'Two phulka, one katori of cooked rice, one small jowar bhakri or three small idlis have about the same carbohydrate, some 30 to 40 g. So in a Marathi home, eat the bhakri or the rice, not both.',
        tips: [
          'Choose one starch for each meal, not rice and roti together.',
          'Count how many spoons of rice fill your katori, and take that much each time.',
          'Test before and two hours after one usual meal, if your doctor has given you a meter.',
        ],
      },
      {
        title: 'Prediabetes is the time to act',
        explanation:
          'HbA1c is a blood test of your average sugar over some weeks. By the American criteria, an HbA1c between 5.7 and 6.4 per cent is prediabetes. So is fasting glucose between 100 and 125 mg/dL. In large trials, people with weight to lose aimed to lose about 7 per cent of their weight and did 150 minutes of brisk activity a week. Far fewer of them developed diabetes. That’s no promise for each person. Many Indians develop it without being very heavy, so waist, walking and sleep count too. Repeat the test as advised, at least once a year.',
        example:
          'For a person of 78 kg in Rajkot, 7 per cent is about 5.5 kg over several months. It can be chaas for soft drinks, thepla with one spoon less of oil, handvo with more dudhi than rice, and half an hour of garba practice or walking on five days.',
        tips: [
          'Walk for ten minutes after each of your two larger meals.',
          'Ask your doctor for your HbA1c and write down the date and value.',
          'Drink water or plain chaas, not sweet drinks or juice.',
        ],
      },
    ],
    sources: ['ada_2026', 'who_diabetes_facts', 'rssdi_2022'],
  },
  {
    id: 'staying-safe',
    title: 'Low sugar, fasting days and sick days',
    summary: 'How to treat low sugar, what to settle before a fast, and when illness makes diabetes urgent.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Spot low sugar and treat it at once',
        explanation:
          'Insulin and sulfonylureas such as glimepiride or gliclazide can push your sugar too low, above all after a late meal or a long walk. Act below 70 mg/dL, or if you shake, sweat, feel hungry or confused. Take about 15 g of fast sugar, wait 15 minutes and test. Repeat if it’s still low, then eat a snack. If you take acarbose or voglibose, only glucose works quickly, not table sugar. Never give food or drink to a person who is drowsy or unconscious. Lay them on their side and call 112.',
        example:
          'In a handbag in Kolkata: glucose tablets, or four level teaspoons of sugar to stir into half a glass of water, and two biscuits for afterwards. Sandesh or chocolate has too much fat to act fast.',
        tips: [
          'Ask your doctor or pharmacist whether your tablets can cause lows.',
          'Have glucose next to the bed, in the bag and in the vehicle.',
          'Show one person at home and one at work what to do.',
          'Tell your doctor about repeated lows within days, since the dose may need to change.',
        ],
      },
      {
        title: 'Fasts, festivals and weddings',
        explanation:
          'A vrat or roza changes the hours your medicines were planned for. Talk to your doctor a few weeks ahead. Doctors advise some people not to fast, for example those who are pregnant, or have frequent lows, kidney disease or recent very high readings. Religious teaching usually allows for that. Test as often as you agreed with your doctor. A finger prick doesn’t break a roza. End the fast below 70 mg/dL, above 300, or when you feel unwell. At feasts, choose one sweet in a small katori, after a meal with vegetables and protein.',
        example:
          'Navratri in Ahmedabad: samo khichdi in a single katori with curd and cucumber raita, paneer and a guava, not sabudana vada with sweet potato halwa. At iftar in Lucknow: one date, water, haleem and salad before any sherbet.',
        tips: [
          'Book a visit before the fasting season and take your readings along.',
          'Decide before the wedding which one sweet is worth it to you.',
          'Spread your water over the hours when you may drink, within any limit your doctor has set.',
        ],
      },
      {
        title: 'Have a sick-day plan in writing',
        explanation:
          'Fever and infection raise your sugar even when you eat little. Vomiting makes some tablets unsafe. Don’t stop insulin on your own. Ask your doctor now, while you’re well, which medicines to pause, how often to test and whom to call. When ill, sip fluids and eat small amounts of soft, starchy food. Go to hospital at once for repeated vomiting, belly pain, fast deep breathing, breath that smells of fruit, drowsiness or readings that stay above 300 mg/dL. Go too for chest pain, a weak arm or a foot wound that turns dark.',
        example:
          'A sheet on a fridge in Kottayam lists the doctor’s number, the tablets to pause and the foods that stay down: kanji with a little salt, moru, idli, banana. The neighbour has a copy.',
        tips: [
          'Write your sick-day plan with your doctor at the next visit.',
          'Have rice or dalia for kanji, ORS and a thermometer at home.',
          'Look at both feet every evening, with a mirror if needed.',
        ],
      },
    ],
    sources: ['ada_2026', 'rssdi_2022', 'idf_ramadan_2021'],
  },
]
