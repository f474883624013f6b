import type { Database } from '../../db/connect.ts'
import { cleanAuditTexts, DEEDS_WITH_TEXT, type Place } from './traces.queries.ts'

/** Entries that one statement looks through, far within the statement timeout. */
const PIECE = 20_000

/** Takes an address or a number out of all titles and reasons of the log, however long it is. */
export async function cleanAllAuditTexts(tx: Database, contact: string): Promise<void> {
  for (const deed of DEEDS_WITH_TEXT) {
    let place: Place | null = null
    do place = await cleanAuditTexts(tx, deed, contact, place, PIECE)
    while (place)
  }
}
