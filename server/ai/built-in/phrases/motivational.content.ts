import type { Phrases } from './phrases.ts'

export const MOTIVATIONAL: Phrases = {
  titleTails: [
    'start where you are today',
    'small steps that add up',
    'a plan that you can keep',
    'your next step starts here',
    'one change, kept for good',
    'small choices, day by day',
  ],
  summaries: [
    'Ready to act on {names}? Know your reasons, learn the figures that matter, choose one step for today and build from there, with sourced facts to stand on.',
    'Turn good intentions on {names} into a plan: what the facts say, which step to take first, and how to keep going when the week gets busy.',
    'Take a first step today. On {names}, this article gives you sourced facts, clear steps, an example to learn from and questions that keep you on course.',
  ],
  summariesWithoutAmounts: [
    'Ready to act on {names}? Know your reasons, choose one step for today and build from there, with sourced facts to stand on.',
    'Turn good intentions on {names} into a plan: what the facts say, which step to take first, and how to keep going when the week gets busy.',
    'Take a first step today. On {names}, this article gives you sourced facts, clear steps, an example to learn from and questions that keep you on course.',
  ],
  openings: [
    'Every lasting change begins on an ordinary day, and this one will do. When it comes to {names}, you already know more than you think.',
    'When it comes to {names}, nobody needs a perfect week. You need one clear reason, one small step and the will to repeat it.',
    'Imagine looking back in three months and being glad that you started now. When it comes to {names}, that start can be as small as your next meal, your next walk or your next quiet minute.',
    'Progress belongs to those who begin before they feel ready. When it comes to {names}, these facts are firm ground to begin on.',
    'You have the strength to change a habit; what is often missing is a plan. Here is what you need to make your own on {names}, built on facts and ready to use.',
  ],
  afterQuestion: [
    'Answer it honestly, because an honest answer is the first step. Everything that follows on {names} builds on it.',
    'Hold on to that question. It is where your own plan begins. Read on about {names}, and by the end you will know your first move.',
    'Your answer today need not be your answer next month. When it comes to {names}, change starts the moment you look closely.',
  ],
  afterExample: [
    'A day like that is within your reach. See what the facts on {names} have to do with it, and then make it your own.',
    'Nothing there asks for more than you can give. Learn the reasons behind it, and what you know about {names} will turn into what you do.',
  ],
  meetings: [
    'You are taking on more than one thing here: {names}. Good. Understand each, then let them carry one another.',
    'Strength comes from joining forces, and this topic joins {names}. Meet them one by one, then put them to work together.',
  ],
  headings: {
    why: ['Know your reason', 'Why it matters to you', 'Why it is worth your effort', 'Let the facts move you'],
    how_much: ['Know your numbers', 'What the numbers say', 'Numbers to go by', 'The measure of it'],
    how: ['Take action', 'Turn knowledge into habit', 'Your steps, starting today', 'Make it happen'],
    example: ['See it in action', 'A day you can build', 'Your plan in practice', 'Picture your day'],
    care: ['Look after yourself on the way', 'Be bold and be careful', 'Know your limits', 'Strong also means careful'],
    questions: ['Check your course', 'Challenge yourself', 'Make it your own', 'Your next conversation'],
  },
  leads: {
    why: [
      'A strong reason carries you through a weak day. Here is yours.',
      'Let the facts be the wind behind you.',
      'When you know what it is for, the effort feels lighter.',
    ],
    how_much: [
      'Clear numbers make it easier to choose. Use them as your orientation.',
      'Good decisions need good numbers. These have sources that you can look up.',
      'Know them, then let them serve you.',
    ],
    how: [
      'Knowledge becomes power the moment you use it. Begin with this.',
      'These findings are an invitation to act.',
      'What others have found out can help you now.',
    ],
    example: [
      'See how it comes together, and then shape it to your own life.',
      'Take this as a first draft of your own day.',
      'Let this be proof that it fits into a full life.',
    ],
    care: [
      'Courage and care belong together. Read this before you set off.',
      'Looking after your own safety is part of the work.',
      'Where you are unsure, asking for support is the strongest step you can take.',
    ],
    questions: [
      'The right question moves you further than any rule. Take these with you.',
      'Pause, answer, and choose your next step.',
      'Write down your answers today, and read them again when a month has gone by.',
    ],
  },
  beforeSteps: [
    'Choose one of these and do it today. Add the next when the first has become yours.',
    'Here is where change happens. Begin with the step that calls you most.',
    'Small steps, taken often, go a long way. These are ready for you.',
    'Pick your first step, and give it your full attention this week.',
  ],
  closings: [
    'Now it is your turn. Choose one step, set a day and an hour for it, and keep that appointment with yourself. The second time will already be easier.',
    'You will have days that go well and days that do not. Keep going through both, ask a dietitian when you need a guide, and let each small success carry the next.',
    'Do not wait for the perfect moment. Take the first step with what is in your home today, and trust the habit to grow with you.',
    'What you repeat, you become good at. Begin today, stay kind to yourself, and let someone you trust know what you have set out to do.',
  ],
}
