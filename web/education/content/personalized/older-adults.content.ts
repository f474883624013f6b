import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'strength-on-a-smaller-plate',
    title: 'Keeping strength on a smaller plate',
    summary: 'You will know why muscle needs food and effort after sixty, and how to serve enough in small portions.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Protein at every meal, not only at lunch',
        explanation:
          'Muscle shrinks quietly with age, faster after an illness or a month in bed, and with it goes the strength to climb stairs or to get up from the floor. An older body also answers a small amount of protein less than a young one does. European nutrition societies therefore suggest at least 1 gram for each kilogram of weight a day in healthy older people, and more in illness; people with kidney disease keep to what their own team has set. Spread over three meals it is easier to eat and better used.',
        example:
          'In a Punjabi house: besan chilla and curd in the morning, a full katori of thick dal with a bowl of dahi at noon, and paneer bhurji or egg curry with one roti in the evening. Each plate has its protein before the roti is counted.',
        tips: [
          'Begin the meal with the dal, egg, fish or paneer, while hunger is there.',
          'Thicken thin dal rather than adding a second watery bowl.',
          'Stir a spoon of milk powder or ground peanuts into porridge and kheer.',
        ],
      },
      {
        title: 'Little appetite, more in each spoon',
        explanation:
          'Taste and smell fade, teeth hurt, medicines dull hunger, and a large thali becomes discouraging before the first bite. Three big meals may then be the wrong shape. Small plates every three hours, with something rich in each, bring in more than one heroic lunch. Adding is gentler than urging: ghee on the dal, nuts in the halwa, curd beside everything. Weight that falls without being wanted is a sign to see the doctor, not a success, and so are clothes and rings that have become loose.',
        example:
          'A Bengali day in six small plates: suji with milk, a sandesh and tea, soft khichuri with ghee and egg, banana with curd, muri with roasted chana ground fine, and a small bowl of fish stew with rice at eight.',
        tips: [
          'Weigh once a month on the same scale and write the number down.',
          'Keep a covered plate of something soft within reach in the afternoon.',
          'Eat in company when you can; people alone at the table eat less.',
        ],
      },
      {
        title: 'Food builds, effort tells the body where',
        explanation:
          'Protein without use is like bricks without a mason. The World Health Organization advises people of 65 and over to move for 150 to 300 minutes a week and, on three or more days, to do something for balance and strength, such as rising from a chair, heel raises or tai chi. Falls become rarer and meals taste better after it. Anybody with chest pain, dizziness or a recent operation asks the doctor before starting, and everybody starts with less than they think they can do.',
        example:
          'Before the evening tea in Pune: ten times up from a firm chair without hands, ten heel raises with the kitchen counter at the fingertips, and one round of the society garden. The chai and a katori of roasted makhana come afterwards.',
        tips: [
          'Sit down and stand up slowly five times whenever the advertisement runs.',
          'Wear closed shoes with grip, also in the house.',
          'Add one repetition a week, not five in a day.',
        ],
      },
    ],
    sources: [SOURCES.espen_older_people_2022, SOURCES.who_activity_2020, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'bones-water-and-soft-food',
    title: 'Bones, water and food that goes down well',
    summary: 'You will know how to serve calcium, enough water and soft textures, and which signs need a doctor.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Calcium from the kitchen, vitamin D from the doctor',
        explanation:
          'Bones give up calcium faster in later years, in women most of all after the menopause. Milk, curd and paneer carry it, and so do ragi, sesame and small fish eaten with their bones. Vitamin D lets the gut take it in; many Indians have little of it in spite of the sun, because skin is covered and days are spent inside. Whether a supplement is needed, and how much, is decided with a blood test by the doctor: too much does harm, and kidney stones change the advice.',
        example:
          'A Kannadiga plate for bones: ragi mudde with soppu saaru, a bowl of curd, and a til chutney. In a Goan house it may be small dried fish, crisp enough that the bones are eaten with it.',
        tips: [
          'Two bowls of milk or curd a day are a good beginning.',
          'Replace a part of the wheat flour with ragi twice a week.',
          'Sit in the morning light for a while with arms bare, if your skin and doctor allow.',
        ],
      },
      {
        title: 'Drinking by the clock',
        explanation:
          'Thirst grows unreliable with age, and fear of the night-time toilet makes people drink still less. Dryness then shows as confusion, constipation, a fall or an infection. Guidelines for older people speak of about 1.6 litres of drinks a day for women and 2 litres for men as a usual aim; with heart or kidney disease the treating team sets the amount, and it may be lower. Chaas, thin dal, milk, soup and tea all count. Drinking earlier in the day leaves the night in peace.',
        example:
          'A jug of water with a cut lime stands by the newspaper in Chandigarh and is to be empty by lunch; a tumbler of chaas comes with the meal, and tea at four. After seven there are only sips with the tablets.',
        tips: [
          'Fill one bottle in the morning, so that you can see what you drank.',
          'Serve a watery dish daily: rasam, kadhi, lauki or thin dal.',
          'Sudden confusion or very dark urine: call the doctor the same day.',
        ],
      },
      {
        title: 'Soft does not mean sweet and white',
        explanation:
          'When chewing is hard, many kitchens fall back on biscuits in tea, bread and rice kanji. They fill and give little. The same family food, cooked longer and mashed, keeps its vegetables and protein. Coughing at meals, a wet voice afterwards, food that sticks, or repeated chest infections point to a swallowing problem, which a doctor or speech therapist has to judge before textures are changed at home. Dentures that hurt are mended, not endured: a plate is only as good as the teeth that meet it.',
        example:
          'Soft and whole: moong khichdi with grated carrot and ghee, steamed idli soaked in sambar, mashed fish with curd rice, stewed apple with ground almonds, and dalia cooked in milk.',
        tips: [
          'Grate or steam vegetables instead of leaving them out.',
          'Sit upright for meals and for half an hour afterwards.',
          'See the dentist once a year, also without any tooth left.',
        ],
      },
    ],
    sources: [SOURCES.espen_older_people_2022, SOURCES.icmr_guidelines_2024, SOURCES.who_older_people_2019],
  },
]
