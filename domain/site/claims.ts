import { DEFAULT_SETTINGS, type SettingName, type SiteSettings } from './site-settings.ts'

/** Figures counted from the database instead of claimed. */
export interface ClaimCounts {
  dietitians: number
  answered: number
  reviews: number
  /** Mean of the published reviews; null without any. */
  rating: number | null
  /** Median minutes from a request to its first reply; null if there are too few to be meaningful. */
  reply_minutes: number | null
}
export type CountName = keyof ClaimCounts

/** Longest note, in characters, on the evidence for a claim. */
export const CLAIM_SOURCE_MAX = 200

/** In the order of the launch checklist, hardest to prove first; null for claims that cannot be counted. */
export const CLAIM_COUNTS = {
  contact_support: 'reply_minutes',
  home_rating: 'rating',
  home_success: 'reviews',
  membership_success: 'rating',
  contact_success: 'reviews',
  dietitian_title: null,
  consultation_offer: null,
  home_clients: 'answered',
  home_nutritionists: 'dietitians',
  membership_people: 'answered',
  membership_dietitians: 'dietitians',
  contact_clients: 'answered',
  contact_dietitians: 'dietitians',
  counter_studies: null,
  counter_experts: 'dietitians',
  counter_weeks: null,
  counter_care: null,
} as const satisfies Partial<Record<SettingName, CountName | null>>

export type ClaimName = keyof typeof CLAIM_COUNTS
export const CLAIM_NAMES = Object.keys(CLAIM_COUNTS) as [ClaimName, ...ClaimName[]]

export const CLAIM_STATES = ['default', 'confirmed', 'counted', 'cleared'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The stored decision about a claim; a cleared claim is an empty setting and needs no decision. */
export type ClaimDecision = { state: 'confirmed'; source: string } | { state: 'counted' }
export type ClaimDecisions = Partial<Record<ClaimName, ClaimDecision>>

/** The name of a decision in the history, where it is listed like a setting. */
export type DecisionName = `${ClaimName}_claim`

/** Stored together, so that restoring an earlier version restores both. */
export type StoredSettings = SiteSettings & { claims?: ClaimDecisions }

/** The settings as pages show them: with counted numbers and their labels in place of claims. */
export type PublicSettings = SiteSettings & { labels?: Partial<Record<string, string>> | undefined }

const COUNT_LABELS: Record<CountName, string> = {
  dietitians: 'dietitians',
  answered: 'requests answered',
  reviews: 'published reviews',
  rating: 'average rating',
  reply_minutes: 'usual first reply',
}

export function isClaim(name: SettingName): name is ClaimName {
  return name in CLAIM_COUNTS
}

export function claimState(settings: SiteSettings, decisions: ClaimDecisions, name: ClaimName): ClaimState {
  if (settings[name] === '' || settings[name] === 0) return 'cleared'
  const decision = decisions[name]
  if (decision) return decision.state
  // Unlike "Dr.", "Dt." does not claim a doctorate.
  if (name === 'dietitian_title' && settings[name] !== DEFAULT_SETTINGS[name]) return 'confirmed'
  return 'default'
}

function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

function countText(name: CountName, counts: ClaimCounts): string {
  const count = counts[name]
  if (count === null || count === 0) return ''
  if (name === 'rating') return `${count.toFixed(1)} of 5`
  return name === 'reply_minutes' ? durationText(count) : count.toLocaleString('en-IN')
}

/** Empty if there is nothing to count yet; the claim is then hidden. */
export function countedText(name: ClaimName, counts: ClaimCounts): string {
  const count = CLAIM_COUNTS[name]
  return count === null ? '' : countText(count, counts)
}

/** What the number in `countedText` counts. */
export function countedLabel(name: ClaimName): string {
  const count = CLAIM_COUNTS[name]
  return count === null ? '' : COUNT_LABELS[count]
}

export function isCounted(decisions: ClaimDecisions): boolean {
  return Object.values(decisions).some(({ state }) => state === 'counted')
}

export function toPublicSettings(
  settings: SiteSettings,
  decisions: ClaimDecisions,
  counts: ClaimCounts,
): PublicSettings {
  const shown: Record<string, string | number> = {}
  const labels: Record<string, string> = {}
  for (const name of CLAIM_NAMES) {
    const count = CLAIM_COUNTS[name]
    if (count === null || claimState(settings, decisions, name) !== 'counted') continue
    shown[name] = typeof settings[name] === 'number' ? (counts[count] ?? 0) : countText(count, counts)
    labels[name] = COUNT_LABELS[count]
  }
  return Object.keys(shown).length === 0 ? settings : ({ ...settings, ...shown, labels } as PublicSettings)
}

/** The wording in the history and the audit log. */
export function decisionText(decision: ClaimDecision | undefined): string {
  if (!decision) return 'Not confirmed'
  return decision.state === 'counted' ? 'Counted' : `Confirmed: ${decision.source}`
}
