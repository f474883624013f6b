import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'plate-and-portion',
    title: 'A plate that is gentler on blood sugar',
    summary:
      'You will know how to lay out an Indian meal for steadier readings and why prediabetes is a good moment to act.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Half vegetables, a quarter protein, a quarter starch',
        explanation:
          'The American Diabetes Association recommends a simple picture in place of sums. On a plate of about 23 cm, half is vegetables that are not starchy, a quarter is protein food and a quarter is grain or potato; water or another unsweetened drink goes with it. Starch is the part that raises glucose most, so giving it a fixed place does more than naming forbidden dishes. Nothing traditional has to leave; its share changes. Your own dietitian can fit the plate to your medicines, weight and readings.',
        example:
          'On a Tamil plate: beans poriyal and keerai on one half, a large katori of thick sambar or fish, one katori of rice. On a Punjabi plate: gobhi and salad on one half, rajma and curd, and one or two phulka.',
        tips: [
          'Serve vegetables first and starch last at dinner this week.',
          'Use the same plate and katori every day, so that portions stay comparable.',
          'Count aloo, arbi, peas pulao and corn as starch.',
        ],
      },
      {
        title: 'The same starch, at about the same time',
        explanation:
          'Blood sugar follows the amount of carbohydrate in a meal more closely than its name. Two rotis one day and five the next make readings jump, and tablets or insulin set for one miss the other. Keep the quantity fairly steady from day to day, and prefer grains that are whole, pulses, and fruit you chew. Millets are good grains, yet still starch: three ragi balls raise sugar as surely as rice. Eating vegetables and dal before the grain softens the rise for many people.',
        example:
          'Two phulka, one katori of cooked rice, one small jowar bhakri or three small idlis carry broadly similar amounts, some 30 to 40 g. In Marathi homes a bhakri may thus replace the rice, and should not join it.',
        tips: [
          'Choose one starch for each meal, not rice and roti together.',
          'Mark with a spoon how much rice fills your katori and keep to that measure.',
          'Test before and two hours after one usual meal, if your doctor has given you a meter.',
        ],
      },
      {
        title: 'Prediabetes is a door that still opens both ways',
        explanation:
          'Doctors speak of prediabetes when HbA1c lies between 5.7 and 6.4 per cent or fasting glucose between 100 and 125 mg/dL, by the American criteria. Large trials found that losing about 7 per cent of weight, where there is weight to lose, with 150 minutes of brisk activity a week markedly lowered the number of people who went on to diabetes. It is no promise for each person, and many Indians develop it at a modest weight, so waist, walking and sleep count too. Repeat the test as advised, at least once a year.',
        example:
          'For someone of 78 kg in Rajkot, 7 per cent is about 5.5 kg over several months: chaas for soft drinks, thepla with one spoon of oil less, handvo with more dudhi than rice, and half an hour of garba practice or walking on five days.',
        tips: [
          'Walk for ten minutes after each of your two larger meals.',
          'Ask your doctor for your HbA1c and write down date and value.',
          'Replace sweet drinks, including juice, with water or plain chaas.',
        ],
      },
    ],
    sources: [SOURCES.ada_2026, SOURCES.who_diabetes_facts, SOURCES.rssdi_2022],
  },
  {
    id: 'staying-safe',
    title: 'Low sugar, fasting days and sick days',
    summary: 'You will know how to treat a low, what to settle before a fast and when illness makes diabetes urgent.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Recognise a low and treat it at once',
        explanation:
          'Insulin and sulfonylureas such as glimepiride or gliclazide can push glucose too low, above all when a meal is late or a walk was long. Below 70 mg/dL, or with shaking, sweating, hunger or confusion, take about 15 g of fast sugar, wait 15 minutes, test, and repeat if it is still low; then eat a snack. With acarbose or voglibose only glucose works quickly, not table sugar. Never give food or drink to someone drowsy or unconscious: lay the person on the side and call 112.',
        example:
          'In a handbag in Kolkata: glucose tablets, or four level teaspoons of sugar to stir into half a glass of water, and two biscuits for afterwards. Sandesh or chocolate is too fatty to act fast.',
        tips: [
          'Ask your doctor or pharmacist whether your tablets can cause lows.',
          'Keep glucose beside the bed, in the bag and in the vehicle.',
          'Show one person at home and one at work what to do.',
          'Report repeated lows to your doctor within days, since the dose may need to change.',
        ],
      },
      {
        title: 'Fasts, festivals and weddings',
        explanation:
          'A vrat or roza changes the hours for which medicines were planned, so speak with your doctor some weeks ahead. Some people, for instance those with frequent lows, pregnancy, kidney disease or recent very high readings, are advised not to fast, and religious teaching usually allows for that. Test as often as agreed; a finger prick does not break a roza. End the fast below 70 mg/dL, above 300, or when unwell. At feasts, choose one sweet after a meal with vegetables and protein, in a small katori.',
        example:
          'Navratri in Ahmedabad: samo khichdi in a single katori with curd and cucumber raita, paneer and a guava, in place of sabudana vada with sweet potato halwa. At iftar in Lucknow: one date, water, haleem and salad before any sherbet.',
        tips: [
          'Book a visit before the fasting season and take your readings along.',
          'Decide before the wedding which one sweet is worth it to you.',
          'Spread your water over the hours when drinking is allowed, within any limit your doctor has set.',
        ],
      },
      {
        title: 'Sick days need a plan in writing',
        explanation:
          'Fever and infection raise glucose even when little is eaten, while vomiting makes some tablets unsafe. Do not stop insulin on your own. Ask your doctor now, while well, which medicines to pause, how often to test and whom to ring. Sip fluids and take small amounts of soft, starchy food. Repeated vomiting, belly pain, fast deep breathing, breath that smells of fruit, drowsiness or readings that stay above 300 mg/dL need hospital at once. So do chest pain, a weak arm or a foot wound that turns dark.',
        example:
          'A sheet on a refrigerator in Kottayam holds the doctor’s number, the tablets to be paused and the foods that stay down: kanji with a little salt, moru, idli, banana. The neighbour has a copy.',
        tips: [
          'Write your sick-day plan with your doctor at the next visit.',
          'Keep rice or dalia for kanji, ORS and a thermometer in the house.',
          'Look at both feet every evening, with a mirror if needed.',
        ],
      },
    ],
    sources: [SOURCES.ada_2026, SOURCES.rssdi_2022, SOURCES.idf_ramadan_2021],
  },
]
