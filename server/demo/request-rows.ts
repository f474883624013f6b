import { derivePriority } from '#domain/consultations/priority.ts'
import { replyNote } from '#domain/consultations/request-rules.ts'
import { HOUR_MS } from '#domain/durations.ts'
import type { consultationMessages, consultationRequests } from '../consultations/consultations.table.ts'
import { DEMO_CLIENTS } from './clients.content.ts'
import type { DemoMessage, DemoRequest } from './demo-content.ts'

type RequestValues = typeof consultationRequests.$inferInsert
type MessageValues = typeof consultationMessages.$inferInsert & { created_at: Date }

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}

/** Hours since the request, or since the client's first message without a reply after it. */
function waitingHoursOf({ status, hours_ago, talk = [] }: DemoRequest): number | undefined {
  if (status === 'closed') return undefined
  if (status === 'pending') return hours_ago
  const answered = talk.findLastIndex((message) => message.from === 'dietitian')
  return talk.slice(answered + 1).find((message) => message.from === 'client')?.hours_ago
}

/** Creates the row that sending, replying and closing would have stored. */
export function toRequestRow(request: DemoRequest, ids: Map<string, number>, now: Date) {
  const client = requireClient(request.client)
  const reply = request.talk?.findLast((message) => message.from === 'dietitian')
  const settled = request.settled_hours_ago
  const isClosed = request.status === 'closed'
  const repliedHours = reply?.hours_ago ?? (request.status === 'replied' ? settled : undefined)
  const firstReply = request.talk?.find((message) => message.from === 'dietitian')
  const waitingHours = waitingHoursOf(request)
  const changedHours = Math.min(request.hours_ago, repliedHours ?? Infinity, settled ?? Infinity)
  return {
    client_id: requireId(ids, request.client),
    dietitian_id: requireId(ids, request.dietitian),
    name: `${client.first_name} ${client.last_name}`,
    email: client.email,
    phone_number: client.phone_number ?? null,
    relation: request.person?.relation ?? null,
    age: request.person?.age ?? client.age ?? null,
    gender: request.person?.gender ?? client.gender ?? null,
    message: request.message,
    health_concern: request.health_concern ?? null,
    status: request.status,
    admin_notes: reply ? replyNote(reply.body) : (request.note ?? null),
    priority: derivePriority(request.message, request.health_concern),
    guardian_name: request.guardian_name ?? null,
    guardian_consent: request.guardian_name !== undefined,
    created_at: hoursBefore(now, request.hours_ago),
    updated_at: hoursBefore(now, changedHours),
    replied_at: repliedHours === undefined ? null : hoursBefore(now, repliedHours),
    first_reply_at: firstReply ? hoursBefore(now, firstReply.hours_ago) : null,
    waiting_since: waitingHours === undefined ? null : hoursBefore(now, waitingHours),
    closed_at: isClosed && settled !== undefined ? hoursBefore(now, settled) : null,
  } satisfies RequestValues
}

/** A message counts as read an hour after it was written, at the latest now, unless it is marked as unread. */
export function toMessageRow(
  message: DemoMessage,
  request: DemoRequest,
  requestId: number,
  ids: Map<string, number>,
  now: Date,
): MessageValues {
  const author = message.from === 'client' ? request.client : request.dietitian
  return {
    request_id: requestId,
    author_id: requireId(ids, author),
    body: message.body,
    created_at: hoursBefore(now, message.hours_ago),
    read_at: message.unread ? null : hoursBefore(now, Math.max(0, message.hours_ago - 1)),
  }
}

export function requireId(ids: Map<string, number>, email: string): number {
  const id = ids.get(email)
  if (id === undefined) throw new Error(`the demo content names ${email}, who is not in it`)
  return id
}

export function requireClient(email: string) {
  const client = DEMO_CLIENTS.find((person) => person.email === email)
  if (!client) throw new Error(`the demo content names ${email}, who is not in it`)
  return client
}
