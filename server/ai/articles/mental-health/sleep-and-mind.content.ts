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
      title: 'Sleep, appetite and mood: what to do when you lie awake, and the day after',
      summary:
        'What to do at night when sleep won’t come, which evening habits help, how short nights end in larger meals, and when poor sleep needs a doctor.',
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
      closing: `Note for one week when you went to bed, when you rose, and how hungry you were before lunch. The pattern is usually plain by Friday. Then change one thing in the evening and one at lunch. If nights stay poor for a month, ask for treatment. Trying harder is not one.`,
    },
    casual: {
      title: 'Can’t sleep at night, and hungry all day? What to do tonight and tomorrow',
      summary:
        'What to do when you’re lying awake, why a short night makes you hungry and snappy, what to eat the day after, and when bad sleep isn’t just bad habits.',
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
      title: 'Can’t sleep at night? What to do tonight, and a two-week plan for steadier sleep',
      summary:
        'First the steps for tonight, if you’re lying awake now. Then four small changes in two weeks, beginning with the simplest: getting up at the same time every day.',
      opening: `Two in the morning. The fan turns, the dog next door has an opinion, and you’re doing sums: if I fall asleep now, I’ll get four hours. You can’t order sleep to come. You can do a few things tonight that let it.

Tomorrow the real work begins, and it begins with the alarm. Getting up at the same time is the one part of sleep that’s in your hands every single day. From there the plan grows backwards, through the last chai and dinner to the phone by the bed.`,
      example: `## Two weeks with Harpreet, who runs a dairy counter in Patiala

1. **Days 1 to 4, the alarm.** Half past five, on the day off too. A walk to the gate in the first light.
2. **Days 5 to 7, the chai.** Five cups become three, the last at two. Nimbu pani takes over at five.
3. **Days 8 to 11, dinner.** From half past nine to half past eight: roti, moong dal, ghia. Chana at six, so he isn’t starving.
4. **Days 12 to 14, the phone.** It spends the night in the shop drawer. Lights out by ten, with a bazaar alarm clock on the sill.

On day 9 there was a jagrata and he slept three hours. He got up at half past five anyway and went to bed early.`,
      closing: `Set tomorrow’s alarm now, and then the same one for Sunday. That’s step one done. Notice what changes first: perhaps the eleven o’clock hunger, perhaps your temper. Let that be your reason for step two. And if a month goes by and the fan still knows all your sums, go to a doctor. It can be treated.`,
    },
  },
  body: `## Tonight, if you’re lying awake

1. **Turn the clock to the wall.** Leave the phone where it is.
2. **Get up.** If you’re still awake after what feels like 20 minutes, sit somewhere dim with a dull book, and go back when you’re drowsy [@aasm_habits].
3. **Write the worry down,** and next to it the first thing you’ll do about it tomorrow.
4. **Breathe slowly.** In through the nose, out through the mouth, counting from 1 to 5 each time, without forcing [@nhs_breathing].
5. **Hungry?** Half a cup of warm milk or half a banana. No tea, no cigarette or gutka, and no drink: alcohol may bring sleep sooner but disturbs the second half of the night [@ebrahim_2013].
6. **Get up at your usual time** in the morning, however the night went.

## The evening before

Sleep specialists suggest getting up at the same time every day, a cool, quiet bedroom, no large meal before bed and devices off at least 30 minutes before it [@aasm_habits]. In an Indian home that may mean:

- **Bedtime:** count back from the alarm. Adults are advised to sleep 7 or more hours a night [@aasm_2015], so if it rings at 5:30, lights are out by ten or soon after.
- **Chai and coffee** end in the early afternoon. In a small study, 400 mg of caffeine, as much as in several cups of coffee, taken 6 hours before bed still cost more than an hour of sleep [@drake_2013].
- **Dinner** early and light, but not so small that hunger wakes you. With acidity, eating at least 3 hours before you lie down may help [@niddk_reflux].
- **Phones** charge in the hall.
- **Naps** are short, and over well before the evening chai.

## What a short night does

People who regularly sleep less than 7 hours have more depression, weight gain, diabetes and high blood pressure [@aasm_2015]. You notice it at the table first. In a review of experiments people ate more on the day after a shortened night, while their bodies used no more energy [@al_khatib_2017].

So don’t repair a bad night with a fast or with coffee at five. Eat breakfast with some protein, such as moong chilla, eggs or idli with sambar. Take lunch at its hour, a planned snack in the afternoon, some daylight and a walk. Put off quarrels and big decisions: everyone is touchy after a short night.

## If it goes on

Sometimes the cause is neither chai nor phone. Tell the doctor if any of these wakes you: acid, pain, passing urine again and again, great thirst, a racing heart, hot flushes, or legs that crawl and must move. Sugar, thyroid, iron or a medicine may need a check. Low mood often comes with poor sleep, so mention that too.

When bad sleep has become a habit of months, the first treatment advised is cognitive behavioural therapy for insomnia [@acp_2016]. It’s a structured talking therapy, and a doctor can arrange it.`,
  cautions: [],
  seeDoctor: `- Poor sleep on most nights for about a month. Go sooner if daily life has become hard [@nhs_sleep].
- Don’t start sleeping tablets or melatonin on your own, and don’t stop prescribed ones suddenly: plan it with the doctor. Alcohol with sleeping tablets can be dangerous [@niaaa_medicines].
- Loud snoring with pauses or gasping, and sleepiness in the day: these may be signs of sleep apnoea [@nhlbi_apnoea].
- Low mood, worry or lost interest for two weeks or longer. Tele-MANAS listens free of charge, day and night, on 14416 [@tele_manas].
- Thoughts that life isn’t worth living: tell someone today, and call 14416 or 112.
- You nod off at the wheel or at a machine: stop driving until you have seen a doctor.`,
}
