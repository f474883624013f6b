import { as } from '../callers.ts'
import { formWith, photo } from '../pictures.ts'
import { testApp } from '../test-app.ts'
import { insert } from './account-rows.ts'
import { ARTICLE_MARK, DIETITIAN, DIETITIAN_MARK } from './people.ts'

const API = '/api/adminpanel'
/** The name as the review shows it. */
export const REVIEWER_NAME = `Dr. ${DIETITIAN.first_name} ${DIETITIAN.last_name}`

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
export async function writeArticles(dietitian: { id: number }): Promise<{ published: number }> {
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

/** Assessments of another person: one answered by the dietitian, and one waiting for an answer. */
export async function addAssignedAssessments(dietitian: { id: number }): Promise<void> {
  const another = { full_name: 'Another Person', email: 'another@example.in', phone_number: '+91 98000 11111' }
  const measures = { age: 40, gender: 'male', height: 170, weight: 70 }
  await insert('assessments', {
    ...another,
    ...measures,
    status: 'answered',
    assigned_to: dietitian.id,
    answered_by: dietitian.id,
    answer: `Eat ragi, says ${DIETITIAN.first_name} ${DIETITIAN.last_name}.`,
    answered_at: new Date(),
  })
  await insert('assessments', { ...another, ...measures, status: 'assigned', assigned_to: dietitian.id })
}

/** A page reviewed by the dietitian, and an article of theirs sent to review again after another had commented on it. */
export async function addMedicalReviews(dietitian: { id: number }, blogId: number): Promise<void> {
  const review = { qualification: 'MSc Nutrition', registration: 'Indian Dietetic Association, RD-77', substance: 'x' }
  await insert('medical_reviews', {
    ...review,
    page: 'bmi',
    reviewer_id: dietitian.id,
    reviewer_name: REVIEWER_NAME,
    decision: 'approved',
    due_on: '2027-11-25',
    reviewed_text: 'Eat a little more.',
    comments: JSON.stringify([{ quote: '', comment: `${DIETITIAN_MARK} comment` }]),
  })
  await insert('medical_reviews', {
    ...review,
    blog_id: blogId,
    reviewer_name: 'Dr. Another Reviewer',
    decision: 'sent_back',
    reviewed_text: `A plate with ${DIETITIAN_MARK} bowls`,
    comments: JSON.stringify([
      { quote: `${DIETITIAN_MARK} bowls`, comment: `Dear ${DIETITIAN.first_name}, how many?` },
    ]),
  })
  await insert('medical_review_requests', { blog_id: blogId, requested_by: dietitian.id, publish: true })
}

/** A credential checked by an admin, and a certificate submitted for another. */
export async function addCredentials(dietitian: { id: number }, admin: { id: number }): Promise<void> {
  await insert('dietitian_credentials', {
    dietitian_id: dietitian.id,
    kind: 'qualification',
    title: `${DIETITIAN_MARK} MSc`,
    checked_on: '2026-11-20',
    note: `${DIETITIAN_MARK} seen`,
    checked_by: admin.id,
  })
  const certificate = `documents/${DIETITIAN_MARK}-certificate.pdf`
  await testApp().services.files.put(certificate, Buffer.from(`%PDF ${DIETITIAN_MARK}`), 'application/pdf')
  await insert('stored_documents', { key: certificate })
  await insert('dietitian_certificates', {
    dietitian_id: dietitian.id,
    kind: 'registration',
    council: `${DIETITIAN_MARK} council`,
    number: `${DIETITIAN_MARK} 78`,
    file_name: `${DIETITIAN_MARK}-certificate.pdf`,
    file_kind: 'pdf',
    bytes: 9,
    file_key: certificate,
    status: 'changes_requested',
    reason: `${DIETITIAN_MARK} reason`,
  })
}
