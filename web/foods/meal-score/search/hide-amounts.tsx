import { Checkbox } from '#web/ui/checkbox.tsx'
import { hideAmounts, useHiddenAmounts } from '../hidden-amounts.tsx'

export function HideAmounts() {
  return (
    <Checkbox
      id="hide-amounts"
      label="Hide energy and grams"
      checked={useHiddenAmounts()}
      onChange={({ target }) => hideAmounts(target.checked)}
    />
  )
}
