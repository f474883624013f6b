import type { RequestStatus } from '#domain/consultations/status.ts'

export interface DemoMessage {
  from: 'client' | 'dietitian'
  hours_ago: number
  /** Not opened yet by the other person. */
  unread?: true
  body: string
}

/** A request and all that followed; people are named by their e-mail address, times count back from the start. */
export interface DemoRequest {
  client: string
  dietitian: string
  hours_ago: number
  message: string
  health_concern?: string
  guardian_name?: string
  status: RequestStatus
  talk?: DemoMessage[]
  /** When it was marked as replied without a message, or closed. */
  settled_hours_ago?: number
  /** What the dietitian noted where no reply stands for it. */
  note?: string
}

const HOURS_A_DAY = 24

export function days(count: number): number {
  return count * HOURS_A_DAY
}
