/** The card's design allows three lines of about twenty characters. */
const LINES_MAX = 3
const LINE_MAX_CHARACTERS = 20

const GRAPHEMES = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
const graphemesOf = (text: string) => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)

/** Splits a word that is too long for a line. */
function splitWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  for (const grapheme of graphemesOf(word)) {
    const longer = (pieces.at(-1) ?? '') + grapheme
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(grapheme)
  }
  return pieces
}

/** Drops whole words first; in a line of one word, its last characters. */
function withEllipsis(line: string, fits: (line: string) => boolean): string {
  let shortened = line
  while (shortened !== '' && !fits(`${shortened}…`)) {
    const space = shortened.lastIndexOf(' ')
    shortened = space > 0 ? shortened.slice(0, space) : graphemesOf(shortened).slice(0, -1).join('')
  }
  return `${shortened.replace(/[\s,;:.·–-]+$/, '')}…`
}

/** Fills each line with as many words as fit. */
function fill(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(...(fits(word) ? [word] : splitWord(word, fits)))
  }
  return lines
}

/**
 * Breaks a card's title between words into lines of similar length; a title too long for three lines ends with an
 * ellipsis.
 * @param isNarrow true if a line, set in the card's type, fits the available width
 */
export function wrapTitle(title: string, isNarrow: (line: string) => boolean): string[] {
  const words = title.split(/\s+/).filter(Boolean)
  const within = (limit: number) => (line: string) => graphemesOf(line).length <= limit && isNarrow(line)
  let lines = fill(words, within(LINE_MAX_CHARACTERS))
  if (lines.length > LINES_MAX) {
    const last = `${lines[LINES_MAX - 1]} ${lines[LINES_MAX]}`
    return [...lines.slice(0, LINES_MAX - 1), withEllipsis(last, within(LINE_MAX_CHARACTERS))]
  }
  const longestWord = Math.max(...words.map((word) => graphemesOf(word).length))
  for (let limit = LINE_MAX_CHARACTERS - 1; limit >= longestWord; limit -= 1) {
    const narrower = fill(words, within(limit))
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}
