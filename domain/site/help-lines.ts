/** Telephone numbers of India that answer at any hour and cost nothing. */
const HELP_LINE = /\b(112|14416|1098)\b/

export interface TextPart {
  text: string
  /** A number to call. */
  isNumber: boolean
}

/** A text in parts, so that each help line in it becomes a link that calls. */
export function splitHelpLines(text: string): TextPart[] {
  return text
    .split(HELP_LINE)
    .map((part, at) => ({ text: part, isNumber: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
