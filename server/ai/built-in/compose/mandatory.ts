import type { Fact, Subject } from '../../knowledge/subject.ts'
import type { Library } from '../topic/match-subjects.ts'
import { asText, heading, list, paragraph } from './html.ts'
import type { References } from './references.ts'

/** What every text on a topic says, however the topic is phrased and whatever subject it is answered from. */
interface Mandatory {
  asked: RegExp
  /** The subject that the text answers from says it too. */
  subject: string
  heading: string
  /** Ids of facts, in the order of the text. */
  facts: readonly string[]
  /** Words whose meaning is the subject's: it is said where the article is on something else. */
  named?: RegExp
}

/** Going without food, in the words of those who ask for it; neither haste nor a blood test on an empty stomach. */
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

const any = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

export const MANDATORY: readonly Mandatory[] = [
  {
    asked: any(WINDOWS, GOING_WITHOUT, RELIGIOUS),
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
 * What the topic and what it is answered from oblige a text to say.
 * @param isArticle an outline holds nothing of its subjects, not even what they mean
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
