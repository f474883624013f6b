export interface Span {
  start: number
  end: number
}

/** Longest sentence in characters; longer ones are cut, which bounds the work of each rule. */
const LONGEST = 1_000
const ABBREVIATION =
  /(?:^|(?<!\bvitamin)[\s(])(?:dr|dt|mr|mrs|ms|prof|st|vs|approx|e\.g|i\.e|etc|fig|no|al|kg|hrs?|mins?|[a-z])\.$/i

function isEnd(text: string, at: number): boolean {
  const mark = text[at]
  if (mark === '\n') return true
  if (mark !== '.' && mark !== '!' && mark !== '?' && mark !== '…' && mark !== '।') return false
  const next = /^["'”’)\]]*\s+(?=(.))/su.exec(text.slice(at + 1, at + 8))
  if (!next) return false
  if (/\p{Ll}/u.test(next[1] ?? '')) return false
  return mark !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, at - 10), at + 1))
}

function trimmed(text: string, start: number, end: number): Span {
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  return { start, end }
}

/** Positions of a text's sentences, without the white space between them. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  let blank = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ' ') blank = at
    const isCut = at - start >= LONGEST
    if (!isCut && !isEnd(text, at)) continue
    let end = at + 1
    if (isCut && blank > start) end = blank
    else while (end < text.length && /["'”’)\]]/.test(text[end] ?? '')) end++
    spans.push(trimmed(text, start, end))
    start = end
    at = Math.max(at, end - 1)
  }
  spans.push(trimmed(text, start, text.length))
  return spans.filter((span) => span.end > span.start)
}

export function splitSentences(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end))
}
