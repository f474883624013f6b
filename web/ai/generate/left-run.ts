import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'

const KEPT_AS = 'ai-left'

/** Of this tab alone: another one may still be at work. */
const TAB = null

/** Its page goes while an article is written, and the writing ends with it: whoever comes back is to know. */
export function noteLeftRun() {
  saveFormDraft(KEPT_AS, 'left', TAB)
}

let wasLeft: boolean | undefined

/** Known until it is forgotten, however often the screen is built anew; the next load of the page does not say it again. */
export function wasRunLeft(): boolean {
  if (wasLeft === undefined) {
    wasLeft = readFormDraft(KEPT_AS, TAB) !== null
    clearFormDraft(KEPT_AS, TAB)
  }
  return wasLeft
}

export function forgetLeftRun() {
  wasLeft = false
}
