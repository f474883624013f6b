import { useId, useState } from 'react'
import { Badge } from '../badge.tsx'
import { Checkbox } from '../checkbox.tsx'
import { CheckboxCards } from '../checkbox-cards.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { Segmented } from '../segmented.tsx'
import { Tabs } from '../tabs.tsx'
import { Specimen } from './group.tsx'

const GOALS = [
  { value: 'weight', label: 'Weight Loss', description: 'Steady, food-first programmes' },
  { value: 'diabetes', label: 'Diabetes Management', description: 'Blood sugar with home food' },
] as const
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
  const [goals, setGoals] = useState<readonly (typeof GOALS)[number]['value'][]>(['weight'])
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
      <Specimen title="Cards of checkboxes and of radio buttons" stacked>
        <CheckboxCards
          id={`${id}goals`}
          legend="Goals"
          name={`${id}goals`}
          options={GOALS}
          values={goals}
          onChange={setGoals}
          hint="Choose any"
        />
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
