import { IRREGULAR_VERBS, REGULAR_VERBS } from './passive.content.ts'

const DOUBLED = /(?:plan|chop|stir|prefer|skip|forget|stop)$/

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

function toForms([several = '', past, participle]: readonly string[]) {
  const stem = DOUBLED.test(several) ? several + several.slice(-1) : several.replace(/(?<!e)e$/, '')
  const regular = /[^aeiou]y$/.test(several) ? `${several.slice(0, -1)}ied` : `${stem}ed`
  return {
    several,
    one: thirdPerson(several),
    past: past ?? regular,
    participle: participle ?? regular,
    ing: `${stem}ing`,
  }
}

const FORMS = new Map(
  [...IRREGULAR_VERBS, ...REGULAR_VERBS.map((verb) => [verb])]
    .map(toForms)
    .map((forms) => [forms.participle, forms] as const),
)

export const PARTICIPLES = [...FORMS.keys(), 'practiced'].join('|')

export function verbForms(participle: string) {
  return FORMS.get(participle === 'practiced' ? 'practised' : participle)
}

/** The active form for a subject: "is being cooked" becomes "is cooking" for "my mother". */
export function toActive(
  { one, several, past, participle, ing }: ReturnType<typeof toForms>,
  passive: string,
  isPlural: boolean,
): string {
  const [be = '', more = ''] = passive.split(' ')
  const isPast = be === 'was' || be === 'were'
  if (more === 'being') return `${isPast ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'} ${ing}`
  if (more === 'been') return `${isPlural ? 'have' : 'has'} ${participle}`
  if (isPast) return past
  return isPlural ? several : one
}
