import type { Subject } from '../subject.ts'

export const LONELINESS: Subject = {
  id: 'loneliness',
  category: 'mental_health',
  name: 'loneliness and eating together',
  keywords: [
    'loneliness',
    'lonely',
    'alone',
    'living alone',
    'eating alone',
    'eating together',
    'family meals',
    'shared meals',
    'social connection',
    'isolation',
    'friends',
    'akelapan',
    'hostel life',
    'elderly living alone',
    'community',
  ],
  facts: [
    {
      id: 'loneliness-common',
      role: 'why',
      text: 'About 1 in 6 people worldwide feels lonely, young people more often than others, according to a commission of the World Health Organization.',
      sources: ['who_connection_2025'],
    },
    {
      id: 'loneliness-health',
      role: 'why',
      text: 'Loneliness and isolation are linked with a higher risk of stroke, heart disease, diabetes and early death, and lonely people are twice as likely to become depressed.',
      sources: ['who_connection_2025'],
    },
    {
      id: 'loneliness-meals',
      role: 'how',
      text: 'People in a British survey who more often ate with others felt happier and more satisfied with life, and had more friends to rely on. A survey cannot tell which of them came first.',
      sources: ['dunbar_2017'],
    },
    {
      id: 'loneliness-thoughts',
      role: 'how',
      text: 'In a meta-analysis of trials, working on lonely people’s thoughts about others, as in cognitive therapy, helped more than just offering company.',
      sources: ['masi_2011'],
    },
    {
      id: 'loneliness-reach-out',
      role: 'how',
      text: 'The World Health Organization advises keeping in touch with people you trust and telling them about your worries in times of stress.',
      sources: ['who_stress'],
    },
    {
      id: 'loneliness-care',
      role: 'care',
      text: 'If loneliness comes with low mood on most days, lost interest or thoughts of death, get professional help. Tele-MANAS on 14416 is free and answers at any hour.',
      sources: ['who_depression', 'tele_manas'],
    },
  ],
}
