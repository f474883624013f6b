import type { ComponentProps, ReactNode } from 'react'
import {
  BANNER_MAX,
  CLAIM_MAX,
  COUNTER,
  OFFER_MAX,
  PERCENT_MAX,
  PLACE_MAX,
  PROFILE_ADDRESS_MAX,
  STREET_MAX,
} from '#domain/site/site-settings.schema.ts'
import type { DietitianTitle, ReviewSetting, SettingName } from '#domain/site/site-settings.ts'
import { BannerLine } from '#web/shell/header/banner-line.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SettingsForm } from './use-settings-form.ts'

const NETWORKS = ['instagram', 'facebook', 'twitter', 'youtube'] as const

export function ContactFields({ settings: { field } }: { settings: SettingsForm }) {
  return (
    <Section
      id="contact-details"
      title="Contact"
      text="Shown in the header and footer, on the contact and legal pages, and at the end of every email."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField type="tel" inputMode="tel" {...field('phone')} />
        <TextField
          type="email"
          inputMode="email"
          hint="We also email this address about new health assessments."
          {...field('email')}
        />
      </div>
      <TextField optional maxLength={STREET_MAX} {...field('street')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField maxLength={PLACE_MAX} {...field('city')} />
        <TextField maxLength={PLACE_MAX} {...field('state')} />
      </div>
    </Section>
  )
}

export function SocialFields({ settings: { field } }: { settings: SettingsForm }) {
  return (
    <Section id="social-links" title="Social links" text="Icons in the footer. Empty ones aren’t shown.">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {NETWORKS.map((name) => (
          <TextField key={name} type="url" inputMode="url" maxLength={PROFILE_ADDRESS_MAX} {...field(name)} />
        ))}
      </div>
    </Section>
  )
}

function Section({ text, children, ...card }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <SectionCard {...card} headingClass="text-h3">
      <p className="mt-1 text-ink-muted text-sm">{text}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </SectionCard>
  )
}

const TITLES = [
  {
    value: 'Dr.',
    label: 'Dr.',
    description: 'Dr. Harpreet Kaur Gill. In India this title is disputed for people who aren’t doctors.',
  },
  { value: 'Dt.', label: 'Dt.', description: 'Dt. Harpreet Kaur Gill. What dietitians in India are moving to.' },
  { value: '', label: 'No title', description: 'Harpreet Kaur Gill.' },
] as const satisfies readonly { value: DietitianTitle; label: string; description: string }[]

export function TitleFields({ settings }: { settings: SettingsForm }) {
  return (
    <Section id="names" title="Names" text="Before every dietitian’s name, in lists, profiles, articles and emails.">
      <RadioSetting settings={settings} name="dietitian_title" legend="Title before names" options={TITLES} />
    </Section>
  )
}

interface RadioSettingProps {
  settings: SettingsForm
  name: SettingName
  legend: string
  options: ComponentProps<typeof RadioCards<string>>['options']
}

function RadioSetting({ settings: { apiForm, values }, name, ...cards }: RadioSettingProps) {
  return (
    <RadioCards
      {...cards}
      id={name}
      name={name}
      value={values[name]}
      error={apiForm.errorFor(name)}
      onChange={(choice) => {
        apiForm.form.setValue(name, choice)
        apiForm.clearFailure()
      }}
    />
  )
}

const REVIEWS = [
  {
    value: 'off',
    label: 'Not needed',
    description: 'Dietitians publish at once. Readers see whether a text is reviewed.',
  },
  {
    value: 'on',
    label: 'Before publishing',
    description:
      'A dietitian’s health article goes live once a reviewer approves it. Admins can still publish at once.',
  },
] as const satisfies readonly { value: ReviewSetting; label: string; description: string }[]

export function ReviewFields({ settings }: { settings: SettingsForm }) {
  return (
    <Section id="reviews" title="Medical review" text="For articles in every category except recipes.">
      <RadioSetting
        settings={settings}
        name="review_before_publishing"
        legend="Review before publishing"
        options={REVIEWS}
      />
    </Section>
  )
}

export function BannerFields({ settings }: { settings: SettingsForm }) {
  const { values } = settings
  const text = values.banner.trim()
  return (
    <Section
      id="banner-line"
      title="Banner and strip"
      text="One calm line at the top of every public page, and the offer in the strip below it."
    >
      <TextField
        optional
        maxLength={BANNER_MAX}
        counter={{ used: values.banner.length, max: BANNER_MAX }}
        {...settings.field('banner')}
      />
      <TextField
        optional
        maxLength={OFFER_MAX}
        counter={{ used: values.consultation_offer.length, max: OFFER_MAX }}
        hint="A promise to visitors, with a link to the health assessment. It’s also in the FAQ. Leave it empty for none."
        {...settings.field('consultation_offer')}
      />
      <figure>
        <figcaption className="mb-2 text-ink-muted text-sm">Preview</figcaption>
        <div className="overflow-hidden rounded-card border border-line bg-(--saag-900)">
          <BannerLine>{text}</BannerLine>
          <p className="px-4 py-2.5 text-center text-(--saag-100) text-xs">
            {text === '' ? 'No banner: pages begin with this strip.' : 'The strip with phone and email follows.'}
            <span className="block">{values.consultation_offer.trim()}</span>
          </p>
        </div>
      </figure>
    </Section>
  )
}

const STRIPS = [
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
] as const

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
      text="State only what you can prove. An empty figure, or 0 in the counter, isn’t shown. A strip without figures disappears."
    >
      {STRIPS.map(({ page, claims }) => (
        <fieldset key={page}>
          <legend className="mb-3 font-semibold">{page}</legend>
          <div className={GRID}>
            {claims.map(({ name, label }) => (
              <TextField key={name} maxLength={CLAIM_MAX} {...field(name)} label={label} />
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
