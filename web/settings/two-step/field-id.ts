/** Fields of the dialogs have names that the page behind them uses too. */
export function fieldId(name: string): string {
  return `two-step-${name}`
}
