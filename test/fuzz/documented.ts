import { Ajv } from 'ajv'
import type { Document, Operation } from './operations.ts'

export interface Answer {
  status: number
  type: string
  payload: string
}

const pointer = (...steps: string[]) =>
  `openapi#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Checks responses against the document: null if it describes the response, otherwise the reason. */
export function createValidator(document: Document): (operation: Operation, answer: Answer) => string | null {
  // OpenAPI's other keywords are not for a validator; patterns cover the formats.
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'openapi')

  function contentOf({ template, method }: Operation, status: number) {
    const described: { $ref?: string; content?: object } | undefined =
      document.paths[template]?.[method.toLowerCase()]?.responses[status]
    if (!described) return null
    if (!described.$ref) {
      const path = ['paths', template, method.toLowerCase(), 'responses', String(status)]
      return { path, types: Object.keys(described.content ?? {}) }
    }
    return { path: described.$ref.slice(2).split('/'), types: ['application/json'] }
  }

  return (operation, { status, type, payload }) => {
    if (status >= 500 && status !== 502 && status !== 504) return `a failure of ours: ${payload.slice(0, 200)}`
    const content = contentOf(operation, status)
    if (!content) return `not documented: ${payload.slice(0, 120)}`
    if (content.types.length === 0) return payload === '' ? null : 'has a body, documented without'
    const kind = type.split(';')[0] ?? ''
    if (!content.types.includes(kind)) return `is of type ${type}, documented as ${content.types.join(', ')}`
    if (kind !== 'application/json') return null
    const isValid = ajv.getSchema(pointer(...content.path, 'content', kind, 'schema'))
    if (!isValid) return 'the document has no schema for it'
    return isValid(JSON.parse(payload)) ? null : `${ajv.errorsText(isValid.errors)}: ${payload.slice(0, 200)}`
  }
}
