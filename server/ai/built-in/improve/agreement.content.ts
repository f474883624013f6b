import type { Mistake } from './edit.ts'
import { thirdPerson } from './verbs.ts'

const ODD: Readonly<Record<string, string>> = { have: 'has', do: 'does', are: 'is', were: 'was' }
/** In English these are verbs only. */
const PLAIN_VERBS =
  'contain provide require absorb digest produce include improve become lose give make take keep have do get eat go feel come seem reduce prevent'.split(
    ' ',
  )
/** Nouns too: "the body needs", "the needs of the body". */
const NOUN_VERBS = 'need play release help use store increase cause start affect'.split(' ')
const THIRD = new Map(
  [...PLAIN_VERBS, ...NOUN_VERBS, 'are', 'were'].map((verb) => [verb, ODD[verb] ?? thirdPerson(verb)]),
)
const BASE = new Map([...THIRD].map(([base, third]) => [third, base]))
const third = (verb: string) => THIRD.get(verb.toLowerCase()) ?? verb
const base = (verb: string) => BASE.get(verb.toLowerCase()) ?? verb

const PLAIN = PLAIN_VERBS.join('|')
const PLAIN_S = PLAIN_VERBS.map(third).join('|')
const ALL_S = [...BASE.keys()].join('|')
const OFTEN = '(?:also |always |often |usually |mostly |still )?'
const ONE =
  '(?:body|diet|lifestyle|brain|liver|heart|stomach|pancreas|gut|meal|breakfast|lunch|dinner|food|fruit|plate|exercise|metabolism|digestion|plan|habit|dal|curd|milk|ragi|ghee|rice|roti|paneer|spinach|palak|banana|apple|egg|person|patient|woman|man|child|adult|protein|fibre|fiber|calcium|iron|vitamin [A-K]|water|tea|coffee|sugar|salt|oil|jaggery|yoga|walking|sleep|stress)'
const WHICH_ONE =
  '(?:balanced |healthy |proper |good |regular |human |simple |light |heavy |morning |evening |pregnant |diabetic )?'
const MANY =
  '(?:kids|children|people|women|men|ladies|patients|parents|mothers|teenagers|adults|babies|doctors|dietitians|clients|millets|vegetables|fruits|nuts|seeds|pulses|legumes|lentils|beans|sprouts|oats|grapes|bananas|berries|almonds|walnuts|dates|eggs|foods|meals|snacks|vitamins|minerals|nutrients|proteins|carbohydrates|carbs|fats|results|symptoms|hormones|muscles|bones)'
const WHICH_MANY =
  '(?:(?:the|these|those|many|most|some|all|such|our|your|few|other) )?(?:(?:green |dark )?leafy |seasonal |fresh |dry |citrus |fried |whole |healthy |young |old |pregnant |growing |diabetic |working )?'

const SINGULAR = 'A singular takes the verb of a singular.'
const PLURAL = 'A plural takes the verb of a plural.'

