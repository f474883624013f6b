import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limitsOf, readQuantity, withQuantity } from '#domain/foods/plate/plate-edits.ts'
import { formatNumber } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'
import type { PlateStep } from '../plate-link.tsx'
import type { PlateControls, PlateRow } from '../use-plate-page.ts'

interface QuantityInputProps {
  row: PlateRow
  controls: PlateControls
  label: string
  /** The announcement of a quantity. */
  toAnnouncement: (quantity: number) => string
}

/** Typed numbers count when the field is left or Enter is pressed. */
export function QuantityInput({ row, controls: { parts, toPath }, label, toAnnouncement }: QuantityInputProps) {
  const { at, part, key } = row
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  const [previous, setPrevious] = useState(part)
  // A step or another portion replaces the typed text.
  if (previous.quantity !== part.quantity || previous.portion !== part.portion) {
    setPrevious(part)
    setTyped(null)
  }
  const shown = formatNumber(part.quantity)
  const isWrong = typed !== null && typed !== '' && readQuantity(part.portion, typed) === null
  const { min, max } = limitsOf(part.portion)
  const noteId = `quantity-${key}`

  function handleDone() {
    const quantity = readQuantity(part.portion, typed ?? '')
    if (quantity === null) {
      if (typed === '') setTyped(null)
      return
    }
    setTyped(null)
    if (quantity === part.quantity) return
    const step: PlateStep = { said: toAnnouncement(quantity) }
    navigate(toPath({ parts: withQuantity(parts, at, quantity) }), { preventScrollReset: true, state: step })
  }

  return (
    <>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? noteId : undefined}
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={handleDone}
        onKeyDown={({ key: pressed }) => {
          if (pressed === 'Enter') handleDone()
          if (pressed === 'Escape') setTyped(null)
        }}
        className="num min-h-11 w-12 min-w-0 rounded-sm bg-transparent pt-[.15em] text-center aria-invalid:text-danger noscript:hidden"
      />
      <span className="num hidden w-12 text-center noscript:inline-block">{shown}</span>
      <span
        id={noteId}
        role="alert"
        className={cx('absolute top-full left-0 z-1 mt-1 whitespace-nowrap text-danger text-xs', !isWrong && 'hidden')}
      >
        {isWrong ? `From ${formatNumber(min)} to ${formatNumber(max)}` : null}
      </span>
    </>
  )
}
