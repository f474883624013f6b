import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * Lets a form be judged by a schema of the domain. The library's own resolver reads a union's first member for its
 * message; ours takes the message that the schema gives, as the server does.
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
  toPayload: (values: Values) => unknown = (values) => values,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(toPayload(values))
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of result.error.issues) {
      errors[String(path[0] ?? 'root')] ??= { type: code, message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
