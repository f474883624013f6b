import { SITE } from '#domain/site/site.ts'
import type { Database } from '../../db/connect.ts'
import type { MailFile } from '../../infra/mail-files.ts'
import { listEmailsOfOthers, listFormerIdentities, listPhonesOfOthers, type PersonRow } from './person.queries.ts'
import type { OwnMails } from './traces.queries.ts'

/** What a person is known by, as it was written down over time. */
export interface Identity {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
}

/** Patterns of PostgreSQL for texts of the person's own conversations and articles, where a name means this person. */
export interface IdentityPatterns {
  /** What is nobody else there: whole names, addresses and numbers. */
  certain: string
  /** Single names, which may be ordinary words as well. */
  names: string
}

/** Matches nothing. */
const NOTHING = '$^x'
/** A single letter is no name that could be found again. */
const NAME_MIN = 2
/** The last digits of an Indian number, with or without the country's code before them. */
const PHONE_DIGITS = 10
const PHONE_MIN = 7

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function toAlternatives(patterns: string[]): string {
  const longestFirst = [...new Set(patterns)].sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return NOTHING
  // Not `\m` and `\M`, which know no letters but a locale's own.
  return `(?<![A-Za-z0-9])(?:${longestFirst.join('|')})(?![A-Za-z0-9])`
}

/** The digits that tell one number from another. */
function phoneDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return digits.length < PHONE_MIN ? null : digits
}

/** However its digits are grouped. */
function phonePattern(phone: string): string[] {
  const digits = phoneDigits(phone)
  return digits === null ? [] : [`(?:\\+?\\d{1,3}[ ().-]*)?${[...digits].join('[ ().-]*')}`]
}

/** Words of a name, whatever stands between them in a text. */
function wordsOf(name: string): string[] {
  return name.trim().split(/\s+/).filter(Boolean)
}

export function toPatterns({ names, emails, phones }: Identity): IdentityPatterns {
  const whole = names.map(wordsOf).filter((words) => words.length > 1)
  const single = names.flatMap(wordsOf).filter((word) => word.length >= NAME_MIN)
  return {
    certain: toAlternatives([
      ...emails.filter(Boolean).map(escaped),
      ...phones.flatMap(phonePattern),
      ...whole.map((words) => words.map(escaped).join('\\s+')),
    ]),
    names: toAlternatives(single.map(escaped)),
  }
}

/** A letter before or behind these belongs to a longer address: `x@b.co` is neither `max-x@b.co` nor `x@b.co.in`. */
const ADDRESS_STARTS = '(?<![A-Za-z0-9._%+-])'
const ADDRESS_ENDS = '(?![A-Za-z0-9-]|[.][A-Za-z0-9])'

/** The whole addresses alone; also a pattern of JavaScript. */
function addressPattern(emails: readonly string[]): string {
  const known = emails.filter(Boolean).map(escaped)
  return known.length === 0 ? NOTHING : `${ADDRESS_STARTS}(?:${known.join('|')})${ADDRESS_ENDS}`
}

/**
 * For texts of others, in which only an exact address or number says that this person is meant: a name is anybody's who
 * has it, and whatever its owner chose to write into it.
 */
export function contactPattern({ emails, phones }: Pick<Identity, 'emails' | 'phones'>): string {
  const numbers = phones.flatMap(phonePattern)
  return numbers.length === 0 ? addressPattern(emails) : `(?:${addressPattern(emails)}|${toAlternatives(numbers)})`
}

interface KnownPerson extends Identity {
  /** Finds the person in what others wrote; the pattern matches nothing that may mean another person. */
  contact: string
}

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))]

/** Leaves out addresses and numbers that another account has: they may be another person's. */
export async function identify(tx: Database, person: PersonRow): Promise<KnownPerson> {
  const former = await listFormerIdentities(tx, person.id)
  const known = distinct([person.email, ...former.emails])
  const others = await listEmailsOfOthers(tx, person.id, known)
  const emails = known.filter((email) => !others.includes(email))
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

/** The links by which mails lead to a request, with its number. */
const REQUEST_LINK = /(?:\/dietitian\/requests\/|\/profile#request-)(\d+)/g
/** Only mails about an assessment have it. */
const ASSESSMENT_LINK = '/assessment?token='

/**
 * Recognises mails to the person, with a link to one of the person's requests, or that contain the person's address;
 * never by a name, which others may have. The site's own address is in every mail and does not count.
 */
export function isOwnMail({ emails, isVerified, requests }: OwnMails): (mail: MailFile) => boolean {
  const numbers = new Set(requests)
  const own = new Set(emails)
  const named = isVerified ? emails.filter((email) => email !== SITE.email.toLowerCase()) : []
  const address = new RegExp(addressPattern(named), 'i')
  return ({ to, body }) => {
    if (own.has(to) && (isVerified || !body.includes(ASSESSMENT_LINK))) return true
    if (address.test(body)) return true
    return [...body.matchAll(REQUEST_LINK)].some(([, number]) => numbers.has(Number(number)))
  }
}
