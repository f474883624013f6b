import { useId, useState } from 'react'
import { Badge } from '../badge.tsx'
import { Checkbox } from '../checkbox.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { SearchInput } from '../search-input.tsx'
import { Segmented } from '../segmented.tsx'
import { Select, SelectField } from '../select-field.tsx'
import { Tabs } from '../tabs.tsx'
import { TextField } from '../text-field.tsx'
import { TextareaField } from '../textarea-field.tsx'
import { Specimen } from './group.tsx'

const VOICES = [
  { value: 'professional', label: 'Professional', description: 'Formal, with sources' },
  { value: 'casual', label: 'Casual', description: 'As at your table' },
] as const
const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  {
    value: 'yearly',
    label: (
      <>
        Yearly <Badge tone="accent">Soon</Badge>
      </>
    ),
  },
] as const
const TABS = [
  { value: 'generate', label: 'Generate Blog' },
  { value: 'improve', label: 'Improve Content' },
  { value: 'ideas', label: 'Content Ideas' },
] as const

export function Choices() {
  const id = useId()
  const [voice, setVoice] = useState<(typeof VOICES)[number]['value']>('professional')
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['value']>('monthly')
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('generate')
  return (
    <>
      <Specimen title="Checkboxes" stacked>
        <div>
          <Checkbox id={`${id}remember`} label="Remember me" defaultChecked />
          <Checkbox id={`${id}some`} label="Select all, of which some are" isMixed readOnly />
          <Checkbox id={`${id}mail`} label="Write to me about new articles" hint="At most once a week" />
          <Checkbox id={`${id}terms`} label="I agree to the terms" error="Please agree to the terms" />
          <Checkbox id={`${id}off`} label="Not to be changed" defaultChecked disabled />
        </div>
      </Specimen>
      <Specimen title="Cards of radio buttons" stacked>
        <RadioCards legend="Voice" name={`${id}voice`} options={VOICES} value={voice} onChange={setVoice} />
        <RadioCards
          legend="Voice"
          name={`${id}none`}
          options={VOICES}
          value={undefined}
          onChange={setVoice}
          error="Choose a voice"
          id={`${id}none`}
        />
      </Specimen>
      <Specimen title="Segmented">
        <Segmented legend="Period" name={`${id}period`} options={PERIODS} value={period} onChange={setPeriod} />
      </Specimen>
      <Specimen title="Tabs" stacked>
        <div>
          <Tabs label="Writing help" tabs={TABS} value={tab} onChange={setTab}>
            {TABS.find(({ value }) => value === tab)?.label}
          </Tabs>
        </div>
      </Specimen>
    </>
  )
}

const MESSAGE_MAX = 300

function Message({ id }: { id: string }) {
  const [text, setText] = useState('I would like to talk about my iron levels. '.repeat(6))
  return (
    <TextareaField
      id={id}
      label="Message"
      hint="Grows with its text to twelve lines"
      value={text}
      onChange={({ target }) => setText(target.value)}
      counter={{ used: text.length, max: MESSAGE_MAX }}
      error={text.length > MESSAGE_MAX ? 'Message must be at most 300 characters long' : undefined}
    />
  )
}

export function Fields() {
  const id = useId()
  return (
    <>
      <Specimen title="One line" stacked>
        <div className="grid gap-4.5 md:grid-cols-2">
          <TextField
            id={`${id}first`}
            label="First name"
            defaultValue="Rohit"
            hint="As on your ID"
            autoComplete="off"
          />
          <TextField id={`${id}phone`} label="Phone" placeholder="98140 00000" optional inputMode="tel" />
          <TextField
            id={`${id}height`}
            label="Height"
            type="number"
            defaultValue={172}
            unit="cm"
            className="border-primary! outline-3 outline-focus outline-offset-2"
          />
          <TextField
            id={`${id}weight`}
            label="Weight"
            type="number"
            defaultValue={780}
            unit="kg"
            error="Enter a weight between 20 and 300 kg"
          />
          <TextField
            id={`${id}mail`}
            label="E-mail"
            defaultValue="rohit@example.in"
            readOnly
            hint="Email cannot be changed"
          />
          <TextField id={`${id}off`} label="Code" defaultValue="Not needed" disabled hint="Only with an invitation" />
        </div>
      </Specimen>
      <Specimen title="Password, select" stacked>
        <div className="grid gap-4.5 md:grid-cols-2">
          <PasswordField
            id={`${id}password`}
            label="Password"
            defaultValue="makkidiroti"
            hint="At least 8 characters"
            autoComplete="off"
          />
          <PasswordField
            id={`${id}again`}
            label="Confirm password"
            defaultValue="sarson"
            error="Passwords do not match"
            autoComplete="off"
          />
          <SelectField id={`${id}select`} label="Category" defaultValue="Healthy Recipes">
            <option>Healthy Recipes</option>
            <option>Yoga &amp; Meditation</option>
          </SelectField>
          <SelectField id={`${id}chosen`} label="Goal" error="Choose a goal">
            <option value="">Choose</option>
          </SelectField>
        </div>
      </Specimen>
      <Specimen title="Several lines, counter" stacked>
        <Message id={`${id}message`} />
        <TextareaField id={`${id}note`} label="Note" optional placeholder="Anything we should know" rows={2} />
      </Specimen>
      <Specimen title="Search and bare select" stacked>
        <div className="flex flex-wrap gap-3">
          <SearchInput label="Search dietitians" placeholder="Name or specialization" className="min-w-64 flex-1" />
          <Select aria-label="Sort by" className="w-48">
            <option>Highest rated</option>
            <option>Lowest fee</option>
          </Select>
        </div>
      </Specimen>
    </>
  )
}
