import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { API } from '../api/api.ts'

interface NumericField {
  name: string
  schema: z.ZodMiniType
}

/** Body fields that parse to a single number; lists of numbers have tests of their own. */
function numericFields(body: z.ZodMiniType): NumericField[] {
  const { properties = {} } = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' })
  const shape = (body as unknown as { _zod: { def: { shape: Record<string, z.ZodMiniType> } } })._zod.def.shape
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = shape[name]
    const { type } = property as { type?: string }
    const isNumber = type !== 'array' && /"type":"(?:number|integer)"/.test(JSON.stringify(property))
    return schema && isNumber ? [{ name, schema }] : []
  })
}

const fields = Object.entries(API).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).flatMap(([call, endpoint]) => {
    const { body } = endpoint as { body?: z.ZodMiniType }
    return body ? numericFields(body).map(({ name, schema }) => [`${group}.${call}: ${name}`, schema] as const) : []
  }),
)

test('the endpoints that take numbers are the known ones', () => {
  expect(fields.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'accounts.updateProfile: age',
      'accounts.updateProfile: weight',
      'applications.create: years_experience',
      'assessments.create: height',
      'assessments.create: seconds_taken',
      'consultations.create: to_dietitian',
      'dietitians.updateMe: consultation_fee',
      'reviews.create: rating',
      'siteSettings.update: version',
    ]),
  )
})

describe.each(fields)('%s', (_, schema) => {
  // For each field at least one of these is within its bounds.
  const values = [1, 3, 60, 170]

  test('comes as a number or as a numeric string', () => {
    const accepted = values.filter((value) => schema.safeParse(value).success)
    expect(accepted).not.toEqual([])
    for (const value of accepted) {
      for (const text of [String(value), ` ${value} `, `${value}.0`]) expect(schema.safeParse(text).data).toBe(value)
    }
  })

  test.each(['abc', '4 5', '0x10', '1e3', 'NaN', 'Infinity', '45kg', true, [3], {}])('%j must be a number', (value) => {
    const { error } = schema.safeParse(value)
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/must be a number$/)])
  })
})
