/** Set by the head script on a form that was submitted before its script had loaded. */
const MARK = 'submittedEarly'

/** Part of the head script: marks forms that were submitted before their own script had loaded. */
export const EARLY_SUBMIT_SCRIPT = `document.addEventListener('submit',function(e){if(e.target.method==='dialog')e.target.dataset.${MARK}=''},true)`

/** A ref that submits such a form once its script has loaded. */
export function replayEarlySubmit(form: HTMLFormElement | null): void {
  if (form?.dataset[MARK] === undefined) return
  delete form.dataset[MARK]
  // After the fields have picked up what was typed.
  setTimeout(() => form.requestSubmit())
}
