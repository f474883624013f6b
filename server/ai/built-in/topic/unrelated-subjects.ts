import type { Subject } from '../../knowledge/subject.ts'

const EXERCISE = /\b(?:exercis\w*|workouts?|training|gym|physical(?:ly)? activ\w+|aerobic\w*|fitness)\b/i
/** Practices: how a topic and how facts name them. */
const PRACTICES: readonly (readonly [inTopic: RegExp, inFacts: RegExp])[] = [
  [/\b(?:yoga|yogic|asanas?|yogasanas?|surya namaskar)\b/i, /\byoga\b/i],
  [/\b(?:pranayamas?|pranayam|breathing|breathwork|anulom vilom|bhramari)\b/i, /\bpranayama|\bbreath/i],
  [/\b(?:meditat\w+|mindfulness|dhyana)\b/i, /\b(?:meditat\w+|mindfulness)\b/i],
  [EXERCISE, EXERCISE],
  [/\b(?:runs?|running|jogging)\b/i, /\b(?:run|running|jogging)\b/i],
  [/\b(?:walk|walks|walking)\b/i, /\b(?:walk|walks|walking|exercise|physical activity)\b/i],
]
/** Conditions that affect whether a practice is suitable: how a topic and how facts name them. */
const CONDITIONS: readonly (readonly [inTopic: RegExp, inFacts: RegExp])[] = [
  [/\b(?:blood pressure|high bp|bp|hypertens\w+)\b/i, /\b(?:blood pressure|hypertens\w+)\b/i],
  [
    /\b(?:diabet\w+|prediabetes|blood (?:sugar|glucose)|sugar patients?)\b/i,
    /\b(?:diabet\w+|blood (?:sugar|glucose))\b/i,
  ],
  [/\bthyroid|hypothyroid\w*/i, /\bthyroid|hypothyroid/i],
  [/\b(?:pcos|pcod|polycystic \w+)\b/i, /\bpcos\b|polycystic/i],
  [/\bcholesterol|\bldl\b/i, /cholesterol|\bldl\b/i],
  [/\b(?:weight loss|los\w+ weight|fat loss|belly fat|obesity|overweight)\b/i, /\bweight\b|\bfat\b|\bobes/i],
  [/\bdepress\w+/i, /\bdepress/i],
  [/\banxi\w+/i, /\banxi/i],
  [/\binsomnia|sleepless\w*/i, /\binsomnia|\bsleep/i],
  [/\b(?:an)?a?emia|\banaemic|\bhaemoglobin/i, /\banaemi|\biron\b/i],
  [/\bosteoporosis|\bosteopenia/i, /\bosteopor|\bbone/i],
  [
    /\b(?:knees?|joints?|hips?)\b(?: (?:pain|problems?|injur\w+|replacement))?|\barthritis|\bosteoarthritis/i,
    /\bknees?\b|\bjoints?\b|arthritis/i,
  ],
  [/\bback ?(?:pain|ache)/i, /\bback\b/i],
  [/\bheart (?:disease|patients?|failure|problems?)|\bcardiac\b/i, /\bheart\b|\bcardi/i],
]
/** General advice does not apply after these. */
const AFTER_ILLNESS =
  /\b(?:after|following|post|recover\w* (?:from|after)|since) (?:an? |my |your |the )?(?:heart attack|heart surgery|cardiac arrest|bypass|angioplasty|stent|stroke|surgery|operation|c-section|caesarean|fracture|transplant|covid|dengue|typhoid|knee replacement)\b/i

function found(pattern: RegExp, sentence: string): string[] {
  return pattern.exec(sentence)?.slice(0, 1) ?? []
}

/** Facts prefixed with their subject's name: facts of "yoga for low back pain" need not repeat "yoga". */
function withName({ name, facts }: Subject): string[] {
  return facts.filter(({ role }) => role !== 'care').map(({ text }) => `${name}. ${text}`)
}

/** Finds a practice and a condition that no fact combines: presenting facts on both would suggest that one does. */
export function findUnrelated(sentence: string, subjects: readonly Subject[]): string | null {
  const [ill] = found(AFTER_ILLNESS, sentence)
  if (ill) return ill.toLowerCase()
  const inFacts = subjects.flatMap(withName)
  const [apart] = CONDITIONS.flatMap(([inTopic, conditionInFacts]) =>
    found(inTopic, sentence).flatMap((condition) =>
      PRACTICES.flatMap(([practice, practiceInFacts]) => {
        const named = found(practice, sentence)
        const steps = subjects.filter(({ name }) => conditionInFacts.test(name)).flatMap((subject) => subject.steps)
        const isJoined =
          inFacts.some((text) => practiceInFacts.test(text) && conditionInFacts.test(text)) ||
          steps.some((step) => practiceInFacts.test(step))
        return named.length === 0 || isJoined ? [] : [`${named[0]} and ${condition}`.toLowerCase()]
      }),
    ),
  )
  return apart ?? null
}
