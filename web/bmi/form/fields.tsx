import { useId } from 'react'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { BMI_GENDERS, type BodyField, type EntryField } from '#domain/bmi/entry.ts'
import { detectHeightUnit, detectWeightUnit, UNIT_LABELS, UNITS } from '#domain/bmi/units.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { BmiEntry } from './use-bmi-entry.ts'

const UNIT_NAMES = { kg: 'in kilograms', lb: 'in pounds', cm: 'in centimetres', years: 'in years' } as const

interface NumberFieldProps {
  entry: BmiEntry
  name: EntryField
  label: string
  unit: keyof typeof UNIT_NAMES
}

/** Screen readers read the unit after the label. */
function NumberField({ entry, name, label, unit }: NumberFieldProps) {
  const { body, age, errors, handleBody, handleAge } = entry
  return (
    <TextField
      id={useId()}
      name={name}
      label={label}
      unit={unit}
      // Replaced by an error message, which names the unit too.
      aria-description={UNIT_NAMES[unit]}
      inputMode="decimal"
      maxLength={8}
      value={name === 'age' ? (age ?? '') : body[name]}
      error={errors[name]}
      onChange={({ target }) => (name === 'age' ? handleAge(target.value) : handleBody(name, target.value))}
    />
  )
}

export function WeightField({ entry }: { entry: BmiEntry }) {
  return <NumberField entry={entry} name="weight" label="Weight" unit={detectWeightUnit(entry.units)} />
}

export function AgeField({ entry }: { entry: BmiEntry }) {
  return <NumberField entry={entry} name="age" label="Age" unit="years" />
}

export function HeightField({ entry }: { entry: BmiEntry }) {
  if (detectHeightUnit(entry.units) === 'ft') return <FeetAndInches entry={entry} />
  return <NumberField entry={entry} name="height" label="Height" unit="cm" />
}

function FeetAndInches({ entry: { body, errors, handleBody } }: { entry: BmiEntry }) {
  const id = useId()
  const field = (name: BodyField) => ({
    id: `${id}${name}`,
    name,
    value: body[name],
    inputMode: 'decimal' as const,
    maxLength: 6,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => handleBody(name, event.target.value),
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...field('feet')} label="Height (feet)" unit="ft" error={errors.height} />
      <TextField {...field('inches')} label="Inches" unit="in" />
    </div>
  )
}

/** The control to focus when this field is missing or invalid. */
export function controlName(field: EntryField, entry: BmiEntry): string {
  return field === 'height' && detectHeightUnit(entry.units) === 'ft' ? 'feet' : field
}

interface ChoiceProps<V extends string> {
  legend: string
  name: string
  values: readonly V[]
  labels: Readonly<Record<V, string>>
  value: V
  onChange: (value: V) => void
}

/** The visible label is hidden from screen readers, which read the group's label. */
function Choice<V extends string>({ values, labels, ...group }: ChoiceProps<V>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
        {group.legend}
      </p>
      <Segmented {...group} options={values.map((value) => ({ value, label: labels[value] }))} />
    </div>
  )
}

export function UnitsChoice({ entry: { units, handleUnits } }: { entry: BmiEntry }) {
  return <Choice legend="Units" name="units" values={UNITS} labels={UNIT_LABELS} value={units} onChange={handleUnits} />
}

export function GenderChoice({ entry: { gender, handleGender } }: { entry: BmiEntry }) {
  return (
    <Choice
      legend="Gender"
      name="gender"
      values={BMI_GENDERS}
      labels={GENDER_LABELS}
      value={gender}
      onChange={handleGender}
    />
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
