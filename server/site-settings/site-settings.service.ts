import type { AuditAction } from '#domain/audit/audit-labels.ts'
import type { ClaimChoice, Claims, ClaimsPatch } from '#domain/site/claims.schema.ts'
import {
  CLAIM_COUNTS,
  CLAIM_NAMES,
  type ClaimDecisions,
  claimState,
  countedText,
  decisionText,
  isClaim,
  isCounted,
  type StoredSettings,
  toPublicSettings,
} from '#domain/site/claims.ts'
import { SETTING_NAMES } from '#domain/site/setting-labels.ts'
import { applySiteSettings, currentSettings } from '#domain/site/site.ts'
import {
  SETTINGS_CHANGED,
  type SiteSettingsPatch,
  type SiteSettingsResponse,
  type SiteSettingsVersion,
} from '#domain/site/site-settings.schema.ts'
import { completeSettings, DEFAULT_SETTINGS, type SettingName, type SiteSettings } from '#domain/site/site-settings.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, invalid, requireFound, toPage } from '../errors.ts'
import {
  countClaims,
  findCurrentSettings,
  findSettingsVersion,
  insertSettings,
  type ListedVersion,
  listSettingsVersions,
  lockSettings,
  type SettingsRow,
} from './site-settings.queries.ts'

/** The stored settings, completed with the defaults. */
interface Stored {
  version: number
  settings: SiteSettings
  claims: ClaimDecisions
}

function toStored(row: SettingsRow | null): Stored {
  return {
    version: row?.id ?? 0,
    settings: completeSettings(row?.settings ?? {}),
    claims: row?.settings.claims ?? {},
  }
}

async function toResponse(db: Database, row: SettingsRow | null): Promise<SiteSettingsResponse> {
  const { version, settings, claims } = toStored(row)
  const shown = isCounted(claims) ? toPublicSettings(settings, claims, await countClaims(db)) : settings
  return { version, changed_at: row?.created_at.toISOString() ?? null, settings, shown }
}

function changesBetween(before: StoredSettings, after: StoredSettings): SiteSettingsVersion['changes'] {
  return SETTING_NAMES.flatMap((name) => {
    const value = { name, before: before[name], after: after[name] }
    if (!isClaim(name)) return [value]
    const decision = {
      name: `${name}_claim` as const,
      before: decisionText(before.claims?.[name]),
      after: decisionText(after.claims?.[name]),
    }
    return [value, decision]
  }).filter((change) => change.before !== change.after)
}

export async function getSiteSettings(db: Database): Promise<SiteSettingsResponse> {
  return toResponse(db, await findCurrentSettings(db))
}

let refreshing: Promise<unknown> = Promise.resolve()

/**
 * Applies the stored settings to this process. Reads run one after another, so that the newest is applied last.
 * @returns true if pages must change
 */
export function refreshSiteSettings(db: Database): Promise<boolean> {
  const reading = refreshing
    .catch(() => {})
    .then(async () => {
      const { shown } = await getSiteSettings(db)
      const isChanged = JSON.stringify(shown) !== JSON.stringify(currentSettings())
      applySiteSettings(shown)
      return isChanged
    })
  refreshing = reading
  return reading
}

interface Save {
  actorId: number
  action: AuditAction
  /** The version that the admin has edited. */
  version: number
  change: (stored: StoredSettings, tx: Database) => Promise<StoredSettings> | StoredSettings
}

async function saveSettings(db: Database, { actorId, action, version, change }: Save) {
  const saved = await db.transaction(async (tx) => {
    await lockSettings(tx)
    const current = await findCurrentSettings(tx)
    const { version: storedVersion, settings, claims } = toStored(current)
    const before = { ...settings, claims }
    const after = await change(before, tx)
    const changes = changesBetween(before, after)
    // A save that changes nothing is no conflict, whichever version was edited.
    if (changes.length === 0) return current
    if (storedVersion > version) throw conflict(SETTINGS_CHANGED)
    // Stores the defaults before the first change, so that they can be restored too.
    if (storedVersion === 0) await insertSettings(tx, DEFAULT_SETTINGS, null)
    const row = await insertSettings(tx, after, actorId)
    await recordAudit(tx, actorId, action, ['site_settings', row.id], {
      before: Object.fromEntries(changes.map(({ name, before }) => [name, before])),
      after: Object.fromEntries(changes.map(({ name, after }) => [name, after])),
    })
    return row
  })
  const response = await toResponse(db, saved)
  // The change is saved, so a failure to read it now must not look like a rejection.
  await refreshSiteSettings(db).catch(() => applySiteSettings(response.shown))
  return response
}

