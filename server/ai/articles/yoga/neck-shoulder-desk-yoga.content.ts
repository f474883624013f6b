import type { LibraryArticle } from '../library-article.ts'

export const NECK_SHOULDER_DESK_YOGA: LibraryArticle = {
  id: 'neck-shoulder-desk-yoga',
  category: 'yoga',
  name: 'desk yoga for neck and shoulders',
  names: [
    'desk yoga',
    'office yoga',
    'neck pain',
    'neck pain yoga',
    'yoga for neck',
    'stiff neck',
    'neck stretches',
    'tech neck',
    'text neck',
    'shoulder pain',
    'stiff shoulders',
    'tight shoulders',
    'shoulder stretches',
    'neck and shoulder',
    'cervical pain',
    'cervical yoga',
    'gardan dard',
    'gardan mein dard',
    'kandhe ka dard',
    'गर्दन दर्द',
    'कंधे का दर्द',
    'ਗਰਦਨ ਦਾ ਦਰਦ',
  ],
  tones: {
    professional: {
      title: 'Desk yoga for neck and shoulder pain: seven seated movements',
      summary:
        'A short practice on an office chair for a stiff neck and high shoulders: how to do seven movements safely, how often, what yoga can’t promise, and red flags.',
      opening: `Watch a room of people at their screens and you’ll see the same outline on every chair: head forward, shoulders near the ears, breath somewhere under the collarbones. Nobody sat down that way in the morning. The body drifts there, a little with each email.

It can be called back in the same small steps. Yoga on a chair needs no mat and no change of clothes. It asks for a few slow minutes, several times, before the stiffness has settled in.`,
      example: `## A working day in Pune, with four pauses

- **Ten o’clock, first pause:** tall seat, three breaths, shoulder circles and the squeeze.
- **Noon:** the side stretch of the neck and the chin slide, while a long file loads.
- **After lunch:** jowar bhakri, dal and a salad at the table by the window. Then ten minutes on foot, and no stretching on a full stomach.
- **Half past three:** all seven movements with the door closed, about eight minutes.
- **Six o’clock:** eagle arms and the open chest, then the laptop is shut.

Ms Deshpande has put her screen on two dictionaries, so that she looks straight ahead. She says that the books do half of the work.`,
      closing: `Put two of the seven movements at fixed points of your day, before the first call and before you leave. Do them gently for a fortnight and see what changes. If the neck complains more, use a smaller range or leave a movement out. And raise the screen first: it is the one teacher in the room that corrects you all day.`,
    },
    casual: {
      title: 'Stiff neck, shoulders up to your ears? Desk yoga you can do on a call',
      summary:
        'Neck pain, tight shoulders, another meeting. Seven easy seated moves, which ones you can do with the camera on, and when a sore neck needs a doctor.',
      opening: `Quick test. Where are your shoulders right now? If they’ve just dropped by two inches while you read this, hello, you’re among friends.

Most of us type with our shoulders and hold the phone with our neck. By four o’clock there’s a rope between the ear and the arm, and you’re kneading it with one hand while you scroll with the other. You don’t need a mat for this, or leggings. You need your chair, and the meeting you’re in anyway.`,
      example: `## One video call, from hello to any other business

**They’re waiting for the boss.** Camera’s on, so keep it small: sit tall, chin slides back, three times. You look attentive.

**Slides, first ten.** Roll your shoulders back and squeeze the blades together. It looks like good posture.

**“You’re on mute, Rakesh.”** Ear to shoulder, right, three breaths. Left.

**Someone shares a spreadsheet.** Camera off “for bandwidth”. Eagle arms, both sides. Cat and cow on the chair.

**Any other business.** Hands behind you, chest open, slow breath out.

Then stand up and fill the bottle, which is the bit your neck likes best. There’s a guava in your bag.`,
      closing: `Stick a note on your screen that says “ears”. Each time you see it, drop the shoulders away from them. Do the full seven once a day if you can, in the afternoon slump. And lift that screen up, will you? A couple of old textbooks are finally good for something.`,
    },
    motivational: {
      title: 'Neck and shoulders at ease: a week of desk yoga, minute by minute',
      summary:
        'Build a seated practice one movement a day: seven moves in seven days, two minutes each, with room for busy days and a clear line for when to rest.',
      opening: `Your neck carries your head through every hour of the day without asking for thanks. A minute of attention is a fair return.

You may have tried a twenty-minute video once and never again. Start smaller. One movement a day is so little that even a bad day has room for it. On the seventh day you’ll own a practice that fits between two calls, and you’ll know it by heart, so no screen has to show you how.`,
      example: `## Seven days at a desk in Bhubaneswar

Sasmita works in a bank. Each morning she writes one movement on a slip and keeps it by the keyboard.

1. **Monday:** tall seat and breath.
2. **Tuesday:** shoulder circles and the squeeze.
3. **Wednesday:** ear to shoulder.
4. **Thursday:** chin slide. Month end, so she does it twice and forgets the rest. It counts.
5. **Friday:** eagle arms.
6. **Saturday:** cat and cow on the chair.
7. **Sunday:** open chest, at home, before pakhala with her mother.

In the second week she does all seven after lunch and a short walk, with a colleague keeping time.`,
      closing: `Write the first movement on a slip of paper now and do it before you read anything else. Tomorrow, the second. If a day goes missing, go on where you were. Ease comes back the way tension came, a little at a time, and you’ve just started it moving in the right direction.`,
    },
  },
  body: `## What to expect

Something modest: a neck that turns more freely for a while, shoulders that notice where they are, and a break from one fixed position. Sprains and strains do happen in yoga, and serious injuries are rare [@nccih_yoga].

A normal pull is mild, stays where you stretch and fades when you let go. Sharp pain, tingling, dizziness, or pain that travels into the arm or head means stop. If the neck is sorer the next morning, halve the range or leave that movement out.

## Seven movements on a chair

Feet flat, sitting towards the front, on a chair that doesn’t roll. Move slowly, without jerks, within your own capacity, and breathe through the nose [@ayush_protocol].

1. **Tall seat.** Grow through the crown of the head, let the shoulders sink. Five slow breaths.
2. **Shoulder circles and squeeze.** Up, back and down, five times. Then draw the shoulder blades together and down, as if to hold a pencil between them, for five seconds. Let go. Five times.
3. **Ear to shoulder.** Tilt the head to one side, the other shoulder heavy. Don’t pull with the hand. Three breaths on each side.
4. **Chin slide.** Look ahead, draw the chin straight back as if to make a double chin, let go. Five times.
5. **Eagle arms.** Cross the elbows in front of you, backs of the hands together, lift them a little. If that is too tight, give yourself a hug. Three breaths, then the other arm on top.
6. **Cat and cow.** Hands on the knees. Breathe in and open the chest, breathe out and round the back. Six times.
7. **Open chest.** Hold the back of the seat, lift the breastbone, look ahead. Three breaths.

Three slow breaths take you into the 10 to 30 seconds for which a stretch is best held [@acsm_quantity_2011]. Leave out full circles of the head, and dropping it far back.

## The desk itself

The top of the screen near eye level, the keyboard close, forearms resting, the phone lifted to the face. For tired eyes, look at something 20 feet away for 20 seconds, every 20 minutes [@aao_screens].

## Then get up

The World Health Organization advises replacing sitting with activity of any intensity, light activity included [@who_activity_2020]. Short walks that break up long sitting also lower blood sugar after a meal, and do it better than standing [@buffey_2022]. So let the seated practice end on your feet. A small meal makes the afternoon easier than a heavy one, and yoga itself is best on an empty or light stomach [@ayush_protocol].`,
  cautions: [],
  seeDoctor: `- Sudden weakness of an arm or unsteady walking: hospital at once. Pain or numbness that runs down an arm, or a clumsy hand: a doctor within days, and no stretches until then.
- Neck pain after a fall or an accident, or with fever, a bad headache or a rash: go to hospital at once. After an accident keep the neck still and call 112.
- Pain in the shoulder, jaw or left arm with sweating, breathlessness or pressure in the chest: call 112.
- Pain that wakes you at night, lasts for weeks or keeps you from lifting the arm: have it examined.
- Glaucoma, severe high blood pressure, balance problems, a neck or shoulder operation, or pregnancy: ask your doctor and a teacher which movements to change [@nccih_yoga].`,
}
