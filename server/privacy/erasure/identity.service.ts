import type { Database } from '../../db/connect.ts'
import { contactPattern, type Identity, phoneDigits } from './identity.ts'
import { listEmailsOfOthers, listFormerIdentities, listPhonesOfOthers, type PersonRow } from './person.queries.ts'

export interface KnownPerson extends Identity {
  /** Finds the person in what others wrote; the pattern matches nothing of which somebody else could be meant. */
  contact: string
}

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))]

/** An address that was never shown to be the person's, or that another account has, may be somebody else's. */
export async function identify(tx: Database, person: PersonRow): Promise<KnownPerson> {
  const former = await listFormerIdentities(tx, person.id)
  const said = distinct([person.email, ...former.emails])
  const others = await listEmailsOfOthers(tx, person.id, said)
  const emails = said.filter((email) => !others.includes(email))
  const phones = distinct([person.phone_number, ...former.phones])
  const digits = distinct(phones.map(phoneDigits))
  const shared = await listPhonesOfOthers(tx, person.id, digits)
  const own = phones.filter((phone) => !shared.includes(phoneDigits(phone) ?? ''))
  return {
    names: distinct([person.full_name, ...former.names]),
    emails,
    phones,
    contact: contactPattern({ emails: person.email_verified_at ? emails : [], phones: own }),
  }
}
