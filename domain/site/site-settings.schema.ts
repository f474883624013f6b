import * as z from 'zod/mini'
import { Email, PhoneNumber } from '../accounts/accounts.schema.ts'
import { intWithin, numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { LINE_CONTROL_CHARACTERS } from '../http/search.ts'
import { HAS_CONTROL_CHARACTERS, line } from '../http/text.ts'
import { type DecisionName, isClaim } from './claims.ts'
import { SETTING_LABELS, SETTING_NAMES } from './setting-labels.ts'
import { DIETITIAN_TITLES, REVIEW_SETTINGS, type SettingName } from './site-settings.ts'

export const BANNER_MAX = 160
export const OFFER_MAX = 60
export const STREET_MAX = 120
export const PLACE_MAX = 60
export const PROFILE_ADDRESS_MAX = 200
export const CLAIM_MAX = 12
/** 0 hides the claim. */
export const COUNTER = { min: 0, max: 9999 } as const
export const PERCENT_MAX = 100

export const SETTINGS_CHANGED = 'The settings were changed elsewhere. Reload them, then save.'
const TITLE_UNKNOWN = 'Choose Dr., Dt. or no title'
const PROFILE_ADDRESS = /^https:\/\/([^\s/?#@:\\]+\.[^\s/?#@:.\\]{2,})(?:[/?#]\S*)?$/

/** One line that may be empty. */
function lineOrNone(label: string, max: number) {
  return z.string(`${label} must be text`).check(
    z.trim(),
    z.refine((value) => !LINE_CONTROL_CHARACTERS.test(value), { error: HAS_CONTROL_CHARACTERS, abort: true }),
    z.maxLength(max, `${label} must be at most ${max} characters long`),
  )
}

/** An address on the network's own domain or a subdomain ("www.", "m."), because the icon says where it leads. */
function profileAddress(label: string, hosts: readonly [string, ...string[]]) {
  const wrong = `Enter an address that begins with https://, or leave ${label} empty`
  const elsewhere = `Enter an address at ${hosts.join(' or ')}, or leave ${label} empty`
  const isThere = (value: string) => {
    const host = PROFILE_ADDRESS.exec(value)?.[1]?.toLowerCase() ?? ''
    return hosts.some((known) => host === known || host.endsWith(`.${known}`))
  }
  return lineOrNone(label, PROFILE_ADDRESS_MAX).check(
    z.refine((value) => value === '' || PROFILE_ADDRESS.test(value), { error: wrong, abort: true }),
    z.refine((value) => value === '' || isThere(value), elsewhere),
  )
}

function claimNumber(name: SettingName) {
  return lineOrNone(SETTING_LABELS[name], CLAIM_MAX)
}

function counter(name: SettingName, max: number = COUNTER.max) {
  const wrong = `${SETTING_LABELS[name]} must be a whole number from ${COUNTER.min} to ${max.toLocaleString('en-IN')}`
  return numeric(SETTING_LABELS[name], intWithin({ min: COUNTER.min, max }, wrong), wrong)
}

export const SiteSettingsInput = z.object({
  phone: PhoneNumber,
  email: Email,
  street: lineOrNone('Street', STREET_MAX),
  city: line('City', { max: PLACE_MAX }),
  state: line('State', { max: PLACE_MAX }),
  instagram: profileAddress('Instagram', ['instagram.com']),
  facebook: profileAddress('Facebook', ['facebook.com']),
  twitter: profileAddress('Twitter', ['x.com', 'twitter.com']),
  youtube: profileAddress('YouTube', ['youtube.com']),
  dietitian_title: z.enum(DIETITIAN_TITLES, { error: TITLE_UNKNOWN }),
  banner: lineOrNone('Banner', BANNER_MAX),
  consultation_offer: lineOrNone(SETTING_LABELS.consultation_offer, OFFER_MAX),
  home_clients: claimNumber('home_clients'),
  home_success: claimNumber('home_success'),
  home_nutritionists: claimNumber('home_nutritionists'),
  home_rating: claimNumber('home_rating'),
  membership_people: claimNumber('membership_people'),
  membership_success: claimNumber('membership_success'),
  membership_dietitians: claimNumber('membership_dietitians'),
  contact_clients: claimNumber('contact_clients'),
  contact_success: claimNumber('contact_success'),
  contact_support: claimNumber('contact_support'),
  contact_dietitians: claimNumber('contact_dietitians'),
  counter_studies: counter('counter_studies'),
  counter_experts: counter('counter_experts'),
  counter_weeks: counter('counter_weeks'),
  counter_care: counter('counter_care', PERCENT_MAX),
  review_before_publishing: oneOf(REVIEW_SETTINGS),
})
export type SiteSettingsInput = z.infer<typeof SiteSettingsInput>

/** The version that was edited, 0 before the first save; a newer one is not overwritten. */
const WRONG_VERSION = 'Version must be the number of the version you edited'
export const SettingsVersion = numeric('Version', z.int(WRONG_VERSION).check(z.gte(0, WRONG_VERSION)), WRONG_VERSION)

/** Only the fields sent are changed. */
export const SiteSettingsPatch = z.extend(z.partial(SiteSettingsInput), { version: SettingsVersion })
export type SiteSettingsPatch = z.infer<typeof SiteSettingsPatch>

export const SiteSettingsRestore = z.object({ version: SettingsVersion })

export const SiteSettingsResponse = z.object({
  /** 0 if nothing has been changed since Thali was installed. */
  version: z.int(),
  changed_at: z.nullable(z.string()),
  settings: SiteSettingsInput,
  /** The settings as pages show them: counted numbers in place of claims, with their labels. */
  shown: z.extend(SiteSettingsInput, { labels: z.optional(z.record(z.string(), z.string())) }),
})
export type SiteSettingsResponse = z.infer<typeof SiteSettingsResponse>

const CHANGE_NAMES = [...SETTING_NAMES, ...SETTING_NAMES.filter(isClaim).map((name) => `${name}_claim` as const)]

const SettingValue = z.union([z.string(), z.number()])
export const SiteSettingsVersion = z.object({
  id: z.int(),
  is_current: z.boolean(),
  changed_by: z.nullable(z.object({ id: z.int(), full_name: z.string() })),
  created_at: z.string(),
  /** Changes from the previous version; empty for the first, which holds the defaults. */
  changes: z.array(
    z.object({
      name: z.enum(CHANGE_NAMES as [SettingName | DecisionName, ...(SettingName | DecisionName)[]]),
      before: SettingValue,
      after: SettingValue,
    }),
  ),
})
export type SiteSettingsVersion = z.infer<typeof SiteSettingsVersion>
export const SiteSettingsVersionPage = pageSchema(SiteSettingsVersion)
export const SiteSettingsVersionQuery = z.object(pageQuery())
