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
        'How to practise gently while expecting: the talk with your doctor, changes to postures and breath, food around the mat, and the signs that end a session at once.',
      opening: `Yoga in pregnancy has two kinds of adviser. One says that everything is forbidden, the other that a hundred butterfly poses will bring an easy birth. Neither has examined you.

Gentle movement belongs to most pregnancies, and yoga can be part of it. What it can give is modest and welcome: a back that is less stiff, a breath you know, a quiet half hour. What it must not do is strain a body that is already working for two. Your obstetrician’s word comes first.`,
      example: `## Twenty-five minutes in the sixth month

Nandini, a bank officer in Thiruvananthapuram, has her doctor’s consent and practises on two evenings and Sunday morning.

1. **Sitting on a folded blanket, 5 minutes:** shoulder circles, slow turns of the head, breath as it comes.
2. **On hands and knees, 4 minutes:** rounding and lengthening the back in a small range.
3. **Standing by the wall, 6 minutes:** Tadasana, then Virabhadrasana with a short step, one hand on the wall.
4. **On a chair, 4 minutes:** open side stretches, feet wide.
5. **On her side, 6 minutes:** a pillow between the knees, another under the head.

Afterwards there is pazham and a handful of peanuts, and later dinner with the family.`,
      closing: `Take one question to your next check-up: “May I do gentle yoga, and is there anything in my case to leave out?” Write the answer down and show it to your teacher. Practise a little less than you could. On days when you’d rather lie on your side and breathe, that is the practice.`,
    },
    casual: {
      title: 'Pregnant and want to do yoga? Here’s how to keep it gentle',
      summary:
        'Easy yoga for an aching back and a busy head. What to ask your doctor, which poses to skip for now, and what to eat before and after the mat.',
      opening: `There’s a video of someone upside down at eight months, an app that wants you to hold a squat for a minute, and a forum on which lifting your arms is dangerous. You’d only like your back to stop aching.

Good news: you can close all three and ask your doctor. If she says yes, a bit of easy yoga can feel lovely right now. No records, no upside down, and nothing that makes you hold your breath.`,
      example: `## A lazy Sunday on the mat

You’ve had half a banana, the fan’s on low, your husband has been told to answer the door.

- **Sit** on a cushion against the wall. Roll the shoulders, sigh twice. Five minutes, no hurry.
- **On all fours**, round your back like a cat who’s been disturbed, then let it go long. A few times.
- **Stand** near the almirah with a hand on it. Feet wide, bend one knee, then the other.
- **Feet up?** Not flat on your back for long. Roll onto your side with a pillow between your knees and stay until the cooker’s third whistle.

Then upma with peas and a glass of warm milk. That’s a good session, even if you skipped the standing bit.`,
      closing: `Ask the doctor, find a teacher who’s taught pregnant women, and do about half of what you think you can. Stop when something feels wrong, in the middle of a pose if need be. On lazy days, lie on your side, listen to the fan and call it practice. It is.`,
    },
    motivational: {
      title: 'Gentle yoga in pregnancy: small practices for a changing body',
      summary:
        'Your body is busy. Three small practices for easier backs, calmer breath and better rest, to be agreed with your doctor and changed as the months go by.',
      opening: `A papaya tree needs no ambition to grow. It needs water, some support in the wind, and to be left in peace.

Pregnancy is growing of that kind, and yoga in these months can be the support. You don’t have to become more flexible or stronger than last month. You can learn to stand steadily on feet that carry more, to let the breath out slowly, and to rest without guilt. With your doctor’s consent, any of these can begin with five minutes.`,
      example: `## Three small practices with Rukhsana in Srinagar

Rukhsana weaves at home and sits for hours. She has a tick sheet with three lines.

- **Stand well:** each time she leaves the loom, she stands by the wall with feet apart, grows tall and rolls her shoulders. Two minutes.
- **Breathe long:** before lunch, seated, she breathes in through the nose and lets the air out slowly through the mouth. Five minutes.
- **Rest on the side:** after namaz in the afternoon she lies on her side with a folded pheran between her knees.

Some days have three ticks. The day with the backache has one, the rest. Her haakh and rice taste better after it.`,
      closing: `Do the practice that your body asks for today and tick it off, even if it was the rest. As the months go on, do less and do it more slowly, and let others carry the shopping. You’re preparing for something large by doing small things kindly, and that’s enough.`,
    },
  },
  body: `## Before the first session

Pregnancy is a reason to talk to the doctor and the teacher about changes before you start yoga [@nccih_yoga]. Tell both if you have had bleeding, a baby born too early, or high blood pressure, if you expect twins or the placenta lies low, and whatever else is in your file. For some of these the answer is to wait, and that protects you and the baby.

The World Health Organization recommends that all pregnant women are counselled on healthy eating and movement [@who_anc_2016]. So it’s your right to ask. Look for a class made for pregnancy, or a teacher who has taught one, and learn in person before you follow a screen. Yoga can’t promise a normal delivery. How a birth goes depends on many things that no posture decides.

## What changes on the mat

Leave out for now:

- lying on the belly, and lying flat on the back for long as the belly grows
- deep closed twists, strong backbends and pressure on the abdomen
- headstand, shoulder stand and balances in which you might fall
- jumps, long holds and stretching to the last centimetre
- heated rooms, because overheating and dehydration are particular risks there [@nccih_yoga]

Do in their place: wide-legged standing postures beside a wall, hands and knees, open side stretches on a chair, and rest on your side. Come up slowly, over the side. You should be able to talk all the time. The Common Yoga Protocol advises against practising when exhausted, ill or in a hurry [@ayush_protocol].

## The breath

Keep it easy. Kapalbhati, Bhastrika and long holds of the breath stay out. A simple form is to breathe in gently through the nose and out through the mouth, counting steadily from 1 to 5, without forcing or pausing [@nhs_breathing]. It can be done in a chair, in bed, or in the queue at the clinic.

## Eating around practice

Don’t practise on a full stomach, or on an empty one. Have something light well before: half a banana, a few soaked almonds, a small katori of curd. With nausea, small and frequent plain meals and sips of water may help [@nhs_morning_sickness]. Afterwards eat an ordinary meal, such as dal, rice and sabzi, idli with sambar, or an egg that is cooked through. Pregnancy is no time to try to lose weight [@nice_ng247], and yoga is no tool for it either.`,
  cautions: ['pregnancy'],
  seeDoctor: `- Bleeding, severe belly pain, a strong headache, blurred sight, sudden swelling, fits or fever: hospital at once, or call 112 [@who_danger_signs_2015] [@erss_112].
- Leaking water, regular painful tightening, chest pain, fainting or breathlessness at rest: stop and go at once.
- In the later months, the baby moves less than usual: go now, and don’t wait for the next visit.
- Dizziness during practice, or pain in the pelvis, hips or calf: stop and ask your doctor before the next session.
- You can’t keep food or drink down for 24 hours: a doctor or midwife without delay [@nhs_morning_sickness].`,
}
