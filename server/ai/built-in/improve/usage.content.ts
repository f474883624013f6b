import type { Mistake } from './edit.ts'

const PARTICIPLE: Readonly<Record<string, string>> = {
  take: 'taken',
  eat: 'eaten',
  drink: 'drunk',
  give: 'given',
  keep: 'kept',
  make: 'made',
} // prettier-ignore
const doneOf = (verb: string) => PARTICIPLE[verb.toLowerCase()] ?? verb.replace(/e?$/, 'ed')
const ING: Readonly<Record<string, string>> = {
  take: 'taking',
  use: 'using',
  make: 'making',
  have: 'having',
  include: 'including',
  reduce: 'reducing',
  replace: 'replacing',
} // prettier-ignore
const ingOf = (verb: string) => ING[verb.toLowerCase()] ?? `${verb}ing`
const ARTICLE = 'The article is missing.'
const SOURCE = '(?:good|rich|great|excellent|poor|cheap|natural|important)'

/** Words that are right but in the wrong place, as hurried authors in India write them. */
export const USAGE: readonly Mistake[] = [
  [/\bnow[- ]a[- ]days\b/giu, () => 'nowadays', 'It is one word: “nowadays”.'],
  [
    /\b(is|are|was|were|be|been) consider(?= (?:as |to be )?(?:an?|the|safe|healthy|good|bad|one|best)\b)/giu,
    (_, be = '') => `${be} considered`,
    'The verb is in its past form here: “considered”.',
  ],
  [
    /\b(can|should|must|could|will) be (include|consume|avoid|add|take|use|eat|replace|reduce|limit|prepare|store|keep|give|drink)(?=[.,;]| (?:in|with|by|to|from|at|on|as|for|before|after|daily|regularly|every|only)\b)/giu,
    (_, verb = '', done = '') => `${verb} be ${doneOf(done)}`,
    'After “be” the verb is in its past form.',
  ],
  [/\bas compare (to|with)\b/giu, (_, to = '') => `as compared ${to}`, 'The verb is in its past form here.'],
  [/\bcaus(ed|es) due to\b/giu, () => 'caused by', 'What causes something follows “by”.'],
  [/\baware about\b/giu, () => 'aware of', 'One is aware “of” something.'],
  [
    /\bprevent(s?) from (?!\p{L}+ing\b)(?=\p{L})/giu,
    (_, s = '') => `prevent${s} `,
    'It prevents something, without “from”.',
  ],
  [
    /\b(slow|break|cut|calm)( |-)downs (?=(?:your|the|our|their|its|digestion|metabolism)\b)/giu,
    (_, verb = '') => `${verb}s down `,
    'The ending belongs to the verb.',
  ],
  [
    /(?<!\b(?:on|an) )\b(taken|done|eaten|drunk|consumed) (?:in |at |with )?empty stomach\b/giu,
    (_, done = '') => `${done} on an empty stomach`,
    'It is said with “on an”.',
  ],
  [/\b(?:on|in|at|with) (?:the )?empty stomach\b/giu, () => 'on an empty stomach', 'It is said with “on an”.'],
  [
    new RegExp(`\\b(is|as) (?=(?:also )?(?:very )?${SOURCE} source of\\b)(also )?`, 'giu'),
    (_, be = '', also = '') => `${be} ${also}a `,
    ARTICLE,
  ],
  [/\bis a (?=excellent |important )/giu, () => 'is an ', 'The article goes with the sound of the next word.'],
  [
    new RegExp(`\\bare (also )?(very )?(${SOURCE}|the best) source of\\b`, 'giu'),
    (_, also = '', very = '', which = '') => `are ${also}${very}${which} sources of`,
    'Several things are several sources.',
  ],
  [/\b(is|as) best source of\b/giu, (_, be = '') => `${be} the best source of`, ARTICLE],
  [
    /\b(plays?|playing) (very )?(important|vital|major|key|big|crucial) role\b/giu,
    (_, plays = '', very = '', which = '') =>
      `${plays} ${very ? 'a very' : which === 'important' ? 'an' : 'a'} ${which} role`,
    ARTICLE,
  ],
  [
    /(?<!\b(?:or|much|far) )\bless (?=(?:calories|people|sweets|biscuits|rotis|vegetables|fruits|eggs|snacks|meals|carbohydrates|nutrients|vitamins)\b)/giu,
    () => 'fewer ',
    'What can be counted takes “fewer”.',
  ],
  [
    /\btoo much (salt|sugar|oil|water|fat)s\b/giu,
    (_, what = '') => `too much ${what}`,
    'What cannot be counted has no plural here.',
  ],
  [
    /(?<=\b(?:eat|eating|drink|drinking|taking|of|with|contains?) )to (?=(?:much|many)\b)/giu,
    () => 'too ',
    '“Too” says that it is more than enough.',
  ],
  [
    /(?<=\b(?:asks?|asked|asking|know|knows|wonder|decide|check|sure|see|matter|doubt|confused)(?: (?:me|us|you|them|your doctor|about))? )weather (?=(?:they|you|we|it|he|she|I|to|the|a) (?:can|should|is|are|was|will|have|has|eat|take|body|diet|food)\b)/giu,
    () => 'whether ',
    '“Whether” asks a question; the weather is wet or dry.',
  ],
  [
    /(?<=\b(?:also|adversely|badly|directly|negatively|greatly|it|this|stress|sleep) )effects (?=(?:the|your|our|their|people|women|men|children|us|you|health|sleep)\b)/giu,
    () => 'affects ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /\b(?<=\p{L} (?:disorder|disease|condition|problem|illness|deficiency) (?:which|that) )effects (?=\p{L}|\d)/giu,
    () => 'affects ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /(?<=\b(?:good|medical|this|your|his|an?|some|any|expert|the|my) )advise(?=[.,;]| (?:of|from|is|was|on|to|given|and)\b)/giu,
    () => 'advice',
    '“Advice” is what is given, “advise” the verb.',
  ],
  [
    /(?<=(?:^|\b(?:and|to|then|you|should) ))breath(?= (?:deeply|slowly|normally|through (?:the|your)) ?)/giu,
    () => 'breathe',
    '“Breathe” is the verb, “breath” what is drawn.',
  ],
  [
    /\b(keep|keeping|maintain|maintaining|write|writing) (a )?(food )?dairy(?! (?:farm|products?|cows?|free|animals?|foods?|items?))\b/giu,
    (_, verb = '', a = '', food = '') => `${verb} ${a}${food}diary`,
    'A diary is written; dairy is milk and what is made of it.',
  ],
  [
    /\b(?<=\b(?:tasty|delicious|healthy|favourite) )desert(s?)\b/giu,
    (_, s = '') => `dessert${s}`,
    'The sweet dish is a “dessert”.',
  ],
  [
    /\b(explain(?:ed|s)?) (me|you|us|them|him|her) (?=(?:the|that|how|what|why|about)\b)/giu,
    (_, verb = '', who = '') => `${verb} to ${who} `,
    'Something is explained “to” someone.',
  ],
  [/^according to me, /giu, () => 'in my view, ', 'A view of one’s own is “in my view”.'],
  [
    /(?<=\b(?:have|has|had|been|having)\b[^.,;]{0,40} )since (?=(?:the )?(?:last |past )?(?:\d+|two|three|four|five|six|ten|many|several|a few) (?:years|months|weeks|days)(?:[.,;]|$| (?:and|but)\b))/giu,
    () => 'for ',
    'A length of time follows “for”; “since” stands before its beginning.',
  ],
  [
    /\bsuggest to (eat|drink|take|use|make|have|keep|avoid|try|start|include|reduce|replace|walk|cook|add)\b/giu,
    (_, verb = '') => `suggest ${ingOf(verb)}`,
    'After “suggest” the verb ends in “-ing”.',
  ],
  [
    /(?<=\bmistakes? (?:that )?(?:people|we|you|they|many) )do(?=[.,;]| (?:is|are|in|with|while|when|at|for)\b)/giu,
    () => 'make',
    'A mistake is made.',
  ],
  [
    /\b(your) (?=(?:going to|not (?:alone|sure|able)|trying to|welcome to)\b)/giu,
    () => 'you’re ',
    '“Your” tells whose it is; here “you are” is meant.',
  ],
  [
    // After a whole sentence only: "Rice, that is why" may be an answer.
    /(?<=^(?:\p{L}+ ){3,25}\p{L}+), (?=that is why (?:it|we|you|they|the|people|doctors|many)\b)/giu,
    () => '; ',
    'A comma is too weak between two sentences.',
  ],
  [
    /(?<=^(?:\p{L}+ ){0,3}(?:is|are|was|were|has|have|can|should|contains?|helps?|needs?|gives?)\b[^.,;:()“”]{5,150}), (however|therefore|moreover|furthermore|hence),? (?=(?:it|they|we|you|he|she|this|these|there|the|your|our|their) (?:\p{L}+ ){0,2}?(?:is|are|was|were|has|have|can|should|must|may|will|do|does|also|needs?|plays?)\b(?! (?:cooked|eaten|made|served|taken|prepared|small|little|long|much|many|hard)\b))/giu,
    (_, word = '') => `; ${word}, `,
    'A comma is too weak between two sentences.',
  ],
]
