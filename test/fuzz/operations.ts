export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

interface Parameter {
  in: 'path' | 'query'
  name: string
  schema: JsonSchema
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
}

export interface Document {
  paths: Record<string, Record<string, Described>>
}

/** One operation of the product's own OpenAPI document. */
export interface Operation {
  method: string
  /** As in the document: `/api/blogs/{id}/`. */
  template: string
  query: Parameter[]
  body: JsonSchema | undefined
  /** The form field for a file. */
  fileField: string | undefined
}

/** Never ends by itself, so there is no complete response to check. */
const ENDLESS = '/api/adminpanel/events/'

export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths)
    .filter(([template]) => template !== ENDLESS)
    .flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
        const form = requestBody?.content['multipart/form-data']?.schema
        return {
          method: method.toUpperCase(),
          template,
          query: parameters.filter((parameter) => parameter.in === 'query'),
          body: requestBody?.content['application/json']?.schema,
          fileField: Object.entries(form?.properties ?? {}).find(([, schema]) => schema.format === 'binary')?.[0],
        }
      }),
    )
}
