import { derivePriority } from '#domain/consultations/priority.ts'
import { insertUser, type NewUser, type UserRow } from '#server/accounts/accounts.queries.ts'
import { insertApplication, insertDocument, listDocuments } from '#server/applications/applications.queries.ts'
import { insertCertificate } from '#server/applications/certificates/certificates.queries.ts'
import { insertBlog, type NewBlog } from '#server/blogs/blog-writes.queries.ts'
import { insertAttachment } from '#server/consultations/attachments/attachments.queries.ts'
import { insertRequestOnce } from '#server/consultations/consultations.queries.ts'
import type { consultationRequests } from '#server/consultations/consultations.table.ts'
import { ensureDietitianProfile, type ProfileChange, saveProfile } from '#server/dietitians/dietitians.queries.ts'
import { recordStored } from '#server/documents/documents.queries.ts'
import { hashPassword } from '#server/infra/secrets/passwords.ts'
import { pdf } from './documents.ts'
import { testApp } from './test-app.ts'

export const PASSWORD = 'tawa-roti-and-dal-42'
const BLOG_TEXT =
  'Dal, sabzi, dahi, roti and a fruit: each has its bowl, and a plate that shows all of them needs no scale at the table.'
let passwordHash: Promise<string> | undefined
let serial = 0

async function account(fields: Partial<NewUser>): Promise<UserRow> {
  serial += 1
  passwordHash ??= hashPassword(PASSWORD)
  const row = await insertUser(testApp().services.db, {
    email: `person${serial}@example.in`,
    first_name: 'Person',
    last_name: `Number${serial}`,
    password_hash: await passwordHash,
    ...fields,
  })
  if (!row) throw new Error('this e-mail is taken')
  return row
}

/** Stores a PDF file. @returns its key */
async function storePdf(prefix = ''): Promise<string> {
  const { db, files } = testApp().services
  serial += 1
  const file_key = `documents/${prefix}${serial}.pdf`
  await recordStored(db, file_key)
  await files.put(file_key, pdf(), 'application/pdf')
  return file_key
}

type RequestFields = Partial<typeof consultationRequests.$inferInsert> & { to: { id: number }; from: UserRow }

/** Builders of minimal valid rows; a test states only the fields it needs. */
export const given = {
  user: (fields: Partial<NewUser> = {}) => account(fields),
  admin: (fields: Partial<NewUser> = {}) => account({ role: 'admin', ...fields }),
  async dietitian(fields: Partial<NewUser> = {}, profile: ProfileChange = {}): Promise<UserRow> {
    const { db } = testApp().services
    const row = await account({ role: 'dietitian', ...fields })
    await ensureDietitianProfile(db, row.id)
    await saveProfile(db, row.id, {
      bio: 'Helps families to eat well with the food they already cook at home.',
      specialization: 'general',
      experience_years: 5,
      consultation_fee: 600,
      ...profile,
    })
    return row
  },
  /** A dietitian whose qualification an admin has checked. */
  async checkedDietitian(fields: Partial<NewUser> = {}, profile: ProfileChange = {}): Promise<UserRow> {
    const row = await given.dietitian(fields, profile)
    await testApp().connection.pool.query(
      `insert into dietitian_credentials (dietitian_id, kind, title, checked_on)
       values ($1, 'qualification', 'MSc Nutrition', '2026-03-12')`,
      [row.id],
    )
    return row
  },
  /** A dietitian with a checked qualification and registration, as a medical review needs them. */
  async reviewer(fields: Partial<NewUser> = {}): Promise<UserRow> {
    const row = await given.checkedDietitian(fields)
    await testApp().connection.pool.query(
      `insert into dietitian_credentials (dietitian_id, kind, council, number, checked_on)
       values ($1, 'registration', 'Indian Dietetic Association', 'RD-77', '2026-03-12')`,
      [row.id],
    )
    return row
  },
  async request({ to, from, ...fields }: RequestFields): Promise<{ id: number }> {
    const message = fields.message ?? 'I would like to talk about my breakfast.'
    const id = await insertRequestOnce(testApp().services.db, {
      client_id: from.id,
      dietitian_id: to.id,
      name: from.full_name,
      email: from.email,
      message,
      priority: derivePriority(message, fields.health_concern),
      ...fields,
    })
    if (id === null) throw new Error('a request was sent under this key already')
    return { id }
  },
  async application({ from }: { from: { id: number } }): Promise<{ id: number }> {
    const id = await insertApplication(testApp().services.db, {
      user_id: from.id,
      qualification: 'MSc Food and Nutrition',
      registration_number: 'RD-1207',
      registration_council: 'Indian Dietetic Association',
      years_experience: 4,
    })
    if (id === null) throw new Error('an application of this account waits already')
    return { id }
  },
  async document({ of }: { of: { id: number } }): Promise<{ id: number }> {
    const { db } = testApp().services
    const file_key = await storePdf()
    await insertDocument(db, { application_id: of.id, name: 'degree.pdf', kind: 'pdf', bytes: pdf().length, file_key })
    const [document] = await listDocuments(db, [of.id])
    if (!document) throw new Error('the document was not written')
    return { id: document.id }
  },
  async certificate({ of }: { of: { id: number } }): Promise<{ id: number }> {
    const file_key = await storePdf('certificate-')
    const named = { kind: 'registration' as const, council: 'Indian Dietetic Association', number: `RD-${serial}` }
    const file = { file_name: 'card.pdf', file_kind: 'pdf' as const, bytes: pdf().length, file_key }
    return { id: await insertCertificate(testApp().services.db, { dietitian_id: of.id, ...named, ...file }) }
  },
  /** An attachment of a request, or one that is not sent yet. */
  async attachment({ by, of }: { by: { id: number }; of?: { id: number } }): Promise<{ id: number }> {
    const file_key = await storePdf('attachment-')
    const file = { name: 'report.pdf', kind: 'pdf' as const, bytes: pdf().length, file_key }
    return insertAttachment(testApp().services.db, { uploader_id: by.id, request_id: of?.id ?? null, ...file })
  },
  async blog({ author, ...fields }: Partial<NewBlog> & { author: { id: number } }): Promise<{ id: number }> {
    serial += 1
    const content_text = fields.content_text ?? `${BLOG_TEXT} ${serial}`
    const id = await insertBlog(testApp().services.db, {
      author_id: author.id,
      title: `An article about bowls ${serial}`,
      summary: 'What five bowls on a steel plate say about a balanced meal at home.',
      content: `<p>${content_text}</p>`,
      content_text,
      category: 'diet',
      status: 'published',
      read_minutes: 1,
      published_at: new Date(),
      ...fields,
    })
    if (id === null) throw new Error('this creation key is taken')
    return { id }
  },
}
