import { sql } from 'drizzle-orm'
import { type OwnData, rowsIn } from './own-data.queries.ts'

/** The data of a dietitian. Received requests include only the dietitian's own text: the clients' texts are theirs. */
export const DIETITIAN_DATA: readonly OwnData[] = [
  {
    name: 'public-profile',
    about: 'Your public profile as a dietitian.',
    columns: sql`user_id as id, bio, specialization, focus_areas, age_groups,
      consultation_modes, languages, city, shows_phone, shows_email, experience_years, consultation_fee, is_available, rating,
      review_count, first_reply_minutes, picture, created_at, updated_at`,
    ...rowsIn('dietitian_profiles', 'user_id', 'user_id'),
  },
  {
    name: 'applications',
    about: 'Your applications to work as a dietitian, and our decisions.',
    columns: sql`id, qualification, registration_number, registration_council, years_experience, specialization,
      status, reason, created_at, sent_again_at, decided_at`,
    ...rowsIn('dietitian_applications', 'user_id'),
  },
  {
    name: 'documents',
    about: 'The documents you sent with your applications. The files are in the folder "documents", named by this id.',
    columns: sql`d.id, d.application_id, d.name, d.kind, d.bytes, d.created_at`,
    ...rowsIn('application_documents d join dietitian_applications a on a.id = d.application_id', 'a.user_id', 'd.id'),
  },
  {
    name: 'certificates',
    about:
      'The certificates you sent for new and renewed credentials. The files are in the folder "documents", named "certificate-" and this id.',
    columns: sql`id, kind, title, council, number, expires_on, file_name, file_kind, bytes, status, reason, created_at,
      decided_at`,
    ...rowsIn('dietitian_certificates', 'dietitian_id'),
  },
  {
    name: 'credentials',
    about: 'What we checked about your qualification and registration, with our notes on how.',
    columns: sql`id, kind, title, council, number, checked_on, expires_on, note, created_at`,
    ...rowsIn('dietitian_credentials', 'dietitian_id'),
  },
  {
    name: 'articles',
    about: 'Your articles as they are now, with drafts and with deleted ones that we still have.',
    columns: sql`id, title, summary, content, category, status, unpublished_reason, featured_image, ai_generated, ai_engine, ai_reviewed,
      read_minutes, views_count, created_at, updated_at, published_at, deleted_at`,
    ...rowsIn('blogs', 'author_id'),
  },
  {
    name: 'article-versions',
    about: 'The earlier versions of your articles that we still have.',
    columns: sql`v.id, v.blog_id as article_id, v.title, v.summary, v.content, v.category, v.status, v.saved_at`,
    ...rowsIn('blog_versions v join blogs b on b.id = v.blog_id', 'b.author_id', 'v.id'),
  },
  {
    name: 'unsaved-articles',
    about: 'What you were writing and have not saved yet.',
    columns: sql`id, blog_id as article_id, fields, saved_at`,
    ...rowsIn('blog_working_copies', 'user_id'),
  },
  {
    name: 'requests-received',
    about:
      'The numbers and dates of requests sent to you. What clients wrote about themselves belongs to them and is not here.',
    columns: sql`id, status, coalesce(chosen_priority, priority) as priority, created_at, first_reply_at, replied_at, closed_at`,
    ...rowsIn('consultation_requests', 'dietitian_id'),
  },
  {
    name: 'replies-written',
    about: 'What you wrote in conversations of requests that were sent to others, with the number of the request.',
    columns: sql`m.id, m.request_id, m.body, m.created_at, m.read_at`,
    ...rowsIn(
      `consultation_messages m
        join consultation_requests r on r.id = m.request_id and r.client_id is distinct from m.author_id`,
      'm.author_id',
      'm.id',
    ),
  },
  {
    name: 'assessments-assigned',
    about:
      'The numbers and dates of health assessments assigned to you, and your replies. What people wrote about themselves belongs to them and is not here.',
    columns: sql`a.id, a.status, a.assigned_at, case when a.answered_by = u.id then a.answer end as answer,
      case when a.answered_by = u.id then a.answered_at end as answered_at`,
    ...rowsIn('assessments a join users u on u.id in (a.assigned_to, a.answered_by)', 'u.id', 'a.id'),
  },
  {
    name: 'private-notes',
    about: 'Your private notes on requests, with the number of the request.',
    columns: sql`request_id, note, updated_at`,
    ...rowsIn('consultation_notes', 'author_id', 'request_id'),
  },
  {
    name: 'saved-replies',
    about: 'The replies you saved to use again.',
    columns: sql`id, title, body, created_at, updated_at`,
    ...rowsIn('saved_replies', 'user_id'),
  },
  {
    name: 'foods',
    about: 'The foods and dishes you added, also those that are in the library now.',
    columns: sql`id, kind, status, name, hindi, punjabi, spellings, region, course, contents, portions, nutrients,
      ingredients, cooked_grams, notes, data_source, decline_reason, proposed_at, created_at, updated_at`,
    ...rowsIn('foods', 'coalesce(owner_id, contributor_id)'),
  },
  {
    name: 'reviews-received',
    about: 'The public reviews of you, with your replies. They do not say who wrote them.',
    columns: sql`id, rating, text, answer, answered_at, created_at`,
    from: sql`reviews`,
    where: (userId) => sql`dietitian_id = ${userId} and hidden_at is null`,
    key: sql`id`,
  },
  {
    name: 'medical-reviews',
    about: 'The health texts that you reviewed, with your decisions and comments.',
    columns: sql`id, blog_id as article_id, page, decision, comments, reviewer_name, qualification, registration, due_on,
      created_at`,
    ...rowsIn('medical_reviews', 'reviewer_id'),
  },
  {
    name: 'medical-reviews-received',
    about: 'What reviewers decided about your articles, with their comments.',
    columns: sql`r.id, r.blog_id as article_id, r.decision, r.comments, r.reviewer_name, r.due_on, r.created_at`,
    ...rowsIn('medical_reviews r join blogs b on b.id = r.blog_id', 'b.author_id', 'r.id'),
  },
  {
    name: 'ai-calls',
    about: 'When you used the AI tools, with which engine, and what it used. We do not store topics or texts.',
    columns: sql`id, action, engine, model, outcome, requests, input_tokens, output_tokens, took_ms, created_at`,
    ...rowsIn('ai_calls', 'user_id'),
  },
]
