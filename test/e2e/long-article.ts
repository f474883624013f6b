export type Block = ['h2' | 'h3' | 'p' | 'ul' | 'ol' | 'quote', ...string[]]

/** The text that a dietitian writes in one evening, in typing order. */
export const FIRST_HOUR: Block[] = [
  [
    'p',
    'Hospitals, call centres and highway dhabas do not close at nine, and the people who keep them open still have to eat. Most of the advice they get was written for someone who sleeps from eleven to six. It tells them to have a good breakfast, when their breakfast hour is the moment they fall into bed. This article turns the day around and begins where your own day begins.',
  ],
  ['h2', 'Begin with the shift, not with the clock'],
  [
    'p',
    'Write down when the shift starts and when it ends. Your main meal belongs about two hours before the start, while the stomach is still awake and the kitchen at home is still open. For a shift that begins at ten, that is a plate at eight: two rotis, a katori of dal, a sabzi and some dahi. It is the dinner your family eats anyway, only a little earlier and a little slower.',
  ],
  [
    'p',
    'Around the middle of the shift you will be hungry again, and this is where most plans fail. The canteen has samosas and tea, and the body at that hour handles a heavy plate badly. Carry something small that you decided on before you were tired. Nobody chooses well at half past two.',
  ],
  ['h3', 'What fits into one tiffin box'],
  [
    'ul',
    'Roasted chana and a small handful of peanuts',
    'Two idlis with a spoon of dry chutney',
    'A banana, or a guava when the season is right',
    'Plain dahi in a box that really closes',
  ],
  [
    'p',
    'Each of these keeps for eight hours without a fridge in winter. In May and June the dahi needs an ice pack or the canteen fridge, and so does anything with coconut in it. If the box smells different from how it smelled at home, do not eat it.',
  ],
]

export const SECOND_HOUR: Block[] = [
  ['h2', 'Tea has a closing time'],
  [
    'p',
    'Caffeine stays in the body for hours, so the cup at five in the morning is still at work when you are lying in bed at eight with the curtains drawn. Count back six hours from the time you want to sleep and make that your last cup of tea or coffee. After it, there is lemon water, chaas, or plain hot water with a piece of ginger in it.',
  ],
  [
    'quote',
    'Drink the first cup for the shift and the last one for the company, and keep six hours between it and your bed.',
  ],
  ['h3', 'An order for the morning after'],
  [
    'ol',
    'Drink a glass of water before you leave',
    'Eat something light on the way or at home',
    'Keep the room dark and the phone outside',
    'Sleep first and cook later',
  ],
  [
    'p',
    'The light meal matters more than it sounds. Going to bed on an empty stomach wakes many people after four hours, and a heavy paratha keeps others turning. A bowl of poha, a small vegetable upma or one besan chilla sits well with most. Leave the fried breakfast for the days on which you are getting up, and not going down.',
  ],
]

export const LAST_HOUR: Block[] = [
  ['h2', 'The days off'],
  [
    'p',
    'On a free day most people swing back to the family and its hours, and that is right: food is company before it is anything else. Shift the last sleep before the free day by a few hours, get up for lunch, and eat it with the others. What you should not do is to skip it because you are not hungry yet. A small plate at the family table sets the stomach better than a large one alone at five.',
  ],
  [
    'p',
    'The last meal before the first night of the next week is the one to plan. Cook it while you have the time, and cook double.',
  ],
  ['h2', 'When the shifts change every week'],
  [
    'p',
    'Rotating shifts are the hardest, because the stomach never learns the new timetable before the old one returns. Keep one thing fixed: the number of meals. Three times in twenty-four hours, whatever the hours are called, with the largest before the work and the lightest before the sleep. If a week has both kinds of shift in it, move the meals by two hours a day and not by eight at once.',
  ],
  [
    'p',
    'Drink water by the bottle and not by thirst. Cold, dry air in a ward or a server room hides thirst well, and tiredness is often nothing else. One bottle before the break and one after it is a rule that needs no thinking.',
  ],
  ['h2', 'Ask before you follow this'],
  [
    'p',
    'This is general information for adults. If you take insulin or tablets for diabetes, if you are pregnant, or if you have a disease of the kidneys or the heart, the times of your meals and of your medicine belong together, and someone who knows you has to set them. Take your roster along when you go: a dietitian can read it like a menu.',
  ],
  [
    'p',
    'And be patient with yourself. A plan that works on four nights out of five is a good plan. On the fifth there will be a birthday, a cake in the staff room and a plate of hot pakoras, and those who eat them with their friends at three in the morning have lost nothing that matters.',
  ],
]

export function wordsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap(([, ...texts]) => texts.join(' ').split(/\s+/))
}
