/**
 * Groups of people, or times of day, that a text may be limited to: how a text mentions them, and how a topic asks for
 * them.
 */
interface Audience {
  inText: RegExp
  inTopic: RegExp
  /** Such text is left out entirely, not only put last: a nurse's night in an article on fasting. */
  isOffTopic?: true
}

const AUDIENCES: readonly Audience[] = [
  {
    inText: /\b(?:shifts?|roster|night duty|for the night|night glucose|day sleep|at night because)\b/i,
    inTopic: /\b(?:shifts?|nights?|roster|duty|duties|nurses?|guards?|call cent(?:re|er))\b/i,
    isOffTopic: true,
  },
  {
    inText: /\bdiabet\w+|\bblood (?:sugar|glucose)\b/i,
    inTopic: /\b(?:pre)?diabet\w+|\bsugar\b|\bglucose\b|\bhba1c\b/i,
  },
  { inText: /\bpregnan\w+|\bbreast-?feeding\b/i, inTopic: /\bpregnan\w+|\bmothers?\b|\bbreast/i },
  { inText: /\b(?:athletes?|college|players?)\b/i, inTopic: /\b(?:athlet\w+|sports?|players?|college|students?)\b/i },
  { inText: /\bpanic\b/i, inTopic: /\b(?:panic|anxi\w+)\b/i },
  {
    inText: /^(?!.*\byounger\b).*\b(?:older (?:people|adults)|aged? (?:60|65|70)|over 65|the elderly)\b/i,
    inTopic: /\b(?:old\w*|senior\w*|elder\w*|age\w*|[5-8]0|65|grand\w+)\b/i,
  },
  { inText: /\bchildren\b|\bteenagers?\b/i, inTopic: /\b(?:child\w*|kids?|teen\w*|school\w*|tiffin|famil\w+)\b/i },
]

/** True if a text is limited to certain people or times, and the topic is about none of them. */
export function isForOtherAudience(text: string, sentence: string): boolean {
  return AUDIENCES.some(({ inText, inTopic }) => inText.test(text) && !inTopic.test(sentence))
}

/** True if a text does not belong in an article on this topic at all. */
export function isOffTopic(text: string, sentence: string): boolean {
  return AUDIENCES.some(
    ({ inText, inTopic, isOffTopic }) => isOffTopic === true && inText.test(text) && !inTopic.test(sentence),
  )
}
