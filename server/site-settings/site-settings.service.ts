import type { AuditAction } from '#domain/audit/audit-labels.ts'
import { SETTING_NAMES } from '#domain/site/setting-labels.ts'
import { applySiteSettings } from '#domain/site/site.ts'
import {
  SETTINGS_CHANGED,
  type SiteSettingsAnswer,
  type SiteSettingsPatch,
  type SiteSettingsVersion,
} from '#domain/site/site-settings.schema.ts'
import { completeSettings, DEFAULT_SETTINGS, type SiteSettings } from '#domain/site/site-settings.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requirePage } from '../errors.ts'
import {
  countSettingsVersions,
  findCurrentSettings,
  findSettingsVersion,
  insertSettings,
  type ListedVersion,
  listSettingsVersions,
  lockSettings,
  type SettingsRow,
} from './site-settings.queries.ts'

function toAnswer(row: SettingsRow | null): SiteSettingsAnswer {
  return {
    version: row?.id ?? 0,
    changed_at: row?.created_at.toISOString() ?? null,
    settings: completeSettings(row?.settings ?? {}),
  }
}

function changesBetween(before: SiteSettings, after: SiteSettings): SiteSettingsVersion['changes'] {
  return SETTING_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    before: before[name],
    after: after[name],
  }))
}

export async function getSiteSettings(db: Database): Promise<SiteSettingsAnswer> {
  return toAnswer(await findCurrentSettings(db))
}

let refreshing: Promise<void> = Promise.resolve()

/** Makes the stored settings those of this process. One reading after another, so that the newest one is applied last. */
export function refreshSiteSettings(db: Database): Promise<void> {
  const reading = refreshing.catch(() => {}).then(async () => applySiteSettings((await getSiteSettings(db)).settings))
  refreshing = reading
  return reading
}

interface Save {
  actorId: number
  action: AuditAction
  /** The version that was edited. */
  version: number
  change: (stored: SiteSettings, tx: Database) => Promise<SiteSettings> | SiteSettings
}

async function save(db: Database, { actorId, action, version, change }: Save): Promise<SiteSettingsAnswer> {
  const answer = await db.transaction(async (tx) => {
    await lockSettings(tx)
    const stored = toAnswer(await findCurrentSettings(tx))
    const wanted = await change(stored.settings, tx)
    const changes = changesBetween(stored.settings, wanted)
    // Who wants what holds already has lost nothing, whatever version was edited.
    if (changes.length === 0) return stored
    if (stored.version > version) throw conflict(SETTINGS_CHANGED)
    // The first change keeps what was before it, so that it can be brought back too.
    if (stored.version === 0) await insertSettings(tx, DEFAULT_SETTINGS, null)
    const row = await insertSettings(tx, wanted, actorId)
    await recordAudit(tx, {
      actor_id: actorId,
      action,
      target_type: 'site_settings',
      target_id: row.id,
      before: Object.fromEntries(changes.map(({ name, before }) => [name, before])),
      after: Object.fromEntries(changes.map(({ name, after }) => [name, after])),
    })
    return toAnswer(row)
  })
  // It is stored: a reading that fails now must not make it look refused.
  await refreshSiteSettings(db).catch(() => applySiteSettings(answer.settings))
  return answer
}

/** Changes what is sent. */
export function updateSiteSettings(
  db: Database,
  actorId: number,
  { version, ...patch }: SiteSettingsPatch,
): Promise<SiteSettingsAnswer> {
  return save(db, {
    actorId,
    action: 'site.settings_changed',
    version,
    change: (stored) => completeSettings({ ...stored, ...patch } as Partial<SiteSettings>),
  })
}

/** What held once holds again, as a new version. */
export function restoreSiteSettings(
  db: Database,
  actorId: number,
  id: number,
  version: number,
): Promise<SiteSettingsAnswer> {
  return save(db, {
    actorId,
    action: 'site.settings_restored',
    version,
    change: async (_stored, tx) => {
      const row = await findSettingsVersion(tx, id)
      if (!row) throw notFound()
      return completeSettings(row.settings)
    },
  })
}

function toVersion(row: ListedVersion, newest: number | undefined): SiteSettingsVersion {
  const { id, settings, before, changed_by, full_name, created_at } = row
  return {
    id,
    is_current: id === newest,
    changed_by: changed_by === null ? null : { id: changed_by, full_name: full_name ?? '' },
    created_at: created_at.toISOString(),
    changes: before === null ? [] : changesBetween(completeSettings(before), completeSettings(settings)),
  }
}

export async function listSiteSettingsVersions(db: Database, query: { page: number; page_size: number }) {
  const [count, rows, current] = await Promise.all([
    countSettingsVersions(db),
    listSettingsVersions(db, query),
    findCurrentSettings(db),
  ])
  requirePage(query, count)
  return { count, results: rows.map((row) => toVersion(row, current?.id)) }
}
