import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-week-cooked-on-sunday',
    title: 'Five working days from one quiet hour',
    summary:
      'You will know what to prepare once a week, how to keep it safe, and how to fill a tiffin in five minutes.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Cook the slow parts ahead',
        explanation:
          'What takes time on a weekday is rarely the cooking itself but the beginnings: soaking, chopping, grinding, waiting for the cooker. These parts keep well. Boiled rajma or chana, a tomato and onion base, kneaded dough, washed greens and a jar of chutney turn half an hour at the stove into ten minutes. Leave the fast and fresh parts for the day: the tadka, the salad, the roti. You need no new recipes for it, only the same family dishes taken apart at the point where they can wait.',
        example:
          'Sunday in Gurugram: two cookers of chana and rajma, one pan of onion and tomato masala, dosa batter, and washed palak. By Thursday it has been chole, rajma rice, palak dal, dosa with chutney and a chana salad.',
        tips: [
          'Choose two pulses and one base a week, not seven dishes.',
          'Freeze boiled pulses in portions of one katori.',
          'Write the date on every box with a marker.',
        ],
      },
      {
        title: 'Cold quickly, hot thoroughly',
        explanation:
          'Cooked rice, dal and meat are comfortable homes for bacteria between fridge-cold and steaming hot. The World Health Organization asks for cooked food not to stand at room temperature for more than two hours, for fast cooling in shallow boxes, and for reheating until it steams all through. In an Indian summer two hours is generous. A fridge at or below 5 degrees keeps most cooked food for three or four days; what smells or looks odd goes away without tasting. Reheat once, and only what will be eaten.',
        example:
          'After dinner in Nagpur the dal is poured into two flat steel boxes instead of staying in the cooker. They stand in a tray of water for a quarter of an hour and go into the fridge, lids on, before the film begins.',
        tips: [
          'Spread rice on a plate to cool it, then cover and chill it.',
          'Keep raw meat and fish in the lowest shelf, in a closed box.',
          'If the power was away for hours, throw out cooked food and milk.',
        ],
      },
      {
        title: 'The tiffin rule of three',
        explanation:
          'A lunch box that holds needs three things: a pulse, egg, curd, paneer, fish or meat; a vegetable that survives the journey; and a grain in the smaller half of the box. When one of them is missing the afternoon sends you to the samosa stall. The Indian dietary guidelines draw the same plate: vegetables and fruit in half of it, grains no more than a good third, and pulses or animal foods beside them. Fruit and a handful of nuts travel without any box at all.',
        example:
          'Mumbai local, 8.10: two thepla, a katori of matki usal, cucumber and carrot sticks with a twist of salt and lime, and a guava in the side pocket. It needs no microwave and no spoon but one.',
        tips: [
          'Pack at night while the kitchen is still warm.',
          'Keep curd in a steel box beside something frozen.',
          'Leave a pouch of roasted chana in the office drawer for late days.',
        ],
      },
    ],
    sources: [SOURCES.who_five_keys, SOURCES.fssai_pink_book, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'canteens-shifts-and-late-dinners',
    title: 'Canteens, night shifts and dinner at ten',
    summary: 'You will know how to choose away from home and how to set meals when the clock does not help.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Reading a canteen like a menu of bowls',
        explanation:
          'Outside the house you cannot change how a dish was cooked, but nearly always what you eat with it. Look for the bowls that are missing. A plate of biryani lacks vegetables and often curd; a dosa lacks protein, which the sambar brings if you ask for a second one. Gravies carry most of the oil, dry sabzi and grilled things less. Large portions are made to be shared or carried home. None of this needs an explanation to colleagues: you are ordering, not preaching.',
        example:
          'Hyderabad, client lunch: one plate of biryani for two, a bowl of plain curd, a green salad and the dal from the next table of the menu. Nobody has noticed a diet, and the afternoon stays awake.',
        tips: [
          'Order the dal or curd first and the rice afterwards.',
          'Ask for sauces and chutneys at the side.',
          'Drink water or chaas; sweet drinks are the easiest sugar to leave.',
        ],
      },
      {
        title: 'Eating on a night shift',
        explanation:
          'At night the body handles sugar and fat less well, and hunger follows boredom and cold. Trials on shift workers suggest keeping the main meals to the waking hours before and after the shift, with something small and filling in between, rather than a full thali at three in the morning. Coffee helps early in the shift and steals sleep late in it. Shift work itself is linked with diabetes and heart disease, so a yearly check of pressure, sugar and lipids belongs to it.',
        example:
          'A nurse in Kochi eats puttu and kadala at seven in the evening, a banana with peanuts at midnight, a bowl of curd oats at three, and two idlis at half past seven before the curtains are drawn.',
        tips: [
          'Bring the food of the night; machines sell what keeps, not what feeds.',
          'Have the last coffee or tea six hours before you mean to sleep.',
          'Keep the bedroom dark, cool and without a telephone.',
        ],
      },
      {
        title: 'When dinner cannot be earlier',
        explanation:
          'Everybody says to dine early, and the train arrives at half past nine. A late heavy meal lies badly, and worse with reflux or diabetes. What helps is to split it: eat a part of dinner at six, while hunger is still polite, and only the light part at home. Then leave two hours before lying down, if the day allows. Going to bed hungry is no virtue either; it ends at the biscuit tin. People on insulin or sulfonylurea tablets plan such changes with their doctor.',
        example:
          'At six in the Noida office: a boiled egg sandwich or a katori of sprouts with a fruit. At ten: a bowl of vegetable soup with paneer cubes, or dal with one phulka, and a walk to the gate and back.',
        tips: [
          'Set an alarm for the six o’clock plate as for a meeting.',
          'Cook the late plate so that it can be eaten with a spoon.',
          'Raise the head of the bed if acidity wakes you, and tell your doctor.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.who_healthy_diet_facts, SOURCES.nice_reflux_2014],
  },
]
