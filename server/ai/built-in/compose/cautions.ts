import { checkClaims } from '../../claims/check-claims.ts'
import type { Fact, Subject } from '../../knowledge/subject.ts'
import { asksTooLittle } from './low-calories.ts'

export const CAUTIONS = ['cure', 'dose', 'medicine_stop', 'low_calories', 'children', 'pregnancy'] as const
export type Caution = (typeof CAUTIONS)[number]

const CURE =
  /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ing)?|revers(?:e|es|ed|ing|al)|guarantee\w*|miracle|detox\w*|toxins?|permanent(?:ly)?|get rid of|boost\w* (?:\w+ ){0,2}immun\w+|immun\w+ (?:\w+ )?boost\w*)\b/i
/** Words that may be the topic itself, not only a promise: if no fact covers them, there is nothing to write. */
const DETOX = /^(?:detox\w*|toxins?)$/i
const DOSE =
  /\b(?:dos(?:e|es|age|ing)|how many (?:tablets?|pills?|units?|mg)|(?:\d+|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half an?|a)\s*(?:mg|milligrams?|mcg|micrograms?|iu|units?|tablets?|pills?))\b/i
const CHILDREN =
  /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|(?:picky|fussy) eat\w+|infants?|newborns?|teens?|teenagers?|adolescents?|school(?: |-)?(?:children|kids|boys?|girls?|going)|tiffin|weaning|(?:under|below) 18|(?:[1-9]|1[0-7])[- ]?years?[- ]?olds?)\b/i
const PREGNANCY =
  /\b(?:pregnan\w+|gestation\w*|breast-?feeding|lactat\w+|trimesters?|child-?birth|post-?natal\w*|new mothers?|after delivery|expecting mothers?|morning sickness|mothers? to be|postpartum)\b/i

const GROUPS = { children: CHILDREN, pregnancy: PREGNANCY } as const

/** True if the subject has keywords or facts for this group; a warning alone is not enough for an article. */
function isFor({ keywords, facts }: Subject, pattern: RegExp): boolean {
  return (
    keywords.some((word) => pattern.test(word)) ||
    facts.some(({ id, role }) => role !== 'care' && pattern.test(id.replaceAll('-', ' ')))
  )
}

/** What a topic asks for that no article may give. */
export function findCautions(topic: string): Caution[] {
  const kinds = new Set(checkClaims({ title: topic }).map(({ kind }) => kind))
  const found: Record<Caution, boolean> = {
    cure: kinds.has('cure_promise') || CURE.test(topic),
    dose: kinds.has('medicine_dose') || DOSE.test(topic),
    medicine_stop: kinds.has('medicine_stop'),
    low_calories: kinds.has('low_calorie_target') || asksTooLittle(topic),
    children: CHILDREN.test(topic),
    pregnancy: PREGNANCY.test(topic),
  }
  return CAUTIONS.filter((caution) => found[caution])
}

/** The library's warnings for these groups. */
export function warningsFor(subject: Subject, cautions: readonly Caution[]): Fact[] {
  const groups = (['children', 'pregnancy'] as const).filter((group) => cautions.includes(group))
  return subject.facts.filter(
    ({ id, role }) => role === 'care' && groups.some((group) => GROUPS[group].test(id.replaceAll('-', ' '))),
  )
}

/** The subjects with advice for the groups that the topic names; facts for adults do not apply to others. */
export function forAudience(subjects: readonly Subject[], cautions: readonly Caution[]): Subject[] {
  return subjects.filter((subject) =>
    (['children', 'pregnancy'] as const).every((group) => !cautions.includes(group) || isFor(subject, GROUPS[group])),
  )
}

/** True for a word that asks for one of these. */
export function isCautionWord(word: string): boolean {
  return !DETOX.test(word) && [CURE, DOSE, CHILDREN, PREGNANCY].some((pattern) => pattern.test(word))
}

/** True if repeating the topic's words would promise or advise something forbidden. */
export function asksForbidden(cautions: readonly Caution[]): boolean {
  return cautions.some((caution) => caution !== 'children' && caution !== 'pregnancy')
}
