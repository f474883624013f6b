import type { UserRow } from '#server/accounts/accounts.queries.ts'
import { as } from '../callers.ts'
import { testApp } from '../test-app.ts'

/** Inserts a row directly, because no endpoint would write the text that the test searches for. */
export const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row)
  const values = names.map((_, at) => `$${at + 1}`).join(', ')
  return testApp().connection.pool.query(
    `insert into ${table} (${names.join(', ')}) values (${values})`,
    Object.values(row).map((value) =>
      value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
    ),
  )
}

const later = () => new Date(Date.now() + 3_600_000)

/** Adds a row to every table with data of any account. */
export async function addAccountRows(user: UserRow, mark: string): Promise<void> {
  await as(user).get('/api/auth/profile/')
  await insert('sessions', {
    user_id: user.id,
    refresh_hash: `${mark} hash`,
    user_agent: `${mark} browser`,
    address: `10.9.8.${user.id}`,
    expires_at: later(),
  })
  await insert('password_resets', { user_id: user.id, token_hash: `${mark} reset`, expires_at: later() })
  await insert('email_verifications', { user_id: user.id, token_hash: `${mark} verify`, expires_at: later() })
  await insert('recovery_codes', { user_id: user.id, code_hash: `${mark} code` })
  await insert('consents', {
    user_id: user.id,
    kind: 'terms',
    version: '2026-11',
    details: { said: `${mark} consent` },
  })
  await insert('rate_limits', { key: `loginFailures:${user.email}|127.0.0.1`, points: 1, expire: Date.now() + 60_000 })
  await insert('assessments', {
    full_name: `${mark} person`,
    email: user.email,
    phone_number: user.phone_number,
    age: 30,
    gender: 'other',
    height: 160,
    weight: 60,
    specific_concern: `${mark} concern`,
    medicines: `${mark} medicine`,
    allergies: `${mark} allergy`,
    diagnoses: `${mark} diagnosis`,
    notes: `${mark} was called`,
    guardian_name: `${mark} guardian`,
    notice_version: '2026-11',
    notice_accepted_at: new Date(),
    answer: `${mark} answer`,
    answered_at: new Date(),
  })
  await testApp().connection.pool.query(
    `insert into assessment_links (assessment_id, token_hash, may_show, expires_at)
     select id, $1, true, now() + interval '1 day' from assessments where email = $2`,
    [`${mark} link`, user.email],
  )
  await insert('audit_entries', {
    actor_id: user.id,
    action: 'account.role_changed',
    target_type: 'user',
    target_id: user.id,
    before: { said: `${mark} before` },
    after: { email: user.email },
  })
  await insert('dietitian_applications', {
    user_id: user.id,
    qualification: `${mark} MSc`,
    registration_number: `${mark} 77`,
    registration_council: `${mark} council`,
    years_experience: 4,
    status: 'declined',
    reason: `${mark} reason`,
  })
  const key = `documents/${mark}.pdf`
  await testApp().services.files.put(key, Buffer.from(`%PDF ${mark}`), 'application/pdf')
  await insert('stored_documents', { key })
  await testApp().connection.pool.query(
    `insert into application_documents (application_id, name, kind, bytes, file_key)
     select id, $1, 'pdf', 9, $2 from dietitian_applications where user_id = $3`,
    [`${mark}.pdf`, key, user.id],
  )
  await insert('ai_calls', {
    user_id: user.id,
    action: 'improve',
    engine: 'model',
    model: `${mark} model`,
    outcome: 'done',
    requests: 1,
    took_ms: 5,
  })
}
