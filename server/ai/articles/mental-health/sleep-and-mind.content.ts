import type { LibraryArticle } from '../library-article.ts'

export const SLEEP_AND_MIND: LibraryArticle = {
  id: 'sleep-and-mind',
  category: 'mental_health',
  name: 'sleep, appetite and mood',
  names: [
    'sleep and mood',
    'sleep and mind',
    'sleep and food',
    'sleep and appetite',
    'sleep and mental health',
    'better sleep',
    'good sleep',
    'poor sleep',
    'lack of sleep',
    'sleep quality',
    'sleep hygiene',
    'insomnia',
    'sleeplessness',
    'cannot sleep',
    'can’t sleep',
    'cant sleep',
    'neend nahi aati',
    'neend na aana',
    'achhi neend',
    'kam neend',
    'anidra',
    'नींद नहीं आती',
    'अनिद्रा',
    'अच्छी नींद',
    'ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ',
    'ਚੰਗੀ ਨੀਂਦ',
  ],
  tones: {
    professional: {
      title: 'Sleep, appetite and mood: how a short night reaches the plate',
      summary:
        'How many hours adults need, why short nights end in larger meals, which evening habits help, how to eat after a bad night, and when to see a doctor.',
      opening: `Clients who ask about hunger at eleven in the morning are sometimes surprised to be asked when they went to bed. The question isn’t a detour. Appetite and patience are partly made at night, and a meal plan that ignores the night leaves out half the story.

Sleep and food are best put in order together. Much of what makes evenings calmer, an earlier dinner, less chai, a put-away phone, serves both.`,
      example: `## One evening in a Mumbai flat

- **2.00 pm:** the last chai of the day, for everyone.
- **6.00:** a plate to bridge the hours: sprouts bhel, or a banana with peanuts.
- **8.15:** dinner. Amti, rice, a bhaji of tendli; for the son, who plays football, two rotis more. On Fridays bangda, lightly fried.
- **9.00:** a stroll as far as the corner, then tomorrow’s list on the back of an envelope.
- **10.15:** the phones lie on the shelf in the passage, chargers and all.
- **10.45:** lights out. The alarm rings at six, on Sunday as well.

Nobody managed all of it in the first week. The fixed morning came first, and the rest moved towards it.`,
      closing: `Note for one week when you went to bed, when you rose, and how hungry you were before lunch. The pattern is usually plain by Friday. Then change one thing in the evening and one at lunch. If nights stay poor for months, ask for treatment. Trying harder is not one.`,
    },
    casual: {
      title: 'Slept badly and want to eat everything? Here’s why',
      summary:
        'Why a short night makes you hungry and snappy, what to eat the day after, how to get the next night back, and when bad sleep isn’t just bad habits.',
      opening: `You slept four hours. By eleven you’ve had three chais and two vada pavs, you’ve snapped at the nicest person in the office, and you’re wondering what’s for lunch.

You haven’t lost your discipline overnight. Tired bodies ask for more food, and tired heads are bad at saying “later”. So don’t start a diet on a day like this. Get through it kindly, eat at proper times, and put your effort into tonight.`,
      example: `## The day after, in Hyderabad

**Eight.** Real breakfast, even if you’re not in the mood: pesarattu, or an egg dosa. Tea once.

**Eleven.** The canteen calls. You’ve got a guava and some peanuts in your bag, because past-you was thoughtful. Second and last tea.

**One.** Rice, pappu, bendakaya fry, curd. A normal amount. Then ten minutes outside in the light.

**Four.** This is the slump. Water, a walk to the far staircase, half a bowl of sprouts. No coffee now, you’ll pay for it at midnight.

**Eight.** Upma with vegetables, or khichdi and an omelette.

**Ten.** Phone in the kitchen. Bed. No revenge scrolling, you’ve nothing to avenge.`,
      closing: `One bad night doesn’t need a plan, just a decent lunch and an ordinary bedtime. Ten bad nights in a row do need one. Start with the alarm, same time every day, and leave the rest for next week. When someone says you stop breathing in your sleep, don’t laugh it off. See a doctor.`,
    },
    motivational: {
      title: 'Start with the morning: a two-week plan for steadier sleep',
      summary:
        'Four small changes in two weeks, for the sake of sleep, appetite and temper. The first is the simplest: getting up at the same time every day.',
      opening: `You can’t order sleep, but you can set an alarm. That’s why this plan begins at the other end, in the morning. A fixed hour of rising is the one part of sleep that is in your hands every single day.

From there it grows backwards, through the last chai and the dinner plate to the phone by the bed. Four steps in two weeks. Each one makes the next one easier, and you keep whatever works.`,
      example: `## Two weeks with Harpreet, who runs a dairy counter in Patiala

1. **Days 1 to 4, the alarm.** Half past five, on the day off too. A walk to the gate in the first light.
2. **Days 5 to 7, the chai.** Five cups become three, the last at two. Nimbu pani takes over at five.
3. **Days 8 to 11, dinner.** From half past nine to half past eight: roti, moong dal, ghia. Chana and curd at six make it possible.
4. **Days 12 to 14, the phone.** It spends the night in the shop drawer. A bazaar alarm clock does its job.

On day 9 there was a jagrata and he slept three hours. He got up at half past five anyway and went to bed early.`,
      closing: `Set tomorrow’s alarm now, and then the same one for Sunday. That’s step one done. Notice what changes first: perhaps the eleven o’clock hunger, perhaps your temper. Let that be your reason for step two. Nights that won’t mend need help, and early is best. You deserve rest.`,
    },
  },
  body: `## What a short night does

Adults are advised to sleep 7 or more hours a night on a regular basis [@aasm_2015]. People who regularly sleep less than that have more depression, weight gain, diabetes and high blood pressure [@aasm_2015].

You notice it at the table first. In a review of experiments people ate more on the day after a shortened night, while the energy that they used stayed the same [@al_khatib_2017]. It works in the other direction as well. When overweight adults who slept little were helped to stay longer in bed for two weeks, they took in less energy than a comparison group [@tasali_2022].

## The evening, in five habits

Sleep specialists suggest getting up at the same time every day, a cool, quiet bedroom, no large meal before bed and devices off at least 30 minutes before it [@aasm_habits]. In an Indian home that may mean:

- **Chai and coffee** end in the early afternoon. In a small study, 400 mg of caffeine taken 6 hours before bed still cost more than an hour of sleep [@drake_2013]. That is as much as in several cups of coffee.
- **Dinner** early and light enough that you don’t lie down full, but not so small that hunger wakes you. A snack at six makes it possible.
- **Phones** charge in the hall. A plain alarm clock does the rest.
- **Worries** go on paper before bed.
- **The bed** is for sleep. If you lie awake and cross, get up for a dull book and return when you’re drowsy.

## The day after a bad night

Don’t repair it with a fast or with coffee at five. Eat breakfast with some protein, such as moong chilla, eggs or idli with sambar. Take lunch at its hour and a planned snack in the afternoon. Get some daylight and a walk. Put off quarrels and big decisions if you can: after a short night everyone is touchy. Go to bed at your usual time, or a little earlier.

## If it goes on

For sleeplessness that has become chronic, the treatment to begin with is cognitive behavioural therapy for insomnia [@acp_2016]. It is a structured talking therapy, and a doctor can arrange it. Poor sleep and low mood often come together, so tell the doctor about both.`,
  cautions: [],
  seeDoctor: `- Better habits haven’t helped, sleep has been poor for months, or daily life has become hard [@nhs_sleep].
- Loud snoring with pauses or gasping, and sleepiness in the day: these may be signs of sleep apnoea [@nhlbi_apnoea].
- Low mood, worry or lost interest for two weeks or longer. Tele-MANAS listens free of charge, day and night, on 14416 [@tele_manas].
- Thoughts that life isn’t worth living: tell someone today, and call 14416 or 112.
- You nod off at the wheel or at a machine: stop driving until you have seen a doctor.`,
}
