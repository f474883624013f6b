import { API } from '#domain/api/api.ts'
import { type Endpoint, toTemplate } from '#domain/http/endpoint.ts'
import { toJsonSchema } from './json-schema.ts'

interface Operation {
  operationId?: string
  requestBody?: { required?: boolean; content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  responses: Record<string, { description?: string; $ref?: string; content?: Record<string, { schema: object }> }>
}

export interface OpenApiDocument {
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> }
  paths?: Record<string, Record<string, Operation>>
}

const SCHEMAS = {
  Detail: {
    type: 'object',
    required: ['detail'],
    properties: {
      detail: { type: 'string' },
      otp_required: { type: 'boolean', description: 'Only at sign-in: a two-step sign-in code is needed' },
    },
  },
  FieldErrors: {
    type: 'object',
    description: 'Messages by field; those about the whole form under `non_field_errors`.',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
}

const detail = { $ref: '#/components/schemas/Detail' }
const inputErrors = { anyOf: [{ $ref: '#/components/schemas/FieldErrors' }, detail] }
const header = (name: string, type: string) => ({ [name]: { schema: { type } } })
const challenge = header('WWW-Authenticate', 'string')
const retryAfter = header('Retry-After', 'integer')

const ERROR_RESPONSES: Record<number, { description: string; schema: object; headers?: object }> = {
  400: { description: 'Invalid fields, body or query', schema: inputErrors },
  401: { description: 'Not signed in, or no longer signed in', schema: detail, headers: challenge },
  403: { description: 'Not allowed for this account', schema: detail },
  404: { description: 'Not found, or not visible to this account', schema: detail },
  409: { description: 'Not possible in the current state', schema: detail },
  413: { description: 'The body is too large', schema: detail },
  415: { description: 'The body has the wrong type', schema: detail },
  429: { description: 'Too many requests', schema: detail, headers: retryAfter },
  502: { description: 'The AI server refused or sent an unusable answer; nothing is saved', schema: detail },
  503: { description: 'Overloaded, or the database cannot be reached', schema: detail, headers: retryAfter },
  504: { description: 'The AI server was too slow; nothing is saved', schema: detail },
}

function errorStatusesOf({ method, path, access, query, errorStatuses }: Endpoint): number[] {
  // The body of a write is read even if the endpoint needs none.
  const isRead = method === 'GET'
  const statuses = [
    ...(query || !isRead ? [400] : []),
    ...(isRead ? [] : [413, 415]),
    ...(access === 'anyone' ? [] : [401]),
    ...(Array.isArray(access) ? [403] : []),
    // Lists have pages, and a page past the end is not found.
    ...(path.includes(':id') || query ? [404] : []),
    ...(errorStatuses ?? []),
    429,
    503,
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** Describes the responses of a format of their own. */
function describeOwnResponses({ responses }: Operation, { invalid, streams, download }: Endpoint): void {
  if (invalid) {
    // A body that is not a JSON object still gets the general format.
    const schema = { anyOf: [toJsonSchema(invalid, 'output'), detail] }
    responses[400] = { description: 'Invalid fields or body', content: { 'application/json': { schema } } }
  }
  if (streams) {
    responses[200] = {
      description: `With \`Accept: text/event-stream\`: events \`${streams}\`, then \`done\` with the answer or \`failed\` with \`status\` and \`detail\``,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }
  }
  if (download) {
    const file = { schema: { type: 'string', format: 'binary' } }
    const types = download.split(', ').map((type) => type.replace(/;.*/, ''))
    responses[200] = { description: 'The file', content: Object.fromEntries(types.map((type) => [type, file])) }
  }
}

const FILE_DESCRIPTIONS = {
  image: 'JPEG, PNG, WebP, AVIF or GIF, smaller than 5 MB',
  document: 'PDF, JPEG, PNG or WebP, smaller than 5 MB',
}

function describeBody(operation: Operation, endpoint: Endpoint): void {
  if (!operation.requestBody || !endpoint.body) return
  operation.requestBody.required = !endpoint.body.safeParse({}).success
  const form = operation.requestBody.content['multipart/form-data']
  if (!form || !endpoint.file) return
  const file = { type: 'string', format: 'binary', description: FILE_DESCRIPTIONS[endpoint.accepts ?? 'image'] }
  form.schema = { ...form.schema, properties: { ...form.schema.properties, [endpoint.file]: file } }
}

function describeOperation(operation: Operation, name: string, endpoint: Endpoint): void {
  operation.operationId = name
  for (const answer of Object.values(operation.responses)) answer.description = 'Done'
  for (const status of errorStatusesOf(endpoint))
    operation.responses[status] = { $ref: `#/components/responses/${status}` }
  describeOwnResponses(operation, endpoint)
  describeBody(operation, endpoint)
}

/** Adds what the schemas do not contain to each operation: its name, its errors and the file of a form. */
export function describeOperations(document: OpenApiDocument): OpenApiDocument {
  const responses = Object.entries(ERROR_RESPONSES).map(([status, { schema, ...rest }]) => [
    status,
    { ...rest, content: { 'application/json': { schema } } },
  ])
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...SCHEMAS },
    responses: Object.fromEntries(responses),
  }
  for (const [group, endpoints] of Object.entries(API)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const operation = document.paths?.[toTemplate(endpoint.path)]?.[endpoint.method.toLowerCase()]
      if (operation) describeOperation(operation, `${group}_${name}`, endpoint)
    }
  }
  return document
}
