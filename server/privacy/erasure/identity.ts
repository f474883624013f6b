import { SITE } from '#domain/site/site.ts'
import type { Database } from '../../db/connect.ts'
import type { MailFile } from '../../infra/mail/mail-files.ts'
import { listEmailsOfOthers, listFormerIdentities, listPhonesOfOthers, type PersonRow } from './person.queries.ts'
import type { OwnMails, Patterns } from './traces.queries.ts'

/** A person's current and former names, addresses and numbers. */
interface Identity {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
}

/** Matches nothing. */
const NOTHING = '$^x'
/** A single letter is not searched for as a name. */
const NAME_MIN = 2
/** The last digits of an Indian number, with or without a country code. */
const PHONE_DIGITS = 10
const PHONE_MIN = 7

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function toAlternatives(patterns: string[]): string {
  const longestFirst = [...new Set(patterns)].sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return NOTHING
  // Not `\m` and `\M`, which recognize only the locale's letters.
  return `(?<![A-Za-z0-9])(?:${longestFirst.join('|')})(?![A-Za-z0-9])`
}

/** The digits that identify a number. */
function phoneDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return digits.length < PHONE_MIN ? null : digits
}

/** Matches the number regardless of how its digits are grouped. */
function phonePattern(phone: string): string[] {
  const digits = phoneDigits(phone)
  return digits === null ? [] : [`(?:\\+?\\d{1,3}[ ().-]*)?${[...digits].join('[ ().-]*')}`]
}

/** The words of a name, to be matched with any separators. */
function wordsOf(name: string): string[] {
  return name.trim().split(/\s+/).filter(Boolean)
}

export function toPatterns({ names, emails, phones }: Identity): Patterns {
  const fullNames = names.map(wordsOf).filter((words) => words.length > 1)
  const singleNames = names.flatMap(wordsOf).filter((word) => word.length >= NAME_MIN)
  return {
    certain: toAlternatives([
      ...emails.filter(Boolean).map(escaped),
      ...phones.flatMap(phonePattern),
      ...fullNames.map((words) => words.map(escaped).join('\\s+')),
    ]),
    names: toAlternatives(singleNames.map(escaped)),
  }
}

/** A letter before or after these belongs to a longer address: `x@b.co` is neither `max-x@b.co` nor `x@b.co.in`. */
const ADDRESS_STARTS = '(?<![A-Za-z0-9._%+-])'
const ADDRESS_ENDS = '(?![A-Za-z0-9-]|[.][A-Za-z0-9])'

/** Matches whole addresses only; also valid as a JavaScript pattern. */
function addressPattern(emails: readonly string[]): string {
  const known = emails.filter(Boolean).map(escaped)
  return known.length === 0 ? NOTHING : `${ADDRESS_STARTS}(?:${known.join('|')})${ADDRESS_ENDS}`
}

/**
 * For other people's texts, where only an exact address or number identifies this person: a name may belong to anyone,
 * and may contain anything its owner chose.
 */
export function contactPattern({ emails, phones }: Pick<Identity, 'emails' | 'phones'>): string {
  const numbers = phones.flatMap(phonePattern)
  return numbers.length === 0 ? addressPattern(emails) : `(?:${addressPattern(emails)}|${toAlternatives(numbers)})`
}

interface KnownPerson extends Identity {
  /** Pattern that finds the person in other people's texts, and matches nothing that may refer to another person. */
  contact: string
}

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))]

/** Collects what identifies the person, without addresses and numbers that another account has too. */
export async function identify(tx: Database, person: PersonRow): Promise<KnownPerson> {
  const former = await listFormerIdentities(tx, person.id)
  const known = distinct([person.email, ...former.emails])
  const others = await listEmailsOfOthers(tx, person.id, known)
  const emails = known.filter((email) => !others.includes(email))
  const phones = distinct([person.phone_number, ...former.phones])
  const digits = distinct(phones.map(phoneDigits))
  const shared = await listPhonesOfOthers(tx, person.id, digits)
  const ownPhones = phones.filter((phone) => !shared.includes(phoneDigits(phone) ?? ''))
  return {
    names: distinct([person.full_name, ...former.names]),
    emails,
    phones,
    contact: contactPattern({ emails: person.email_verified_at ? emails : [], phones: ownPhones }),
  }
}

/** Links to a request in mails, with its id. */
const REQUEST_LINK = /(?:\/dietitian\/requests\/|\/profile#request-)(\d+)/g
/** Links that occur only in mails about an assessment. */
const ASSESSMENT_LINK = /\/assessment(?:\/answer)?\?token=/

/**
 * Recognizes mails to the person, with a link to one of the person's requests, or containing the person's address;
 * never by name, which others may share. The site's own address is in every mail and is ignored.
 */
export function isOwnMail({ emails, isVerified, requests }: OwnMails): (mail: MailFile) => boolean {
  const numbers = new Set(requests)
  const ownEmails = new Set(emails)
  const named = isVerified ? emails.filter((email) => email !== SITE.email.toLowerCase()) : []
  const address = new RegExp(addressPattern(named), 'i')
  return ({ to, body }) => {
    if (ownEmails.has(to) && (isVerified || !ASSESSMENT_LINK.test(body))) return true
    if (address.test(body)) return true
    return [...body.matchAll(REQUEST_LINK)].some(([, number]) => numbers.has(Number(number)))
  }
}
