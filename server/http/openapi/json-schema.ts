import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Merges `anyOf [X, null]` into one type, which the serializer writes without trying each branch. */
function flattenNullable(schema: JsonSchema): JsonSchema {
  const branches = schema.anyOf
  if (!Array.isArray(branches) || branches.length !== 2) return schema
  const [value, nullBranch] = branches as JsonSchema[]
  const isFlat = typeof value?.type === 'string' && value.type !== 'object' && value.type !== 'array'
  if (nullBranch?.type !== 'null' || !isFlat) return schema
  const { anyOf: _, ...rest } = schema
  const values = Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {}
  return { ...rest, ...value, ...values, type: [value.type, 'null'] }
}

function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (!isSchema(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplify(value)]))
  return flattenNullable(withoutSafeBounds(inner))
}

/** Removes the bounds of safe integers, which every number has and readers do not need. */
function withoutSafeBounds(schema: JsonSchema): JsonSchema {
  const isUseful = ([key, value]: [string, unknown]) =>
    !(key === 'minimum' && value === Number.MIN_SAFE_INTEGER) &&
    !(key === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  return Object.fromEntries(Object.entries(schema).filter(isUseful))
}

/** JSON Schema of a contract, for the serializer and for OpenAPI. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' })
  return simplify(json) as JsonSchema
}
