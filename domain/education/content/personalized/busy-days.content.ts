import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-week-cooked-on-sunday',
    title: 'One hour on Sunday for five working days',
    summary: 'What to prepare once a week, how to store it safely, and how to fill a tiffin in five minutes.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Cook the slow parts ahead',
        explanation:
          'On a weekday, it’s rarely the cooking that takes time. It’s the soaking, chopping, grinding and pressure cooking. You can do these ahead. Boiled rajma or chana, a tomato and onion base, kneaded dough, washed greens and a jar of chutney turn half an hour at the stove into ten minutes. Leave the fast and fresh parts for the day: the tadka, the salad, the roti. You don’t need new recipes. Just stop your family’s dishes at the point where you can store them.',
        example:
          'On Sunday in Gurugram, you cook two cookers of chana and rajma and one pan of onion and tomato masala, make dosa batter and wash palak. By Thursday you’ve had chole, rajma rice, palak dal, dosa with chutney and a chana salad.',
        tips: [
          'Choose two pulses and one base a week, not seven dishes.',
          'Freeze boiled pulses in portions of one katori.',
          'Write the date on every box with a marker.',
        ],
      },
      {
        title: 'Cool it quickly, heat it thoroughly',
        explanation:
          'Bacteria grow in cooked rice, dal and meat that’s neither fridge-cold nor steaming hot. The World Health Organization advises you not to leave cooked food at room temperature for more than two hours. Cool it fast in shallow boxes, and reheat it until it steams all through. In an Indian summer, even two hours is long. In a fridge at or below 5 degrees, most cooked food stays good for three or four days. If it smells or looks odd, throw it away without tasting. Reheat once, and only what you’ll eat.',
        example:
          'After dinner in Nagpur, pour the dal from the cooker into two flat steel boxes. Stand them in a tray of water for a quarter of an hour, then put them in the fridge, lids on, before the film starts.',
        tips: [
          'Spread rice on a plate to cool it, then cover and chill it.',
          'Put raw meat and fish on the lowest shelf, in a closed box.',
          'If the power was off for hours, throw out cooked food and milk.',
        ],
      },
      {
        title: 'The tiffin rule of three',
        explanation:
          'A filling lunch box needs three things. The first is a pulse, egg, curd, paneer, fish or meat. The second is a vegetable that travels well. The third is a grain, in the smaller half of the box. When one is missing, you end up at the samosa stall in the afternoon. This rule is ours. The plate in the Indian dietary guidelines has vegetables and fruit in half of it, and grains in about a third at most. Pulses, animal foods, and milk or curd (300 ml a day) fill the rest. Carry fruit and nuts too.',
        example:
          'Mumbai local, 8.10: two thepla, a katori of matki usal, cucumber and carrot sticks with a twist of salt and lime, and a guava in the side pocket. You need no microwave and only one spoon.',
        tips: [
          'Pack at night while you’re still in the kitchen.',
          'Put curd in a steel box next to something frozen.',
          'Leave a pouch of roasted chana in the office drawer for late days.',
        ],
      },
    ],
    sources: ['who_five_keys', 'fssai_pink_book', 'icmr_guidelines_2024'],
  },
  {
    id: 'canteens-shifts-and-late-dinners',
    title: 'Canteens, night shifts and dinner at ten',
    summary: 'How to choose food away from home, and how to plan meals when your hours are odd.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Read a canteen like a menu of bowls',
        explanation:
          'Away from home you can’t change how a dish was cooked. But you can nearly always change what you eat with it. Look for the missing bowls. A plate of biryani lacks vegetables and often curd. A dosa has little protein, so ask for a second bowl of sambar. Gravies have the most oil. Dry sabzi and grilled food have less. Share large portions or carry them home. You don’t need to explain any of this to colleagues. You’re only ordering lunch.',
        example:
          'Client lunch in Hyderabad: one plate of biryani for two, a bowl of plain curd, a green salad, and dal from further down the menu. Nobody notices a diet, and you stay awake all afternoon.',
        tips: [
          'Order the dal or curd first and the rice afterwards.',
          'Ask for sauces and chutneys on the side.',
          'Drink water or chaas. Sweet drinks are the easiest sugar to leave out.',
        ],
      },
      {
        title: 'Eating on a night shift',
        explanation:
          'At night your body handles sugar and fat less well, and you eat because you’re bored or cold. Trials on shift workers suggest having the main meals in your waking hours before and after the shift. In between, eat something small and filling, not a full thali at three in the morning. Coffee helps early in the shift. Late in it, coffee spoils your sleep. Shift work itself is linked with diabetes and heart disease. So have your blood pressure, sugar and lipids (blood fats) checked every year.',
        example:
          'A nurse in Kochi eats puttu and kadala at seven in the evening, a banana with peanuts at midnight, a bowl of curd oats at three, and two idlis at half past seven before she draws the curtains.',
        tips: [
          'Bring your own food for the night. Vending machines sell what lasts, not what’s good for you.',
          'Have the last coffee or tea six hours before you want to sleep.',
          'Sleep in a dark, cool room without a phone.',
        ],
      },
      {
        title: 'When you can’t eat dinner earlier',
        explanation:
          'Everyone says to eat dinner early, but your train arrives at half past nine. A heavy late meal is hard to digest, even more so with reflux or diabetes. It helps to split dinner. Eat one part at six, before you’re too hungry, and only the light part at home. Then leave two hours before you lie down, if the day allows. Don’t go to bed hungry either. You’ll end up at the biscuit tin. If you take insulin or sulfonylurea tablets, plan such changes with your doctor.',
        example:
          'At six in the Noida office: a boiled egg sandwich or a katori of sprouts with a fruit. At ten: a bowl of vegetable soup with paneer cubes, or dal with one phulka, and a walk to the gate and back.',
        tips: [
          'Set an alarm for your six o’clock plate, as you would for a meeting.',
          'For a late dinner, cook something you can eat with a spoon.',
          'Raise the head of the bed if acidity wakes you, and tell your doctor.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'who_healthy_diet_facts', 'nice_reflux_2014'],
  },
]
