import type { ClaimChoice, Claims, ClaimsPatch } from '#domain/site/claims.schema.ts'
import {
  CLAIM_COUNTS,
  CLAIM_NAMES,
  type ClaimDecisions,
  claimState,
  countedText,
  type StoredSettings,
} from '#domain/site/claims.ts'
import { DEFAULT_SETTINGS } from '#domain/site/site-settings.ts'
import type { Database } from '../db/connect.ts'
import { invalid } from '../errors.ts'
import { countClaims } from './claims.queries.ts'
import { findCurrentSettings } from './site-settings.queries.ts'
import { saveSettings, toStored } from './site-settings.service.ts'

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
  const { [name]: _, ...others } = stored.claims ?? {}
  const claims: ClaimDecisions = others
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
