import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'keeping-a-fast-kindly',
    title: 'How to fast and stay well',
    summary: 'What to eat before, during and after a fast, and who should ask a doctor first.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Who should ask a doctor first',
        explanation:
          'A fast is a matter of faith, and religions themselves excuse people it would harm. Ask your doctor a few weeks ahead if you take insulin or tablets for diabetes, or have kidney or heart disease or an ulcer. Ask too if you have or had an eating disorder, are pregnant, breastfeeding, very old or under 18. Your doctor can change the times of your medicines. Never skip them on your own. Break the fast at once if you shake, sweat, faint, are confused, have chest pain or a sugar below 70 mg/dL. Get help if it doesn’t pass.',
        example:
          'A woman in Ludhiana takes tablets for diabetes. Before Karva Chauth she sees her doctor with her readings. They settle on a fast with fruit and milk, two checks of her sugar, and glucose powder in the handbag.',
        tips: [
          'Have the calendar of fasts ready when you make the appointment.',
          'Tell one person in the house that you are fasting.',
          'Testing your sugar doesn’t break a fast. Nor does asking your doctor.',
        ],
      },
      {
        title: 'Vrat food that is a meal',
        explanation:
          'Navratri, Ekadashi and Shravan Mondays leave room for a proper meal. It’s the frying that makes it heavy. Sabudana is nearly pure starch, and with potato it leaves you hungry again soon. Rajgira, kuttu and samak rice last longer with curd, paneer, peanuts and the vegetables your custom allows. Boil, roast or steam what you would fry, and have one sweet dish for the day. Rock salt is salt. If you watch your blood pressure, count it like any other.',
        example:
          'A Marathi upvas plate: varai with danyachi amti, a cucumber koshimbir with curd, one roasted sweet potato. In the north: kuttu chilla on the tawa, lauki raita and a bowl of papaya.',
        tips: [
          'Have curd, milk, paneer or peanuts in each fasting meal.',
          'Roast makhana dry and finish it with a teaspoon of ghee.',
          'Drink water through the day if your fast permits it.',
        ],
      },
      {
        title: 'Dawn to dusk: before and after',
        explanation:
          'In Ramzan, two meals carry you through the day. Before dawn, eat food that digests slowly: oats, dalia, eggs, curd, dal, fruit with its skin, and several glasses of water. At sunset, have a date and water, then pause for the prayer. This is easier on your stomach. Then eat a plate with dal or meat, vegetables and a roti or two. It does you more good than a table full of pakoras. Sleep matters as much as food. If you have a headache and dark urine in the afternoon, drink more water at night.',
        example:
          'Sehri in Lucknow: dalia with milk and a boiled egg, a banana, three glasses of water. Iftar: two dates, chaas, fruit chaat. After the prayer: shorba, one katori of nihari shared and two rotis with salad.',
        tips: [
          'Eat fried food on only one evening a week.',
          'Put a bottle next to the bed and finish it between iftar and sehri.',
          'If you exercise hard, do it in the hour after iftar. Otherwise, walk.',
        ],
      },
    ],
    sources: ['idf_ramadan_2021', 'icmr_guidelines_2024', 'nhs_ramadan'],
  },
  {
    id: 'festivals-weddings-and-mithai',
    title: 'Festivals, weddings and mithai',
    summary: 'How to enjoy festival food and still feel well afterwards.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Choose your three sweets',
        explanation:
          'Look at the whole festival table, then eat only some of it. Decide beforehand which sweets you truly love. You’ll eat fewer and enjoy them more than if you resist until ten at night. The World Health Organization advises less than a tenth of a day’s energy from free sugars, and ideally less than a twentieth. For most adults the lower limit is about six teaspoons. Two gulab jamuns may have that much. One rich day does no harm. It’s the three weeks around it that add up.',
        example:
          'Diwali in Indore: one piece of kaju katli with the morning tea, one spoon of gajar halwa at your aunt’s house, one jalebi fresh from the pan. The soan papdi box goes on to the next house unopened, as always.',
        tips: [
          'Eat sweets after a meal, sitting down, from a plate.',
          'Cut small pieces, and decide before you take a second.',
          'Give nuts, fruit or a plant instead of a box of mithai.',
        ],
      },
      {
        title: 'A wedding buffet in one round',
        explanation:
          'At a buffet you meet the fried and sweet food while you’re hungry. Walk past all the counters once before you take a plate. Then fill half the plate with salad, vegetables and raita, and a quarter with grilled food, dal or paneer. The rest is for the one rice or bread you came for. Look at drinks the same way. A glass of sweet mocktail is a dessert. Eat a fruit and some curd at home first. At the chaat counter, that helps more than willpower.',
        example:
          'A baraat in Jalandhar, eleven at night: tandoori paneer and mushrooms, a bowl of dal makhani, one missi roti, a large salad. Then one spoon of moong dal halwa, dancing, and lime water with salt.',
        tips: [
          'Stand away from the counter while you talk.',
          'Have a glass of water after every other drink. If you take medicines, ask about alcohol.',
          'Leave two evenings between weddings free for dal and sabzi.',
        ],
      },
      {
        title: 'The day after is an ordinary day',
        explanation:
          'You don’t need to wash anything out after a feast. Liver and kidneys do that without a juice. If you skip meals the next day, you’re hungry in the evening and it starts again. Go back to your usual plate at the next meal, drink water, walk, and sleep. Some extra weight the morning after is mostly salt and water, and goes away within days. If you’ve really gained weight over the season, start with the one habit that changed most, such as sweet tea or the late dinner.',
        example:
          'The morning after Pongal in Madurai: two idlis with plenty of sambar, a papaya, a walk by the river. At noon, curd rice with pomegranate and a carrot poriyal. You’ve shared the payasam with the neighbours.',
        tips: [
          'Put leftover sweets out of sight, or share them the same day.',
          'Cook something green and quick for the first dinner.',
          'Weigh yourself a week later, not the next day.',
        ],
      },
    ],
    sources: ['who_sugars_2015', 'icmr_guidelines_2024'],
  },
]
