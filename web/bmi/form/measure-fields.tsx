import { useId } from 'react'
import type { BodyField, EntryField } from '#domain/bmi/entry.ts'
import { detectHeightUnit, detectWeightUnit } from '#domain/bmi/units.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { BmiEntry } from './use-bmi-entry.ts'

const UNIT_NAMES = { kg: 'in kilograms', lb: 'in pounds', cm: 'in centimetres', years: 'in years' } as const

interface NumberFieldProps {
  name: string
  label: string
  unit: keyof typeof UNIT_NAMES
  value: string
  error: string | undefined
  onText: (text: string) => void
}

/** Screen readers hear the unit after the label. */
function NumberField({ unit, onText, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      id={useId()}
      unit={unit}
      // Replaced by an error message, which names the unit too.
      aria-description={UNIT_NAMES[unit]}
      inputMode="decimal"
      maxLength={8}
      onChange={(event) => onText(event.target.value)}
    />
  )
}

export function WeightField({ entry: { body, units, errors, handleBody } }: { entry: BmiEntry }) {
  return (
    <NumberField
      name="weight"
      label="Weight"
      unit={detectWeightUnit(units)}
      value={body.weight}
      error={errors.weight}
      onText={(text) => handleBody('weight', text)}
    />
  )
}

export function AgeField({ entry: { age, errors, handleAge } }: { entry: BmiEntry }) {
  return <NumberField name="age" label="Age" unit="years" value={age ?? ''} error={errors.age} onText={handleAge} />
}

export function HeightField({ entry }: { entry: BmiEntry }) {
  const { body, units, errors, handleBody } = entry
  if (detectHeightUnit(units) === 'ft') return <FeetAndInches entry={entry} />
  return (
    <NumberField
      name="height"
      label="Height"
      unit="cm"
      value={body.height}
      error={errors.height}
      onText={(text) => handleBody('height', text)}
    />
  )
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
