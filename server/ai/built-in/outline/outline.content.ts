import type { BlogCategory } from '#domain/blogs/categories.ts'

/**
 * What an editor has to find out before an article on an unknown topic can be written. `{it}` is what the library is
 * silent on, or the topic itself.
 */
export const OUTLINE_QUESTIONS: Record<BlogCategory, readonly (readonly [string, readonly string[]])[]> = {
  diet: [
    [
      'What the reader wants to know',
      ['Who asks about {it}, and in which situation?', 'Which decision at the table should be easier after reading?'],
    ],
    [
      'What is established',
      [
        'Which guideline or review speaks of {it}, by whom and of which year?',
        'Do its figures hold for adults in India, or for other people and portions?',
      ],
    ],
    [
      'On an ordinary plate',
      [
        'Which foods that are cooked and sold here does {it} concern?',
        'How does a household measure the amount without a scale?',
      ],
    ],
    [
      'Who should take care',
      ['Which conditions or medicines change the advice on {it}?', 'What should a blood report or a doctor say first?'],
    ],
  ],
  fitness: [
    [
      'Whom it is for',
      [
        'Who asks about {it}: a beginner, someone returning after a break, or someone in training?',
        'Which aim does the reader have, and by when?',
      ],
    ],
    [
      'What is established',
      [
        'Which guideline or trial speaks of {it}, by whom and of which year?',
        'How large was the effect, and in whom was it measured?',
      ],
    ],
    [
      'How it is done',
      ['Which space, time and equipment are needed?', 'What is the gentlest version, and what comes after it?'],
    ],
    ['Before starting', ['Who should ask a doctor about {it} first?', 'Which signs mean that one should stop?']],
  ],
  yoga: [
    [
      'Whom it is for',
      [
        'Who asks about {it}, and has the reader practised before?',
        'What does the reader hope to feel or to do better?',
      ],
    ],
    [
      'What is established',
      [
        'Is there a review of trials on {it}, by whom and of which year?',
        'What belongs to tradition, and what has been measured?',
      ],
    ],
    [
      'How it is practised',
      [
        'Which steps can be described safely in words, and which need a teacher?',
        'How long does a session take, and how is it made easier?',
      ],
    ],
    [
      'Who should take care',
      [
        'For whom would {it} call for another form, or for a doctor’s word first?',
        'What is the sign to come out of the practice?',
      ],
    ],
  ],
  mental_health: [
    [
      'Whom it is for',
      ['What might someone be living through who asks about {it}?', 'Which word would hurt, and which would help?'],
    ],
    [
      'What is established',
      [
        'Which guideline or review speaks of {it}, by whom and of which year?',
        'Is anything shown to help, or only found together with it?',
      ],
    ],
    ['What a reader can do', ['Which small step is possible on a bad day?', 'Who else could be part of it?']],
    [
      'When to get help',
      [
        'Which signs around {it} call for a professional, and how soon?',
        'Which helpline or service can be named, with its hours checked?',
      ],
    ],
  ],
  recipes: [
    [
      'The dish',
      ['Where does {it} come from, and when is it eaten?', 'What does it bring that the usual dish does not?'],
    ],
    [
      'What is established',
      [
        'Which food table gives the nutrients of {it}, and for which portion?',
        'What does each step of the cooking change in them?',
      ],
    ],
    [
      'In the kitchen',
      [
        'Which ingredients are easy to find, and what can replace the others?',
        'How long does {it} take, and what can be prepared before?',
      ],
    ],
    ['Who should take care', ['Which allergens does it hold?', 'How is it cooled, kept and warmed safely?']],
  ],
  lifestyle: [
    [
      'What the reader wants to change',
      ['On which part of the day does {it} bear?', 'What has the reader tried before, and what stood in the way?'],
    ],
    [
      'What is established',
      [
        'Which guideline or review speaks of {it}, by whom and of which year?',
        'Is the effect large enough to matter in a life?',
      ],
    ],
    ['In an ordinary week', ['What is the smallest useful step?', 'How can a family or a workplace make it easier?']],
    [
      'Who should take care',
      ['For whom would advice on {it} be wrong?', 'When should a doctor or dietitian be asked?'],
    ],
  ],
}

/** `inPart`: what the topic turns on is not known; `others`: subjects are known, but not for those whom the topic names. */
export type OutlineReason = 'unknown' | 'inPart' | 'elsewhere' | 'recipe' | 'dose' | 'others'

