import { PLACE_MAX, PROFILE_ADDRESS_MAX, STREET_MAX } from '#domain/site/site-settings.schema.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { SettingsForm } from '../use-settings-form.ts'
import { Section } from './section.tsx'

const NETWORKS = ['instagram', 'facebook', 'twitter', 'youtube'] as const

export function ContactFields({ settings: { field } }: { settings: SettingsForm }) {
  return (
    <Section
      id="contact-details"
      title="Contact"
      text="In the header, the footer, on the contact and legal pages, and at the end of every mail."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField type="tel" inputMode="tel" autoComplete="off" {...field('phone')} />
        <TextField
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Health assessments are announced here too."
          {...field('email')}
        />
      </div>
      <TextField optional autoComplete="off" maxLength={STREET_MAX} {...field('street')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField autoComplete="off" maxLength={PLACE_MAX} {...field('city')} />
        <TextField autoComplete="off" maxLength={PLACE_MAX} {...field('state')} />
      </div>
    </Section>
  )
}

export function SocialFields({ settings: { field } }: { settings: SettingsForm }) {
  return (
    <Section id="social-links" title="Social links" text="Icons in the footer. An empty one is not shown.">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {NETWORKS.map((name) => (
          <TextField
            key={name}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={PROFILE_ADDRESS_MAX}
            {...field(name)}
          />
        ))}
      </div>
    </Section>
  )
}
