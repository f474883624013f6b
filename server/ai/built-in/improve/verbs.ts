interface Forms {
  one: string
  several: string
  past: string
  participle: string
  ing: string
}

const IRREGULAR: readonly (readonly [several: string, past: string, participle: string])[] = [
  ['buy', 'bought', 'bought'],
  ['choose', 'chose', 'chosen'],
  ['do', 'did', 'done'],
  ['drink', 'drank', 'drunk'],
  ['eat', 'ate', 'eaten'],
  ['feed', 'fed', 'fed'],
  ['find', 'found', 'found'],
  ['forget', 'forgot', 'forgotten'],
  ['give', 'gave', 'given'],
  ['grow', 'grew', 'grown'],
  ['keep', 'kept', 'kept'],
  ['lead', 'led', 'led'],
  ['make', 'made', 'made'],
  ['sell', 'sold', 'sold'],
  ['see', 'saw', 'seen'],
  ['take', 'took', 'taken'],
  ['teach', 'taught', 'taught'],
  ['understand', 'understood', 'understood'],
  ['write', 'wrote', 'written'],
] // prettier-ignore
const REGULAR =
  'accept adopt advise ask avoid believe consume bake carry check clean collect conduct cook describe discuss enjoy explain face follow guide help ignore limit like love measure need offer order pack peel practise prefer prepare prescribe publish reduce roast recommend serve share soak start stop store study suggest support test treat train try use visit wash watch weigh'.split(
    ' ',
  )
const DOUBLED = /(?:plan|chop|stir|prefer|skip|forget|stop)$/

export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

function toStem(verb: string): string {
  if (DOUBLED.test(verb)) return verb + verb.slice(-1)
  return verb.replace(/(?<!e)e$/, '')
}

function toForms(several: string, past?: string, participle?: string): Forms {
  const regular = /[^aeiou]y$/.test(several) ? `${several.slice(0, -1)}ied` : `${toStem(several)}ed`
  return {
    several,
    one: thirdPerson(several),
    past: past ?? regular,
    participle: participle ?? regular,
    ing: `${toStem(several)}ing`,
  }
}

/** Only verbs that turn round without a change of sense. */
const FORMS = new Map(
  [
    ...IRREGULAR.map(([several, past, participle]) => toForms(several, past, participle)),
    ...[...REGULAR, 'chop', 'stir', 'plan', 'skip'].map((several) => toForms(several)),
  ].map((forms) => [forms.participle, forms] as const),
)

export const PARTICIPLES = [...FORMS.keys(), 'practiced'].join('|')

export function verbForms(participle: string): Forms | undefined {
  return FORMS.get(participle === 'practiced' ? 'practised' : participle)
}

/** "is being cooked" of my mother: "is cooking". */
export function toActive({ one, several, past, participle, ing }: Forms, passive: string, isPlural: boolean): string {
  const [be = '', more = ''] = passive.split(' ')
  const isPast = be === 'was' || be === 'were'
  if (more === 'being') return `${isPast ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'} ${ing}`
  if (more === 'been') return `${isPlural ? 'have' : 'has'} ${participle}`
  if (isPast) return past
  return isPlural ? several : one
}
