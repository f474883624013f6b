import { expect, test } from 'vitest'
import { isMinor } from '#domain/accounts/account-rules.ts'
import { Age, Email, newPassword, PhoneNumber, ProfilePatch } from '#domain/accounts/accounts.schema.ts'
import { MessageInput, RequestInput } from '#domain/consultations/consultations.schema.ts'
import { derivePriority, PRIORITIES } from '#domain/consultations/priority.ts'
import { REQUEST_STATUSES } from '#domain/consultations/status.ts'
import { DietitianPatch, FEE } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import { isCommonPassword } from '../infra/secrets/passwords.ts'
import { DEMO_ADMIN, DEMO_CLIENTS } from './clients.content.ts'
import { DEMO_DIETITIANS } from './dietitians.content.ts'
import { HARPREET_REQUESTS } from './harpreet-requests.content.ts'
import { OTHER_REQUESTS } from './other-requests.content.ts'
import { CLIENT_EMAIL, DEMO_PASSWORD, DEMO_SIGN_INS, DIETITIAN_EMAIL } from './sign-ins.ts'

const REQUESTS = [...HARPREET_REQUESTS, ...OTHER_REQUESTS]
const EVERYBODY = [DEMO_ADMIN, ...DEMO_DIETITIANS, ...DEMO_CLIENTS]
const dietitians = new Map(DEMO_DIETITIANS.map((person) => [person.email, person]))
const clients = new Map(DEMO_CLIENTS.map((person) => [person.email, person]))

test.each(DEMO_DIETITIANS)('$first_name $last_name could have saved this profile', (dietitian) => {
  const { picture, joined_days_ago, email, ...profile } = dietitian
  expect(DietitianPatch.parse(profile)).toEqual(profile)
  expect(email).toBe(Email.parse(email))
  expect(dietitian.consultation_fee % FEE.step).toBe(0)
  expect(dietitian.consultation_fee).toBeGreaterThanOrEqual(400)
  expect(dietitian.consultation_fee).toBeLessThanOrEqual(2000)
  expect(dietitian.experience_years).toBeGreaterThanOrEqual(1)
  expect(dietitian.experience_years).toBeLessThanOrEqual(25)
  expect([...dietitian.bio].every((letter) => letter !== '!')).toBe(true)
})

test('24 dietitians fill every specialization, some of them unavailable', () => {
  expect(DEMO_DIETITIANS).toHaveLength(24)
  expect(new Set(DEMO_DIETITIANS.map((one) => one.specialization))).toEqual(new Set(SPECIALIZATIONS))
  expect(DEMO_DIETITIANS.filter((one) => one.is_available === false)).toHaveLength(5)
})

test('addresses, phone numbers and pictures are used once', () => {
  const phones = EVERYBODY.flatMap((person) => person.phone_number ?? [])
  for (const values of [EVERYBODY.map(({ email }) => email), phones, DEMO_DIETITIANS.map(({ picture }) => picture)]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

test('neighbours in the directory differ in portrait and tint', () => {
  for (const [index, { picture }] of DEMO_DIETITIANS.entries()) {
    const next = DEMO_DIETITIANS[index + 1]?.picture.split('-') ?? []
    const [, portrait, tint] = picture.split('-')
    expect([next[1] === portrait, next[2] === tint]).toEqual([false, false])
  }
})

test.each(DEMO_CLIENTS)(
  '$first_name $last_name could have saved this profile',
  ({ email, joined_days_ago, ...rest }) => {
    expect(ProfilePatch.parse(rest)).toEqual(rest)
    expect(Email.parse(email)).toBe(email)
    if (rest.age) expect(Age.parse(rest.age)).toBe(rest.age)
    if (rest.phone_number) expect(PhoneNumber.parse(rest.phone_number)).toBe(rest.phone_number)
  },
)

test('the printed sign-ins belong to demo people, with a password that the rules allow', () => {
  expect(DEMO_SIGN_INS.map(({ role }) => role)).toEqual(['user', 'dietitian', 'admin'])
  for (const { email } of DEMO_SIGN_INS) expect(EVERYBODY.map((person) => person.email)).toContain(email)
  expect(newPassword().parse(DEMO_PASSWORD)).toBe(DEMO_PASSWORD)
  expect(isCommonPassword(DEMO_PASSWORD)).toBe(false)
})

test.each(REQUESTS)('the request of $client to $dietitian could have been sent', (request) => {
  const { message, health_concern, guardian_name, talk = [] } = request
  expect(RequestInput.safeParse({ to_dietitian: 1, message, health_concern, guardian_name }).success).toBe(true)
  expect(message).toBe(message.trim())
  for (const { body } of talk) expect(MessageInput.parse({ body }).body).toBe(body)
  expect(clients.has(request.client)).toBe(true)
  expect(dietitians.has(request.dietitian)).toBe(true)
})

test.each(REQUESTS)('the request of $client to $dietitian happens in order', (request) => {
  const { status, talk = [], settled_hours_ago, note } = request
  const joined = Math.min(
    ...[clients.get(request.client), dietitians.get(request.dietitian)].map((one) => one?.joined_days_ago ?? 0),
  )
  const times = [joined * 24, request.hours_ago, ...talk.map(({ hours_ago }) => hours_ago)]
  if (status === 'closed' && settled_hours_ago !== undefined) times.push(settled_hours_ago)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  if (status === 'pending') expect([talk, settled_hours_ago, note]).toEqual([[], undefined, undefined])
  if (status === 'closed') expect(settled_hours_ago).toBeDefined()
  if (status === 'replied') expect(talk.some(({ from }) => from === 'dietitian') || note !== undefined).toBe(true)
  if (status === 'pending') expect(dietitians.get(request.dietitian)?.is_available).toBeUndefined()
})

test('the demo dietitian has requests in every state and priority', () => {
  const pairs = HARPREET_REQUESTS.map((one) => [one.status, derivePriority(one.message, one.health_concern)])
  for (const status of REQUEST_STATUSES) expect(pairs.some(([state]) => state === status)).toBe(true)
  for (const priority of PRIORITIES) expect(pairs.some(([, urgency]) => urgency === priority)).toBe(true)
  expect(HARPREET_REQUESTS.every(({ dietitian }) => dietitian === DIETITIAN_EMAIL)).toBe(true)
  const minors = HARPREET_REQUESTS.filter(({ client }) => isMinor(clients.get(client)?.age ?? null))
  expect(minors.map(({ guardian_name }) => guardian_name !== undefined).sort()).toEqual([false, true])
  expect(Math.max(...HARPREET_REQUESTS.map(({ message }) => message.length))).toBeGreaterThan(2500)
})

test('only the intended requests have a high priority', () => {
  const high = REQUESTS.filter(({ message }) => derivePriority(message, null) === 'high')
  expect(high.map(({ client, status }) => [client, status])).toEqual([
    ['kuldeep.sidhu@thali.example', 'pending'],
    ['kuldeep.sidhu@thali.example', 'closed'],
  ])
})

test('the demo client has requests in every state, one with answers to open', () => {
  const own = REQUESTS.filter(({ client }) => client === CLIENT_EMAIL)
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set(REQUEST_STATUSES))
  expect(own.some(({ talk }) => talk && talk.filter(({ unread }) => unread).length > 1 && talk.length > 4)).toBe(true)
})
