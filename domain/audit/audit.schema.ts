import * as z from 'zod/mini'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { SearchText } from '../http/text.ts'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from './audit-labels.ts'
import { type AuditPeriod, isForwards } from './audit-period.ts'

const DATE_INVALID = 'Enter a date as YYYY-MM-DD, or a time as 2027-03-01T18:30:00Z'
const ID_INVALID = 'Enter a positive whole number'

const Moment = z.optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })], DATE_INVALID))
const Id = z.optional(
  z.coerce.number(ID_INVALID).check(z.int(ID_INVALID), z.gte(1, ID_INVALID), z.lte(1e15, ID_INVALID)),
)

const DAYS_BACKWARDS = 'The last day can’t be before the first'

const filters = {
  action: z.optional(oneOf(AUDIT_ACTIONS)),
  /** An account's number, or part of a name or an e-mail. */
  actor: SearchText,
  target_type: z.optional(oneOf(AUDIT_TARGETS)),
  target_id: Id,
  /** An account, whether it performed the action or was its target. */
  person: Id,
  /** UTC days or exact moments, both inclusive. */
  from: Moment,
  to: Moment,
}
const forwards = z.refine<AuditPeriod>(isForwards, { error: DAYS_BACKWARDS, path: ['to'] })
export const AuditFilters = z.object(filters).check(forwards)
export type AuditFilters = z.infer<typeof AuditFilters>

export const AuditQuery = z.object({ ...pageQuery(), ...filters }).check(forwards)
export type AuditQuery = z.infer<typeof AuditQuery>

const Values = z.nullable(z.record(z.string(), z.unknown()))

export const AuditItem = z.object({
  id: z.int(),
  /** null for the site itself and for deleted accounts. */
  actor: z.nullable(z.object({ id: z.int(), full_name: z.string() })),
  action: z.string(),
  target_type: z.string(),
  target_id: z.nullable(z.int()),
  before: Values,
  after: Values,
  created_at: z.string(),
})
export type AuditItem = z.infer<typeof AuditItem>
export const AuditPage = pageSchema(AuditItem)
