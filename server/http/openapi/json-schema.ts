import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

/** Merges `anyOf [X, null]` into one type, which the serializer writes without trying each branch. */
function flattenNullable(schema: JsonSchema): void {
  if (!Array.isArray(schema.anyOf) || schema.anyOf.length !== 2) return
  const [value, nullBranch] = schema.anyOf as JsonSchema[]
  const isFlat = typeof value?.type === 'string' && value.type !== 'object' && value.type !== 'array'
  if (nullBranch?.type !== 'null' || !isFlat) return
  delete schema.anyOf
  const values = Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {}
  Object.assign(schema, value, values, { type: [value.type, 'null'] })
}

/** Removes the bounds of safe integers, which every number has and readers do not need. */
function removeSafeBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** JSON Schema of a contract, for the serializer and for OpenAPI. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      flattenNullable(jsonSchema)
      removeSafeBounds(jsonSchema)
    },
  })
  return json
}
