import { CLAIM_MAX, COUNTER, PERCENT_MAX } from '#domain/site/site-settings.schema.ts'
import type { SettingName } from '#domain/site/site-settings.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { SettingsForm } from '../use-settings-form.ts'
import { Section } from './section.tsx'

interface Strip {
  page: string
  claims: readonly { name: SettingName; label: string }[]
}

const STRIPS: readonly Strip[] = [
  {
    page: 'Home',
    claims: [
      { name: 'home_clients', label: 'Happy clients' },
      { name: 'home_success', label: 'Success rate' },
      { name: 'home_nutritionists', label: 'Expert nutritionists' },
      { name: 'home_rating', label: 'Average rating' },
    ],
  },
  {
    page: 'Membership',
    claims: [
      { name: 'membership_people', label: 'People served' },
      { name: 'membership_success', label: 'Success rate' },
      { name: 'membership_dietitians', label: 'Dietitians' },
    ],
  },
  {
    page: 'Contact',
    claims: [
      { name: 'contact_clients', label: 'Happy clients' },
      { name: 'contact_success', label: 'Success rate' },
      { name: 'contact_support', label: 'Support' },
      { name: 'contact_dietitians', label: 'Dietitians' },
    ],
  },
]

const COUNTERS = [
  { name: 'counter_studies', label: 'Studies', max: COUNTER.max },
  { name: 'counter_experts', label: 'Experts', max: COUNTER.max },
  { name: 'counter_weeks', label: 'Weeks to results', max: COUNTER.max },
  { name: 'counter_care', label: 'Care', max: PERCENT_MAX, unit: '%' },
] as const

const GRID = 'grid grid-cols-2 items-start gap-x-4 gap-y-5 md:grid-cols-4'

export function ClaimFields({ settings: { field } }: { settings: SettingsForm }) {
  return (
    <Section
      id="figures"
      title="Marketing figures"
      text="State only what you can show to be true. An empty figure, or 0 in the counter, is not shown; a strip without figures disappears."
    >
      {STRIPS.map(({ page, claims }) => (
        <fieldset key={page}>
          <legend className="mb-3 font-semibold">{page}</legend>
          <div className={GRID}>
            {claims.map(({ name, label }) => (
              <TextField key={name} autoComplete="off" maxLength={CLAIM_MAX} {...field(name)} label={label} />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-3 font-semibold">Counter on the home page</legend>
        <div className={GRID}>
          {COUNTERS.map(({ name, label, max, ...unit }) => (
            <TextField
              key={name}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={COUNTER.min}
              max={max}
              {...unit}
              {...field(name)}
              label={label}
            />
          ))}
        </div>
      </fieldset>
    </Section>
  )
}
