import type { PublicSettings } from './claims.ts'
import { DEFAULT_SETTINGS, type SettingName } from './site-settings.ts'

let current: PublicSettings = DEFAULT_SETTINGS

/**
 * Makes these the settings of the site from now on, in this process or this browser tab. The server calls it at its start
 * and whenever they change; the browser before its first rendering, with what the server has put into the document.
 */
export function applySiteSettings(settings: PublicSettings): void {
  current = settings
}

/** What `SITE` is made from at this moment. */
export function currentSettings(): PublicSettings {
  return current
}

type FigureName = Extract<SettingName, `${'home' | 'membership' | 'contact'}_${string}`>

/** A claim that an admin has emptied is not shown; a counted one has its own label. */
function shown(labels: Partial<Record<FigureName, string>>): readonly { value: string; label: string }[] {
  return (Object.keys(labels) as FigureName[])
    .map((name) => ({ value: current[name], label: current.labels?.[name] ?? labels[name] ?? '' }))
    .filter(({ value }) => value !== '')
}

/**
 * The one place for the site's own name, addresses and figures. What an admin may change is read at each use and never
 * stored: a text with it is made when it is shown, not when its module loads.
 */
export const SITE = {
  name: 'Thali',
  description: 'Diet and nutrition coaching for the food you already love.',
  get phone() {
    return current.phone
  },
  /** Spaces and hyphens are for reading only. */
  get phone_href() {
    return `tel:${current.phone.replace(/[^\d+]/g, '')}`
  },
  get email() {
    return current.email
  },
  get locality() {
    return current.city
  },
  /** Where the office is, as a sentence needs it. */
  get city() {
    return `${current.city}, ${current.state}, India`
  },
  /** The same as on a letter. */
  get address() {
    return current.street === '' ? SITE.city : `${current.street}, ${SITE.city}`
  },
  /** The same for machines: https://schema.org/PostalAddress */
  get place() {
    const { street, city, state } = current
    return {
      ...(street === '' ? {} : { streetAddress: street }),
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'IN',
    }
  },
  /** When the office answers, in its own time zone. */
  hours: [
    { days: 'Monday to Friday', from: '9:00', to: '20:00' },
    { days: 'Saturday and Sunday', from: '10:00', to: '18:00' },
  ],
  /** The title before a dietitian's name, empty for none; Indian practice is moving to "Dt.". */
  get dietitian_title() {
    return current.dietitian_title
  },
  /** A line on top of every public page; empty for none. */
  get banner() {
    return current.banner
  },
  /** Marketing claims. */
  claims: {
    get home() {
      return shown({
        home_clients: 'happy clients',
        home_success: 'success rate',
        home_nutritionists: 'expert nutritionists',
        home_rating: 'average rating',
      })
    },
    get membership() {
      return shown({
        membership_people: 'people served',
        membership_success: 'success rate',
        membership_dietitians: 'dietitians',
      })
    },
    get contact() {
      return shown({
        contact_clients: 'happy clients',
        contact_success: 'success rate',
        contact_support: 'support',
        contact_dietitians: 'dietitians',
      })
    },
    get counter() {
      return [
        { value: current.counter_studies, unit: 'studies' },
        { value: current.counter_experts, unit: 'experts' },
        { value: current.counter_weeks, unit: 'weeks' },
        { value: current.counter_care, suffix: '%', unit: 'care' },
      ] as const
    },
  },
  get social() {
    const profiles = [
      { name: 'Instagram', href: current.instagram },
      { name: 'Facebook', href: current.facebook },
      { name: 'Twitter', href: current.twitter },
      { name: 'YouTube', href: current.youtube },
    ] as const
    return profiles.filter(({ href }) => href !== '')
  },
} as const

/** "Dr. Harpreet Kaur Gill": the stored name with the site's title. */
export function titled(name: string): string {
  return SITE.dietitian_title === '' ? name : `${SITE.dietitian_title} ${name}`
}
