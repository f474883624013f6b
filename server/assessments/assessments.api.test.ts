import { describe, expect, test } from 'vitest'
import { NOTICE_VERSION } from '#domain/assessments/assessment-rules.ts'
import { anonymous } from '#test/callers.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const CONTACT = '/api/contact/'
const input = {
  full_name: 'Asha Verma',
  email: 'asha@example.in',
  phone_number: '+91 98140 12345',
  age: 34,
  gender: 'female',
  height: 158.5,
  weight: 61.2,
}
const send = (fields: object = {}) => anonymous.post(CONTACT, { ...input, ...fields })

async function rows(): Promise<Record<string, unknown>[]> {
  return (await testApp().connection.pool.query('select * from assessments order by id')).rows
}

test('a submission of the required fields alone is stored', async () => {
  const { status, body, headers } = await send()
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      success: true,
      message:
        'Thank you. A confirmation email is on its way to you. A dietitian replies within 24 hours, with your plan or with questions first.',
    },
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(await rows()).toMatchObject([
    {
      ...input,
      height: '158.50',
      weight: '61.20',
      status: 'new',
      specific_concern: null,
      plan: null,
      is_minor: false,
      guardian_name: null,
      guardian_consent: false,
      notice_version: null,
      notice_accepted_at: null,
    },
  ])
})

test('texts are trimmed, the address is lowercased, unknown and read-only fields are ignored', async () => {
  const { status } = await send({
    full_name: '  Asha Verma ',
    email: ' Asha@Example.IN ',
    phone_number: ' 98140-12345 ',
    specific_concern: ' Thyroid ',
    status: 'done',
    created_at: '2020-01-01T00:00:00Z',
    colour: 'green',
  })
  expect(status).toBe(201)
  const [row] = await rows()
  expect(row).toMatchObject({
    full_name: 'Asha Verma',
    email: 'asha@example.in',
    phone_number: '98140-12345',
    specific_concern: 'Thyroid',
    status: 'new',
  })
  expect(new Date(row?.created_at as string).getFullYear()).toBeGreaterThan(2020)
})

const SCREENING = {
  pregnancy: 'breastfeeding',
  medicines: 'Thyroxine 50 mcg',
  allergies: 'Peanuts',
  diagnoses: 'Hypothyroidism\nAnaemia',
  eating_disorder: 'past',
  eating_style: 'eggetarian',
}

test('the optional facts for a plan are stored as answered', async () => {
  expect((await send(SCREENING)).status).toBe(201)
  expect((await send({ medicines: ' ', allergies: '', pregnancy: null })).status).toBe(201)
  expect(await rows()).toMatchObject([
    SCREENING,
    { pregnancy: null, medicines: null, allergies: null, diagnoses: null, eating_disorder: null, eating_style: null },
  ])
})

test('guardian and accepted notice are stored as stated', async () => {
  await send({ age: 12, guardian_name: 'Meena Verma', guardian_consent: true, notice_accepted: true })
  expect(await rows()).toMatchObject([
    {
      guardian_name: 'Meena Verma',
      guardian_consent: true,
      notice_version: NOTICE_VERSION,
      notice_accepted_at: expect.any(Date),
    },
  ])
})

test('blank optional fields count as left out', async () => {
  expect((await send({ specific_concern: '  ', guardian_name: '', website: '', notice_accepted: false })).status).toBe(
    201,
  )
  expect(await rows()).toMatchObject([{ specific_concern: null, guardian_name: null, notice_version: null }])
})

test('the same person may send twice', async () => {
  await Promise.all([send(), send()])
  expect(await rows()).toHaveLength(2)
  expect(await queuedMails()).toHaveLength(4)
})

test('missing fields are named in the order of the form, beside their messages', async () => {
  expect(await anonymous.post(CONTACT, {})).toMatchObject({
    status: 400,
    body: {
      success: false,
      message: 'Please fill in all required fields: Full Name, Email, Phone Number, Age, Gender, Height, Weight',
      errors: {
        full_name: ['Full Name is required'],
        email: ['Email is required'],
        phone_number: ['Phone Number is required'],
        age: ['Age is required'],
        gender: ['Gender is required'],
        height: ['Height is required'],
        weight: ['Weight is required'],
      },
    },
  })
  const partly = await send({ weight: null, full_name: ' ', age: 200 })
  expect(partly.body).toEqual({
    success: false,
    message: 'Please fill in all required fields: Full Name, Weight',
    errors: {
      full_name: ['Full Name is required'],
      age: ['Age must be a whole number between 1 and 120'],
      weight: ['Weight is required'],
    },
  })
  expect(await rows()).toEqual([])
})

