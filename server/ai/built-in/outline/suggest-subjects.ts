import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Subject } from '../../knowledge/subject.ts'
import { toWords } from '../../text/stems.ts'
import type { Library } from '../topic/match-subjects.ts'
import { toRoot, toRoots } from '../topic/roots.ts'
import { indexSubject } from '../topic/subject-index.ts'
import { CIRCUMSTANCES, isOrdinary } from '../topic/topic-words.content.ts'

const NEAR_MAX = 6
/** Maximum of subjects from the category if none is close to the topic. */
const OWN_MAX = 6
/** Minimum share of the closest subject's score; subjects below it only share a word with the topic. */
const NEAR_SHARE = 0.12
const BY_NAME = 3

/** Subjects that dietitians do not write about, unless a food or a health word occurs too. */
const ELSEWHERE =
  /\b(?:car|cars|engines?|motorbikes?|bikes? repair|tyres?|brakes?|clutch|petrol|diesel|mileage|computers?|computing|laptops? repair|software|hardware|coding|programming|python|javascript|java|excel|blockchain|crypto\w*|bitcoin|stocks?|shares|mutual funds?|sip|trading|investments?|loans?|mortgages?|tax|taxes|gst|insurance polic\w+|elections?|politic\w+|parliament|cricket|ipl|football match|movies?|films?|songs?|lyrics|guitar|piano|poems?|novels?|grammar|algebra|geometry|calculus|physics|quantum|chemistry homework|astronomy|planets|astrology|horoscopes?|visas?|passports?|real estate|plumbing|leaking taps?|wiring|electrical|carpentry|paint(?:ing)? (?:a |the )?walls?|wi-?fi|routers?|printers?|chess|video games?|gaming|wars?|kings?|empire|dynasty)\b/i

/** Topics that the library does not cover, and the subjects that their readers may look for instead. */
export const KINDRED: readonly (readonly [pattern: RegExp, subjects: readonly string[]])[] = [
  [/\b(?:keto\w*|atkins|paleo|low[- ]carb|carbs?|gm diet)\b/i, ['macronutrients', 'weight-loss', 'fats-and-oils']],
  [/\bintermittent\b|\bfast(?:s|ing)?\b|\b(?:16|18|20)[:/]\d\b/i, ['meal-timing', 'weight-loss']],
  [/\b(?:kidneys?|renal|dialysis|potassium|urea|creatinine)\b/i, ['kidney-disease', 'salt', 'diabetes-plate']],
  [/\b(?:cancer|chemo\w*|tumou?r)\b/i, ['balanced-plate', 'alcohol']],
  [/\b(?:gut|ibs|bloating|acidity|gerd|reflux|digest\w*)\b/i, ['ibs', 'fibre', 'fermented']],
  [/\b(?:panic|anxi\w+|depress\w+|bipolar|adhd|ocd|trauma)\b/i, ['seeking-help', 'stress']],
  [/thyroid/i, ['thyroid']],
  [/\b(?:tired\w*|fatigue|exhaust\w*|low energy)\b/i, ['iron', 'sleep-habits']],
]

interface TopicRoots {
  /** Roots of all words, to match the subjects' phrases. */
  all: readonly string[]
  /** Roots of the content words. */
  own: readonly string[]
}

function toTopicRoots(sentence: string): TopicRoots {
  const own = toWords(sentence)
    .map((word) => [word, toRoot(word)] as const)
    .filter(([word, root]) => !isOrdinary(word, root) && !CIRCUMSTANCES.has(root))
    .map(([, root]) => root)
  return { all: toRoots(sentence), own }
}

/** The weight of a word: higher if two subjects mention it than if twenty do. */
function scoreRoot(subjects: readonly Subject[], root: string): { named: number; inFacts: number } {
  const naming = subjects.filter((subject) => indexSubject(subject).named.has(root)).length
  const mentioning = subjects.filter((subject) => indexSubject(subject).facts.has(root)).length
  return { named: BY_NAME / Math.max(1, naming), inFacts: 1 / Math.max(1, mentioning) }
}

function nearness(
  subject: Subject,
  { all, own }: TopicRoots,
  weights: ReadonlyMap<string, ReturnType<typeof scoreRoot>>,
): number {
  const { named, facts, phrases } = indexSubject(subject)
  const words = own.map((root) => {
    const { named: asName = 0, inFacts = 0 } = weights.get(root) ?? {}
    return (named.has(root) ? asName : 0) + (facts.has(root) ? inFacts : 0)
  })
  const matching = phrases.filter((phrase) => phrase.length > 1 && phrase.every((root) => all.includes(root)))
  return words.reduce((sum, score) => sum + score, matching.length > 0 ? 1 : 0)
}

/** Subjects to write about instead: those close to the topic, in any category, or otherwise the category's own. */
export function suggestSubjects(library: Library, category: BlogCategory, sentence: string): Subject[] {
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const mentioning = toTopicRoots(sentence)
  const weights = new Map(mentioning.own.map((root) => [root, scoreRoot(subjects, root)]))
  const [, kindred = []] = KINDRED.find(([pattern]) => pattern.test(sentence)) ?? []
  const scored = subjects
    .map((subject) => ({
      subject,
      score: nearness(subject, mentioning, weights) + (kindred.includes(subject.id) ? 1 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const least = (scored[0]?.score ?? 0) * NEAR_SHARE
  const near = scored
    .filter(({ score }) => score >= least)
    .slice(0, NEAR_MAX)
    .map(({ subject }) => subject)
  return near.length > 0 ? near : (library[category]?.subjects ?? []).slice(0, OWN_MAX)
}

/** True if a topic has nothing to do with food or health. */
export function isElsewhere(library: Library, sentence: string): boolean {
  const { own } = toTopicRoots(sentence)
  const isKnown = Object.values(library).some(({ subjects }) =>
    subjects.some((subject) =>
      own.some((root) => indexSubject(subject).named.has(root) || indexSubject(subject).facts.has(root)),
    ),
  )
  return (
    !isKnown &&
    ELSEWHERE.test(sentence) &&
    !/\b(?:diets?|foods?|nutrition|eat\w*|health\w*|yoga|exercis\w+)\b/i.test(sentence)
  )
}
