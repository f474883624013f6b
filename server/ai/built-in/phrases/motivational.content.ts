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
    'About {names}: know your reasons, choose one step for today, and build from there.',
    'Facts about {names} that you can stand on, a first step, and a way to keep going when the week gets busy.',
    'Take a first step today: sourced facts about {names}, clear steps and an example to learn from.',
  ],
  openings: [
    'Every lasting change begins on an ordinary day, and this one will do. When it comes to {names}, you already know more than you think.',
    'When it comes to {names}, nobody needs a perfect week. You need one clear reason, one small step and the will to repeat it.',
    'Imagine looking back in three months and being glad that you made up your mind. When it comes to {names}, one small decision today is enough.',
    'Progress needs firm ground more than a perfect moment. When it comes to {names}, these facts are that ground.',
    'You have the strength to change a habit; what is often missing is a plan. These facts about {names} are there to build yours on.',
  ],
  afterQuestion: [
    'Answer it honestly, because an honest answer is the first step. Everything that follows about {names} builds on it.',
    'Hold on to that question. It is where your own plan begins. Read on about {names}, and by the end you will know your first move.',
    'Your answer today need not be your answer next month. When it comes to {names}, change starts the moment you look closely.',
  ],
  afterExample: [
    'A day like that is within your reach. Learn the facts about {names} that stand behind it, and then make it your own.',
    'Nothing there asks for more than you can give. Learn the reasons behind it, and what you know about {names} will turn into what you do.',
  ],
  meetings: [
    'You are taking on more than one thing here: {names}. Good. Understand each, then let them carry one another.',
    'Strength comes from joining forces, and these belong together here: {names}. Meet them one by one, then put them to work.',
  ],
  headings: {
    why: ['Know your reason', 'Why it matters to you', 'Why it is worth your effort', 'Let the facts move you'],
    how_much: ['Know your numbers', 'What the numbers say', 'Numbers to go by', 'The measure of it'],
    how: ['Take action', 'Turn knowledge into habit', 'Your steps, starting today', 'Make it happen'],
    example: ['See it in action', 'A day you can build', 'Your plan in practice', 'Picture your day'],
    care: ['Look after yourself on the way', 'Determined and careful', 'Know your limits', 'Strong also means careful'],
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
    'Do not wait for the perfect moment. Take the first step today, and the second will already know the way.',
    'A change holds when it is repeated. Begin with one step today, stay kind to yourself, and let someone you trust know what you have set out to do.',
  ],
}
