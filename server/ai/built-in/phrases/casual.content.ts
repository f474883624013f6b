import type { Phrases } from './phrases.ts'

export const CASUAL: Phrases = {
  titleTails: [
    'a plain and friendly guide',
    'what helps, and what you can skip',
    'let’s keep it simple',
    'the short version for busy homes',
    'what I would tell a friend',
    'no fuss, just the useful bits',
  ],
  summaries: [
    'Let’s talk about {names}: what is known, what helps at home, and when to ask someone first.',
    'A friendly read about {names}, with easy steps for an ordinary day and the sources at the end.',
    'More about {names} inside, with an example, easy steps and where the facts come from.',
  ],
  openings: [
    'You have probably heard three opinions about {names} this month, and at least one came from a family group on the phone. Let’s look at what actually stands behind them.',
    'When it comes to {names}, you do not need expensive things, a new timetable or a new you. A bit of background and a few small changes will do nicely.',
    'Let’s have an honest chat about {names}. No lectures, no long words, just what is known and what you can do with it.',
    'Ask around about {names} and everyone has a theory. So put the kettle on, and let’s sort the useful bits from the rest.',
    'Always meant to read up about {names} and never got round to it? Here’s a gentle way in.',
  ],
  afterQuestion: [
    'If you have ever wondered about that, you’re in good company. Let’s see what is known about {names}.',
    'Take a second with that one. Your answer will tell you which of the facts about {names} are for you.',
    'Not sure? Most of us aren’t. Let’s see what there is to know about {names}, and then come back to it.',
  ],
  afterExample: [
    'Sounds ordinary, doesn’t it? That’s the whole idea. Here’s what is known about {names}, and why a day like that makes sense.',
    'No magic there, just a normal day with some thought in it. Now for the facts about {names}.',
  ],
  meetings: [
    'There’s more than one thing going on in this topic: {names}. Let’s take them one at a time and then put them on the same table.',
    'This one’s a bit of a mix: {names}. Don’t worry, they get along well, and we’ll look at each of them.',
  ],
  headings: {
    why: ['So why bother?', 'Why it matters to you', 'Why people make a fuss about it', 'First, the why'],
    how_much: [
      'Numbers to keep in your head',
      'What the numbers say',
      'A few handy numbers',
      'The numbers, without the headache',
    ],
    how: [
      'Let’s make it easy',
      'What you can do at home',
      'Small things that help',
      'Making it happen on a normal day',
    ],
    example: ['What a day might look like', 'Picture this', 'For instance', 'Here’s one way to do it'],
    care: ['Before you dive in', 'Good to know first', 'A word of caution', 'A few things to watch'],
    questions: ['Ask yourself', 'Something to chew on', 'Over to you', 'Questions for your next chat with a dietitian'],
  },
  leads: {
    why: [
      'Here’s what we know.',
      'Let’s start with the reason people talk about it at all.',
      'It helps to know what you’d be doing it for.',
    ],
    how_much: [
      'You don’t need a calculator. A few numbers are handy to have in your head, though.',
      'Everyone’s different, but these give you a feel for it.',
      'Here’s what the people who write the guidelines and food tables say.',
    ],
    how: [
      'Some of the background is surprisingly down to earth.',
      'Here’s the part you can actually use.',
      'Before the to-do list, a little background that makes it easier.',
    ],
    example: [
      'Every home is different, so treat this as a starting point and swap things around.',
      'Let’s put it all together in one go.',
      'No need to copy it to the letter. It’s just to give you an idea.',
    ],
    care: [
      'Most of this is everyday stuff. Still, it’s good to know where the edges are.',
      'Now for the small print, and it’s worth reading.',
      'If something here sounds like you, have a word with your doctor or dietitian before you change anything.',
    ],
    questions: [
      'You know your days best. So have a think about these.',
      'No marks, no wrong answers. Just be honest with yourself.',
      'Jot down a line for each, and take it along if you see a dietitian.',
    ],
  },
  beforeSteps: [
    'So what can you do? Pick one or two of these and leave the rest for later.',
    'Here’s a list to steal from. You don’t have to do all of it.',
    'Try one of these this week and see how it feels.',
    'These fit into a normal day without much fuss.',
  ],
  closings: [
    'That’s really it. Start with the one thing that sounds easiest, give it a couple of weeks, and don’t beat yourself up over the odd day that goes sideways.',
    'If you remember only one thing, let it be this: small and regular wins over big and short. And if something feels off, ask; that’s what dietitians are there for.',
    'You don’t have to get it perfect. You just need a version that you can live with, and you’ve now got the pieces to build it.',
    'Keep what works for you, drop what doesn’t, and tell a friend if it helped. If your health is more complicated than most, let a dietitian fit it to you.',
  ],
}
