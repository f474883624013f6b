import type { LibraryArticle } from '../library-article.ts'

export const DESK_DAYS: LibraryArticle = {
  id: 'desk-days',
  category: 'fitness',
  name: 'moving more on a desk day',
  names: [
    'desk job',
    'desk work',
    'desk exercises',
    'office exercise',
    'office exercises',
    'sitting all day',
    'sitting job',
    'long sitting',
    'sitting too much',
    'prolonged sitting',
    'sit less',
    'sedentary lifestyle',
    'sedentary work',
    'sedentary job',
    'din bhar baithna',
    'office mein baithna',
    'baithe baithe kaam',
    'दिन भर बैठना',
    'बैठे रहने की आदत',
    'ਸਾਰਾ ਦਿਨ ਬੈਠਣਾ',
  ],
  tones: {
    professional: {
      title: 'Desk days: how to sit less without leaving your work',
      summary:
        'What long sitting does, how short walking breaks help after lunch, what they can’t replace, and a working day in Hyderabad with the breaks already in it.',
      opening: `Count the chairs of an ordinary working day: breakfast, bus, desk, lunch, desk, bus, sofa. A conscientious person can go from morning to night without standing for longer than it takes to fill a kettle, and feel exhausted by evening.

Nobody chose this. Work moved on to screens and took the errands with it. The remedy is modest. You put back some of the small interruptions that the screen has removed.`,
      example: `## Hyderabad, with the breaks built in

- **Half past eight:** off the metro one station early, ten brisk minutes.
- **Eleven:** the tea is at the far pantry, by the stairs. Half the sugar, with roasted chana from the drawer.
- **One o’clock:** lunch away from the screen: jowar roti, pappu, beerakaya curry, curd. Then two rounds of the building with a colleague.
- **Afternoon:** one call in three on foot, along the corridor.
- **Five o’clock:** a guava at the window, standing.
- **Seven:** twenty brisk minutes before the lift up to the flat.

The stairs and corridors break up the sitting. The two brisk pieces are the exercise, and on five days they come to 150 minutes.`,
      closing: `The walk after lunch and one call on foot make a good pair, because nobody can cancel them. Keep them for a fortnight before you add a third. Then look at the week and ask where the real exercise sits. If you can’t find it, give it an hour of its own.`,
    },
    casual: {
      title: 'Glued to the chair? Small ways to get up at work',
      summary:
        'Six meetings and no steps. Easy ways to get out of the chair wherever it stands, why a stroll after lunch beats standing, and a Gurugram day with a lazy lift.',
      opening: `It’s four in the afternoon, your legs have gone to sleep, and the most exercise you’ve had is reaching for the charger. Then someone forwards you a video on why sitting is terrible, and you watch it sitting down.

You’ve got a job, and it comes with a chair. It also comes with small gaps, the five minutes here and there that now go to your phone. A few of them are just long enough for a walk. See which ones are yours.`,
      example: `## A Gurugram day, with excuses

**Nine-thirty.** Lift’s slow. Take two floors by the stairs, then lift. That’s not cheating.

**Eleven.** You’ve got a small glass instead of the big bottle, so you’ve been up twice already. Annoying, isn’t it? That’s the idea.

**One-thirty.** Rajma from home with rice and cut onion. Eat it at a table with people. Then once round the block, as far as the paan shop and back.

**Three.** The sleepy call. Take it walking.

**Five.** Bhel with sprouts from the canteen, or the peanuts in your bag. One chai, not three.

**Nine.** The match is on. Up at every over, fold the clothes, sit again.

Missed the stairs? Fine. You’ve still got the paan shop.`,
      closing: `Try it tomorrow with just one thing, the walk after lunch or the small glass. If it sticks, pick another. And put a proper walk or a game somewhere in the week, because breaks don’t replace that. You can watch the rest of that video on your feet.`,
    },
    motivational: {
      title: 'Get up once more: a kinder rhythm for desk days',
      summary:
        'A desk day has more room than it shows. Five small wins from morning to evening, a week in Kolkata to copy, and how to add the exercise that breaks don’t replace.',
      opening: `Every time you stand up, you change something. Blood moves, the back lengthens, the eyes look farther than a screen. It takes two minutes, and nobody will ask you why.

A few moments of the day can belong to your legs, whatever your job and your table. They’re small, they’re free, and they can begin at the end of this paragraph. Go on, stand up. Read the rest like that.`,
      example: `## Five wins for a week in Kolkata

Mousumi checks invoices in Salt Lake. Her list is taped to the monitor, and she ticks what happens.

1. **The far stop:** she leaves the bus one stop early and walks ten minutes.
2. **The second floor:** stairs up to there, lift after that.
3. **The round after lunch:** rice, dal, macher jhol and a walk to the gate, twice.
4. **The standing call:** one a day, any call.
5. **The evening song:** two songs of marching while the rice cooks.

Five wins on five days make twenty-five ticks. In the first week she had nine. The week before she’d had none, so she calls it a start, and on Saturday she adds a long walk by the lake.`,
      closing: `Which win is nearest to you now? Take it today, before you sit down again. Tomorrow take it once more, and let the third day look after itself. A desk day is built of hundreds of minutes. You only have to win a few of them back.`,
    },
  },
  body: `## Why the chair matters

People who sit for many hours of the day tend to die earlier and to have more heart disease, cancer and type 2 diabetes [@who_activity_2020]. You aren’t alone in this. In 2022 nearly half of Indian adults were estimated not to reach the recommended amount of physical activity, women more often than men [@strain_2024].

No one can name a safe number of hours in a chair, because the evidence isn’t sufficient [@who_activity_2020]. What is advised is simple: replace some sitting with activity of any intensity, light activity included [@who_activity_2020].

## Walk rather than stand

In an experiment with 19 overweight adults, walking for 2 minutes after every 20 minutes of sitting lowered blood sugar and insulin after a meal. It was small and lasted for single days [@dunstan_2012]. A review of laboratory studies found that short breaks of light walking lowered blood sugar after meals more than standing did [@buffey_2022]. So the hour after lunch is the best one to break up, and a slow pace is fine.

If you can’t leave every 20 minutes, tie the breaks to things that happen anyway: a call, a refill, a printout, the end of a meeting. For tired eyes, look at something 20 feet away for 20 seconds, every 20 minutes [@aao_screens].

## Breaks and exercise are two things

Getting up does not take the place of exercise. The weekly aim remains 150 to 300 minutes of moderate activity [@who_activity_2020]. Data from more than a million adults suggest that 60 to 75 minutes of moderate activity a day offset the higher risk of death that comes with more than 8 hours of sitting [@ekelund_2016]. Few people manage that on a working day. Begin with the piece that your commute allows.

## What to eat at a desk

People who eat while distracted eat more at that meal and, even more so, later in the day [@robinson_attentive_2013]. So close the laptop for lunch. Fill the tiffin with a katori of dal, chana, egg or fish, a sabzi and a moderate helping of rice or roti. A planned snack at five, such as roasted chana, fruit or curd, is kinder than whatever the vending machine has left.`,
  variants: [
    {
      names: ['work from home', 'working from home', 'wfh', 'home office', 'ghar se kaam'],
      titles: {
        professional: 'Desk days at home and in the office: how to sit less',
        casual: 'Glued to the chair, at home or at work? Small ways to get up',
        motivational: 'Get up once more: a kinder rhythm at home and at the office',
      },
      text: `## When home is the office

At home even the walk to the bus is gone, so make your own commute: once round the block before you open the laptop, and once after you close it. Work at a table and leave the bed for sleeping. Keep the water in the kitchen. Between meetings, hang out a few clothes, water a plant or climb to the terrace and back.

Eat at fixed hours and away from the desk, because an open kitchen next to an open laptop makes one long snack out of the day. Put your meals into the calendar as if they were calls.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Chest discomfort, faintness or unusual breathlessness when you climb stairs: see a doctor before you do more [@acsm_screening_2015].
- A swollen, painful calf after long sitting or travel, or sudden breathlessness with it: go to hospital the same day.
- Numbness or weakness in an arm or leg, or back or neck pain that lasts for weeks.
- You have heart disease, diabetes or kidney disease and have been inactive: ask before you begin brisk exercise [@acsm_screening_2015].`,
}
