import type { UserRow } from '#server/accounts/accounts.queries.ts'
import { createMailer } from '#server/infra/mailer.ts'
import { deliverMail } from '#server/mail/delivery.service.ts'
import { as } from '../callers.ts'
import { given } from '../given.ts'
import { formWith, photo } from '../pictures.ts'
import { testApp } from '../test-app.ts'

/** Strings that stand nowhere else: what is found of them after an erasure was left behind. */
export const CLIENT = {
  first_name: 'Zafirah',
  last_name: 'Quillwick',
  email: 'zafirah.quillwick@example.in',
  phone_number: '+91 98111 22233',
}
export const DIETITIAN = {
  first_name: 'Oswaldine',
  last_name: 'Brambleby',
  email: 'oswaldine.brambleby@example.in',
  phone_number: '+91 98444 55566',
}
export const CLIENT_MARK = 'clientmark'
export const DIETITIAN_MARK = 'dietitianmark'
/** What the dietitian keeps published, which stays under "Former author" unless it is removed. */
export const ARTICLE_MARK = 'articlemark'

const API = '/api/adminpanel'

const insert = (table: string, row: Record<string, unknown>) => {
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

/** What both have as anybody who has an account. */
async function liveWith(user: UserRow, mark: string): Promise<void> {
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

function article(mark: string, status: string) {
  return {
    title: `A plate with ${mark} bowls`,
    summary: `What ${mark} bowls on a steel plate say about a balanced meal at home.`,
    content: `<p>${`Dal, sabzi, dahi, roti and a ${mark} fruit. `.repeat(4)}</p>`,
    category: 'diet',
    status,
  }
}

/** Articles of every kind; the published one has an earlier version with another text. */
async function write(dietitian: { id: number }): Promise<{ published: number }> {
  const author = as(dietitian)
  const create = async (fields: Record<string, string>, picture: number) =>
    (
      await author.send({
        method: 'POST',
        url: `${API}/blogs/`,
        payload: formWith('featured_image', await photo(picture), fields),
      })
    ).body
  const published = await create(article(DIETITIAN_MARK, 'published'), 11)
  await author.patch(`${API}/blogs/${published.id}/`, article(ARTICLE_MARK, 'published'))
  const draft = await create(article(DIETITIAN_MARK, 'draft'), 12)
  const deleted = await create(article(DIETITIAN_MARK, 'published'), 13)
  await author.delete(`${API}/blogs/${deleted.id}/`)
  await author.post(`${API}/blog-working-copies/`, { blog: draft.id, ...article(`${DIETITIAN_MARK} unsaved`, 'draft') })
  await author.send({
    method: 'PATCH',
    url: `${API}/dietitians/me/`,
    payload: formWith('profile_picture', await photo(14, 480, 480), {
      bio: `${DIETITIAN_MARK} helps families to eat well with the food they cook at home.`,
    }),
  })
  await author.post(`${API}/saved-replies/`, {
    title: `${DIETITIAN_MARK} thanks`,
    body: `${DIETITIAN_MARK} thank you.`,
  })
  return { published: published.id }
}

/** A conversation in which both name themselves and each other. */
async function talk(client: { id: number }, dietitian: { id: number }) {
  const naming = `I am ${CLIENT.first_name} ${CLIENT.last_name}, call ${CLIENT.phone_number} or write to ${CLIENT.email}.`
  const request =
    (
      await as(client).post(`${API}/contact-requests/`, {
        to_dietitian: dietitian.id,
        message: `Dear ${DIETITIAN.first_name}, ${CLIENT_MARK} asks about breakfast. ${naming}`,
        health_concern: `${CLIENT_MARK} sugar`,
        guardian_name: `${CLIENT_MARK} guardian`,
      })
    ).body.contact_request ?? null
  const id: number = request?.id ?? 1
  await as(dietitian).patch(`${API}/contact-requests/${id}/private-note/`, {
    note: `${CLIENT_MARK} has sugar, said ${DIETITIAN_MARK}.`,
  })
  await as(dietitian).post(`${API}/contact-requests/${id}/messages/`, {
    body: `Dear ${CLIENT.first_name.toLowerCase()}, replykept: eat ragi. Call 98111-22233 if need be. Yours, ${DIETITIAN.first_name} ${DIETITIAN.last_name}`,
  })
  await as(client).post(`${API}/contact-requests/${id}/messages/`, {
    body: `${CLIENT_MARK} thanks you, ${DIETITIAN.last_name}.`,
  })
  await as(client).post(`${API}/contact-requests/${id}/review/`, {
    rating: 4,
    text: `${CLIENT_MARK} liked ${DIETITIAN.first_name}.`,
    show_name: true,
  })
  const { rows } = await testApp().connection.pool.query('select id from reviews')
  await as(dietitian).post(`${API}/reviews/${rows[0].id}/answer/`, {
    answer: `Thank you ${CLIENT.first_name}, says ${DIETITIAN_MARK} ${DIETITIAN.last_name}.`,
  })
  return { id, review: Number(rows[0].id) }
}

/** Everything that is queued goes out, as files. */
export async function deliverAll(): Promise<void> {
  const { connection, outboxDir } = testApp()
  const mailer = createMailer({ from: () => 'Thali <care@thali.test>', outboxDir })
  const { rows } = await connection.pool.query(`select id from mails where status = 'queued' order by id`)
  for (const { id } of rows) await deliverMail(connection.db, mailer, 'http://thali.test', Number(id), false)
}

/** A client and a dietitian with something in every table, in mails and in files. */
export async function liveTogether() {
  const verified = { email_verified_at: new Date(), muted_mails: [] }
  const client = await given.user({
    ...CLIENT,
    ...verified,
    age: 33,
    gender: 'female',
    otp_secret: `${CLIENT_MARK} otp`,
  })
  const dietitian = await given.dietitian({ ...DIETITIAN, ...verified, otp_secret: `${DIETITIAN_MARK} otp` })
  const admin = await given.admin()
  await liveWith(client, CLIENT_MARK)
  await liveWith(dietitian, DIETITIAN_MARK)
  await insert('dietitian_credentials', {
    dietitian_id: dietitian.id,
    kind: 'qualification',
    title: `${DIETITIAN_MARK} MSc`,
    checked_on: '2026-11-20',
    note: `${DIETITIAN_MARK} seen`,
    checked_by: admin.id,
  })
  const { published } = await write(dietitian)
  const request = await talk(client, dietitian)
  await as(admin).get(`${API}/contact-requests/`)
  await as(admin).get(`${API}/assessments/csv/`)
  await as(admin).get(`${API}/contact-requests/${request.id}/`)
  await as(admin).patch(`${API}/reviews/${request.review}/`, {
    is_hidden: true,
    reason: `${CLIENT.last_name} was rude to ${DIETITIAN.last_name}`,
  })
  await as(admin).patch(`${API}/blogs/${published}/`, { category: 'yoga' })
  await testApp().connection.pool.query(
    `insert into blog_readers (day, blog_id, reader) values (current_date, $1, 'a code') on conflict do nothing`,
    [published],
  )
  await testApp().connection.pool.query(
    `insert into blog_daily_views (blog_id, day, views) values ($1, current_date, 1) on conflict do nothing`,
    [published],
  )
  await insert('site_settings_versions', { settings: {}, changed_by: admin.id })
  await deliverAll()
  // One more that waits, and one that was given up with its reason.
  await insert('mails', { recipient: client.email, template: 'welcome', props: { first_name: CLIENT.first_name } })
  await insert('mails', {
    recipient: dietitian.email,
    template: 'new-message',
    props: { client_name: `${CLIENT.first_name} ${CLIENT.last_name}`, request_id: request.id },
    status: 'failed',
    last_error: `550 ${dietitian.email} unknown`,
  })
  return { client, dietitian, admin, request: request.id, article: published }
}
