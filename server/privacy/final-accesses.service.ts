import type { Database } from '../db/connect.ts'
import { linkAssessmentConsents } from './consents.queries.ts'

/**
 * Call it before submissions are erased, in the same transaction. Who had opened one stays known to the person while the
 * log keeps it: otherwise whoever looks at it and then erases it would leave no trace. What ties the two together are the
 * person's own agreement to the notice and a number, which go with the account.
 */
export async function recordFinalAccesses(tx: Database, assessments: readonly number[]): Promise<void> {
  if (assessments.length > 0) await linkAssessmentConsents(tx, assessments)
}
