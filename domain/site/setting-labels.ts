import type { DecisionName } from './claims.ts'
import type { SettingName, SiteSettings } from './site-settings.ts'

/** The labels in the form and in the history. */
export const SETTING_LABELS: Record<SettingName, string> = {
  phone: 'Phone',
  email: 'Email',
  street: 'Street',
  city: 'City',
  state: 'State',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  dietitian_title: 'Title before names',
  banner: 'Banner',
  consultation_offer: 'Offer in the strip',
  home_clients: 'Home: happy clients',
  home_success: 'Home: success rate',
  home_nutritionists: 'Home: expert nutritionists',
  home_rating: 'Home: average rating',
  membership_people: 'Membership: people served',
  membership_success: 'Membership: success rate',
  membership_dietitians: 'Membership: dietitians',
  contact_clients: 'Contact: happy clients',
  contact_success: 'Contact: success rate',
  contact_support: 'Contact: support',
  contact_dietitians: 'Contact: dietitians',
  counter_studies: 'Counter: studies',
  counter_experts: 'Counter: experts',
  counter_weeks: 'Counter: weeks',
  counter_care: 'Counter: care',
  review_before_publishing: 'Review before publishing',
}

/** In the order of the form. */
export const SETTING_NAMES = Object.keys(SETTING_LABELS) as readonly SettingName[]

/** The label of a row in the history: a setting, or the decision about its claim. */
export function changeLabel(name: SettingName | DecisionName): string {
  const label = SETTING_LABELS[name as SettingName]
  return label ?? `${SETTING_LABELS[name.replace(/_claim$/, '') as SettingName]}, claim`
}

/** A value as the history shows it. */
export function settingText(value: SiteSettings[SettingName]): string {
  return value === '' ? 'None' : String(value)
}
