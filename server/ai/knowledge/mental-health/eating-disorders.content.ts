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
}
