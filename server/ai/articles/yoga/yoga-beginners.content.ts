import type { LibraryArticle } from '../library-article.ts'

export const YOGA_BEGINNERS: LibraryArticle = {
  id: 'yoga-beginners',
  category: 'yoga',
  name: 'yoga for beginners',
  names: [
    'yoga for beginners',
    'beginner yoga',
    'beginners yoga',
    'yoga basics',
    'basic yoga',
    'basic asanas',
    'easy asanas',
    'yoga poses',
    'yogasana',
    'hatha yoga',
    'start yoga',
    'starting yoga',
    'yoga at home',
    'first yoga class',
    'benefits of yoga',
    'yoga benefits',
    'yoga for flexibility',
    'yoga kaise kare',
    'yoga kaise shuru kare',
    'योग कैसे शुरू करें',
    'योगासन',
    'ਯੋਗਾ ਕਿਵੇਂ ਸ਼ੁਰੂ ਕਰੀਏ',
  ],
  tones: {
    professional: {
      title: 'Yoga for beginners: the first postures, and how to learn them well',
      summary:
        'What yoga can give a beginner, how often to practise and how long to hold, which postures to leave for later, and a first half hour on the mat.',
      opening: `On posters, yoga is a leg behind a head. In a first lesson it is something much quieter: standing on two feet, lifting the arms, noticing what the breath does. An asana is a posture that you enter slowly, hold with quiet breathing and leave with control. The leaving is the part that most people forget.

This makes yoga unusually open to beginners. It asks for no particular age or size. It does ask for patience, and for someone who can see you while you learn.`,
      example: `## A first half hour, on a Saturday in Pune

1. **Five minutes:** walk about the room. Roll the shoulders, circle hips and ankles.
2. **Tadasana:** stand with both feet level, arms by the side. Six breaths.
3. **Vrikshasana:** one hand on the wall, the other foot against the calf. Four breaths a side.
4. **Trikonasana:** bend sideways with a hand on the shin, not the floor. Four breaths a side.
5. **Marjariasana:** on hands and knees, round and hollow the back eight times.
6. **Setu Bandhasana:** on the back, knees bent, lift the hips. Three times.
7. **Shavasana:** lie still for five minutes.

Breakfast comes afterwards: kanda poha with peanuts, and a guava.`,
      closing: `Choose a teacher before you choose a mat, and ask about training and experience. Tell her what your knees, back, eyes and blood pressure are like. Then practise the same few postures for a month. They will feel different in the fourth week, although nothing about them has changed.`,
    },
    casual: {
      title: 'Can’t touch your toes? You can still start yoga',
      summary:
        'You don’t need to be bendy, thin or up at five. What to spread on the floor, which postures to begin with, when to stop, and which postures can wait.',
      opening: `“I’ll start yoga once I’m a bit more flexible.” That’s like waiting to bathe until you’re clean.

Your cousin can do the splits and posts it every International Yoga Day. Good for her. You’ve got a stiff back, a durrie that’s been rolled up since the last house party, and half an hour before the house wakes. That’s plenty. Bend your knees, stop when it pinches, breathe. You’ve got the hang of it already.`,
      example: `## Tuesday, quarter past six, a flat in Ludhiana

Everybody’s asleep. You push the centre table aside and spread the durrie.

- **Wake up:** shake out arms and legs, circle the ankles, roll the shoulders.
- **Stand:** Tadasana, just standing, until you notice you’ve been leaning on one leg for years.
- **Wobble:** Vrikshasana with a hand on the almirah. You’ll sway. Everyone sways.
- **Fold:** bend forward with soft knees and let the head hang. Hands on the shins is fine.
- **Curl:** Balasana with a pillow under your forehead.
- **Lie down:** until the pressure cooker or a child finds you.

Then chai, and an hour later two besan chillas with dahi.`,
      closing: `Roll the durrie out again on Thursday, and once more on Sunday. That’s a week. Nobody’s counting how far you bend, and if someone does, send them to put the kettle on. One day you’ll tie your shoelaces standing up and wonder since when.`,
    },
    motivational: {
      title: 'Begin yoga with four postures and one calm breath',
      summary:
        'A four-week start for beginners: one posture at a time, three short mornings a week, and simple ways to notice that you’re getting steadier.',
      opening: `Nearly everyone you have seen balancing calmly on one leg began with a hand on the wall. Nobody took a picture of that part. It’s the part that counts.

You can start today with less than you think: a clear patch of floor, bare feet, and one posture. Learn it until your breath stays quiet in it. Then add the next. Four postures in four weeks is a real practice, and it will be yours.`,
      example: `## Four weeks with Rina in Guwahati

Rina teaches in a school and has fifteen minutes on Monday, Wednesday and Friday.

- **Week one, Tadasana.** Warm up, stand, breathe. She notices that her shoulders sit near her ears.
- **Week two, add Vrikshasana** at the wall. Two breaths without wobbling is her first small win.
- **Week three, add Marjariasana** on hands and knees, in time with the breath.
- **Week four, add Setu Bandhasana,** and five minutes lying still.

She missed one Wednesday and carried on that Friday. Each session gets a dot on the calendar by the rice tin. Eleven dots in four weeks.`,
      closing: `Put a dot on the calendar tonight where the first of your three days will be. Begin with the posture that feels kindest. A steadier foot or an easier breath on the stairs is progress worth noticing, and the next posture will be ready when you are.`,
    },
  },
  body: `## What yoga can give you

In a review of 15 studies in healthy people, at least one measure of balance improved with yoga in 11 of them [@jeter_2014]. The studies differed widely in style and quality, so read this as a friendly sign and no more. In a small study of 26 male college athletes, ten weeks of yoga brought more flexibility and steadier balance [@polsgrove_2016].

It has limits too. Most postures, and many whole sessions, are light activity when energy use is measured [@larson_meyer_2016]. So keep your brisk walk.

## How often, how long, how deep

For flexibility, sports medicine advises stretching on two to three days a week or more, and holding each stretch for 10 to 30 seconds [@acsm_quantity_2011]. Older people may gain more from 30 to 60 seconds [@acsm_quantity_2011]. Warm muscles stretch best, and the right depth is tightness or slight discomfort, not pain [@acsm_quantity_2011].

India’s Common Yoga Protocol puts it in its own words: move slowly, without jerks, and within your own capacity [@ayush_protocol]. Your breath is the simplest guide. When it turns rough, come halfway out.

## Before you spread the mat

- **Stomach:** empty or light [@ayush_protocol].
- **Floor:** even, with a mat or durrie that doesn’t slip. Practise barefoot.
- **Helpers:** a wall, a chair, a cushion, and a dupatta to reach what your hands can’t.
- **The day:** leave it out when you are exhausted, ill or in a hurry [@ayush_protocol].

## What can wait

Yoga is about as safe as other exercise: a review of 94 trials found side effects no more frequent with yoga than with usual care or other exercise [@cramer_safety_2015]. When injuries do happen, they are mostly sprains and strains, often of the knee or lower leg [@nccih_yoga].

Newcomers are advised to leave out headstand, shoulder stand, the lotus position and forceful breathing, and to learn from a qualified instructor [@nccih_yoga]. Use videos for postures that someone has already shown you in person. A screen can’t see your knee turning inwards.`,
  variants: [
    {
      names: ['flexibility', 'flexible', 'stiff', 'stiffness', 'stretching', 'hamstrings'],
      titles: {
        professional: 'Yoga for stiff beginners: how to gain flexibility safely',
        casual: 'Stiff as a board? Here’s how to begin yoga',
        motivational: 'From stiff to a little easier: a gentle yoga start',
      },
      text: `## If you are stiff

Bend the knees in every forward bend. Tight backs of the legs pull on the lower back, and bent knees let it go. Sit on a folded blanket instead of flat on the floor, so that the hips tip forward. Loop a dupatta round the foot and hold its ends.

Go to the first clear stretch and wait there for a few breaths. Don’t push or bounce, because that is how strains happen. Stretch on the evening after a walk, when the legs are warm, and compare after six weeks and not after six days.`,
    },
  ],
  cautions: [],
  seeDoctor: `- **Before the first class:** if you are pregnant, or have severe high blood pressure, glaucoma, poor balance, a knee or hip injury or a disease of the lower spine, talk to your doctor and the teacher about changes [@nccih_yoga].
- A joint that swells, locks or still hurts days after practice: see a doctor or physiotherapist.
- Chest pain, fainting or new breathlessness: stop, and call 112 if it doesn’t pass quickly.
- Back pain with numbness around the buttocks or genitals, weakness in both legs or trouble passing urine or stool: go to hospital at once [@nhs_back_pain].`,
}