test('a call without a body reports every required field as missing', async () => {
  const { status, body } = await anonymous.post(CONTACT)
  expect(status).toBe(400)
  expect(body.message).toMatch(/^Please fill in all required fields: Full Name, .*Weight$/)
})

const LONG = 'x'.repeat(151)
const CONTROL = 'Control characters are not allowed'
const AGE = 'Age must be a whole number between 1 and 120'
const HEIGHT = 'Height must be between 50 and 250 cm'
const WEIGHT = 'Weight must be between 1 and 300 kg'
const PHONE = 'Enter a phone number with 7 to 15 digits. You can use +, spaces and hyphens'

describe.each([
  ['full_name', LONG, 'Full Name must be at most 150 characters long'],
  ['full_name', 'As\u0000ha', CONTROL],
  ['full_name', 'As\nha', CONTROL],
  ['full_name', 'As\ud800ha', CONTROL],
  ['full_name', 7, 'Full Name is required'],
  ['email', 'asha', 'Enter a valid email address'],
  ['email', `${'a'.repeat(250)}@example.in`, 'Email must be at most 254 characters long'],
  ['phone_number', '123456', PHONE],
  ['phone_number', '1234567890123456', PHONE],
  ['phone_number', 'call me', PHONE],
  ['phone_number', 9814012345, PHONE],
  ['age', 0, AGE],
  ['age', 121, AGE],
  ['age', 34.5, AGE],
  ['age', 'old', 'Age must be a number'],
  ['age', '34.5', AGE],
  ['gender', 'none', 'Choose one of: male, female, other'],
  ['height', 49.9, HEIGHT],
  ['height', 250.1, HEIGHT],
  ['height', '158 cm', 'Height must be a number'],
  ['height', '250.1', HEIGHT],
  ['weight', 0.9, WEIGHT],
  ['weight', 300.1, WEIGHT],
  ['weight', [61], 'Weight must be a number'],
  ['specific_concern', LONG, 'Specific concern must be at most 150 characters long'],
  ['specific_concern', 'a\u0000b', CONTROL],
  ['specific_concern', 'a\udc00b', CONTROL],
  ['specific_concern', 7, 'Specific concern must be text'],
  ['guardian_name', LONG, 'Guardian’s name must be at most 150 characters long'],
  ['guardian_name', 'a\nb', CONTROL],
  ['guardian_name', 'Asha www.evil.example', 'Guardian’s name must be a name, without links or slashes'],
  ['full_name', 'https://evil.example', 'Full Name must be a name, without links or slashes'],
  ['full_name', 'Asha\nVerma', CONTROL],
  ['pregnancy', 'maybe', 'Choose one of: none, pregnant, breastfeeding'],
  ['eating_disorder', true, 'Choose one of: never, past, current'],
  ['eating_style', 'keto', 'Choose one of: vegetarian, eggetarian, non_vegetarian, vegan, jain, other'],
  ['medicines', 'x'.repeat(501), 'Medicines must be at most 500 characters long'],
  ['allergies', 7, 'Allergies must be text'],
  ['diagnoses', 'a\u0000b', CONTROL],
  ['is_minor', 'yes', 'Is minor must be true or false'],
  ['guardian_consent', 'yes', 'Guardian consent must be true or false'],
  ['notice_accepted', 1, 'Notice accepted must be true or false'],
  ['website', 7, 'Website must be text'],
  ['seconds_taken', 'nine', 'Seconds taken must be a number'],
])('%s', (field, value, message) => {
  test(`${JSON.stringify(value).slice(0, 20)}: ${message}`, async () => {
    expect(await send({ [field]: value })).toMatchObject({
      status: 400,
      body: { success: false, message: 'Please correct the marked fields.', errors: { [field]: [message] } },
    })
    expect(await rows()).toEqual([])
    expect(await queuedMails()).toEqual([])
  })
})

test.each([
  { age: 1, height: 50, weight: 1 },
  { age: 120, height: 250, weight: 300 },
  { age: '34', height: '158.5', weight: ' 61.4 ', seconds_taken: '9' },
  { full_name: 'x'.repeat(150), specific_concern: 'x'.repeat(150) },
  { specific_concern: 'First line\nsecond line' },
  { full_name: 'ਆਸ਼ਾ ਵਰਮਾ 🙂', specific_concern: '🙂\t', gender: 'other' },
  { specific_concern: null, guardian_name: null, website: null },
])('%j is accepted', async (fields) => {
  expect((await send(fields)).status).toBe(201)
})

