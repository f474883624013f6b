import type { Fact, Subject } from '../../knowledge/subject.ts'
import type { Library } from '../topic/match-subjects.ts'
import { asText, heading, list, paragraph } from './html.ts'
import type { References } from './references.ts'

/** Statements required in every text on a topic, whatever its wording and the subject it is answered from. */
interface Mandatory {
  asked: RegExp
  /** The subject that also requires them when the text is answered from it. */
  subject: string
  heading: string
  /** Ids of facts, in the order of the text. */
  facts: readonly string[]
  /** Words with the subject's own meaning, which is explained if the article is on another subject. */
  named?: RegExp
}

/** Fasting, in the words of people who ask about it; neither "fast" as quick nor a fasting blood test. */
const WINDOWS =
  /\bintermitt?[ae]nt|\btime[- ]?restricted|\b(?:eating|feeding|fasting|\d{1,2}[- ]?(?:hours?|hrs?|h)) window|\bomad\b|\b(?:one|single|1) meal (?:a|per|in a) day\b|\b(?:1[2-9]|2[0-3])\s?[:/]\s?\d{1,2}\b|\b5\s?:\s?2\b|\balternate[- ]day|\bautophagy\b|\beat(?:ing)? only (?:between|from|within|until|till|before)|\b(?:not|nothing|no food|without food|stop eating)\b[^.]{0,20}\b(?:after|before|until|till|past)\s+(?:\d|noon|sunset|evening)/i
const GOING_WITHOUT =
  /\bfasting\b(?!\s+(?:blood|sugars?|glucose|plasma|insulin|lipids?|tests?|levels?))|\bfasts\b|(?<!\b(?:weight|fat|kilos?|kg|lose|run|running|walk|walking|grow|growing|eat|eating|work|working|too|very|so|how)\s)\bfast\b(?=\s*(?:$|[?.!,;:)]|(?:and|or|for|in|on|with|during|when|while|safely|once|days?|diets?|until|from|is|should|can|at)\b))|\b(?:skip\w*|miss\w*|leav\w+ out|without) (?:\w+ )?(?:breakfast|lunch|dinner|meals?)\b|\b(?:juice|water|liquid) (?:cleanse|diet|only)|\bstarv\w+/i
const RELIGIOUS =
  /\b(?:vrats?|vrath?|upvas|upwas|upavas\w*|ekadashi|navratr\w*|ramadan|ramzan|roza|rozas|sehri|suhoor|iftar|kar[vw]a chauth|paryushan|ayambil|maha ?shivratri|janmashtami fast|lent)\b/i
const WEIGHT_LOSS =
  /\b(?:weight|fat|inch)[- ]?loss\b|\b(?:los(?:e|es|ing)|reduc(?:e|ing)|shed(?:ding)?|cut(?:ting)?|drop(?:ping)?) (?:\w+ ){0,4}?(?:weight|fat|kilos?|kgs?|pounds|inches|belly|tummy)\b|\bslimm?(?:ing|er)?\b|\bburn\w* (?:\w+ )?fat\b|\b(?:calorie|energy) deficit\b|\bcrash diet|\bvajan (?:kam|ghat)\w*|\bmotapa\b/i

const NO_FAST = [
  'intermittent-fasting-eating-disorder',
  'intermittent-fasting-pregnancy',
  'intermittent-fasting-children',
  'intermittent-fasting-underweight',
  'intermittent-fasting-diabetes',
]

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

export const MANDATORY: readonly Mandatory[] = [
  {
    asked: anyOf(WINDOWS, GOING_WITHOUT, RELIGIOUS),
    subject: 'intermittent-fasting',
    heading: 'Who should not fast',
    facts: NO_FAST,
    named: WINDOWS,
  },
  {
    asked: WEIGHT_LOSS,
    subject: 'weight-loss',
    heading: 'Who should not diet without a doctor',
    facts: [
      'weight-loss-eating-disorder',
      'weight-loss-pregnancy',
      'weight-loss-children',
      'weight-loss-underweight',
      'weight-loss-doctor',
    ],
  },
]

export interface MandatoryPart {
  heading: string
  meaning: string | null
  facts: readonly (readonly [Fact, Subject])[]
}

/**
 * Finds the statements required by a topic and by the subjects it is answered from.
 * @param isArticle false for an outline, which contains nothing of its subjects, not even their meaning
 */
export function findMandatory(
  topic: string,
  subjects: readonly Subject[],
  library: Library,
  { isArticle }: { isArticle: boolean },
): MandatoryPart[] {
  const all = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const isOn = (wanted: string) => subjects.some(({ id }) => id === wanted)
  return MANDATORY.filter(({ asked, subject }) => asked.test(topic) || isOn(subject)).map((mandatory) => {
    const { heading, facts, named, subject } = mandatory
    const isMeant = named?.test(topic) && !(isArticle && isOn(subject))
    return {
      heading,
      meaning: isMeant ? (all.find(({ id }) => id === subject)?.meaning ?? null) : null,
      facts: facts.flatMap((wanted) =>
        all.flatMap((holder) => holder.facts.filter(({ id }) => id === wanted).map((fact) => [fact, holder] as const)),
      ),
    }
  })
}

export function mandatoryParts(parts: readonly MandatoryPart[], references: References): string {
  return parts
    .filter(({ facts }) => facts.length > 0)
    .map(({ heading: title, meaning, facts }) =>
      [
        heading(title),
        meaning ? paragraph(asText(meaning)) : '',
        list(
          'ul',
          facts.map(([fact, subject]) => references.cite(fact, subject)),
        ),
      ].join(''),
    )
    .join('')
}
