import { REQUEST_STATUSES } from '#domain/consultations/status.ts'
import { openSession } from '#server/accounts/sessions.service.ts'
import { insertAssessment } from '#server/assessments/assessments.queries.ts'
import { insertCredential } from '#server/dietitians/credentials/credentials.queries.ts'
import { insertReview } from '#server/reviews/reviews.queries.ts'
import { insertSavedReply } from '#server/saved-replies/saved-replies.queries.ts'
import { given } from '#test/given.ts'
import { testApp } from '#test/test-app.ts'
import type { CALLERS } from './requests.ts'

const ASSESSMENT = {
  full_name: 'Asha Verma',
  email: 'client@example.in',
  phone_number: '9876543210',
  age: 34,
  gender: 'female' as const,
  height: 160,
  weight: 60,
}

/** Creates one record of each kind that a call can refer to, and a signed-in person of each role. */
export async function makeWorld(): Promise<Record<(typeof CALLERS)[number], string | null>> {
  const { db, tokens } = testApp().services
  const email_verified_at = new Date()
  const client = await given.user({ email: 'client@example.in', email_verified_at })
  const dietitian = await given.dietitian({ email: 'dietitian@example.in', email_verified_at })
  const admin = await given.admin({ email: 'admin@example.in', email_verified_at })
  const other = await given.dietitian()
  for (const author of [dietitian, admin, other]) await given.blog({ author })
  await given.blog({ author: dietitian, status: 'draft', published_at: null })
  const requests = []
  for (const status of REQUEST_STATUSES) requests.push(await given.request({ from: client, to: dietitian, status }))
  for (const { id } of requests.slice(1)) {
    await insertReview(db, {
      request_id: id,
      client_id: client.id,
      dietitian_id: dietitian.id,
      rating: 4,
      text: 'Kind.',
    })
  }
  for (const owner of [dietitian, admin]) {
    await insertSavedReply(db, owner.id, { title: 'First answer', body: 'Thank you for your message.' })
  }
  await insertCredential(db, {
    dietitian_id: dietitian.id,
    kind: 'qualification',
    title: 'MSc Food and Nutrition',
    checked_on: '2026-01-05',
    checked_by: admin.id,
  })
  for (const _ of [1, 2]) await insertAssessment(db, ASSESSMENT)
  const application = await given.application({ from: client })
  await given.document({ of: application })
  const tokenOf = async (user: { id: number }) =>
    (await openSession(db, tokens, user.id, { address: '127.0.0.1', user_agent: 'test' }, false)).tokens.access
  return {
    nobody: null,
    client: await tokenOf(client),
    dietitian: await tokenOf(dietitian),
    admin: await tokenOf(admin),
  }
}
