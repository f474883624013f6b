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
      title: 'Yoga for back pain: what to expect, and how to practise gently',
      summary:
        'What yoga can and can’t do for long-lasting low back pain, a gentle order of postures for fifteen minutes, when to stop, and which signs are an emergency.',
      opening: `A back that hurts makes people careful. They bend less, walk less, lie down more, and after some weeks the fear of the pain restricts them as much as the pain does. Gentle movement is a way out of that circle, and yoga is one form of it.

It deserves neither the promises on the posters nor the suspicion of the neighbour who was hurt in a class. The gain is small on average, and how you practise decides a good deal.`,
      example: `## Fifteen minutes in the evening, in Thiruvananthapuram

Beena teaches and stands all day. Her physiotherapist has agreed to this order.

1. **Lying on the back, knees bent,** a cushion below the head: two minutes of quiet breathing.
2. **One knee to the chest,** held with the hands for three breaths, then the other.
3. **Marjari (cat and cow):** on hands and knees, round and hollow the back slowly, eight times.
4. **Setu Bandhasana (bridge):** lift the hips a little, stay for three breaths, lower. Four times.
5. **Balasana (child’s pose),** with a pillow below the chest, for five breaths.
6. **Rest** with the calves on a chair.

Afterwards she has her kanji with cherupayar. On the days between, she walks to the bus.`,
      closing: `Practise three or four times a week for some weeks before you judge it, and keep a short note: what you did, how the back felt that night and the next morning. The note helps you, your teacher and your doctor. If yoga turns out not to suit you, choose another exercise. The back asks for movement, and it doesn’t mind which.`,
    },
    casual: {
      title: 'Aching back? Gentle yoga you can try, and when not to',
      summary:
        'Your back’s sore and everyone has advice. What yoga can really do for it, a slow routine from a Mumbai flat, what to skip, and when to go to the doctor instead.',
      opening: `You got up from the sofa with a noise. Now your aunt says bed rest, your colleague says yoga, and the man at the chemist says a belt.

Here’s where I’d start. If the pain’s been about for weeks and a doctor hasn’t found anything that needs treating, gentle yoga’s a fair thing to try. It won’t fix everything. It may take the edge off, and it’ll get you moving again, which your back likes better than the sofa.`,
      example: `## Ten minutes on a durrie in Mumbai

The flat’s small, so push the coffee table to the wall.

- **Start:** flat on your back, knees up. Breathe. Let the local train rattle past twice.
- **Then:** one knee to your chest, other side, twice.
- **Hands and knees:** round your back like an annoyed cat, then let it sag. Slowly, eight times.
- **Bridge:** feet on the floor, hips up a few inches, three breaths, down. Four of those.
- **Last:** legs up on the sofa, hands on your belly, till you feel like making tea.

What you skip for now: touching your toes with straight knees, headstands, anything the video calls “intense”. Knees bent in every forward bend, please.

And in the day, stroll to the station. Get up between emails.`,
      closing: `If a move makes it worse, stop that one and tell your teacher. If a month of this does nothing, you haven’t failed; try walking or swimming, they do about as well. For legs that go numb or weak, or trouble peeing, don’t look for a posture. Go to hospital.`,
    },
    motivational: {
      title: 'Move your back a little every day: a gentle yoga start',
      summary:
        'For a back that has hurt for a long time: small, safe movements, four weeks of gentle progress from Rishikesh, and the courage to stop when the body says so.',
      opening: `When your back hurts, the world gets smaller. The market seems far, the low shelf may as well be a mountain, and you begin to plan your day around chairs.

You can make it larger again, a few centimetres at a time. The first win may be a single slow breath on the floor with your knees bent. The next is a movement that doesn’t frighten you. Nobody’s measuring how far you reach. What counts is that you moved today, kindly.`,
      example: `## Four weeks in Rishikesh, far from the headstands

Devendra drives a jeep. His doctor has seen his back and encouraged him to move.

1. **Week one:** lie down with knees bent, five minutes, and feel the breath. Four evenings.
2. **Week two:** add cat and cow, six slow rounds on a folded blanket.
3. **Week three:** add the bridge, hips only as high as they like to go, three times.
4. **Week four:** a class on Saturday, with a teacher who knows about his back. He says so before it begins.

Between trips he gets down and walks once round the jeep. On Thursday of week three it hurt more, so he did week two again. That was a good decision, and he wrote it down as one.`,
      closing: `Give yourself the smallest version tonight: five minutes, knees bent, slow breath. Tomorrow you may add one movement, or repeat what you did. Going back a step is part of the way. Every day on which you moved without fear is worth a line in your notebook, and the lines add up.`,
    },
  },
  body: `## What studies have found

A Cochrane review of 21 trials with 2,223 people found that yoga brings small improvements in back function and pain compared with no exercise. The gain in pain was too small to be clinically important, and the certainty was low to moderate [@cochrane_back_2022]. Compared with other exercise for the back, yoga probably makes little or no difference to function [@cochrane_back_2022]. So choose what you like enough to repeat.

The American College of Physicians names yoga among several options other than medicines to try first for chronic low back pain, and rates the evidence as low in quality [@acp_2017]. For most back pain the advice is to stay active, to go on with daily activities and not to stay in bed for long [@nhs_back_pain].

## How to practise

- Ask a doctor or physiotherapist first if the pain is new, severe or runs down a leg.
- Look for a qualified teacher, and say before class where and when it hurts.
- Move slowly, without jerks and within your own capacity, as India’s Common Yoga Protocol asks [@ayush_protocol].
- Choose half the depth. Bend the knees in every forward bend, and come up with a hand on the thigh.
- Breathe through the nose. When the breath becomes rough, come out of the posture.
- Leave out headstand, shoulder stand and the lotus position if you are new to yoga [@nccih_yoga].

## If it hurts more

In the trials more people reported side effects with yoga than without exercise, mostly a passing increase in back pain. Serious harm was not seen to be more frequent [@cochrane_back_2022]. Leave a posture when the pain grows, spreads or turns into tingling. Go back to the last version that felt fine, and rest a day if you need it.

Pregnancy, disease of the lumbar spine, knee or hip injuries, balance problems, glaucoma and severe high blood pressure are reasons to talk to your doctor and the teacher before you start [@nccih_yoga]. With osteoporosis, ask as well.

## The rest of the day

Fifteen minutes on the mat can’t undo ten hours in one position. Get up between tasks, carry shopping in two bags, sleep in the position that eases you. Practise on an empty or light stomach [@ayush_protocol]. No single food mends a back, so your usual dal, sabzi and roti will do.`,
  cautions: [],
  seeDoctor: `- Numbness around the genitals or buttocks, weakness or tingling in both legs, or trouble passing or holding urine or stool: this is an emergency [@nhs_back_pain]. Go to hospital at once.
- Pain after a serious accident: also an emergency [@nhs_back_pain].
- Fever, weight loss without a reason, a history of cancer or tuberculosis, or pain that is worse at night: see a doctor within days.
- Pain that runs down one leg, or is no better after a few weeks: see a doctor or physiotherapist.`,
}