const AUTOMATIC = {
  status: 400,
  body: {
    success: false,
    message: 'This looked like an automatic message, so we didn’t save it. Please send it again, or call us.',
    errors: {},
  },
}

test.each([{ website: 'https://example.com' }, { seconds_taken: 2.9 }, { seconds_taken: -5 }])(
  '%j looks automatic and is not stored',
  async (fields) => {
    const { status, body } = await send(fields)
    expect({ status, body }).toEqual(AUTOMATIC)
    expect(await rows()).toEqual([])
    expect(await queuedMails()).toEqual([])
  },
)

test('a submission that took some time to fill in is accepted', async () => {
  expect((await send({ website: '', seconds_taken: 3 })).status).toBe(201)
})

test('a body that is not a valid JSON object gets the general error shape', async () => {
  const raw = (payload: string, type = 'application/json') =>
    anonymous.send({ method: 'POST', url: CONTACT, payload, headers: { 'content-type': type } })
  expect(await raw('{"full_name":')).toMatchObject({
    status: 400,
    body: { detail: 'The request body is not valid JSON.' },
  })
  expect(await raw('[]')).toMatchObject({ status: 400, body: { detail: 'The request body must be a JSON object.' } })
  expect(await raw(JSON.stringify({ ...input, full_name: 'x'.repeat(1024 * 1024) }))).toMatchObject({
    status: 413,
    body: { detail: 'The request body is too large.' },
  })
  expect(await raw('full_name=Asha', 'application/x-www-form-urlencoded')).toMatchObject({
    status: 415,
    body: { detail: 'This content type is not supported. Send JSON.' },
  })
  expect(await anonymous.get(CONTACT)).toMatchObject({ status: 405, headers: { allow: 'OPTIONS, POST' } })
  expect(await anonymous.post('/api/contact', input)).toMatchObject({ status: 308, headers: { location: CONTACT } })
})

test('an unexpected failure gets the general error shape and stores neither row nor mail', async () => {
  const { pool } = testApp().connection
  await pool.query('alter table mails rename to mails_away')
  try {
    const { status, body } = await send()
    expect({ status, body }).toMatchObject({ status: 500, body: { detail: expect.stringMatching(/^Something went/) } })
  } finally {
    await pool.query('alter table mails_away rename to mails')
  }
  expect(await rows()).toEqual([])
  expect((await pool.query('select 1 from assessment_links')).rows).toEqual([])
})

test('the sender gets a confirmation, the admins a mail, neither with health data', async () => {
  await send({ specific_concern: 'Private matter', guardian_name: 'Meena Verma' })
  const { rows: mails } = await testApp().connection.pool.query('select * from mails order by id')
  expect(mails).toMatchObject([
    { recipient: 'asha@example.in', template: 'assessment-received', props: { token: expect.any(String) } },
    {
      recipient: 'care@thali.example',
      template: 'new-assessment',
      props: { full_name: 'Asha Verma', email: 'asha@example.in', phone_number: '+91 98140 12345' },
    },
  ])
  expect(JSON.stringify(mails.map(({ props }) => props))).not.toMatch(/Private|158|61\.2|female|"age"/)
})

test('the API reference documents both shapes of an error response', async () => {
  const { paths } = (await anonymous.get('/api/openapi.json')).body
  const { schema } = paths[CONTACT].post.responses[400].content['application/json']
  expect(schema.anyOf).toMatchObject([
    { required: ['success', 'message', 'errors'] },
    { $ref: '#/components/schemas/Detail' },
  ])
})

test('the plan that a person asks about is stored and named in the admin mail; an unknown plan is rejected', async () => {
  expect((await send({ plan: 'premium' })).status).toBe(201)
  expect(await rows()).toMatchObject([{ plan: 'premium' }])
  const { rows: mails } = await testApp().connection.pool.query(
    `select props from mails where template = 'new-assessment'`,
  )
  expect(mails).toMatchObject([{ props: { plan: 'premium' } }])
  expect(await send({ plan: 'gold' })).toMatchObject({
    status: 400,
    body: { errors: { plan: ['Choose one of: basic, premium, ultimate'] } },
  })
})
