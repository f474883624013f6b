import type { LibraryArticle } from '../library-article.ts'

export const YOGA_STRESS_BREATHING: LibraryArticle = {
  id: 'yoga-stress-breathing',
  category: 'yoga',
  name: 'yoga and breathing for stress',
  names: [
    'yoga for stress',
    'yoga for anxiety',
    'yoga and stress',
    'stress relief',
    'stress relief yoga',
    'breathing exercise',
    'breathing exercises',
    'breathing for stress',
    'slow breathing',
    'deep breathing',
    'pranayama',
    'pranayam',
    'anulom vilom',
    'nadi shodhana',
    'bhramari',
    'balasana',
    'tanav ke liye yoga',
    'saans ki exercise',
    'प्राणायाम',
    'तनाव के लिए योग',
    'अनुलोम विलोम',
    'ਪ੍ਰਾਣਾਯਾਮ',
    'ਤਣਾਅ ਲਈ ਯੋਗ',
  ],
  tones: {
    professional: {
      title: 'Yoga and slow breathing for stress: a short daily practice',
      summary:
        'What breathing practice and gentle postures can do for stress, how to breathe slowly without strain, who should be careful, and ten minutes from an evening in Lucknow.',
      opening: `Under stress we breathe as if we were late, even in a chair. The breath sits high in the chest, the shoulders come up, and the next thought arrives before the last one has left. Most of what stress does cannot be reached by will. The breath can.

That is why so many traditions begin with it. A few minutes of slow breathing, with two or three quiet postures, are a small tool. They are also one that you always carry.`,
      example: `## Ten minutes in Lucknow, between work and dinner

Farah teaches chemistry. When she comes home, the phone goes into the kitchen drawer and the bedroom door is closed.

1. **Two minutes:** seated on the bed’s edge, slow circles with the shoulders, and an easy bend to each side.
2. **Two minutes:** Balasana, with a pillow below the forehead.
3. **Five minutes:** on a chair, feet on the floor. In through the nose, out through the mouth, counting from 1 to 5 each time.
4. **One minute:** nothing. She listens to the house.

Then she comes to the table: masoor dal, lauki, roti, a little qorma on Fridays. She has noticed that she serves herself more slowly on the days when she practises.`,
      closing: `Give the practice a fixed place for two weeks before you decide about it, preferably between two parts of the day. Keep it short enough to be easy. If worry still disturbs your sleep, your meals or your work after that, see a doctor as well. The breath can go on beside any treatment.`,
    },
    casual: {
      title: 'Five minutes of slow breathing for a day that won’t stop',
      summary:
        'No incense, no lotus pose. How to breathe slowly when your head’s racing, what it can and can’t do, and how to fit it into an ordinary day in Bengaluru traffic.',
      opening: `Your jaw’s tight. You’ve read the same message four times. Someone says “just breathe”, and you’d like to throw a cushion at them.

They’re not entirely wrong, though they might’ve said how. Slow breathing won’t finish your work or mend your boss. It gives your body five minutes of not running, and the next hour often goes better for it. You can do it on a chair, in a parked car or on the bathroom floor if that’s the only door that locks.`,
      example: `## A bad Thursday in Bengaluru

**Seven.** Before the phone: sit up in bed, breathe in to five, out to five, for about as long as the milk takes to boil. Filter coffee after.

**Ten-fifteen.** The call went badly. Feet flat, shoulders down, six slow breaths with your camera off.

**One.** Bisi bele bath with cucumber raita, eaten away from the desk. That’s part of it.

**Half past six.** Silk Board. In the back of the cab, one hand on your belly, slow breaths till the signal changes. If you’re driving, just loosen your grip and breathe as usual. No closed eyes.

**Ten.** Lie down with your calves on a chair. Hum as you breathe out, if you like the sound.

That’s maybe twelve minutes in all, tucked into a day you’d have had anyway.`,
      closing: `Try the morning one for a week. If five minutes feels long, do two. If counting makes you tense, drop the numbers and just let the out-breath be slow. A worry that’s there every day, for weeks, isn’t something to breathe through alone. Tell a friend, and tell a doctor.`,
    },
    motivational: {
      title: 'One slow breath at a time: a small practice for hard weeks',
      summary:
        'Five quiet minutes a day, built up breath by breath. A two-week plan from Puducherry for stressful times, with permission to stop, shorten and begin again.',
      opening: `A hard week won’t become soft because you breathe in it. The bills stay, and so does the queue. What you can change is where you stand while the week does what it does.

The place is small: a chair, a closed door, five minutes. You’ll bring a busy head, and that’s fine. Each time you notice it has wandered and you come back to the breath, you’ve done the exercise. You can’t do it wrong if you do it gently.`,
      example: `## Two weeks in Puducherry

Kavin runs a tiffin stall, and the end of the month is always hard. He practises at four, when the grinder rests.

1. **Days 1 to 3:** ten slow breaths on an upturned crate. Only that.
2. **Days 4 to 7:** two minutes, counting to 3, later to 4.
3. **Days 8 to 10:** shoulder circles first, then three minutes.
4. **Days 11 to 14:** five minutes to a count of 5, and on the last breaths a soft hum.

On day six a supplier shouted and he forgot. On day seven he sat down again, and put a tick and a smile on the calendar. At half past four there is tea with sundal, and the evening crowd finds him in a better temper.`,
      closing: `Choose your crate: a chair, a step, the edge of the bed. Ten breaths there tomorrow are a complete practice. When they feel like yours, let them grow. On the days when it doesn’t help, you’ll still have stopped for a moment and taken care of someone who needed it.`,
    },
  },
  body: `## What it can do

Twelve randomised trials, taken together, found that breathing practices lowered self-reported stress slightly to moderately compared with no such practice. The authors warn that many trials were of limited quality [@fincham_2023]. Slow breathing, at fewer than 10 breaths a minute, is linked with feeling more at ease in healthy people [@zaccaro_2018].

Yoga postures point the same way: in a review of 42 studies, people who practised them had lower evening cortisol (a stress hormone), blood pressure and resting heart rate than people in the comparison activities [@pascoe_2017]. In eight trials yoga had small short-term effects on anxiety compared with no treatment, but no effect could be shown for people with a diagnosed anxiety disorder [@cramer_anxiety_2018]. So this is help for everyday strain. An illness needs treatment.

## How to breathe slowly

1. Sit on a chair or a folded blanket, or lie down. Loosen what is tight at the waist.
2. Let the belly move with the breath before you change anything.
3. Breathe in gently through the nose and out through the mouth, counting steadily from 1 to 5 each time if you can, without forcing or pausing [@nhs_breathing].
4. Go on for at least 5 minutes, and make it part of the day [@nhs_breathing].

If five is too long, count to three. Humming on the out-breath, as in Bhramari, helps some people to stay with it. Anulom vilom, through one nostril at a time, can follow when the slow breath is easy. Learn it from a teacher. The Common Yoga Protocol asks not to hold the breath unless a practice specially calls for it [@ayush_protocol]. Kapalbhati and other forceful kinds are not for newcomers [@nccih_yoga].

## Two postures that ask for little

**Balasana:** kneel, fold forward, forehead on a pillow. **Legs on a chair:** lie on your back with the calves on the seat. Stay as long as it is pleasant.

## Who should be careful

Stop and breathe as usual if you feel dizzy or short of air. Pregnant women, older adults and people with health conditions should first talk to their doctor and the instructor [@nccih_yoga]. For some people quiet makes them more anxious. Keep your eyes open then, shorten it, or take a slow walk.

## Meals in a hard week

Under stress some people lose their appetite, while others eat more than usual [@who_stress]. Fixed times for meals, rest and movement help people to feel more in control [@who_stress]. Practise on an empty or light stomach [@ayush_protocol], and let dinner be simple: khichdi, curd rice, egg curry with roti.`,
  cautions: [],
  seeDoctor: `- Stress that is hard to cope with, lasts long or gets in the way of daily life is a reason to seek help [@who_stress]. Tele-MANAS answers free of charge, day and night, on 14416 [@tele_manas].
- Thoughts of harming yourself or of not wanting to live: call Tele-MANAS or 112 now, and don’t stay alone.
- Chest pain, fainting, or breathlessness at rest: call 112. It may not be stress.
- You have asthma, heart disease, epilepsy or panic attacks: ask your doctor before you begin breathing exercises. Go on with your treatment.`,
}