interface OutlineWording {
  intros: readonly string[]
  summaries: readonly string[]
  /** Asked before the questions of the category. */
  first?: { heading: string; questions: readonly string[] }
}

/** What an outline says first, by what prevents an article. */
export const OUTLINE_REASONS: Readonly<Record<OutlineReason, OutlineWording>> = {
  unknown: {
    intros: [
      'I do not have sourced knowledge about “{topic}”, so this is an outline and not an article. It shows what to find out before one can be written.',
      'I do not have sourced knowledge about “{topic}”. Rather than fill pages without a source, here is an outline with the questions that an author would have to answer.',
      'The library of facts behind this engine holds nothing on “{topic}”: I do not have sourced knowledge about it. The outline below gathers the questions to settle first.',
    ],
    summaries: [
      'An outline for the author: the library holds no sourced facts on this topic, so here are the headings and the questions to answer before it is written.',
      'Not yet an article: headings and questions on a topic for which no sourced facts are at hand, for the author to answer, support and write.',
    ],
  },
  inPart: {
    intros: [
      'I do not have sourced knowledge about {missing}, so this is an outline and not an article on “{topic}”. The library does hold sourced facts on {known}, and leaving the rest out would change the topic. The questions below are to be answered first.',
    ],
    summaries: [
      'An outline for the author, not an article: the library holds sourced facts on {known} and none on {missing}. It gathers what to find out before it is written.',
    ],
    first: {
      heading: 'What would join them',
      questions: ['Does what is known on {known} hold for {it} too, or does {it} turn it round?'],
    },
  },
  elsewhere: {
    intros: [
      'I do not have sourced knowledge about “{topic}”: it lies outside nutrition and wellbeing, and these are all that I can write about. There is therefore no article, and no outline of one, only the questions whether it belongs on this site at all.',
    ],
    summaries: [
      'Not an article: the topic lies outside nutrition and wellbeing. Here are questions on whether it belongs here, and subjects that do.',
    ],
    first: {
      heading: 'Whether it belongs here',
      questions: [
        'What has {it} to do with how someone eats, moves, rests or feels?',
        'Which of the subjects below comes closest to what the reader needs?',
      ],
    },
  },
  recipe: {
    intros: [
      'I do not have sourced knowledge about “{topic}”: the library holds facts about foods and ways of cooking, and no recipes with amounts, times and steps. This is therefore an outline, with what the cook has to bring.',
    ],
    summaries: [
      'An outline for the author, not an article: the library holds no recipes, only facts about foods. It gathers what a recipe has to say.',
    ],
    first: {
      heading: 'The recipe itself',
      questions: [
        'Which amounts, in cups and spoons and for how many people, make {it}?',
        'In which order, at what heat and for how long is it cooked, and who has tried it?',
      ],
    },
  },
  dose: {
    intros: [
      'I do not have sourced knowledge about “{topic}”: amounts of a medicine or of a strong supplement belong to the doctor who prescribes it. This is therefore an outline with questions, and no advice.',
    ],
    summaries: [
      'An outline for the author, not an article: amounts of a medicine are for the doctor who prescribes it, so it holds headings and questions only.',
    ],
  },
  others: {
    intros: [
      'I do not have sourced knowledge about “{topic}” for the people it names: my facts are for adults in general. This is therefore an outline with questions, and no advice.',
    ],
    summaries: [
      'An outline for the author: the library holds no sourced facts on this topic, so here are the headings and the questions to answer before it is written.',
      'Not yet an article: headings and questions on a topic for which no sourced facts are at hand, for the author to answer, support and write.',
    ],
  },
}
export const OUTLINE_TAILS: readonly string[] = [
  'questions to answer first',
  'an outline with questions',
  'what to find out first',
]
export const OUTLINE_TITLES: readonly string[] = [
  'An outline with questions, for a topic without sourced facts',
  'Questions to answer before this article can be written',
]
export const OUTLINE_END =
  'General information for adults can be written once each answer has a source that is named beside it. Until then this text should stay a draft.'
export const OUTLINE_END_ELSEWHERE =
  'Until the topic has something to do with food or health, this text should stay a draft.'
export const OUTLINE_KNOWN = {
  heading: 'What I could write about instead',
  text: 'I have facts with their sources on these subjects, those nearest to the topic first. A topic that names one of them gives an article.',
}
