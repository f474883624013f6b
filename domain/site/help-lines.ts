/** Free round-the-clock telephone numbers in India. */
const HELP_LINE = /\b(112|14416|1098)\b/

export interface TextPart {
  text: string
  /** True for a number to call. */
  isNumber: boolean
}

/** Splits a text so that each help line in it can become a `tel:` link. */
export function splitHelpLines(text: string): TextPart[] {
  return text
    .split(HELP_LINE)
    .map((part, at) => ({ text: part, isNumber: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
