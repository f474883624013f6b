import { useLocation, useNavigate } from 'react-router'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { hideAmounts, useHiddenAmounts } from '../hidden-amounts.tsx'
import type { PlateControls } from '../use-plate-page.ts'

export function HideAmounts({ controls: { hide, toPath } }: { controls: PlateControls }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const handleChange = (isHidden: boolean) => {
    hideAmounts(isHidden)
    if (hide) navigate(toPath({ hide: false }), { replace: true, preventScrollReset: true, state })
  }
  return (
    <Checkbox
      id="hide-amounts"
      label="Hide energy and grams"
      checked={useHiddenAmounts()}
      onChange={({ target }) => handleChange(target.checked)}
    />
  )
}
