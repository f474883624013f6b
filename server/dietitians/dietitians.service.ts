import type { Credential } from '#domain/dietitians/credentials.schema.ts'
import {
  type Dietitian,
  type DietitianPatch,
  type DietitianQuery,
  NO_PUBLIC_PROFILE,
} from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { PROFILE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import { untitled } from '#domain/site/site.ts'
import { renameAccount } from '../accounts/accounts.service.ts'
import type { Actor, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { AppError, notFound, requirePage } from '../errors.ts'
import { storeUpload } from '../images/images.service.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { listPublicCredentials } from './credentials/credentials.service.ts'
import {
  countListed,
  countMatching,
  type DietitianRow,
  findActiveDietitian,
  findListed,
  findProfile,
  insertProfile,
  listListed,
  listMatching,
  lockProfile,
  saveFirstReplyTime,
  saveProfile,
  saveRating,
} from './dietitians.queries.ts'

const PICTURE = { widths: PROFILE_PICTURE_WIDTHS, square: true }

function toDietitian(row: DietitianRow, credentials: Credential[]): Dietitian {
  const pictures = row.picture ?? []
  return {
    id: row.id,
    user_info: { name: row.name, email: row.email, phone_number: row.phone_number },
    bio: row.bio,
    specialization: row.specialization,
    specialization_display: row.specialization ? SPECIALIZATION_LABELS[row.specialization] : '',
    experience_years: row.experience_years,
    consultation_fee: row.consultation_fee,
    is_available: row.is_available,
    rating: row.rating,
    review_count: row.review_count,
    first_reply_minutes: row.first_reply_minutes,
    profile_picture: pictures.at(-1)?.url ?? null,
    profile_picture_sizes: pictures,
    credentials,
    is_demo: row.is_demo,
    created_at: row.created_at.toISOString(),
  }
}

async function withCredentials(db: Database, row: DietitianRow): Promise<Dietitian> {
  return toDietitian(row, (await listPublicCredentials(db, [row.id])).get(row.id) ?? [])
}

async function readPage(db: Database, query: DietitianQuery): Promise<{ count: number; rows: DietitianRow[] }> {
  if (!query.search) {
    const [count, rows] = await Promise.all([countListed(db, query), listListed(db, query)])
    return { count, rows }
  }
  const search = untitled(query.search)
  const [count, rows] = await Promise.all([countMatching(db, query, search), listMatching(db, query, search)])
  return { count, rows }
}

export async function listDietitians(db: Database, query: DietitianQuery) {
  const { count, rows } = await readPage(db, query)
  requirePage(query, count)
  const credentials = await listPublicCredentials(
    db,
    rows.map(({ id }) => id),
  )
  return { count, results: rows.map((row) => toDietitian(row, credentials.get(row.id) ?? [])) }
}

export async function getDietitian(db: Database, id: number): Promise<Dietitian> {
  const row = await findListed(db, id)
  if (!row) throw notFound()
  return withCredentials(db, row)
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

/** A dietitian always has a profile row; it is listed only once bio and specialization are filled. */
export async function ensureDietitianProfile(db: Database, userId: number): Promise<void> {
  await insertProfile(db, userId)
}

/** The recipient of a request; null unless this is an active dietitian. */
export async function findRecipient(db: Database, id: number) {
  return findActiveDietitian(db, id)
}

/** Locks the profile, so that ratings and reply times are counted and stored by one transaction at a time. */
export async function lockProfileMeasures(tx: Database, userId: number): Promise<void> {
  await lockProfile(tx, userId)
}

export async function updateRating(
  db: Database,
  userId: number,
  measured: { rating: number | null; review_count: number },
): Promise<void> {
  await saveRating(db, userId, measured)
}

export async function updateFirstReplyTime(db: Database, userId: number, minutes: number | null): Promise<void> {
  await saveFirstReplyTime(db, userId, minutes)
}