/** Changes only the fields sent. */
export function updateSiteSettings(db: Database, actorId: number, { version, ...patch }: SiteSettingsPatch) {
  return saveSettings(db, {
    actorId,
    action: 'site.settings_changed',
    version,
    change: ({ claims = {}, ...stored }) => {
      const settings = completeSettings({ ...stored, ...patch } as Partial<SiteSettings>)
      // A decision about a claim applies only to the value it was made for.
      const decided = Object.entries(claims).filter(
        ([name]) => settings[name as SettingName] === stored[name as SettingName],
      )
      return { ...settings, claims: Object.fromEntries(decided) }
    },
  })
}

/** Restores an earlier version as a new one. */
export function restoreSiteSettings(db: Database, actorId: number, id: number, version: number) {
  return saveSettings(db, {
    actorId,
    action: 'site.settings_restored',
    version,
    change: async (_stored, tx) => withClaims(requireFound(await findSettingsVersion(tx, id)).settings),
  })
}

function withClaims(stored: StoredSettings): StoredSettings {
  return { ...completeSettings(stored), claims: stored.claims ?? {} }
}

function toVersion(row: ListedVersion, newest: number | undefined): SiteSettingsVersion {
  const { id, settings, before, changed_by, full_name, created_at } = row
  return {
    id,
    is_current: id === newest,
    changed_by: changed_by === null ? null : { id: changed_by, full_name: full_name ?? '' },
    created_at: created_at.toISOString(),
    changes: before === null ? [] : changesBetween(withClaims(before), withClaims(settings)),
  }
}

export async function listSiteSettingsVersions(db: Database, query: { page: number; page_size: number }) {
  const [versions, current] = await Promise.all([listSettingsVersions(db, query), findCurrentSettings(db)])
  return toPage(query, versions, (row) => toVersion(row, current?.id))
}

const CANNOT_COUNT = 'Only figures in the database can be counted'
const NOTHING_TO_CONFIRM = 'You can’t confirm a cleared claim. Bring it back first.'

export async function getClaims(db: Database): Promise<Claims> {
  const [row, counts] = await Promise.all([findCurrentSettings(db), countClaims(db)])
  const { version, settings, claims } = toStored(row)
  return {
    version,
    claims: CLAIM_NAMES.map((name) => {
      const decision = claims[name]
      return {
        name,
        value: String(settings[name]),
        state: claimState(settings, claims, name),
        source: decision?.state === 'confirmed' ? decision.source : null,
        counted: CLAIM_COUNTS[name] === null ? null : countedText(name, counts),
      }
    }),
  }
}

function isEmpty(value: string | number): boolean {
  return value === '' || value === 0
}

function decide(stored: StoredSettings, choice: ClaimChoice): StoredSettings {
  const { name } = choice
  const { [name]: _, ...claims }: ClaimDecisions = stored.claims ?? {}
  const byDefault = { ...stored, [name]: DEFAULT_SETTINGS[name] }
  if (choice.state === 'confirmed') {
    if (isEmpty(stored[name])) throw invalid({ claims: [NOTHING_TO_CONFIRM] })
    return { ...stored, claims: { ...claims, [name]: { state: 'confirmed', source: choice.source } } }
  }
  if (choice.state === 'cleared') return { ...stored, [name]: typeof stored[name] === 'number' ? 0 : '', claims }
  if (choice.state === 'default') return { ...byDefault, claims }
  if (CLAIM_COUNTS[name] === null) throw invalid({ claims: [CANNOT_COUNT] })
  return { ...(isEmpty(stored[name]) ? byDefault : stored), claims: { ...claims, [name]: { state: 'counted' } } }
}

export function decideClaims(db: Database, actorId: number, { version, claims }: ClaimsPatch) {
  return saveSettings(db, {
    actorId,
    action: 'site.claims_decided',
    version,
    change: (stored) => claims.reduce(decide, stored),
  })
}
