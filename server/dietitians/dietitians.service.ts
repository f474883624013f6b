import type { Credential } from '#domain/dietitians/credentials.schema.ts'
import {
  type Dietitian,
  type DietitianPatch,
  type DietitianQuery,
  type DirectoryEntry,
  NO_PUBLIC_PROFILE,
  type OwnDietitian,
} from '#domain/dietitians/dietitians.schema.ts'
import { DEFAULT_DIRECTORY_ORDERING } from '#domain/dietitians/directory.ts'
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
  searchListed,
} from './dietitians.queries.ts'
import { toSearchTerms } from './search-terms.ts'

export {
  ensureDietitianProfile,
  findRecipient,
  LISTED_ROWS,
  lockProfileMeasures,
  updateFirstReplyTime,
  updateRating,
} from './dietitians.queries.ts'

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

/** Without the e-mail and phone that the dietitian hides. */
function toDietitian(row: DietitianRow, credentials: Credential[]): Dietitian {
  const { shows_email, shows_phone, user_info, ...dietitian } = toOwnDietitian(row, credentials)
  return {
    ...dietitian,
    user_info: {
      name: user_info.name,
      email: shows_email ? user_info.email : null,
      phone_number: shows_phone ? user_info.phone_number : null,
    },
  }
}

async function credentialsOf(db: Database, row: DietitianRow): Promise<Credential[]> {
  return (await listPublicCredentials(db, [row.id])).get(row.id) ?? []
}

interface ListedPage {
  count: number
  rows: (DietitianRow & { matches?: string[] })[]
}

async function findPage(db: Database, query: DietitianQuery): Promise<ListedPage> {
  const terms = query.search ? toSearchTerms(query.search) : null
  if (terms) return searchListed(db, query, terms)
  const ordering = query.ordering ?? DEFAULT_DIRECTORY_ORDERING
  const [count, rows] = await Promise.all([countListed(db, query), listListed(db, query, ordering)])
  return { count, rows }
}

export async function listDietitians(db: Database, query: DietitianQuery) {
  const { count, rows } = await findPage(db, query)
  requirePage(query, count)
  const credentials = await listPublicCredentials(
    db,
    rows.map(({ id }) => id),
  )
  const results = rows.map(
    ({ matches = [], ...row }): DirectoryEntry => ({ ...toDietitian(row, credentials.get(row.id) ?? []), matches }),
  )
  return { count, results }
}

export async function getDietitian(db: Database, id: number): Promise<Dietitian> {
  const row = requireFound(await findListed(db, id))
  return toDietitian(row, await credentialsOf(db, row))
}

/** @throws not found for an admin, who has no public profile */
export async function requireOwnProfile({ db, actor }: { db: Database; actor: Actor }) {
  const row = actor.role === 'dietitian' ? await findProfile(db, actor.id) : null
  if (!row) throw new AppError('not_found', NO_PUBLIC_PROFILE)
  return row
}

export async function getOwnProfile(db: Database, actor: Actor): Promise<OwnDietitian> {
  const row = await requireOwnProfile({ db, actor })
  return toOwnDietitian(row, await credentialsOf(db, row))
}

/** Changes only the fields sent; name and phone belong to the account. */
export async function updateOwnProfile(
  db: Database,
  files: FileStore,
  actor: Actor,
  patch: DietitianPatch,
  file: UploadedFile | undefined,
): Promise<OwnDietitian> {
  const { first_name, last_name, phone_number, remove_picture, city, ...profile } = patch
  const picture = file
    ? await storeUpload({ db, files }, file, 'profile_picture', PICTURE)
    : remove_picture
      ? null
      : undefined
  await db.transaction(async (tx) => {
    await renameAccount(tx, actor.id, { first_name, last_name, phone_number })
    await saveProfile(tx, actor.id, {
      ...profile,
      ...(city === undefined ? {} : { city: city || null }),
      ...(picture === undefined ? {} : { picture }),
    })
  })
  return getOwnProfile(db, actor)
}
