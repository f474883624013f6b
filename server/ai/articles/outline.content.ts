import type { Finding } from '#domain/ai/findings.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/** Its own words. */
export const OUTLINE = {
  summary:
    'An outline for you to write from: questions to answer first, and what our sourced library says that fits. It is not an article yet.',
  summaryElsewhere:
    'An outline, not an article: our library has nothing on this topic. Here are the questions to answer before you write.',
  tail: 'an outline with questions',
  title: 'An outline with questions to answer first',
  facts: 'What our library says that fits',
  closest: 'Closest in the library',
  end: 'Keep this as a draft until every answer has a source.',
} as const

/** Shown to its author before an outline is published. */
export const UNFINISHED_OUTLINE: Finding = {
  kind: 'unfinished',
  text: OUTLINE.end,
  reason: 'Readers would see an outline with its questions. Answer them in your own words, then remove this sentence.',
}

/** What the outline says first. `{topic}` is the topic in quotation marks. */
export const OUTLINE_INTROS = {
  none: 'Our library has no article on {topic}. This is an outline, not an article: answer the questions below, name a source for each answer, and write from there.',
  near: 'Our library has no article that treats all of {topic}. This is an outline, not an article: answer the questions below, name a source for each answer, and write from there.',
  dose: 'The doctor who prescribes a medicine or a strong supplement decides its amount, so we don’t write about {topic}. This is an outline with questions only.',
}

/** What to find out before an article can be written; headings with their questions. */
export const OUTLINE_QUESTIONS: Record<BlogCategory, readonly (readonly [string, readonly string[]])[]> = {
  diet: [
    ['Your reader', ['Who asks this, and what do they eat now?', 'What should be easier for them after reading?']],
    [
      'What is known',
      ['Which guideline or review covers it? From whom, and which year?', 'Do its figures hold for adults in India?'],
    ],
    [
      'On the plate',
      ['Which foods that people cook here does it concern?', 'How can a family measure the amount without a scale?'],
    ],
    [
      'Who should take care',
      ['Which illnesses or medicines change the advice?', 'When should the reader see a doctor?'],
    ],
  ],
  fitness: [
    [
      'Your reader',
      [
        'Is the reader a beginner, coming back after a break, or in training?',
        'What do they want to be able to do, and by when?',
      ],
    ],
    [
      'What is known',
      ['Which guideline or trial covers it? From whom, and which year?', 'How big was the effect, and in whom?'],
    ],
    [
      'How to do it',
      ['How much space, time and equipment does it need?', 'What is the gentlest version, and what comes next?'],
    ],
    ['Before starting', ['Who should ask a doctor first?', 'Which signs mean stop?']],
  ],
  yoga: [
    ['Your reader', ['Has the reader practised before?', 'What do they hope to feel or do better?']],
    [
      'What is known',
      ['Is there a review of trials? From whom, and which year?', 'What is tradition, and what has been measured?'],
    ],
    [
      'How to practise',
      [
        'Which steps are safe to learn from words, and which need a teacher?',
        'How long does a session take, and what makes it easier?',
      ],
    ],
    ['Who should take care', ['Who needs another form, or a doctor’s advice first?', 'Which signs mean stop?']],
  ],
  mental_health: [
    ['Your reader', ['What may the reader be going through?', 'Which words would hurt, and which would help?']],
    [
      'What is known',
      [
        'Which guideline or review covers it? From whom, and which year?',
        'Is anything shown to help, or only found together with it?',
      ],
    ],
    ['What a reader can do', ['Which small step is possible on a bad day?', 'Who else can be part of it?']],
    [
      'When to get help',
      ['Which signs need a professional, and how soon?', 'Which helpline can you name, with its hours checked?'],
    ],
  ],
  recipes: [
    [
      'The dish',
      ['Where does the dish come from, and when do people eat it?', 'What does your version do differently, and why?'],
    ],
    [
      'The recipe',
      [
        'How much of each ingredient, for how many people?',
        'What are the steps, at what heat and for how long? Who has tested them?',
      ],
    ],
    [
      'What it gives',
      [
        'Which food table gives its nutrients, for which portion?',
        'What can replace an ingredient that is hard to find?',
      ],
    ],
    ['Who should take care', ['Which allergens does it contain?', 'How should it be cooled, stored and reheated?']],
  ],
  lifestyle: [
    [
      'Your reader',
      ['Which part of the day does the reader want to change?', 'What have they tried, and what got in the way?'],
    ],
    [
      'What is known',
      ['Which guideline or review covers it? From whom, and which year?', 'Is the effect big enough to matter?'],
    ],
    ['In an ordinary week', ['What is the smallest step that helps?', 'How can family or colleagues make it easier?']],
    [
      'Who should take care',
      ['Who should not follow this advice?', 'When should the reader see a doctor or dietitian?'],
    ],
  ],
} // prettier-ignore
