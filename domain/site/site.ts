import type { PublicSettings } from './claims.ts'
import { DEFAULT_SETTINGS, type SettingName } from './site-settings.ts'

let current: PublicSettings = DEFAULT_SETTINGS

/**
 * Makes these the site's settings in this process or browser tab. The server calls it at startup and after every
 * change; the browser calls it before the first render, with the settings embedded in the document.
 */
export function applySiteSettings(settings: PublicSettings): void {
  current = settings
}

/** The settings `SITE` currently uses. */
export function currentSettings(): PublicSettings {
  return current
}

type ClaimName = Extract<SettingName, `${'home' | 'membership' | 'contact'}_${string}`>

/** Omits claims that an admin has emptied; a counted claim has its own label. */
function shown(labels: Partial<Record<ClaimName, string>>): readonly { value: string; label: string }[] {
  return (Object.keys(labels) as ClaimName[])
    .map((name) => ({ value: current[name], label: current.labels?.[name] ?? labels[name] ?? '' }))
    .filter(({ value }) => value !== '')
}

/** On the home page's sharing card. */
export const HOME_CARD_TITLE = 'Coaching for the food you already love'

/**
 * The one place for the site's name, addresses and figures. Values that an admin may change are read on every access:
 * build texts with them at render time, not when a module loads.
 */
export const SITE = {
  name: 'Thali',
  description: 'Diet and nutrition coaching for the food you already love.',
  get phone() {
    return current.phone
  },
  /** Without the spaces and hyphens that are only for reading. */
  get phone_href() {
    return `tel:${current.phone.replace(/[^\d+]/g, '')}`
  },
  get email() {
    return current.email
  },
  get locality() {
    return current.city
  },
  /** The location of the office, worded for a sentence. */
  get city() {
    return `${current.city}, ${current.state}, India`
  },
  /** The address as on a letter. */
  get address() {
    return current.street === '' ? SITE.city : `${current.street}, ${SITE.city}`
  },
  /** The address in machine-readable form: https://schema.org/PostalAddress */
  get place() {
    const { street, city, state } = current
    return {
      ...(street === '' ? {} : { streetAddress: street }),
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'IN',
    }
  },
  /** The opening hours of the office, in its own time zone. */
  hours: [
    { days: 'Monday to Friday', from: '9:00', to: '20:00' },
    { days: 'Saturday and Sunday', from: '10:00', to: '18:00' },
  ],
  /** The title before a dietitian's name, empty for none; Indian practice is moving to "Dt.". */
  get dietitian_title() {
    return current.dietitian_title
  },
  /** Dietitians' articles about health are published by the approval of a reviewer. */
  get reviewsBeforePublishing() {
    return current.review_before_publishing === 'on'
  },
  /** A line at the top of every public page; empty for none. */
  get banner() {
    return current.banner
  },
  /** The promise in the strip above the header; empty for none. */
  get consultation_offer() {
    return current.consultation_offer
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
        { value: current.counter_studies, unit: current.counter_studies === 1 ? 'study' : 'studies' },
        { value: current.counter_experts, unit: current.counter_experts === 1 ? 'expert' : 'experts' },
        { value: current.counter_weeks, unit: current.counter_weeks === 1 ? 'week' : 'weeks' },
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
