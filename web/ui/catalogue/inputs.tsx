import { useId, useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { SearchInput } from '../search-input.tsx'
import { Segmented } from '../segmented.tsx'
import { SelectField } from '../select-field.tsx'
import { Tabs } from '../tabs.tsx'
import { TextField } from '../text-field.tsx'
import { TextareaField } from '../textarea-field.tsx'

const STATES = [
  { label: 'Filled', defaultValue: 'Rohit', counter: { used: 5, max: 50 } },
  { label: 'Optional', optional: true, placeholder: '98140 00000', hint: 'As on your ID' },
  { label: 'With an error', error: 'This field is required' },
  { label: 'Read only', defaultValue: 'rohit@example.in', readOnly: true },
  { label: 'Disabled', disabled: true },
  { label: 'Too short', defaultValue: 'Dal', counter: { used: 3, min: 10, max: 100 } },
]

type Voice = 'professional' | 'casual'
const VOICES: { value: Voice; label: string; description: string }[] = [
  { value: 'professional', label: 'Professional', description: 'Formal, with sources' },
  { value: 'casual', label: 'Casual', description: 'As at your table' },
]

export function Inputs() {
  const id = useId()
  const [voice, setVoice] = useState<Voice>('professional')
  const choice = { options: VOICES, value: voice, onChange: setVoice }
  return (
    <>
      <ErrorSummary heading="Please fill in:" items={[{ id: `${id}text-2`, message: 'This field is required' }]} />
      <div className="grid gap-4.5 md:grid-cols-2">
        {STATES.map((state, at) => (
          <TextField key={state.label} id={`${id}text-${at}`} unit={at === 0 ? 'kg' : undefined} {...state} />
        ))}
        {STATES.map((state, at) => (
          <PasswordField key={state.label} id={`${id}password-${at}`} autoComplete="off" {...state} />
        ))}
        {STATES.map((state, at) => (
          <TextareaField key={state.label} id={`${id}area-${at}`} rows={2} {...state} />
        ))}
        <SelectField id={`${id}select`} label="Category">
          <option>Healthy Recipes</option>
        </SelectField>
        <SelectField id={`${id}goal`} label="Goal" error="Choose a goal" />
      </div>
      <SearchInput label="Search dietitians" placeholder="Name or specialization" />
      <div>
        <Checkbox id={`${id}remember`} label="Remember me" hint="On this device" defaultChecked />
        <Checkbox id={`${id}some`} label="Select all, of which some are" isMixed readOnly />
        <Checkbox id={`${id}terms`} label="I agree to the terms" error="Please agree to the terms" />
        <Checkbox id={`${id}off`} label="Disabled" disabled />
      </div>
      <RadioCards legend="Voice" name={`${id}cards`} error="Choose a voice" {...choice} />
      <Segmented legend="Voice" name={`${id}segments`} {...choice} />
      <Tabs label="Voice" tabs={VOICES} value={voice} onChange={setVoice}>
        {voice}
      </Tabs>
    </>
  )
}
