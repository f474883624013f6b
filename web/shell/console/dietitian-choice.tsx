import { type FormEvent, useState } from 'react'
import type { AssignableDietitian } from '#domain/assessments/answers.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

interface DietitianChoiceProps {
  id: string
  dietitians: readonly AssignableDietitian[]
  label: string
  action: string
  busyLabel: string
  /** The main action of its card. */
  isMain: boolean
  isBusy: boolean
  onChoose: (dietitian: AssignableDietitian) => void
}

const NOBODY = ''

/** A choice among active dietitians with a checked qualification, for admins. */
export function DietitianChoice(props: DietitianChoiceProps) {
  const { id, dietitians, label, action, busyLabel, isMain, isBusy, onChoose } = props
  const [chosen, setChosen] = useState(NOBODY)
  const [isAttempted, setAttempted] = useState(false)
  const dietitian = dietitians.find((one) => String(one.id) === chosen)
  if (dietitians.length === 0) {
    return <p className="text-ink-muted">There is no other active dietitian with a checked qualification.</p>
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    if (dietitian) onChoose(dietitian)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <SelectField
        id={id}
        label={label}
        hint="Active, with a checked qualification."
        error={isAttempted && !dietitian ? 'Choose a dietitian first.' : undefined}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value={NOBODY}>Choose…</option>
        {dietitians.map((one) => (
          <option key={one.id} value={one.id}>
            {describe(one)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant={isMain ? 'primary' : 'outline'} isBusy={isBusy} busyLabel={busyLabel}>
        {action}
      </Button>
    </form>
  )
}

/** "Harpreet Kaur Gill · Diabetes Management · 2 assessments waiting" */
function describe({ full_name, specialization_display, is_available, waiting }: AssignableDietitian): string {
  const facts = [
    full_name,
    specialization_display,
    waiting > 0 ? (waiting === 1 ? '1 assessment waiting' : `${formatNumber(waiting)} assessments waiting`) : '',
    is_available ? '' : 'not accepting requests',
  ]
  return facts.filter(Boolean).join(' · ')
}
