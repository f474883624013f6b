import type { LibraryArticle } from '../library-article.ts'

export const YOGA_PREGNANCY: LibraryArticle = {
  id: 'yoga-pregnancy',
  category: 'yoga',
  name: 'yoga in pregnancy',
  names: [
    'yoga in pregnancy',
    'yoga during pregnancy',
    'yoga for pregnancy',
    'yoga for pregnant women',
    'pregnancy yoga',
    'prenatal yoga',
    'antenatal yoga',
    'yoga first trimester',
    'yoga second trimester',
    'yoga third trimester',
    'yoga for normal delivery',
    'asanas in pregnancy',
    'breathing in pregnancy',
    'garbhavastha mein yoga',
    'pregnancy mein yoga',
    'garbh sanskar yoga',
    'गर्भावस्था में योग',
    'ਗਰਭ ਅਵਸਥਾ ਵਿੱਚ ਯੋਗ',
  ],
  tones: {
    professional: {
      title: 'Yoga in pregnancy: what to ask first, what to change, when to stop',
      summary:
        'How to practise gently while expecting: the talk with your doctor, six postures with breath and minutes, what to leave out, and the signs that end a session at once.',
      opening: `Yoga in pregnancy has two kinds of adviser. One says that everything is forbidden, the other that a hundred butterfly poses will bring an easy birth. Neither has examined you.

Gentle movement belongs to most pregnancies, and yoga can be part of it. What it can give is modest and welcome: a back that is less stiff, a breath you know, a quiet half hour. What it must not do is strain a body that is already working for two. Your obstetrician’s word comes first.`,
      example: `## Three sessions a week in the sixth month

Nandini, a bank officer in Thiruvananthapuram, has her doctor’s consent. Her teacher has adapted the order to her days.

- **Tuesday, after the bank:** the feet are tired, so no standing. Side stretch and cat and cow, then ten minutes on her side.
- **Thursday:** all six postures, with a chair next to the mat for getting up.
- **Sunday morning:** all six again, with her husband reading out the minutes.

Half a banana comes an hour before, dinner with the family after. She notes what felt good and what she left out, and takes the list to her check-up.`,
      closing: `Take one question to your next check-up: “May I do gentle yoga, and is there anything in my case to leave out?” Write the answer down and show it to your teacher. Practise a little less than you could. On days when you’d rather lie on your side and breathe, that is the practice.`,
    },
    casual: {
      title: 'Pregnant and want to do yoga? Here’s how to keep it gentle',
      summary:
        'Easy yoga for an aching back and a busy head. What to ask your doctor, six gentle poses, which ones to skip for now, and what to eat before the mat.',
      opening: `There’s a video of someone upside down at eight months, an app that wants you to hold a squat for a minute, and a forum on which lifting your arms is dangerous. You’d only like your back to stop aching.

Good news: you can close all three and ask your doctor. If she says yes, a bit of easy yoga can feel lovely right now. No records, no upside down, and nothing that makes you hold your breath.`,
      example: `## A lazy Sunday on the mat

You’ve had half a banana, the fan’s on low, your husband has been told to answer the door.

- **Sit** on a cushion against the wall. Roll the shoulders, sigh twice. Five minutes, no hurry.
- **On all fours**, round your back like a cat who’s been disturbed, then let it go long. Eight times.
- **Stand** with a hand on the almirah. Short step, front knee soft, three breaths, other side.
- **Feet up?** Not flat on your back. Roll onto your side with a pillow between your knees and stay until the cooker’s third whistle.

Then upma with peas and warm milk. That’s a good session, even if you skipped the standing bit.`,
      closing: `Ask the doctor, find a teacher who’s taught pregnant women, and do about half of what you think you can. Stop when something feels wrong, in the middle of a pose if need be. On lazy days, lie on your side, listen to the fan and call it practice. It is.`,
    },
    motivational: {
      title: 'Gentle yoga in pregnancy: small practices for a changing body',
      summary:
        'Your body is busy. Six gentle postures for an easier back, calmer breath and better rest, to be agreed with your doctor and changed from trimester to trimester.',
      opening: `A jasmine creeper needs no ambition to grow. It needs water, something to lean on, and to be left in peace.

Pregnancy is growing of that kind, and yoga in these months can be the support. You don’t have to become more flexible or stronger than last month. You can learn to stand steadily on feet that carry more, to let the breath out slowly, and to rest without guilt. With your doctor’s consent, any of these can begin with five minutes.`,
      example: `## Three small practices with Rukhsana in Srinagar

Rukhsana weaves at home and sits for hours. She’s in her fifth month, and her tick sheet has three lines.

- **Move:** when she leaves the loom, two minutes of Tadasana at the wall, the side stretch on a stool, and eight rounds of cat and cow.
- **Breathe long:** before lunch, seated, in through the nose and slowly out through the mouth. Five minutes.
- **Rest on the side:** after namaz in the afternoon she lies on her side with a folded pheran between her knees.

Some days have three ticks. The day with the backache has one, the rest. Her haakh and rice taste better after it.`,
      closing: `Do the practice that your body asks for today and tick it off, even if it was the rest. As the months go on, do less and do it more slowly, and let others carry the shopping. You’re preparing for something large by doing small things kindly, and that’s enough.`,
    },
  },
  body: `## Before the first session

Pregnancy is a reason to talk to the doctor and the teacher about changes before you start yoga [@nccih_yoga]. Tell both about bleeding, a baby born too early, twins, a low placenta, a short cervix or a stitch in it, high blood pressure or pre-eclampsia, severe anaemia, and heart or lung disease. For some of these the answer is to wait, and that protects you and the baby.

The World Health Organization recommends that all pregnant women are counselled on healthy eating and movement [@who_anc_2016], so it’s your right to ask. Look for a class made for pregnancy, and learn in person before you follow a screen. Yoga can’t promise a normal delivery: no posture decides how a birth goes.

## Six postures, about twenty minutes

1. **Tadasana at the wall, 2 minutes.** Feet hip-wide, back near the wall. Breathe in and grow tall, breathe out and let the shoulders drop.
2. **Side stretch on a chair, 3 minutes.** Feet wide, one hand on the seat. Breathe in and take the other arm up and over, breathe out and lower it. Four times a side.
3. **Virabhadrasana with a short step, 3 minutes.** One hand on the wall, the front knee a little bent. Three breaths, twice a side.
4. **Cat and cow, 3 minutes.** On hands and knees, breathe out and round the back, breathe in and bring it level. Eight times. If the wrists hurt, rest the forearms on a chair.
5. **Baddha Konasana, supported, 3 minutes.** Sit on a folded blanket against the wall, soles together, a cushion under each knee. No bouncing.
6. **Rest on your side, 6 minutes.** Pillows between the knees and under the head. Push up slowly with the hands.

You should be able to talk all the time. Don’t practise when exhausted, ill or in a hurry [@ayush_protocol].

## What to leave out

- lying on the belly, and lying flat on the back for long as the belly grows
- deep closed twists, strong backbends and pressure on the abdomen
- headstand, shoulder stand and balances without support
- jumps, long holds and stretching to the last centimetre
- heated rooms, because overheating and dehydration are particular risks there [@nccih_yoga]
- Kapalbhati, Bhastrika and holding the breath

For the breath itself, breathe in gently through the nose and out through the mouth, counting steadily from 1 to 5, without forcing or pausing [@nhs_breathing].

## Eating around practice

Neither a full stomach nor an empty one is good for practice. Have something light well before: half a banana, a few soaked almonds, a small katori of curd. Pregnancy is no time to try to lose weight [@nice_ng247], and yoga is no tool for it either.`,
  // A name loses “first”, “second” and “third”, which are general words, but not their misspellings, which match them.
  variants: [
    {
      names: [
        'second trimester',
        '2nd trimester',
        'fourth month',
        'fifth month',
        'sixth month',
        'doosri timahi',
        'दूसरी तिमाही',
      ],
      titles: {
        professional: 'Prenatal yoga in the second trimester: six postures, and what to change',
        casual: 'Second trimester yoga: six gentle poses for the middle months',
        motivational: 'Yoga in your second trimester: six gentle postures for a changing body',
      },
      text: `## The second trimester, weeks 14 to 27

If the nausea has gone, it’s tempting to catch up. Two or three sessions a week are enough. What changes now:

- **Balance:** the weight moves forward. Keep the feet wide and a hand on the wall.
- **Lying down:** rest on your side, not flat on your back. If you feel faint on your back, roll over at once.
- **Pelvis:** if it hurts in front, at the back or when you turn in bed, leave out the wide step and wide knees, and ask your doctor.
- **Belly:** turn from the shoulders only, with the knees apart.

In weeks 14 to 18 try all six postures. From week 19, rest longer. From week 24, use a chair when the floor is a struggle.`,
    },
    {
      names: ['first trimester', '1st trimester', 'early pregnancy', 'pehli timahi', 'पहली तिमाही'],
      titles: {
        professional: 'Yoga in the first trimester: ask first, do little, rest often',
        casual: 'First trimester yoga: when the sofa wins, and what to do when it doesn’t',
        motivational: 'Yoga in your first trimester: small practices for tired weeks',
      },
      text: `## The first trimester, up to week 13

Begin nothing big now. Ask at your first check-up, also if you have practised for years.

Of the six postures, three are plenty: Tadasana, the side stretch and the rest on your side. Five to ten minutes will do, at the hour when you feel best. For morning sickness, small and frequent plain meals, something dry before getting up and sips of water may help [@nhs_morning_sickness]. If cat and cow turns your stomach, leave it out. On a day of nausea or great tiredness, the side rest is the whole session. Bleeding or belly pain ends it: go to hospital at once.`,
    },
    {
      names: ['third trimester', '3rd trimester', 'ninth month', 'teesri timahi', 'तीसरी तिमाही'],
      titles: {
        professional: 'Yoga in the third trimester: a chair, a wall and more rest',
        casual: 'Third trimester yoga: slow, seated and near a wall',
        motivational: 'Yoga in your third trimester: do less, breathe longer, rest well',
      },
      text: `## The third trimester, from week 28

Do less, and do it more slowly. Ask again at each check-up, because the answer can change.

- **Standing:** Tadasana only, with both hands on the wall or on a heavy table.
- **Sitting:** the side stretch and the long breath on a chair that doesn’t roll.
- **Cat and cow:** standing, with the hands on the table, if getting down to the floor is hard.
- **Rest:** on your side, for as long as you like.

Leave out deep squats unless your doctor has agreed. Don’t try postures that are said to turn the baby or to bring on labour. If the baby moves less than usual, stop and go to hospital now.`,
    },
  ],
  cautions: ['pregnancy'],
  seeDoctor: `- Bleeding, severe belly pain, a strong headache, blurred sight, sudden swelling, fits or fever: hospital at once, or call 112 [@who_danger_signs_2015] [@erss_112].
- Leaking water, regular painful tightening, chest pain, fainting or breathlessness at rest: stop and go at once.
- In the later months, the baby moves less than usual: go now, and don’t wait for the next visit.
- Pain, swelling or warmth in one calf or leg: stop, and see a doctor the same day, because a clot has to be ruled out. With chest pain or breathlessness, call 112.
- Dizziness during practice, or pain in the pelvis or hips: stop and ask your doctor before the next session.
- You can’t keep food or drink down for 24 hours: a doctor or midwife without delay [@nhs_morning_sickness].`,
}
