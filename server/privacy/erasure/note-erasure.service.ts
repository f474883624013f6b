import type { Database } from '../../db/connect.ts'
import { noteErased } from './traces.queries.ts'

/** Remembers that something was erased for good; call it in the transaction that erases it. */
export async function noteErasure(tx: Database, what: 'assessment', id: number): Promise<void> {
  await noteErased(tx, what, [id])
}