/** Verbs that do not go with their subject; only where the subject is beyond doubt. */
export const AGREEMENT: readonly Mistake[] = [
  [
    // Not "let the body need": the subject begins the sentence. "A body need not" is right.
    new RegExp(
      `(?<=^(?:(?:an?|the|our|your) )?${WHICH_ONE}${ONE} ${OFTEN})(?:${PLAIN})(?! not\\b)(?!['’\\p{L}-])`,
      'giu',
    ),
    third,
    SINGULAR,
  ],
  [
    new RegExp(
      `(?<=^(?:an?|the|our|your) ${WHICH_ONE}${ONE} ${OFTEN})(?:${NOUN_VERBS.join('|')})(?= (?:the|an?|your|our|more|less|us|you|it|enough|energy|water|time|rest|several|many|some)\\b)`,
      'giu',
    ),
    third,
    SINGULAR,
  ],
  [
    new RegExp(
      `(?<=(?:^|\\b(?:because|since|fact that|known that|means that|so that) )(?:the|our|your) (?:body|brain|heart|liver|stomach|skin) ${OFTEN})(?:${PLAIN}|need)(?! not\\b)(?!['’\\p{L}-])`,
      'giu',
    ),
    third,
    SINGULAR,
  ],
  [
    new RegExp(
      `(?<=^(?:(?:an?|the|our|your) )?${WHICH_ONE}${ONE} ${OFTEN})play(?= (?:(?:an?|very|important|major|vital|key|big|crucial) ){1,3}role\\b)`,
      'giu',
    ),
    third,
    SINGULAR,
  ],
  [
    new RegExp(
      `(?<=^(?:(?:an?|the|our|your|this) )?${WHICH_ONE}${ONE} )(?:are|were)(?! not to\\b)(?= (?:not |very |also |always |too )?(?:an?|the|good|bad|rich|important|healthy|needed|essential|harmful|safe|best|high|low)\\b)`,
      'giu',
    ),
    third,
    SINGULAR,
  ],
  [new RegExp(`(?<=\\bone (?:which|that) ${OFTEN})(?:${PLAIN})(?!['’\\p{L}-])`, 'giu'), third, SINGULAR],
  [
    // "Children needs are many" lacks an apostrophe, no verb.
    new RegExp(
      `(?<=^${WHICH_MANY}(?:${MANY} and )?${MANY} ${OFTEN})(?:${ALL_S})(?!['’\\p{L}-])(?! (?:are|is|were|must|should)\\b)`,
      'giu',
    ),
    base,
    PLURAL,
  ],
  [
    new RegExp(`(?<=^${WHICH_MANY}${MANY} )(?:is|was)(?! (?:an?|the) (?:book|film|song|word)\\b)`, 'giu'),
    (verb = '') => (verb.toLowerCase() === 'is' ? 'are' : 'were'),
    PLURAL,
  ],
  [
    new RegExp(
      `(?<=\\b(?:people|women|men|children|kids|patients|adults|those|persons|ladies) who ${OFTEN})(?:${ALL_S}|is|was)(?!['’\\p{L}-])`,
      'giu',
    ),
    (verb = '') => base(verb),
    PLURAL,
  ],
  [
    new RegExp(`(?<=\\b(?:they|we) ${OFTEN})(?:${PLAIN_S}|needs|helps|uses|plays|is|was)(?!['’\\p{L}-])`, 'giu'),
    base,
    PLURAL,
  ],
  [new RegExp(`(?<=\\b(?:they|we) |^(?:my )?${WHICH_MANY}${MANY} )doesn['’]?t\\b`, 'giu'), () => 'don’t', PLURAL],
  [
    /(?<=\b(?:and|but|because|since) (?:he|she) )have(?= (?:no|an?|the|to|not|been|less|more)\b)/giu,
    () => 'has',
    SINGULAR,
  ],
  [
    /(?<=^I (?:also |always |often |usually |would )?)(?:suggests|recommends|advises|has|eats|needs|wants|feels|thinks|likes|takes|makes)\b/giu,
    (verb = '') => (verb.toLowerCase() === 'has' ? 'have' : verb.slice(0, -1)),
    'After “I” the verb is in its plain form.',
  ],
  [
    /(?<=\b(?:most|many|some|few|both|majority) of (?:them|us|(?:the |these |those |our |my )(?:people|women|men|patients|children|kids|clients|vegetables|fruits|foods|students|families|mothers)) )(?:is|was|has|does)(?!['’\p{L}-])/giu,
    (verb = '') => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb.toLowerCase()] ?? verb,
    PLURAL,
  ],
  [
    /(?<=\b(?:can|should|must|may|might|will|could|would) (?:also |not |never |often |always )?)(?:eats|helps|contains|gives|makes|goes|takes|gets|causes|includes|improves|reduces|increases|leads|becomes|keeps|avoids|prevents|provides)(?!['’\p{L}-])/giu,
    (verb = '') => (verb.toLowerCase() === 'goes' ? 'go' : verb.slice(0, -1)),
    'After this verb the next one is in its plain form.',
  ],
  [
    /\b(a|one|every|each|another) ((?:pregnant |young |old |healthy |diabetic |working |lactating |normal |vegetarian |elderly |breast-?feeding )?)(women|men|children)(?=[.,;]| (?:who|should|must|can|needs|is|has|may|with|of|in|will|eats)\b)/giu,
    (_, article = '', which = '', who = '') =>
      `${article} ${which}${{ women: 'woman', men: 'man' }[who.toLowerCase()] ?? 'child'}`,
    'One person takes the singular.',
  ],
  [
    /(?<=\b(?:in|for|after|within|every|next|last|past) (?:the )?(?:next |last |past |about )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d) )(month|week|day|hour|minute|year)(?=[.,;!?]|$| (?:of|before|after|and|you|it|the|they|we|in)\b)/giu,
    (word = '') => `${word}s`,
    'More than one takes the plural.',
  ],
  [
    /(?<=\bone of (?:the|my|our|your|their) (?:(?:most )?\p{L}+ )?)(mistake|reason|source|food|way|cause|benefit|symptom|nutrient|habit|option|vegetable|fruit|problem|thing|patient|client|friend|meal|snack|grain|oil|exercise|recipe|disease|myth)(?=[.,;:]| (?:is|are|for|of|to|in|that|which|people|you|we|they|who|was)\b)/giu,
    (word = '') => `${word}s`,
    '“One of” stands before several.',
  ],
]
