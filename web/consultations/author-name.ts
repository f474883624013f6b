import type { Message } from '#domain/consultations/consultations.schema.ts'
import { titled } from '#domain/site/site.ts'

/** An admin or a client who writes is no dietitian, and gets no title. */
export function authorName({ full_name, role }: Message['author']): string {
  return role === 'dietitian' ? titled(full_name) : full_name
}
