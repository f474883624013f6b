import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'strength-on-a-smaller-plate',
    title: 'How to stay strong on a smaller plate',
    summary: 'Why muscle needs food and exercise after sixty, and how to get enough from small portions.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Protein at every meal, not only at lunch',
        explanation:
          'You lose muscle as you age, and faster after an illness or a month in bed. You lose the strength to climb stairs or get up from the floor. An older body also responds less to a small amount of protein than a young one. So European nutrition societies suggest at least 1 gram for each kilogram of weight a day for healthy older people, and more in illness. If you have kidney disease, eat the amount your own team has set. Protein is easier to eat, and your body uses it better, when you spread it over three meals.',
        example:
          'In a Punjabi house: besan chilla and curd in the morning, a full katori of thick dal with a bowl of dahi at noon, and paneer bhurji or egg curry with one roti in the evening. Each plate has its protein before you count the roti.',
        tips: [
          'Start the meal with the dal, egg, fish or paneer, while you’re hungry.',
          'Make thin dal thicker. Don’t serve a second watery bowl.',
          'Stir a spoon of milk powder or ground peanuts into porridge and kheer.',
        ],
      },
      {
        title: 'Small appetite, more in each spoon',
        explanation:
          'Taste and smell fade, teeth hurt, medicines dull hunger. A large thali puts you off before the first bite, so three big meals may not suit you. Small plates every three hours, with something rich in each, add up to more than one big lunch. Enrich the food and don’t force it: ghee on the dal, nuts in the halwa, curd with everything. If you lose weight without wanting to, see the doctor. It’s a warning sign, not a success. So are clothes and rings that have become loose.',
        example:
          'A Bengali day in six small plates: suji with milk, a sandesh and tea, soft khichuri with ghee and egg, banana with curd, muri with roasted chana ground fine, and a small bowl of fish stew with rice at eight.',
        tips: [
          'Weigh once a month on the same scale and write the number down.',
          'Keep a covered plate of something soft within reach in the afternoon.',
          'Eat in company when you can. People eat less when alone.',
        ],
      },
      {
        title: 'Food builds muscle if you use it',
        explanation:
          'Protein without exercise is like bricks without a mason. The World Health Organization advises people of 65 and over to move for 150 to 300 minutes a week. On three or more days, do something for balance and strength, such as rising from a chair, heel raises or tai chi. You’ll fall less often, and meals taste better afterwards. If you have chest pain, dizziness or a recent operation, ask the doctor before you start. Start with less than you think you can do.',
        example:
          'Before the evening tea in Pune: ten times up from a firm chair without hands, ten heel raises with your fingertips on the kitchen counter, and one round of the society garden. The chai and a katori of roasted makhana come afterwards.',
        tips: [
          'Sit down and stand up slowly five times whenever advertisements come on.',
          'Wear closed shoes with grip, in the house too.',
          'Add one repetition a week, not five in a day.',
        ],
      },
    ],
    sources: ['espen_older_people_2022', 'who_activity_2020', 'icmr_guidelines_2024'],
  },
  {
    id: 'bones-water-and-soft-food',
    title: 'Bones, water and soft food',
    summary: 'How to get calcium, enough water and soft food, and which signs need a doctor.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Calcium from the kitchen, vitamin D from the doctor',
        explanation:
          'Bones lose calcium faster in later years, in women most of all after the menopause. Milk, curd and paneer have it. So do ragi, sesame and small fish eaten with their bones. Vitamin D helps your gut take it in. Many Indians have low levels in spite of the sun, because they cover their skin and spend their days indoors. After a blood test, the doctor decides whether you need a supplement, and how much. Too much does harm, and the advice is different if you’ve had kidney stones.',
        example:
          'A Kannadiga plate for bones: ragi mudde with soppu saaru, a bowl of curd, and a til chutney. In a Goan house it may be small dried fish, crisp enough to eat with the bones.',
        tips: [
          'Two bowls of milk or curd a day are a good beginning.',
          'Use ragi for part of the wheat flour twice a week.',
          'Sit in the morning light for a while with arms bare, if your skin and doctor allow.',
        ],
      },
      {
        title: 'Drink by the clock',
        explanation:
          'As you get older, you can’t rely on thirst, and you may drink even less to avoid the toilet at night. Dehydration then shows as confusion, constipation, a fall or an infection. Guidelines for older people suggest about 1.6 litres of drinks a day for women and 2 litres for men. If you have heart or kidney disease, your team sets the amount, and it may be lower. Chaas, thin dal, milk, soup and tea all count. Drink earlier in the day, and you’ll sleep through the night better.',
        example:
          'In Chandigarh, a jug of water with a cut lime is next to the newspaper and should be empty by lunch. A tumbler of chaas comes with the meal, and tea at four. After seven, take only sips with the tablets.',
        tips: [
          'Fill one bottle in the morning, so you can see what you drank.',
          'Serve a watery dish daily: rasam, kadhi, lauki or thin dal.',
          'Sudden confusion or very dark urine: call the doctor the same day.',
        ],
      },
      {
        title: 'Soft food doesn’t have to be sweet and white',
        explanation:
          'When chewing is hard, many families give biscuits in tea, bread and rice kanji. They fill you up but give you little. Cook the same family food longer and mash it, and it still has its vegetables and protein. Coughing at meals, a wet voice afterwards, food that sticks, or repeated chest infections can mean a swallowing problem. A doctor or speech therapist has to check it before you change textures at home. If your dentures hurt, get them fixed. Don’t put up with them.',
        example:
          'Soft and whole: moong khichdi with grated carrot and ghee, steamed idli soaked in sambar, mashed fish with curd rice, stewed apple with ground almonds, and dalia cooked in milk.',
        tips: [
          'Grate or steam vegetables instead of leaving them out.',
          'Sit upright for meals and for half an hour afterwards.',
          'See the dentist once a year, even if you have no teeth left.',
        ],
      },
    ],
    sources: ['espen_older_people_2022', 'icmr_guidelines_2024', 'who_older_people_2019'],
  },
]
