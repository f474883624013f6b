import * as z from 'zod/mini'
import { isBlank } from './is-blank.ts'

const NUMERIC = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/

/**
 * A number in a request: multipart carries text, and JSON may carry "45" for 45.
 * @param required the message for an empty field
 */
export function numeric<T extends z.ZodMiniType<number, number>>(label: string, schema: T, required?: string) {
  const wrong = `${label} must be a number`
  const error = ({ input }: { input?: unknown }) => (isBlank(input) ? (required ?? wrong) : wrong)
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(NUMERIC, { error }))], { error }),
      z.transform((value) => Number(value)),
    ),
    schema,
  )
}
