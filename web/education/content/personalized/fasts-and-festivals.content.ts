import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'keeping-a-fast-kindly',
    title: 'Keeping a fast without paying for it',
    summary: 'You will know how to eat before, during and after a fast, and who should ask a doctor first.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Who asks before fasting',
        explanation:
          'A fast is a matter of faith, and faiths themselves excuse those whom it would harm. Ask your doctor some weeks ahead if you have diabetes treated with insulin or tablets, kidney or heart disease, an ulcer, an eating disorder now or in the past, or if you are pregnant, breastfeeding, very old or under age. Medicines are rescheduled by the doctor, never skipped on one’s own. Break the fast at once with shaking, sweating, confusion, chest pain, fainting or a sugar below 70 mg/dL, and seek help if it does not pass.',
        example:
          'Before Karva Chauth a woman in Ludhiana who takes tablets for diabetes sees her doctor with her readings. They settle on a fast with fruit and milk, two checks of her sugar, and glucose powder in the handbag.',
        tips: [
          'Make the appointment with the calendar of fasts in your hand.',
          'Tell one person in the house that you are fasting.',
          'Testing your sugar does not break a fast, and neither does asking.',
        ],
      },
      {
        title: 'Vrat food that is a meal',
        explanation:
          'Navratri, Ekadashi and Shravan Mondays leave room for a real plate; it is the frying that makes it heavy. Sabudana and potato are nearly pure starch and send hunger back soon. Rajgira, kuttu and samak rice with curd, paneer, peanuts and the vegetables that your custom allows stay longer. Boil, roast or steam what would be fried, and let one sweet dish stand for the day. Rock salt is salt: those who watch their pressure count it like any other.',
        example:
          'A Marathi upvas plate: varai with danyachi amti, a cucumber koshimbir with curd, one roasted sweet potato. In the north: kuttu chilla on the tawa, lauki raita and a bowl of papaya.',
        tips: [
          'Give curd, milk, paneer or peanuts a place in each fasting meal.',
          'Roast makhana dry and finish it with a teaspoon of ghee.',
          'Drink water through the day if your fast permits it.',
        ],
      },
      {
        title: 'From dawn to dusk: before and after',
        explanation:
          'In Ramzan the two meals carry the day. What is eaten before dawn should leave slowly: oats, dalia, eggs, curd, dal, fruit with its skin, and water in several glasses. At sunset a date and water, then a pause with the prayer, spare the stomach the rush; a plate with dal or meat, vegetables and a moderate roti follows better than a table of pakoras. Sleep is part of it as much as food. Headache and dark urine in the afternoon ask for more water at night.',
        example:
          'Sehri in Lucknow: dalia with milk and a boiled egg, a banana, three glasses of water. Iftar: two dates, chaas, fruit chaat; after the prayer shorba, one katori of nihari shared and two rotis with salad.',
        tips: [
          'Keep fried things for one evening a week.',
          'Set a bottle beside the bed and finish it between iftar and sehri.',
          'Put strong exercise into the hour after iftar, or choose a walk.',
        ],
      },
    ],
    sources: [SOURCES.idf_ramadan_2021, SOURCES.icmr_guidelines_2024, SOURCES.nhs_ramadan],
  },
  {
    id: 'festivals-weddings-and-mithai',
    title: 'Festivals, weddings and the box of mithai',
    summary: 'You will know how to enjoy the season’s table and come out of it feeling well.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Choose your three',
        explanation:
          'A festival table is made to be looked at in full and eaten in part. People who decide beforehand which sweets they truly love eat fewer and enjoy them more than those who resist until ten at night. The World Health Organization asks that free sugars stay below a tenth of a day’s energy, better below a twentieth, which for most adults is about six teaspoons; two gulab jamuns may hold that much. One rich day does no harm. It is the three weeks around it that add up.',
        example:
          'Diwali in Indore: one piece of kaju katli with the morning tea, one spoon of gajar halwa at the aunt’s house, one jalebi fresh from the pan. The soan papdi box travels on to the next house unopened, as it always has.',
        tips: [
          'Eat sweets after a meal, seated, from a plate.',
          'Make small pieces; a second one should be a decision.',
          'Give nuts, fruit or a plant where a box of mithai is expected.',
        ],
      },
      {
        title: 'A wedding buffet in one round',
        explanation:
          'Counters are arranged so that the fried and the sweet meet you hungry. Walk along them once with empty hands. Then fill half of the plate with salad, vegetables and raita, a quarter with the grill, dal or paneer, and the rest with the one rice or bread that you came for. Drinks deserve the same look: a glass of sweet mocktail is a dessert. Arriving slightly fed, with a fruit and some curd at home, decides more than any strength of will at the chaat counter.',
        example:
          'A baraat in Jalandhar, eleven at night: tandoori paneer and mushrooms, a bowl of dal makhani, one missi roti, a large salad; then one spoon of moong dal halwa, dancing, and lime water with salt.',
        tips: [
          'Stand away from the counter while you talk.',
          'Alternate every glass with one of water; with medicines ask about alcohol.',
          'Keep two evenings between weddings free for dal and sabzi.',
        ],
      },
      {
        title: 'The day after is an ordinary day',
        explanation:
          'There is nothing to wash out after a feast: liver and kidneys do that without a juice. Skipping meals the next day makes the evening hungry and starts the wheel again. Take up the usual plate at the next meal, drink water, walk, and sleep. A kilogram more on the scale the morning after is mostly salt and water, and goes by itself within days. If the season leaves real weight behind, begin with the one habit that changed most, such as sweet tea or the late dinner.',
        example:
          'The morning after Pongal in Madurai: two idlis with plenty of sambar, a papaya, a walk by the river. At noon curd rice with pomegranate and a carrot poriyal. The payasam has been shared out among the neighbours.',
        tips: [
          'Put left-over sweets out of sight, or share them the same day.',
          'Cook something green and quick for the first dinner.',
          'Weigh yourself a week later, not the next day.',
        ],
      },
    ],
    sources: [SOURCES.who_sugars_2015, SOURCES.icmr_guidelines_2024],
  },
]
