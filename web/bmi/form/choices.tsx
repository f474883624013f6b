import type { ReactNode } from 'react'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { BMI_GENDERS } from '#domain/bmi/entry.ts'
import { UNIT_LABELS, UNITS } from '#domain/bmi/units.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { BmiEntry } from './use-bmi-entry.ts'

/** A visible label; screen readers hear the group's own. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
        {name}
      </p>
      {children}
    </div>
  )
}

export function UnitsChoice({ entry: { units, handleUnits } }: { entry: BmiEntry }) {
  return (
    <Named name="Units">
      <Segmented
        legend="Units"
        name="units"
        options={UNITS.map((value) => ({ value, label: UNIT_LABELS[value] }))}
        value={units}
        onChange={handleUnits}
      />
    </Named>
  )
}

export function GenderChoice({ entry: { gender, handleGender } }: { entry: BmiEntry }) {
  return (
    <Named name="Gender">
      <Segmented
        legend="Gender"
        name="gender"
        options={BMI_GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
        value={gender}
        onChange={handleGender}
      />
    </Named>
  )
}

interface TickProps {
  name: string
  label: string
  checked: boolean
  onChange: (isTicked: boolean) => void
}

/** A native checkbox, which needs no script. */
function Tick({ label, onChange, ...rest }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        {...rest}
        type="checkbox"
        onChange={(event) => onChange(event.target.checked)}
        className="size-5.5 flex-none accent-primary"
      />
      {label}
    </label>
  )
}

/** Optional facts that change the reading. */
export function SituationChoices({ entry }: { entry: BmiEntry }) {
  const { gender, isPregnant, isIll, handlePregnant, handleIll } = entry
  return (
    <fieldset>
      <legend className="font-medium text-sm">Does this apply to you? (optional)</legend>
      {gender === 'female' ? (
        <Tick name="pregnant" label="I am pregnant" checked={isPregnant} onChange={handlePregnant} />
      ) : null}
      <Tick name="ill" label="I have an illness or take medicine" checked={isIll} onChange={handleIll} />
    </fieldset>
  )
}
