import type { Database } from '../db/connect.ts'
import { linkAssessmentConsents } from './consents.queries.ts'
import { noteErased } from './erasure/traces.queries.ts'

/**
 * Call it before submissions are erased, in the same transaction. Who had opened one stays known to the person while the
 * audit log holds it: otherwise an admin who opens one and then erases it would leave no trace. The person's own consent
 * and a number connect the two; both go with the account.
 */
export async function recordFinalAccesses(tx: Database, assessments: readonly number[]): Promise<void> {
  if (assessments.length > 0) await linkAssessmentConsents(tx, assessments)
}

/** Records that a submission was erased for good; call it in the transaction that erases it. */
export async function recordErasure(tx: Database, assessment: number): Promise<void> {
  await noteErased(tx, 'assessment', [assessment])
}
