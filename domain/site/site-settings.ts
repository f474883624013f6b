/** Titles that may precede a dietitian's name; the empty one means no title. */
export const DIETITIAN_TITLES = ['Dr.', 'Dt.', ''] as const
export type DietitianTitle = (typeof DIETITIAN_TITLES)[number]

/** Whether health articles are reviewed before they are published. */
export const REVIEW_SETTINGS = ['off', 'on'] as const
export type ReviewSetting = (typeof REVIEW_SETTINGS)[number]

/** Settings that an admin may change at run time, with the values until then. All of them are on public pages. */
export const DEFAULT_SETTINGS = {
  phone: '+91 172 500 0100',
  email: 'care@thali.example',
  /** Precedes city and state if the office has a street address. */
  street: '',
  city: 'Mohali',
  state: 'Punjab',
  /** The address of a profile; if empty, the footer has no icon. */
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
  dietitian_title: 'Dr.' as DietitianTitle,
  /** A line at the top of every public page; empty for none. */
  banner: '',
  /** The promise in the strip above the header, beside the link to the assessment; empty for none. */
  consultation_offer: 'Your first consultation is free.',
  /** Marketing claims; an empty one is hidden. */
  home_clients: '50K+',
  home_success: '98%',
  home_nutritionists: '100+',
  home_rating: '5-star',
  membership_people: '50,000+',
  membership_success: '98%',
  membership_dietitians: '50+',
  contact_clients: '5000+',
  contact_success: '98%',
  contact_support: '24/7',
  contact_dietitians: '50+',
  /** The figures that count up on the home page. */
  counter_studies: 100,
  counter_experts: 50,
  counter_weeks: 2,
  counter_care: 100,
  /** `on`: a dietitian’s article about health is published by the approval of a reviewer. */
  review_before_publishing: 'off' as ReviewSetting,
}
export type SiteSettings = typeof DEFAULT_SETTINGS
export type SettingName = keyof SiteSettings

/** Settings stored by an earlier release may lack newer fields and hold removed ones. */
export function completeSettings(stored: Partial<SiteSettings>): SiteSettings {
  const names = Object.keys(DEFAULT_SETTINGS) as SettingName[]
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? DEFAULT_SETTINGS[name]])) as never
}
