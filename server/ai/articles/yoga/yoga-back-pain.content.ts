import type { LibraryArticle } from '../library-article.ts'

export const YOGA_BACK_PAIN: LibraryArticle = {
  id: 'yoga-back-pain',
  category: 'yoga',
  name: 'yoga for back pain',
  names: [
    'back pain',
    'backache',
    'back ache',
    'lower back pain',
    'low back pain',
    'yoga for back pain',
    'yoga for back',
    'yoga back pain',
    'back pain exercise',
    'back stretches',
    'stiff back',
    'lumbar pain',
    'kamar dard',
    'kamar dard yoga',
    'kamar mein dard',
    'peeth dard',
    'pith dard',
    'कमर दर्द',
    'पीठ दर्द',
    'ਪਿੱਠ ਦਰਦ',
    'ਕਮਰ ਦਰਦ',
  ],
  tones: {
    professional: {
      title: 'Yoga for back pain for beginners: fifteen gentle minutes, step by step',
      summary:
        'Six gentle postures for a beginner with long-lasting low back pain: how to enter and leave each, easier versions, when to stop, and which signs are an emergency.',
      opening: `A back that hurts makes people careful. They bend less, walk less, lie down more, and after some weeks the fear of the pain restricts them as much as the pain does. Gentle movement is a way out of that circle, and yoga is one form of it.

It deserves neither the promises on the posters nor the suspicion of the neighbour who was hurt in a class. How you practise decides a good deal.`,
      example: `## Beena’s evenings in Thiruvananthapuram

Beena teaches and stands all day. Her physiotherapist has looked at the order and changed two things.

- **First week:** postures 1, 3 and 6 only, on three evenings. Cat and cow is on a chair, because her knees dislike the floor.
- **Second week:** the knee to the chest and the bridge join, with the hips barely off the mat.
- **Third week:** all six. Balasana is at the table, head on her arms.

Her note for Wednesday reads: “Bridge three times, not four. Slept well.” Afterwards she has her kanji with cherupayar. On the days between, she walks to the bus.`,
      closing: `Practise three or four times a week for some weeks before you judge it, and keep a short note: what you did, how the back felt that night and the next morning. The note helps you, your teacher and your doctor. If yoga turns out not to suit you, choose another exercise. The back asks for movement, and it doesn’t mind which.`,
    },
    casual: {
      title: 'Aching back? Gentle yoga for beginners, and when not to try it',
      summary:
        'Your back’s sore and everyone has advice. What yoga can really do for it, a slow routine from a Mumbai flat, what to skip, and when to go to the doctor instead.',
      opening: `You got up from the sofa with a noise. Now your aunt says bed rest, your colleague says yoga, and the man at the chemist says a belt.

Here’s where I’d start. If the pain’s been about for weeks and a doctor hasn’t found anything that needs treating, gentle yoga’s a fair thing to try. It won’t fix everything. It may take the edge off, and it’ll get you moving again, which your back likes better than the sofa.`,
      example: `## Ten minutes on a durrie in Mumbai

The flat’s small, so push the coffee table to the wall.

- **Start:** flat on your back, knees up. Breathe. Let the local train rattle past twice.
- **Knee to chest:** one side, other side, twice. Skip it if the pain’s going down your leg.
- **Hands and knees:** an annoyed cat, then a bored cow. Slowly, eight times. Bad knees? Use a dining chair.
- **Bridge:** a few inches is plenty. Four of those, and down slowly.
- **Last:** calves up on the sofa till you feel like making tea.

Skip for now: touching your toes with straight knees, headstands, anything the video calls “intense”.

And in the day, stroll to the station. Get up between emails.`,
      closing: `If a move makes it worse, stop that one and tell your teacher. If a month of this does nothing, you haven’t failed; try walking or swimming, they do about as well. For legs that go numb or weak, or trouble peeing, don’t look for a posture. Go to hospital.`,
    },
    motivational: {
      title: 'Move your back a little every day: gentle yoga for beginners',
      summary:
        'For a back that has hurt for a long time: small, safe movements, four weeks of gentle progress from Rishikesh, and the courage to stop when the body says so.',
      opening: `When your back hurts, the world gets smaller. The market seems far, the low shelf may as well be a mountain, and you begin to plan your day around chairs.

You can make it larger again, a few centimetres at a time. The first win may be a single slow breath on the floor with your knees bent. The next is a movement that doesn’t frighten you. Nobody’s measuring how far you reach. You moved today, kindly, and that counts.`,
      example: `## Four weeks in Rishikesh, far from the headstands

Devendra drives a jeep. His doctor has seen his back and encouraged him to move.

1. **Week one:** posture 1 alone, for five minutes. Four evenings.
2. **Week two:** cat and cow joins, six slow rounds on a folded blanket.
3. **Week three:** the bridge, hips only as high as they like to go, three times.
4. **Week four:** a class on Saturday, with a teacher who knows about his back. He says so before it begins.

Between trips he gets down and walks once round the jeep. On Thursday of week three it hurt more, so he did week two again, and wrote it down as a good decision.`,
      closing: `Give yourself the smallest version tonight: five minutes, knees bent, slow breath. Tomorrow you may add one movement, or repeat what you did. Going back a step is part of the way. Every day on which you moved without fear is worth a line in your notebook, and the lines add up.`,
    },
  },
  body: `## Fifteen minutes, step by step

Ask a doctor or physiotherapist first if the pain is new, severe or runs down a leg. Have a mat, a pillow and a chair ready.

1. **Lie and breathe, 2 minutes.** On your back, knees bent, feet flat and hip-wide, the head on the pillow. Slow breaths through the nose.
2. **One knee to the chest, 2 minutes.** Breathe out and draw one knee in, hands behind the thigh. Three breaths, put the foot back, change sides. Twice each.
3. **Marjari (cat and cow), 3 minutes.** Roll to one side and come up to hands and knees, wrists below shoulders, knees below hips. Breathe out and round the back, breathe in and let it hollow a little. Eight times. If you can’t kneel, do it on a chair, hands on the knees.
4. **Setu Bandhasana (bridge), 3 minutes.** On your back again, heels a hand’s width from the hips, arms at your sides. Breathe in, press the feet down and lift the hips a few centimetres. Three breaths, then lower slowly. Four times. Easier: press the feet down without lifting.
5. **Balasana (child’s pose), 2 minutes.** Kneel, sit back towards the heels and fold over the pillow. Five breaths, then walk the hands back to sit up. Easier: on a chair, arms and head on a table.
6. **Rest, 3 minutes.** On your back, calves on the chair. Roll to one side before you sit up.

With pain that runs into the leg, or a disc problem, leave out 2 and 5, the rounding in 3 and every forward bend until you have asked. Ask your physiotherapist whether lying on the belly, propped on the forearms (sphinx) or resting (Makarasana), suits you better.

## How to practise

- Move slowly, without jerks and within your own capacity [@ayush_protocol]. Choose half the depth.
- When the breath becomes rough, come out of the posture.
- In a class, say where it hurts. Bend the knees in every forward bend.
- Leave out headstand, shoulder stand and the lotus position if you are new to yoga [@nccih_yoga].

## If it hurts more

In the trials more people reported side effects with yoga than without exercise, mostly a passing increase in back pain. Serious harm was not seen to be more frequent [@cochrane_back_2022]. Leave a posture when the pain grows, spreads or turns into tingling. Rest a day if you need it, then go back to the last version that felt fine.

Pregnancy, disease of the lumbar spine, knee or hip injuries, balance problems, glaucoma and severe high blood pressure are reasons to talk to your doctor and the teacher before you start [@nccih_yoga]. With osteoporosis, ask as well.

## What you can expect

Not a cure. In a review of 21 trials, backs worked a little better with yoga than with no exercise, and the pain eased, but too little to count for much. The certainty was low to moderate. Other exercise for the back does about as well [@cochrane_back_2022], so choose what you like enough to repeat.

For most back pain the advice is to stay active, to go on with daily activities and not to stay in bed for long [@nhs_back_pain]. Fifteen minutes can’t undo ten hours in one position, so get up between tasks. Practise on an empty or light stomach [@ayush_protocol].`,
  cautions: [],
  seeDoctor: `- Numbness around the genitals or buttocks, weakness or tingling in both legs, a dragging foot, or trouble passing or holding urine or stool: this is an emergency [@nhs_back_pain]. Go to hospital at once.
- Pain after a serious accident: also an emergency [@nhs_back_pain].
- Fever with the back pain: see a doctor the same day or the next.
- Weight loss without a reason, a history of cancer or tuberculosis, or pain that is worse at night: see a doctor within days.
- Pain that runs down one leg, or is no better after a few weeks: see a doctor or physiotherapist.`,
}
