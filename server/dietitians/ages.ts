import type { AgeConcern } from '#domain/dietitians/concerns.ts'

export interface Ages {
  concerns: AgeConcern[]
  /** True if an age in years is given, which is more specific than "son" or "daughter". */
  isAgeNamed: boolean
  /** The remaining text, without the ages. */
  rest: string
}

const TEENAGER_FROM = 13
const GROWN_UP_FROM = 18
const OLDER_FROM = 60

/** "10 saal se", "for 10 years", "10 years experience": durations, not ages. */
const DURATION =
  /(?<!\p{L})(?:(?:for|since|from|past|last)\s+)\d{1,3}[\s-]*(?:years?|yrs?)\b(?![\s-]*(?:old\b|boy|girl|child|son|daughter))|\b\d{1,3}[\s-]*(?:years?|yrs?|saal|sal|months?|mahine)\s+(?:se|ton|tho|of|experience|exp|ago|back|pehle)\b/gu
const AGE = /\b(\d{1,3})[\s-]*(?:years?|yrs?|saal|sal)(?:[\s-]*old)?\b|\b(?:aged?|umar|umr)\s+(\d{1,3})\b/gu
const MONTHS = /\b\d{1,2}[\s-]*(?:months?|mahine)[\s-]*(?:old|ka|ki|ke|da|di|de)\b(?!\s+(?:preg|garbh))/gu

/** "6 year old" means children, "70 years" older people. */
function concernOf(age: number): AgeConcern | null {
  if (age < TEENAGER_FROM) return 'pediatric'
  if (age < GROWN_UP_FROM) return 'teenagers'
  return age >= OLDER_FROM ? 'geriatric' : null
}

/** @param text simplified */
export function readAges(text: string): Ages {
  const timeless = text.replaceAll(DURATION, ' ')
  const ages = [...timeless.matchAll(AGE)].map(([, before, after]) => Number(before ?? after))
  const concerns = ages.map(concernOf).filter((one) => one !== null)
  if (timeless.search(MONTHS) >= 0) concerns.push('pediatric')
  return {
    concerns,
    isAgeNamed: ages.length > 0,
    rest: timeless.replaceAll(AGE, ' ').replaceAll(MONTHS, ' '),
  }
}
