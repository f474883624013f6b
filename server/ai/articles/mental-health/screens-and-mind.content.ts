import type { LibraryArticle } from '../library-article.ts'

export const SCREENS_AND_MIND: LibraryArticle = {
  id: 'screens-and-mind',
  category: 'mental_health',
  name: 'screen time and well-being',
  names: [
    'screen time',
    'screens',
    'screen addiction',
    'phone addiction',
    'mobile addiction',
    'smartphone addiction',
    'social media',
    'instagram',
    'reels',
    'scrolling',
    'doomscrolling',
    'digital detox',
    'digital wellness',
    'phone at meals',
    'phone while eating',
    'tv while eating',
    'phone before bed',
    'mobile ki lat',
    'phone ki lat',
    'मोबाइल की लत',
    'ਮੋਬਾਈਲ ਦੀ ਲਤ',
  ],
  tones: {
    professional: {
      title: 'Screens and well-being: what to change at meals and before bed',
      summary:
        'What is known about screens and mood, told without alarm. How phones affect meals and sleep, and which small changes at home are worth trying first.',
      opening: `Advice about phones usually begins with alarm. It is hard to follow, because the same phone holds the bank, the bus ticket, the class group and the only video of a grandchild’s first steps.

“How many hours?” may be the wrong question. “At which moments?” is more useful. At the table and in bed, a screen tends to cost more than it gives, and so does the half hour of scrolling that nobody enjoyed. Change those moments and leave the rest in peace.`,
      example: `## House rules from Nashik

A family of five wrote one page together and fixed it to the fridge:

- **Dinner:** all phones go into the big steel dabba, the adults’ first.
- **Half an hour before bed:** chargers live in the hall. Ajoba has bought an alarm clock.
- **Social media:** after lunch, with a timer.
- **Cricket finals and calls with Dubai:** no rules.

Nobody is scolded for a slip. After three weeks they read the page again and struck out what hadn’t worked, which was the ban on morning news. The dabba stayed, because dinner had become longer and louder.`,
      closing: `Change one moment, the meal or the bedtime, for three weeks. Then ask everyone at home what was better and what was only tiresome. Keep the rule if it earned its place. A phone that lies in the hall at night is still yours in the morning.`,
    },
    casual: {
      title: 'Can’t put the phone down? Start with dinner and bedtime',
      summary:
        'Why the phone makes you eat more and sleep later, the two moments of the day to change first, and an ordinary Tuesday with a few taps less. Reels included.',
      opening: `You picked it up to check the weather. Now it’s twenty to one, you know everything about a stranger’s wedding in Udaipur, and you still don’t know if it’ll rain.

Happens to most of us. You don’t need to give up the phone, lock it away or move to a hill station. You’ve got two weak spots, dinner and bedtime, and they’re the two that are easiest to fix. Everything else can wait.`,
      example: `## An ordinary Tuesday, with fewer taps

- **Seven:** chai on the balcony. Phone’s still in the hall. You watch the milkman argue with the dog.
- **A quarter past one:** curd rice and beans poriyal with Deepa from accounts. Phones in the drawer.
- **A quarter to two:** fifteen minutes of reels, with a timer, in the comfortable chair. Enjoy them properly.
- **Half past six:** songs on the bus, eyes out of the window.
- **Half past eight:** egg curry and rice, television off till the plates are washed.
- **Half past ten:** the phone goes to bed in the hall. You follow at eleven.

If Wednesday is all reels, well, it was Wednesday.`,
      closing: `Try just this tonight: phone on charge in another room, thirty minutes before you lie down. Tell your friends you’ll answer at breakfast. They’ll survive. If dinner’s your weak spot instead, put the phone in the rice tin and see who in the house complains first.`,
    },
    motivational: {
      title: 'A calmer phone in one week: four small wins for mind and meals',
      summary:
        'Win back your attention in small pieces: the charger, the dinner table, the notifications and one free half hour. A gentle plan for seven days.',
      opening: `Your attention is a katori. What pours in first fills it. On most mornings the phone pours before you’ve drunk a glass of water, and by evening there’s no room left for the people and things you’d have chosen yourself.

You can pour first. It takes a few small changes that work while you do nothing: a charger in another room, a quiet lock screen, an empty place on the table where the phone used to lie. Each one gives a little of the day back.`,
      example: `## Seven days with Banri in Shillong

Banri is a nurse, and her phone is her rest after a shift. She keeps it and changes four things.

1. **Monday:** the charger moves to the kitchen. First win, done in a minute.
2. **Tuesday:** notifications off, except calls and messages from people.
3. **Wednesday and Thursday:** dinner without a screen, jadoh one night, dal with eggs the next. She tastes the ginger.
4. **Friday:** one free half hour. She restrings the guitar.
5. **Weekend:** night duty, and the phone wins both days.

Five good days out of seven. On Monday she goes on from there.`,
      closing: `Write down what you’d do with a free half hour: a book, the guitar, a sister’s voice, the tomato plants. Then move the charger tonight. Let the first week be uneven and count only what worked. The katori is yours, and you can begin to fill it tomorrow before the phone does.`,
    },
  },
  body: `## What the research says

Some of it is calming. In large surveys of adolescents, digital technology explained at most 0.4 per cent of the differences in well-being [@orben_2019]. The phone alone decides very little.

How you use it still counts. In a trial with 143 American students, those who limited social media to about 30 minutes a day for three weeks became less lonely and less depressed than those who went on as before [@hunt_2018]. The trial was small and short, but you can repeat it at home for nothing. Notice after which apps you feel worse than before, and begin with those.

## At the table

Eating while distracted raised how much people ate at the meal, and even more how much they ate later in the day, in a review of 24 studies [@robinson_attentive_2013]. A plate that nobody has looked at is quickly forgotten.

So give the phones a place of their own during meals: a basket, a dabba, a shelf. Adults go first, or it won’t last until Friday. If you eat alone and silence is heavy, let the radio play and sit by the window.

## Before bed

In a laboratory study of 12 young adults, reading on a light-emitting screen for hours before bed delayed sleep and lowered alertness the next morning [@chang_2015]. Sleep specialists advise switching devices off at least 30 minutes before bed [@aasm_habits].

Something should take the empty place: soak the rajma for tomorrow, lay out clothes, read two pages, oil your hair. An alarm clock removes the last excuse.

## In between

For tired eyes, ophthalmologists suggest looking at something about 20 feet away for 20 seconds every 20 minutes [@aao_screens]. The neem tree across the road will do.

News and social media can add to stress, and the World Health Organization advises limiting them when they do [@who_stress]. Switch off all notifications but calls and messages from people. Give scrolling its own time and a timer. And keep what is good about screens: the Sunday call home, the recipe, the old songs.`,
  variants: [
    {
      names: [
        'children',
        'kids',
        'child',
        'toddler',
        'toddlers',
        'bachche',
        'bacche',
        'students',
        'teenagers',
        'teens',
      ],
      titles: {
        professional: 'Screen time for children and adults: what to change at meals and before bed',
        casual: 'Screen time, yours and the children’s: start with dinner and bedtime',
        motivational: 'A calmer phone in one week, and screen time for the children',
      },
      text: `## With children at home

The Indian Academy of Pediatrics advises families not to let children eat in front of a screen [@iap_2019]. If a small child eats only with a cartoon, change one meal first, the one at which you have most time, and sit down to eat as well. Expect some days of little appetite and no drama about them. Children who share three or more family meals a week tend to eat more healthily, though such studies cannot prove that the meals are the cause [@hammons_2011]. With teenagers, make the rules together and keep them yourself. Ask what they watch before you forbid it.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Low mood, lost interest or poor sleep for 2 weeks or longer: see a doctor or counsellor [@nimh_caring].
- Games or scrolling push out school, work, meals or sleep, and every attempt to cut down fails: ask for a psychologist or psychiatrist.
- Threats, bullying, blackmail or betting debts online: tell someone today. Tele-MANAS on 14416 is free at any hour [@tele_manas].
- Sleep has been poor for months although habits have changed [@nhs_sleep].
- Thoughts of not wanting to live: call 14416, and 112 when there is danger [@tele_manas] [@erss_112].`,
}
