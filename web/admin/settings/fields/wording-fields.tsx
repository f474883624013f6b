import { BANNER_MAX } from '#domain/site/site-settings.schema.ts'
import type { DietitianTitle } from '#domain/site/site-settings.ts'
import { BannerLine } from '#web/shell/header/banner-line.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SettingsForm } from '../use-settings-form.ts'
import { Section } from './section.tsx'

const TITLES: readonly { value: DietitianTitle; label: string; description: string }[] = [
  {
    value: 'Dr.',
    label: 'Dr.',
    description: 'Dr. Harpreet Kaur Gill. In India the title is disputed for people who are no physicians.',
  },
  { value: 'Dt.', label: 'Dt.', description: 'Dt. Harpreet Kaur Gill. What dietitians in India are moving to.' },
  { value: '', label: 'No title', description: 'Harpreet Kaur Gill.' },
]

export function TitleFields({ settings }: { settings: SettingsForm }) {
  const { apiForm, values } = settings
  return (
    <Section
      id="names"
      title="Names"
      text="Before the name of every dietitian: in lists, profiles, articles and mails."
    >
      <RadioCards
        id="dietitian_title"
        name="dietitian_title"
        legend="Title before names"
        options={TITLES}
        value={TITLES.find(({ value }) => value === values.dietitian_title)?.value}
        error={apiForm.errorOf('dietitian_title')}
        onChange={(title) => {
          apiForm.form.setValue('dietitian_title', title)
          apiForm.clearFailure()
        }}
      />
    </Section>
  )
}

export function BannerFields({ settings }: { settings: SettingsForm }) {
  const { values } = settings
  const text = values.banner.trim()
  return (
    <Section id="banner-line" title="Banner" text="One calm line on top of every public page. Empty: none.">
      <TextField
        optional
        autoComplete="off"
        maxLength={BANNER_MAX}
        counter={{ used: values.banner.length, max: BANNER_MAX }}
        {...settings.field('banner')}
      />
      <figure>
        <figcaption className="mb-2 text-ink-muted text-sm">Preview</figcaption>
        <div className="overflow-hidden rounded-card border border-line bg-(--saag-900)">
          <BannerLine>{text}</BannerLine>
          <p className="px-4 py-2.5 text-center text-(--saag-100) text-xs">
            {text === '' ? 'No banner: pages begin with this strip.' : 'The strip with phone and e-mail follows.'}
          </p>
        </div>
      </figure>
    </Section>
  )
}
