import * as z from 'zod/mini'
import { isBlank } from './is-blank.ts'

const NUMERIC = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/

export const mustBeNumber = (label: string) => `${label} must be a number`

interface Limits {
  min: number
  max: number
}

/** A number within limits, with one message for every other value. */
export function numberWithin({ min, max }: Limits, message: string) {
  return z.number(message).check(z.gte(min, message), z.lte(max, message))
}

export function intWithin({ min, max }: Limits, message: string) {
  return z.int(message).check(z.gte(min, message), z.lte(max, message))
}

/** The id of a record in a query. */
export function idOf(label: string) {
  const wrong = mustBeNumber(label)
  return z.coerce.number(wrong).check(z.int(wrong), z.gte(1, wrong))
}

/** Multipart carries booleans as text, JSON as booleans: both are accepted. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'Choose true or false' }),
  z.transform((value) => value === true || value === 'true'),
)

/**
 * A number in a request: multipart carries text, and JSON may carry "45" for 45.
 * @param required the message for an empty field
 */
export function numeric<T extends z.ZodMiniType<number, number>>(label: string, schema: T, required?: string) {
  const wrong = mustBeNumber(label)
  const error = ({ input }: { input?: unknown }) => (isBlank(input) ? (required ?? wrong) : wrong)
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(NUMERIC, { error }))], { error }),
      z.transform((value) => Number(value)),
    ),
    schema,
  )
}
