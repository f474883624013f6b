import { Ajv } from 'ajv'
import type { Document, Operation } from './operations.ts'

export interface Given {
  status: number
  type: string
  payload: string
}

const pointer = (...steps: string[]) =>
  `openapi#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Checks responses against the document: null if it describes the response, otherwise the reason. */
export function createValidator(document: Document): (operation: Operation, answer: Given) => string | null {
  // OpenAPI's other keywords are not for a validator; patterns cover the formats.
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'openapi')

  function contentOf({ template, method }: Operation, status: number) {
    const described: { $ref?: string; content?: object } | undefined =
      document.paths[template]?.[method.toLowerCase()]?.responses[status]
    if (!described) return null
    if (!described.$ref) {
      const place = ['paths', template, method.toLowerCase(), 'responses', String(status)]
      return { place, types: Object.keys(described.content ?? {}) }
    }
    return { place: described.$ref.slice(2).split('/'), types: ['application/json'] }
  }

  return (operation, { status, type, payload }) => {
    if (status >= 500 && status !== 502 && status !== 504) return `a failure of ours: ${payload.slice(0, 200)}`
    const known = contentOf(operation, status)
    if (!known) return `not documented: ${payload.slice(0, 120)}`
    if (known.types.length === 0) return payload === '' ? null : 'has a body, documented without'
    const kind = type.split(';')[0] ?? ''
    if (!known.types.includes(kind)) return `is of type ${type}, documented as ${known.types.join(', ')}`
    if (kind !== 'application/json') return null
    const isValid = ajv.getSchema(pointer(...known.place, 'content', kind, 'schema'))
    if (!isValid) return 'the document has no schema for it'
    return isValid(JSON.parse(payload)) ? null : `${ajv.errorsText(isValid.errors)}: ${payload.slice(0, 200)}`
  }
}
