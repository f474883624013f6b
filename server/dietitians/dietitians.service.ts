import type { Credential } from '#domain/dietitians/credentials.schema.ts'
import {
  type Dietitian,
  type DietitianPatch,
  type DietitianQuery,
  NO_PUBLIC_PROFILE,
} from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { PROFILE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import { renameAccount } from '../accounts/accounts.service.ts'
import type { Actor, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { AppError, requireFound, requirePage } from '../errors.ts'
import { storeUpload } from '../images/images.service.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { listPublicCredentials } from './credentials/credentials.service.ts'
import {
  countListed,
  type DietitianRow,
  findListed,
  findProfile,
  listListed,
  saveProfile,
} from './dietitians.queries.ts'

export {
  ensureDietitianProfile,
  findRecipient,
  LISTED_ROWS,
  lockProfileMeasures,
  updateFirstReplyTime,
  updateRating,
} from './dietitians.queries.ts'

const PICTURE = { widths: PROFILE_PICTURE_WIDTHS, square: true }

function toDietitian(row: DietitianRow, credentials: Credential[]): Dietitian {
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

async function withCredentials(db: Database, row: DietitianRow): Promise<Dietitian> {
  return toDietitian(row, (await listPublicCredentials(db, [row.id])).get(row.id) ?? [])
}

export async function listDietitians(db: Database, query: DietitianQuery) {
  const [count, rows] = await Promise.all([countListed(db, query), listListed(db, query)])
  requirePage(query, count)
  const credentials = await listPublicCredentials(
    db,
    rows.map(({ id }) => id),
  )
  return { count, results: rows.map((row) => toDietitian(row, credentials.get(row.id) ?? [])) }
}

export async function getDietitian(db: Database, id: number): Promise<Dietitian> {
  return withCredentials(db, requireFound(await findListed(db, id)))
}

/** @throws not found for an admin, who has no public profile */
export async function requireOwnProfile({ db, actor }: { db: Database; actor: Actor }) {
  const row = actor.role === 'dietitian' ? await findProfile(db, actor.id) : null
  if (!row) throw new AppError('not_found', NO_PUBLIC_PROFILE)
  return row
}

export async function getOwnProfile(db: Database, actor: Actor): Promise<Dietitian> {
  const row = await requireOwnProfile({ db, actor })
  return withCredentials(db, row)
}

/** Changes only the fields sent; name and phone belong to the account. */
export async function updateOwnProfile(
  db: Database,
  files: FileStore,
  actor: Actor,
  patch: DietitianPatch,
  file: UploadedFile | undefined,
): Promise<Dietitian> {
  const { first_name, last_name, phone_number, remove_picture, ...profile } = patch
  const picture = file
    ? await storeUpload({ db, files }, file, 'profile_picture', PICTURE)
    : remove_picture
      ? null
      : undefined
  await db.transaction(async (tx) => {
    await renameAccount(tx, actor.id, { first_name, last_name, phone_number })
    await saveProfile(tx, actor.id, { ...profile, ...(picture === undefined ? {} : { picture }) })
  })
  return getOwnProfile(db, actor)
}
