import { sql } from 'drizzle-orm'
import { toAccessIds } from '../privacy.queries.ts'
import { type OwnData, rowsIn } from './own-data.queries.ts'

/** True if the actor of an entry owns its target. */
const IS_OWN = sql`case e.target_type
  when 'user' then e.target_id = e.actor_id
  when 'blog' then exists (select from blogs where id = e.target_id and author_id = e.actor_id)
  when 'consultation_request' then exists (
    select from consultation_requests where id = e.target_id and e.actor_id in (client_id, dietitian_id))
  when 'dietitian_application' then exists (
    select from dietitian_applications where id = e.target_id and user_id = e.actor_id)
  when 'review' then exists (select from reviews where id = e.target_id and client_id = e.actor_id)
end`

/** The data that every account may have. Excludes hashes and secrets, which are useful only to a thief. */
export const PERSONAL_DATA: readonly OwnData[] = [
  {
    name: 'account',
    about: 'Your account and profile, the emails you have switched off, and whether the account will be deleted.',
    columns: sql`id, first_name, last_name, email, email_verified_at, role, is_active, phone_number, weight, height, age,
      gender, otp_enabled_at as second_factor_since, muted_mails as emails_switched_off, delete_on, retain_articles,
      created_at, updated_at`,
    ...rowsIn('users', 'id'),
  },
  {
    name: 'sign-ins',
    about: 'The devices you signed in on: browser name, network address and times.',
    columns: sql`id, user_agent as browser, host(address) as network_address, created_at, last_used_at, expires_at,
      revoked_at as ended_at`,
    ...rowsIn('sessions', 'user_id'),
  },
  {
    name: 'password-links',
    about: 'When someone asked for a link to set a new password, and when it was used.',
    columns: sql`id, created_at, expires_at, used_at`,
    ...rowsIn('password_resets', 'user_id'),
  },
  {
    name: 'verification-links',
    about: 'When we emailed a link to confirm your email address, and when it was used.',
    columns: sql`id, created_at, expires_at, used_at`,
    ...rowsIn('email_verifications', 'user_id'),
  },
  {
    name: 'recovery-codes',
    about: 'When your recovery codes for two-step sign-in were made and used. We do not store the codes themselves.',
    columns: sql`id, created_at, used_at`,
    ...rowsIn('recovery_codes', 'user_id'),
  },
  {
    name: 'consents',
    about: 'What you agreed to, in which version, when, and when you withdrew it.',
    columns: sql`id, kind, version, given_at, withdrawn_at, details`,
    ...rowsIn('consents', 'user_id'),
  },
  {
    name: 'health-assessments',
    about: 'Health assessments sent with your email address. They are here only if you have confirmed that address.',
    columns: sql`a.id, a.full_name, a.email, a.phone_number, a.age, a.gender, a.height, a.weight, a.specific_concern, a.plan,
      a.pregnancy, a.medicines, a.allergies, a.diagnoses, a.eating_disorder, a.eating_style,
      a.is_minor, a.guardian_name, a.guardian_consent, a.notice_version, a.notice_accepted_at, a.status, a.notes as notes_of_the_office,
      a.assigned_at, a.answer, case when d.role = 'dietitian' then d.full_name end as answered_by, a.answered_at,
      a.answer_read_at, a.created_at, a.updated_at`,
    ...rowsIn(
      `assessments a join users u on u.email = a.email and u.email_verified_at is not null
        left join users d on d.id = a.answered_by`,
      'u.id',
      'a.id',
    ),
  },
  {
    name: 'requests-sent',
    about: 'The consultation requests you sent, with your details as they were then.',
    columns: sql`r.id, d.full_name as dietitian, r.name, r.email, r.phone_number, r.relation, r.age, r.gender, r.message,
      r.health_concern, r.status, r.admin_notes as reply_or_note, coalesce(r.chosen_priority, r.priority) as priority, r.is_minor, r.guardian_name, r.guardian_consent,
      r.created_at, r.updated_at, r.replied_at, r.closed_at, c.full_name as proposed_dietitian, r.handover_proposed_at,
      r.handover_outcome, r.handover_ended_at`,
    ...rowsIn(
      'consultation_requests r left join users d on d.id = r.dietitian_id left join users c on c.id = r.handover_to',
      'r.client_id',
      'r.id',
    ),
  },
  {
    name: 'conversations',
    about: 'All messages in your requests, by you and by those who replied.',
    columns: sql`m.id, m.request_id, u.full_name as author, (m.author_id is not distinct from r.client_id) as by_you,
      m.body, m.created_at, m.read_at`,
    ...rowsIn(
      'consultation_messages m join consultation_requests r on r.id = m.request_id left join users u on u.id = m.author_id',
      'r.client_id',
      'm.id',
    ),
  },
  {
    name: 'attachments',
    about:
      'The files in your requests and conversations, from you and from those who replied, and files you have not sent yet. They are in the folder "documents", named "attachment-" and this id.',
    columns: sql`f.id, f.request_id, f.message_id, (f.uploader_id = u.id) as by_you, f.name, f.kind, f.bytes, f.created_at`,
    ...rowsIn(
      `consultation_attachments f left join consultation_requests r on r.id = f.request_id
        join users u on u.id in (f.uploader_id, r.client_id)`,
      'u.id',
      'f.id',
    ),
  },
  {
    name: 'reviews-written',
    about: 'The reviews you wrote, with the replies.',
    columns: sql`id, request_id, rating, text, show_name, answer, answered_at, hidden_at, hidden_reason, created_at,
      updated_at`,
    ...rowsIn('reviews', 'client_id'),
  },
  {
    name: 'emails',
    about:
      'Which emails we sent you and when. We do not store what they said. Those about a health assessment are here only if you have confirmed your address.',
    columns: sql`m.id, m.template as kind, m.status, m.attempts, m.created_at, m.sent_at`,
    ...rowsIn(
      `mails m join users u on u.email = m.recipient
        and (u.email_verified_at is not null or m.template not like 'assessment-%')`,
      'u.id',
      'm.id',
    ),
  },
  {
    name: 'log-of-your-actions',
    about: 'Everything in our log about what you did. It shows changes to your own data, not to other people’s.',
    columns: sql`e.id, e.action, e.target_type, e.target_id, case when ${IS_OWN} then e.before end as before,
      case when ${IS_OWN} then e.after end as after, e.created_at`,
    from: sql`audit_entries e`,
    keys: (userId) => sql`select id from audit_entries where actor_id = ${userId}`,
    key: sql`e.id`,
  },
  {
    name: 'log-about-you',
    about: 'The log of who else opened or changed your data. Administrators are named only by their role.',
    columns: sql`e.id, case when u.role = 'admin' then null else u.full_name end as who, u.role, e.action, e.target_type,
      e.target_id, e.created_at`,
    from: sql`audit_entries e left join users u on u.id = e.actor_id`,
    keys: toAccessIds,
    key: sql`e.id`,
  },
]
