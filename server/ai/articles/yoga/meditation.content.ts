import type { LibraryArticle } from '../library-article.ts'

export const MEDITATION: LibraryArticle = {
  id: 'meditation',
  category: 'yoga',
  name: 'meditation for beginners',
  names: [
    'meditation',
    'meditate',
    'how to meditate',
    'meditation for beginners',
    'morning meditation',
    'mindfulness',
    'mindfulness meditation',
    'vipassana',
    'dhyan',
    'dhyana',
    'dhyan kaise kare',
    'dhyan lagana',
    'trataka',
    'om chanting',
    'mantra meditation',
    'ध्यान',
    'ध्यान कैसे करें',
    'ਧਿਆਨ',
    'ਸਿਮਰਨ',
  ],
  tones: {
    professional: {
      title: 'Meditation for beginners: what it can do and how to start',
      summary:
        'What meditation is, what careful reviews have found, how to sit for the first few minutes, and who should have a teacher or doctor at hand.',
      opening: `Meditation is often sold as an empty mind. People try it once, find their mind as full as a Mumbai local, and conclude that they have no talent.

A busy mind is the ordinary state of affairs. Meditation means placing the attention on one thing, the breath perhaps or a sound, and coming back to it whenever the mind has wandered. The coming back is the exercise. If you return twenty times in five minutes, you have practised twenty times.`,
      example: `## A first week in Udaipur

Mahesh, 52, keeps a cloth shop. He sits on the edge of the bed at six, before the first tea.

- **Monday, 3 minutes:** he counts breaths up to ten and loses count at four. He starts at one again.
- **Tuesday, 3 minutes:** he plans the wholesale order. He notices it, which is new.
- **Wednesday:** guests. No sitting.
- **Thursday, 4 minutes:** the pigeons are loud. He listens to them instead of the breath.
- **Friday and Saturday, 5 minutes:** quiet in patches.
- **Sunday, 5 minutes:** his wife joins him, on a chair.

He would not call himself calmer yet. He has found out how often he plans, and he laughs about it.`,
      closing: `Set a soft alarm for three minutes tomorrow, at an hour that is quiet anyway. Sit, follow ten breaths, begin again. Judge the practice after a month, by how you speak to people at breakfast, and never by how blank your head was.`,
    },
    casual: {
      title: 'Mind won’t sit still? Meditation for people who can’t meditate',
      summary:
        'You don’t need a cushion, a guru or an empty head. How to meditate for three minutes at home or on the metro, and when to leave it alone.',
      opening: `You sit down, close your eyes, and your mind says: did I switch off the geyser? Then it plays a jingle from 1998. Then it composes a reply to your sister-in-law. Two minutes later you open your eyes and decide meditation isn’t for you.

But you noticed the geyser, the jingle and the sister-in-law. Noticing is what meditation trains, so you’re already doing it. All it needs is to get a bit more comfortable.`,
      example: `## Three minutes on the Violet Line

You’re on the Delhi Metro with nine stops to go and the phone’s in your bag.

- **First stop:** feel both feet on the floor. Look at one spot, a bolt will do, and keep your eyes open.
- **Next two:** breathe as you normally do. In, out, that’s one. Go up to ten.
- **Somewhere around six** you’ll be thinking about lunch: rajma or the egg roll? Fine. Say “thinking” in your head, quite kindly, and start at one.
- **When the doors beep**, let the beep be the thing you listen to.
- **Last stop:** notice if your shoulders have come down.

You’ve meditated, and you still get the egg roll.`,
      closing: `Try it with your first chai while it’s too hot to drink. Ten breaths, then sip. If you forget for four days, there’ll be chai on the fifth. Does sitting quietly make you feel worse? Then stop and go for a walk. It doesn’t suit everyone, and that’s all right.`,
    },
    motivational: {
      title: 'Three quiet minutes: a gentle start with meditation',
      summary:
        'A daily pause that fits between the lamp and the first tea. Begin with three minutes, grow slowly, and let the wandering mind be part of the practice.',
      opening: `A child learning to walk falls, looks surprised and gets up. Nobody says that she lacks talent. She is learning what getting up feels like.

Meditation is learned in the same way. Your mind will tumble into yesterday and into the shopping list, and each time you bring it back you’ve stood up once more. Three minutes a day are enough to begin. You need no cushion and no gift for silence, only a place to sit and some patience with yourself.`,
      example: `## Jasmine, lamp, ten breaths: Lakshmi in Madurai

Lakshmi strings jasmine for the market and is up at four. Her practice hangs on the lamp that she lights anyway.

1. **Week one, 3 minutes:** lamp, sit, ten breaths, again. Five mornings out of seven.
2. **Week two, 3 minutes:** the same, with a soft “om” on each breath out, because she likes the hum.
3. **Week three:** her son has fever. One morning only. She counts it.
4. **Week four, 5 minutes:** on the veranda, with the street waking up around her.

Afterwards there is hot pongal with pepper and a quiet cup of coffee. The fifth week begins like the first.`,
      closing: `Hang your three minutes on something you do every day, the lamp, the kettle, the school van leaving. Mark the mornings on which you sat, however it felt. A wandering mind that has been brought back once has been trained once, and tomorrow there’s another chance to practise.`,
    },
  },
  body: `## What it can do

A review of 47 trials with 3,515 people found moderate evidence that mindfulness meditation eases anxiety, depression and pain a little, and low evidence for stress. The same reviewers found no evidence that meditation programmes work better than other active treatments such as exercise, medicines or behavioural therapy [@goyal_2014].

So it is one good tool among several. If sitting isn’t for you, a daily walk may serve you as well. It should not replace conventional care or delay seeing a doctor about a medical problem [@nccih_meditation].

## Four things you need

Most kinds of meditation share four elements: a quiet place, a comfortable posture, a focus of attention, and an open attitude that lets distractions come and go [@nccih_meditation].

- **Place:** a corner of the veranda, the edge of the bed, a parked car. The same one each day helps.
- **Posture:** a chair, a cushion or a folded blanket, with the back upright and without strain. Aching knees teach nothing.
- **Focus:** the breath at the nostrils, a word such as “so ham” or a name you pray with, or the flame of a lamp.
- **Attitude:** that of a host. Thoughts arrive, you nod, you go back to your guest, the breath.

## How to sit for the first time

Put the phone face down with a soft alarm for three minutes. Let the breath be as it is and count each breath out, from one to ten. When you notice that you’ve drifted, begin at one, without scolding. At the bell, look around the room before you stand up.

In the Common Yoga Protocol meditation comes near the end of the session, after postures and breathing, and practice is done on an empty or light stomach [@ayush_protocol]. Before breakfast suits many. If you use insulin or tablets for diabetes, keep your usual mealtimes and fit the sitting around them.

## When silence is not kind

A review of 83 studies estimated that about 8 per cent of people had a negative experience with meditation, most often anxiety or low mood [@farias_2020]. The share is similar to that reported for psychological therapies [@nccih_meditation].

If old fears come up, open your eyes, feel the floor, stop, and tell someone you trust. People who have lived through something very hard should begin with an experienced teacher or a therapist nearby, and a long silent retreat is no place for a first attempt.`,
  cautions: [],
  seeDoctor: `- Meditation leaves you anxious, low, sleepless or strange to yourself: stop, and speak to a doctor or psychologist.
- You have had psychosis, mania, severe depression or trauma: ask your doctor before you begin, above all before a retreat.
- Worry, low mood or poor sleep has lasted 2 weeks or longer [@nimh_caring].
- Thoughts of not wanting to live: Tele-MANAS is free at any hour on 14416, and 112 is for emergencies [@tele_manas] [@erss_112].
- Any illness that is being treated: keep the treatment, and tell your doctor what you practise.`,
}
