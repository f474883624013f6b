import type * as z from 'zod/mini'
import type { Role } from '../roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call: `anyone` (a valid token is read if there is one), `signed-in`, or the named roles.
 * Ownership is the service's matter.
 */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

type FileType = 'application/zip' | 'text/csv; charset=utf-8' | 'application/pdf, image/webp'

/** The numbers in a path by their names: `/requests/:id/messages/`. */
export type PathNumbers<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [N in Name]: number } & PathNumbers<Rest>
  : unknown

/** The same in the order in which they stand. */
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

export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Response extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  File extends FileType | undefined = FileType | undefined,
> {
  method: Method
  path: Path
  summary: string
  access: Access
  /**
   * The caller must have proved the password within the last minutes (`POST /api/auth/step-up/`). The sentence is the
   * error response's `detail` and says what the password is for.
   */
  stepUp?: string
  /** Status of a good answer; 200 when left out. */
  status?: 200 | 201 | 202 | 204
  /** Error responses that do not follow from path, access, query and body; for the reference alone. */
  errorStatuses?: readonly (401 | 403 | 404 | 409 | 502 | 504)[]
  /**
   * Under `Accept: text/event-stream` the answer is sent while it is made: events of this name, and finally either `done`
   * with the answer or `failed` with status and detail.
   */
  streams?: string
  /** The answer is a file of this type, of several the one that the route names; it has no `response` then. */
  download?: File
  /** The answer to invalid fields where it is not the common one; the route writes it. */
  invalid?: z.ZodMiniType
  query?: Query
  body?: Body
  /** Multipart is accepted beside JSON; this field then holds the file. */
  file?: string
  /** What the file may be; an image by default. */
  accepts?: 'document'
  response?: Response
}

/** Writes down one call of the API: the only place that names its path, and its schemas for both sides. */
export function endpoint<
  const Path extends string,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
  Response extends z.ZodMiniType | undefined = undefined,
  const File extends FileType | undefined = undefined,
>(definition: Endpoint<Path, Query, Body, Response, File>): Endpoint<Path, Query, Body, Response, File> {
  return definition
}

export type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined
export type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
