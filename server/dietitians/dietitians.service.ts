import type { Credential } from '#domain/dietitians/credentials/credentials.schema.ts'
import {
  type Dietitian,
  type DietitianPatch,
  type DietitianQuery,
  type DirectoryEntry,
  NO_PUBLIC_PROFILE,
  type OwnDietitian,
} from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { PROFILE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import { renameAccount } from '../accounts/accounts.service.ts'
import type { Actor, Services, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { AppError, requireFound, requirePage } from '../errors.ts'
import { storeUploadFor } from '../images/images.service.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { listPublicCredentials, listPublicCredentialsOf } from './credentials/credentials.service.ts'
import { saveProfile } from './dietitians.queries.ts'
import { type DietitianRow, type FoundDietitians, findListed, findProfile } from './directory.queries.ts'
import { searchDirectory } from './directory-search.service.ts'

export { findAssignable, listAssignable } from './assignable.queries.ts'
export {
  ensureDietitianProfile,
  fillEmptyProfile,
  findConcerns,
  findRecipient,
  lockProfileMeasures,
  updateFirstReplyTime,
  updateRating,
} from './dietitians.queries.ts'
export { LISTED_ROWS } from './directory.queries.ts'

const PICTURE = { widths: PROFILE_PICTURE_WIDTHS, square: true }

function toOwnDietitian(row: DietitianRow, credentials: Credential[]): OwnDietitian {
  const { name, email, phone_number, picture, ...profile } = row
  return {
    ...withIsoDates(profile),
    user_info: { name, email, phone_number },
    specialization_display: row.specialization ? SPECIALIZATION_LABELS[row.specialization] : '',
    profile_picture: picture?.at(-1)?.url ?? null,
    profile_picture_sizes: picture ?? [],
    credentials,
  }
}

/** Leaves out the e-mail address and phone number if the dietitian hides them. */
function toDietitian(row: DietitianRow, credentials: Credential[]): Dietitian {
  const { shows_email, shows_phone, is_listed: _always, user_info, ...dietitian } = toOwnDietitian(row, credentials)
  return {
    ...dietitian,
    user_info: {
      name: user_info.name,
      email: shows_email ? user_info.email : null,
      phone_number: shows_phone ? user_info.phone_number : null,
    },
  }
}

async function toEntries(db: Database, rows: FoundDietitians['rows']): Promise<DirectoryEntry[]> {
  const ids = rows.map(({ id }) => id)
  const credentials = await listPublicCredentials(db, ids)
  return rows.map(({ matches, ...row }) => ({ ...toDietitian(row, credentials.get(row.id) ?? []), matches }))
}

export async function listDietitians(db: Database, query: DietitianQuery) {
  const { count, rows, others } = await searchDirectory(db, query)
  requirePage(query, count)
  return {
    count,
    results: await toEntries(db, rows),
    others: others && { title: others.title, results: await toEntries(db, others.rows) },
  }
}

/** True if there is a public profile that accepts requests. */
export async function isBookable(db: Database, id: number): Promise<boolean> {
  return (await findListed(db, id))?.is_available ?? false
}

export async function getDietitian(db: Database, id: number): Promise<Dietitian> {
  const row = requireFound(await findListed(db, id))
  return toDietitian(row, await listPublicCredentialsOf(db, row.id))
}

/** @throws not found for an admin, who has no public profile */
export async function requireOwnProfile({ db, actor }: { db: Database; actor: Actor }) {
  const row = actor.role === 'dietitian' ? await findProfile(db, actor.id) : null
  if (!row) throw new AppError('not_found', NO_PUBLIC_PROFILE)
  return row
}

export async function getOwnProfile(db: Database, actor: Actor): Promise<OwnDietitian> {
  const row = await requireOwnProfile({ db, actor })
  return toOwnDietitian(row, await listPublicCredentialsOf(db, row.id))
}

/** The profile as shown to its owner, listed or not. */
export async function getProfileOf(db: Database, userId: number): Promise<OwnDietitian> {
  const row = requireFound(await findProfile(db, userId))
  return toOwnDietitian(row, await listPublicCredentialsOf(db, row.id))
}

/** Changes only the fields sent; name and phone belong to the account. */
export async function updateOwnProfile(
  store: Pick<Services, 'db' | 'files'>,
  actor: Actor,
  patch: DietitianPatch,
  file: UploadedFile | undefined,
): Promise<OwnDietitian> {
  const { first_name, last_name, phone_number, remove_picture, city, ...profile } = patch
  const save = (picture: ImageSizes | null | undefined) =>
    store.db.transaction(async (tx) => {
      await renameAccount(tx, actor.id, { first_name, last_name, phone_number })
      await saveProfile(tx, actor.id, { ...profile, city: city === '' ? null : city, picture })
    })
  if (file) await storeUploadFor(store, file, 'profile_picture', PICTURE, save)
  else await save(remove_picture ? null : undefined)
  return getOwnProfile(store.db, actor)
}
