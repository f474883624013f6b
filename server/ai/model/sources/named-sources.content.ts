import { toStems } from '../../text/stems.ts'

const YEAR = '(?:19|20)\\d\\d'
const MONTHS = 'January February March April May June July August September October November December'
export const WORD = `(?:\\p{Lu}[\\p{L}&.’-]{0,40}|${YEAR})`
const NAME = `(${WORD}(?:,? (?:(?:of|for|the|and|in|on|&) ){0,2}${WORD}){0,8})`
const STUDY =
  '(?:study|studies|trials?|surveys?|research(?:ers)?|reviews?|meta-analys[ie]s|papers?|reports?|guidelines?|guidance)'
const BODY =
  '(?:(?:Dr|Prof|Professor)\\b\\.? |(?:\\p{Lu}[\\p{L}’&-]+ ){0,5}(?:Organi[sz]ation|Association|Society|Institutes?|Academy|Council|Foundation|Ministry|Commission|Federation|Authority|University|College|School|Hospital|Clinic|Journal|Lancet)\\b)'
const ADVISES =
  '(?:says?|said|states?|stated|recommends?|recommended|advises?|advised|reports?|reported|warns?|warned|estimates?|estimated|published|defines?|defined)'
const FINDS =
  '(?:finds?|found|shows?|showed|has shown|have shown|suggests?|suggested|concludes?|concluded|proved|proves)'
const UP_TO_STOP = '([^,;:()]{2,90}?)(?=[,;:()]|\\.(?:\\s|$)|$)'

/** Wording that names a source; the first group of each holds the name. */
export const NAMINGS: readonly RegExp[] = [
  // "According to Sharma", "published in the Indian Journal of Gut Health".
  `\\b(?:[Aa]ccording to|[Aa]s per|[Pp]ublished (?:in|by)|[Rr]eported (?:in|by)|[Rr]ecommended by|[Aa]dvised by|[Qq]uoted (?:in|by)|[Ss]hown (?:in|by)) ${UP_TO_STOP}`,
  // "Sharma et al.", "Sharma and colleagues".
  `${NAME},? (?:et al\\b|and (?:colleagues|co-workers|co-authors|others)\\b)`,
  // "Sharma (2019)", "(NFHS-5, 2019 to 2021)".
  `${NAME} \\(${YEAR}\\)`,
  `\\((?!(?:\\d{1,2} )?(?:${MONTHS.replaceAll(' ', '|')}) ${YEAR})([^()]{2,80}\\b${YEAR})\\)`,
  // "A 2019 trial", "the Framingham study", "a study at Harvard", "in 2019, a study".
  `${NAME} (?:\\p{Ll}+ )?${STUDY}\\b`,
  `\\b${STUDY} (?:by|from|at|of|in|(?:published|led|done) (?:by|in|at)) (?:the |a )?${NAME}`,
  `\\b(${YEAR})\\b[^.;:?!]{0,50}?\\b${STUDY}\\b`,
  `\\b${STUDY}\\b[^.;:?!]{0,50}?\\b(${YEAR})\\b`,
  // "The FSSAI advises", "Harvard University has shown", "Dr. Mehta says".
  `\\b(\\p{Lu}{3,}(?:-\\p{Lu}+)*)(?: \\p{Ll}+){0,2} ${ADVISES}\\b`,
  `(${BODY}[^,;:()]{0,60}?) (?:${ADVISES}|${FINDS})\\b`,
  // An address or the number of a paper.
  '\\b((?:https?://|www\\.|doi:? ?10\\.|PMID)\\S*)',
].map((pattern) => new RegExp(pattern, 'gu'))

/** Capitalised words that name nobody: openings of sentences, months and places of whole studies. */
export const ORDINARY = new Set(
  toStems(
    `${MONTHS} a an the this that these those many some most several recent new large small one two three few other such in our your their its no all both early long older clinical scientific current good better more less first second earlier later since by from during after before when while what which why how if and but for of on at as with to research study studies trials guidelines reports india indian indians punjab punjabi also modern medical nutrition national international global human observational`,
  ),
)

export const LINK = /^(?:https?:|www\.|doi|PMID)/
