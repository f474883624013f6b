import type * as z from 'zod/mini'
import type { Role } from '../roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call: `anyone` (a valid token is still read), `signed-in`, or the named roles. The service checks ownership.
 */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

type FileType = 'application/zip' | 'text/csv; charset=utf-8' | 'application/pdf, image/webp'

/** The named numbers in a path, as in `/requests/:id/messages/`. */
export type PathNumbers<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [N in Name]: number } & PathNumbers<Rest>
  : unknown

/** The same numbers, in path order. */
export type PathArguments<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [id: number, ...PathArguments<Rest>]
  : []

const PATH_NUMBER = /:(\w+)/g

export function pathNumberNames(path: string): string[] {
  return [...path.matchAll(PATH_NUMBER)].map(([, name = '']) => name)
}

/** The path as OpenAPI writes it: `/requests/{id}/messages/`. */
export function toTemplate(path: string): string {
  return path.replaceAll(PATH_NUMBER, '{$1}')
}

type Schema = z.ZodMiniType | undefined

interface Details<Query extends Schema, Body extends Schema, Response extends Schema, File> {
  access: Access
  /**
   * The caller must have proved the password within the last minutes (`POST /api/auth/step-up/`). The sentence is the
   * error response's `detail` and says what the password is for.
   */
  stepUp?: string
  /** Status of a successful response; 200 by default. */
  status?: 200 | 201 | 202 | 204
  /** Error responses that do not follow from path, access, query and body; only used in the reference. */
  errorStatuses?: readonly (401 | 403 | 404 | 409 | 502 | 504)[]
  /**
   * With `Accept: text/event-stream` the response is sent as it is produced: events of this name, then either `done`
   * with the response or `failed` with status and detail.
   */
  streams?: string
  /**
   * The response is a file of this type; if there are several types, the route chooses. There is no `response` then.
   */
  download?: File
  /** The response to invalid fields if it is not the common one; the route writes it. */
  invalid?: z.ZodMiniType
  query?: Query
  body?: Body
  /** Multipart is accepted as well as JSON; this field then holds the file. */
  file?: string
  /** The kind of file accepted; an image by default. */
  accepts?: 'document'
  response?: Response
}

export interface Endpoint<
  Path extends string = string,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  File extends FileType | undefined = FileType | undefined,
> extends Details<Query, Body, Response, File> {
  method: Method
  path: Path
  summary: string
}

function endpointOf(method: Method) {
  return <
    const Path extends string,
    Query extends Schema = undefined,
    Body extends Schema = undefined,
    Response extends Schema = undefined,
    const File extends FileType | undefined = undefined,
  >(
    path: Path,
    summary: string,
    details: Details<Query, Body, Response, File>,
  ): Endpoint<Path, Query, Body, Response, File> => ({ method, path, summary, ...details })
}

/** Each defines one API call: the only place with its path and its schemas, for both sides. */
export const get = endpointOf('GET')
export const post = endpointOf('POST')
export const patch = endpointOf('PATCH')
export const del = endpointOf('DELETE')

export type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined
export type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
