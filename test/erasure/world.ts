import { as } from '../callers.ts'
import { deliverMails } from '../deliver-mails.ts'
import { documentForm, pdf } from '../documents.ts'
import { given } from '../given.ts'
import { testApp } from '../test-app.ts'
import { addAccountRows, insert } from './account-rows.ts'
import { addAssignedAssessments, addCredentials, addMedicalReviews, writeArticles } from './dietitian-work.ts'
import { CLIENT, CLIENT_MARK, DIETITIAN, DIETITIAN_MARK } from './people.ts'

const API = '/api/adminpanel'

/** Uploads a file whose content and name contain its sender's mark. @returns its id */
async function upload(person: { id: number }, mark: string): Promise<number> {
  const payload = documentForm(pdf(mark), `${mark}-report.pdf`)
  return (await as(person).send({ method: 'POST', url: `${API}/attachments/`, payload })).body.id
}

/** A conversation in which both participants mention themselves and each other. */
async function talk(client: { id: number }, dietitian: { id: number }) {
  const naming = `I am ${CLIENT.first_name} ${CLIENT.last_name}, call ${CLIENT.phone_number} or write to ${CLIENT.email}.`
  const request =
    (
      await as(client).post(`${API}/contact-requests/`, {
        to_dietitian: dietitian.id,
        message: `Dear ${DIETITIAN.first_name}, ${CLIENT_MARK} asks about breakfast. ${naming}`,
        health_concern: `${CLIENT_MARK} sugar`,
        guardian_name: `${CLIENT_MARK} guardian`,
        relation: 'grandparent',
        person_age: 81,
        person_gender: 'other',
        attachment_ids: [await upload(client, CLIENT_MARK)],
      })
    ).body.contact_request ?? null
  const id: number = request?.id ?? 1
  await as(dietitian).patch(`${API}/contact-requests/${id}/private-note/`, {
    note: `${CLIENT_MARK} has sugar, said ${DIETITIAN_MARK}.`,
  })
  await as(dietitian).post(`${API}/contact-requests/${id}/messages/`, {
    body: `Dear ${CLIENT.first_name.toLowerCase()}, replykept: eat ragi. Call 98111-22233 if need be. Yours, ${DIETITIAN.first_name} ${DIETITIAN.last_name}`,
    attachment_ids: [await upload(dietitian, `${CLIENT_MARK}-by-${DIETITIAN_MARK}`)],
  })
  await upload(client, CLIENT_MARK)
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

/** A client and a dietitian with data in every table, in mails and in files. */
export async function createWorld() {
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
  await addAccountRows(client, CLIENT_MARK)
  await addAccountRows(dietitian, DIETITIAN_MARK)
  await addCredentials(dietitian, admin)
  const { published } = await writeArticles(dietitian)
  await addMedicalReviews(dietitian, published)
  const request = await talk(client, dietitian)
  await addAssignedAssessments(dietitian)
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
  await deliverMails()
  // One more queued mail, and one that was given up with its reason.
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

export type World = Awaited<ReturnType<typeof createWorld>>
