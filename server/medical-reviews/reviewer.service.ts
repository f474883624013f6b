import { REVIEWER_NEEDS_CREDENTIALS } from '#domain/medical-reviews/review-rules.ts'
import { titled } from '#domain/site/site.ts'
import { getProfile } from '../accounts/accounts.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { listPublicCredentialsOf } from '../dietitians/credentials/credentials.service.ts'
import { AppError } from '../errors.ts'

/** A reviewer as readers see them. Null unless the caller has a checked qualification and a checked registration that are valid today. */
export async function findReviewer(db: Database, actor: Actor) {
  const credentials = await listPublicCredentialsOf(db, actor.id)
  const qualification = credentials.find(({ kind }) => kind === 'qualification')
  const registration = credentials.find(({ kind }) => kind === 'registration')
  if (!qualification || !registration) return null
  const { first_name, last_name, role } = await getProfile(db, actor.id)
  const name = `${first_name} ${last_name}`
  return {
    reviewer_name: role === 'dietitian' ? titled(name) : name,
    qualification: qualification.title ?? '',
    registration: `${registration.council}, ${registration.number}`,
  }
}

/** @throws forbidden without checked credentials */
export async function requireReviewer(db: Database, actor: Actor) {
  const reviewer = await findReviewer(db, actor)
  if (!reviewer) throw new AppError('forbidden', REVIEWER_NEEDS_CREDENTIALS)
  return reviewer
}
