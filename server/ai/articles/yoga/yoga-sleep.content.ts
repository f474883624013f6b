import type { LibraryArticle } from '../library-article.ts'

export const YOGA_SLEEP: LibraryArticle = {
  id: 'yoga-sleep',
  category: 'yoga',
  name: 'yoga for sleep',
  names: [
    'yoga for sleep',
    'yoga for better sleep',
    'yoga for insomnia',
    'yoga and sleep',
    'sleep yoga',
    'yoga before bed',
    'yoga before sleep',
    'bedtime yoga',
    'night yoga',
    'yoga at night',
    'yoga nidra',
    'yoganidra',
    'shavasana',
    'savasana',
    'body scan',
    'deep relaxation',
    'progressive muscle relaxation',
    'neend ke liye yoga',
    'sone se pehle yoga',
    'योग निद्रा',
    'शवासन',
    'नींद के लिए योग',
    'ਨੀਂਦ ਲਈ ਯੋਗਾ',
    'ਯੋਗ ਨਿਦਰਾ',
  ],
  tones: {
    professional: {
      title: 'Yoga for sleep: yoga nidra, slow breathing and an easy last hour',
      summary:
        'What yoga nidra and quiet breathing can do for sleep, how a session runs, what dinner and chai have to do with it, and when poor sleep needs a doctor.',
      opening: `Sleep is one of the few things that get harder, the more you work at them. You can’t do sleep. You can only arrange for it, much as you arrange a room for a guest, and then stop looking at the door.

Yoga before bed is useful in exactly this sense. Slow movement, a longer breath and yoga nidra, a guided rest in which you stay awake, give body and attention something undemanding to do. Sleep may then come by itself.`,
      example: `## A last hour in Chennai

- **8.00 pm:** dinner is idli with sambar, or curd rice with cucumber and a small piece of fried fish. The last coffee was at two.
- **10.00 pm:** phones go on the hall shelf. Tomorrow’s tasks are written on a slip of paper.
- **10.10 pm:** on a mat beside the bed, ten slow movements of cat and cow, then Balasana with a pillow below the forehead.
- **10.20 pm:** lying on the back with the calves on a chair, breathing quietly.
- **10.30 pm:** an 11-minute yoga nidra recording in Tamil, under a sheet.
- **10.45 pm:** over on to the side, up, and into bed.`,
      closing: `Give it two weeks of ordinary evenings before you judge it, and judge by how the day feels, not by the clock at night. If you fall asleep during the recording, nothing is lost. If lying still makes you uneasy, keep your eyes open or choose the slow movements alone.`,
    },
    casual: {
      title: 'Lying awake at midnight? Try yoga nidra on the bedroom floor',
      summary:
        'An easy wind-down for nights when your head won’t switch off: a few slow stretches, one guided rest, no apps to buy, and what to do when it doesn’t work.',
      opening: `It’s ten past twelve. You’re tired, the fan’s humming, and your brain has picked this moment to go through the electricity bill, that thing you said in 2016, and whether you locked the gate.

Telling yourself to sleep doesn’t help. You’ve tried. What helps more is a job that’s too dull to stay awake for: feel the right thumb, now the first finger, now the next. That, more or less, is yoga nidra.`,
      example: `## What Neha does in Chandigarh

She’s got two kids and a job, so this had to fit into what’s left.

**After the dishes:** dal, lauki and a roti are two hours down by now. The phone’s charging in the kitchen, which took some getting used to.

**On the durrie:** she hugs her knees, rocks a little, then rests in Balasana till her breath slows.

**Lights off:** she lies down with a shawl and goes round her body from memory. Right hand, arm, shoulder, all the way to the left foot. Most nights she loses her place near the knee.

**On bad nights:** she gets up, sits in the drawing room with an old magazine, and goes back when her eyes droop.`,
      closing: `Don’t turn it into homework. Some nights you’ll drift off at the second finger, and some nights you’ll go round twice and still hear the watchman’s whistle. You’ve rested either way. After weeks of this, tell your doctor. There’s good help that isn’t a tablet.`,
    },
    motivational: {
      title: 'Ten quiet minutes before bed: a yoga plan for gentler nights',
      summary:
        'Build a bedtime practice in two weeks with small steps: one stretch, one slow breath, one short yoga nidra, and an evening that makes rest easier.',
      opening: `You may not be able to choose the hour you fall asleep. You can choose the ten minutes before. That’s a good place to put your effort, because it’s yours even on a day when nothing else was.

The plan below grows by one small piece every few days. Each piece is pleasant by itself. By the end of two weeks you’ll have an evening practice that your body begins to recognise.`,
      example: `## Two weeks with Farhan, a nurse in Lucknow

He’s on day shifts this month and wants his evenings back.

- **Nights 1 to 3:** the phone leaves the bedroom thirty minutes before bed. Nothing more.
- **Nights 4 to 6:** he adds five minutes of quiet breathing, sitting on the bed.
- **Nights 7 to 10:** before that, three slow bends and a rest with his legs on a chair.
- **Nights 11 to 14:** he lies down to a short yoga nidra in Hindi.

On night 8 he came home late, ate his dal and roti, and did the breathing alone. He counted it, and rightly so. He also moved his last chai to two in the afternoon.`,
      closing: `Tonight’s piece may be the smallest one. Let it be enough. Tomorrow morning, note in one word how you feel. A kinder evening is a gain on its own, and the nights often follow when you stop asking them to. If they don’t, let a doctor help you.`,
    },
  },
  body: `## What studies say, and how much

In an online study with 771 people, those who listened to an 11-minute yoga nidra recording for 30 days reported less stress and better sleep than a waiting group [@moszeik_2022]. The effects were small or very small [@moszeik_2022]. A small Indian trial among 41 people with chronic insomnia found that sleep improved with yoga nidra, and larger trials are needed [@datta_2021].

That is modest and encouraging. Relaxation techniques aim at the body’s relaxation response: slower breathing, a lower heart rate and lower blood pressure [@nccih_relaxation].

## The practice, step by step

1. **Loosen, five minutes.** Cat and cow on hands and knees, knees to the chest, Balasana. Nothing that makes you sweat.
2. **Breathe, five minutes.** Breathe in gently through the nose and out through the mouth, counting from 1 to 5 each time if you can, without forcing or pausing [@nhs_breathing].
3. **Yoga nidra.** Lie on your back, covered, with a thin pillow. Let the attention travel from the right hand through the whole body. A full session usually takes about 30 minutes, a shortened one 11 [@moszeik_2022].
4. **Get up over the side,** slowly.

Choose a recording in the language in which you think. Never play it while driving.

## The evening around it

No posture makes up for coffee at six. In a small study, 400 mg of caffeine taken 6 hours before bed shortened the night by more than an hour [@drake_2013]. Sleep specialists suggest a fixed hour of rising, a cool, quiet bedroom, no large meal before bed and devices off at least 30 minutes before it [@aasm_habits].

If acid comes up at night, eating at least 3 hours before you lie down may help [@niddk_reflux]. That goes for the mat as well as the bed.

## When stillness doesn’t suit you

Relaxation is generally safe for healthy people, yet some feel more anxious or have intrusive thoughts [@nccih_relaxation]. With epilepsy, certain psychiatric conditions or a history of trauma, ask your doctor first [@nccih_relaxation]. Open eyes, a back rest or a slow walk are fair substitutes.

For sleeplessness that has become chronic, the treatment to begin with is cognitive behavioural therapy for insomnia, a structured talking therapy [@acp_2016]. Yoga can go along with it.`,
  cautions: [],
  seeDoctor: `- Sleep has been poor for months, better habits haven’t helped, or the days have become hard to manage [@nhs_sleep].
- Loud snoring with pauses or gasping, and sleepiness in the day: it may be sleep apnoea, which needs a medical check [@nhlbi_apnoea].
- Low mood, fear or lost interest for two weeks or longer: see a doctor, or call Tele-MANAS free of charge on 14416 [@tele_manas].
- You take sleeping tablets and want to stop: plan it with the doctor who prescribed them.`,
}
