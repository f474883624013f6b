import * as z from 'zod/mini'
import { oneOf } from '../http/pages/page.ts'
import { DEFAULT_RANGE, STATS_RANGES } from './stats-range.ts'

export const StatsQuery = z.object({ range: z._default(oneOf(STATS_RANGES), DEFAULT_RANGE) })
export type StatsQuery = z.infer<typeof StatsQuery>

const StatsPoint = z.object({
  /** The first day of the point; the last point is still in progress. */
  date: z.string(),
  sign_ups: z.int(),
  requests: z.int(),
  /** The median over the first replies written in this period; null if there were none. */
  first_reply_hours: z.nullable(z.number()),
  articles: z.int(),
  assessments: z.int(),
})
export type StatsPoint = z.infer<typeof StatsPoint>

export const Stats = z.object({
  users: z.object({ total: z.int(), user: z.int(), dietitian: z.int(), admin: z.int() }),
  blogs: z.object({ total: z.int(), published: z.int(), drafts: z.int(), total_views: z.int() }),
  contact_requests: z.object({ total: z.int(), pending: z.int(), replied: z.int(), closed: z.int() }),
  assessments: z.object({
    total: z.int(),
    new: z.int(),
    contacted: z.int(),
    assigned: z.int(),
    answered: z.int(),
    done: z.int(),
  }),
  series: z.array(StatsPoint),
})
export type Stats = z.infer<typeof Stats>

/** Open work: for admins, and for dietitians. */
export const Waiting = z.object({
  applications: z.int(),
  /** Certificates for new and renewed credentials. */
  certificates: z.int(),
  /** New assessments that are not yet assigned. */
  assessments: z.int(),
  /** Of those, the ones past the promised time. */
  assessments_overdue: z.int(),
  /** Assigned assessments that are unanswered. */
  assigned: z.int(),
  /** Of those, the ones past the promised time. */
  assigned_overdue: z.int(),
  /** Requests whose client is waiting for a first reply or for a reply to a later message. */
  requests: z.int(),
  /** Foods that dietitians propose for the library. */
  foods: z.int(),
  mails_failed: z.int(),
  /** Demo accounts on a public site; 0 on a site that is not public. */
  demo_accounts: z.int(),
})
export type Waiting = z.infer<typeof Waiting>
