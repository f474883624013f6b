/** Texts on people or hours that a topic may not be about: how they say so, and how a topic asks for them. */
interface Particular {
  told: RegExp
  asked: RegExp
  /** Beside the point even after everything else: a nurse's night in an article on fasting. */
  isApart?: true
}

const PARTICULAR: readonly Particular[] = [
  {
    told: /\b(?:shifts?|roster|night duty|for the night|night glucose|day sleep|at night because)\b/i,
    asked: /\b(?:shifts?|nights?|roster|duty|duties|nurses?|guards?|call cent(?:re|er))\b/i,
    isApart: true,
  },
  { told: /\bdiabet\w+|\bblood (?:sugar|glucose)\b/i, asked: /\b(?:pre)?diabet\w+|\bsugar\b|\bglucose\b|\bhba1c\b/i },
  { told: /\bpregnan\w+|\bbreast-?feeding\b/i, asked: /\bpregnan\w+|\bmothers?\b|\bbreast/i },
  { told: /\b(?:athletes?|college|players?)\b/i, asked: /\b(?:athlet\w+|sports?|players?|college|students?)\b/i },
  { told: /\bpanic\b/i, asked: /\b(?:panic|anxi\w+)\b/i },
  {
    told: /^(?!.*\byounger\b).*\b(?:older (?:people|adults)|aged? (?:60|65|70)|over 65|the elderly)\b/i,
    asked: /\b(?:old\w*|senior\w*|elder\w*|age\w*|[5-8]0|65|grand\w+)\b/i,
  },
  { told: /\bchildren\b|\bteenagers?\b/i, asked: /\b(?:child\w*|kids?|teen\w*|school\w*|tiffin|famil\w+)\b/i },
]

/** Speaks of some people or hours only, and the topic of none of them. */
export function isParticular(text: string, sentence: string): boolean {
  return PARTICULAR.some(({ told, asked }) => told.test(text) && !asked.test(sentence))
}

/** Would be padding under this topic. */
export function isApart(text: string, sentence: string): boolean {
  return PARTICULAR.some(({ told, asked, isApart }) => isApart === true && told.test(text) && !asked.test(sentence))
}
