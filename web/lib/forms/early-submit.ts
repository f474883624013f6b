/** Set by the page's first script on a form that was submitted before its own script had come. */
const MARK = 'submittedEarly'

/** For the head script: notes submissions of the forms that do nothing without their script. */
export const EARLY_SUBMIT_SCRIPT = `document.addEventListener('submit',function(e){if(e.target.method==='dialog')e.target.dataset.${MARK}=''},true)`

/** A ref for such a form: what was asked for before it could answer is done now. */
export function takeUpEarlySubmit(form: HTMLFormElement | null): void {
  if (form?.dataset[MARK] === undefined) return
  delete form.dataset[MARK]
  // After the fields have taken up what was typed.
  setTimeout(() => form.requestSubmit())
}
