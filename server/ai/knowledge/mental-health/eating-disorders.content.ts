import type { Subject } from '../subject.ts'

export const EATING_DISORDERS: Subject = {
  id: 'eating-disorders',
  category: 'mental_health',
  name: 'eating disorders and where to find help',
  keywords: [
    'eating disorder',
    'eating disorders',
    'anorexia',
    'anorexia nervosa',
    'bulimia',
    'bulimia nervosa',
    'binge eating disorder',
    'disordered eating',
    'fear of gaining weight',
    'eating disorder recovery',
    'body image',
  ],
  meaning:
    'Eating disorders are illnesses in which thoughts about food, weight and shape take over; nobody chooses them, and nobody is to blame.',
  facts: [
    {
      id: 'eating-disorders-anyone',
      role: 'why',
      text: 'Eating disorders are serious illnesses that affect people of every age, gender and body weight.',
      sources: ['nimh_eating'],
    },
    {
      id: 'eating-disorders-recovery',
      role: 'why',
      text: 'Recovery is possible, and early treatment matters, says the National Institute of Mental Health of the United States.',
      sources: ['nimh_eating'],
    },
    {
      id: 'eating-disorders-signs',
      role: 'how',
      text: 'Signs to take seriously are eating very little, strong fear of gaining weight, eating large amounts with a sense of lost control, vomiting or hard exercise after meals, and eating in secret or with shame.',
      sources: ['nimh_eating'],
    },
    {
      id: 'eating-disorders-help',
      role: 'how',
      text: 'Tele-MANAS, the Government of India’s mental health line, answers free of charge at any hour on 14416. Counsellors pass callers on to specialists when needed.',
      sources: ['tele_manas'],
    },
    {
      id: 'eating-disorders-refer',
      role: 'how',
      text: 'A suspected eating disorder needs specialist care without delay, says British guidance.',
      sources: ['nice_ng69'],
    },
    {
      id: 'eating-disorders-teenagers',
      role: 'how',
      text: 'For children and young people with anorexia, British guidance recommends family therapy first. Adults with bulimia or binge eating disorder are offered guided self-help to begin with.',
      sources: ['nice_ng69'],
    },
    {
      id: 'eating-disorders-weight',
      role: 'care',
      text: 'Weight alone does not show how ill someone is: British guidance says that a single measure such as BMI must not decide who gets treatment.',
      sources: ['nice_ng69'],
    },
    {
      id: 'eating-disorders-talk',
      role: 'care',
      text: 'Dieting and talk about weight in the family can lead teenagers into eating disorders, so the American Academy of Pediatrics discourages both.',
      sources: ['aap_2016'],
    },
    {
      id: 'eating-disorders-emergency',
      role: 'care',
      text: 'Fainting, a very slow pulse, confusion, or refusing all food and drink are danger signs in an eating disorder and need a hospital at once. The emergency number in India is 112.',
      sources: ['rcpsych_meed_2022', 'erss_112'],
    },
    {
      id: 'eating-disorders-suicide',
      role: 'care',
      text: 'People with eating disorders have a higher risk of suicide, so talk of wanting to die must be taken seriously. Tele-MANAS on 14416 is there day and night.',
      sources: ['nimh_eating', 'tele_manas'],
    },
  ],
  steps: [
    'Call 14416 if food or weight takes up most of your thoughts, or if you worry about someone.',
    'Tell one person you trust, and ask them to come to the doctor with you.',
    'See a doctor soon, even if your weight seems normal.',
    'Leave out diets, calorie counting and weight talk while you wait for the appointment.',
    'Eat at regular times with someone who is kind and does not comment on the plate.',
    'Say “I have noticed that meals are hard for you, how can I help?” instead of “just eat”.',
    'Hide accounts that praise thinness or strict rules from your phone.',
  ],
  example:
    'A mother notices that her daughter leaves the table early and trains late at night. She does not speak of weight; she says that she is worried and would like to help. They call 14416 together, and the counsellor names a hospital where a doctor, a therapist and a dietitian work together.',
  questions: [
    'Do thoughts about food or weight control most of my day?',
    'Whom can I tell this week?',
    'Who in my family could sit with me at meals without comments?',
    'Do I know the number of a helpline and the way to the nearest hospital?',
  ],
}
