import type { Config } from '../env.ts'

/** What a worker needs to know; the variables are read, and judged, by the primary alone. */
export interface Assignment {
  kind: 'assignment'
  config: Config
  secret: string
  /** Null where the operator has named a server. */
  embeddedUrl: string | null
  /** Others serve already: this one listens when it is ready to answer. */
  isFollower: boolean
}

export type Report = { kind: 'ready'; greeting: string } | { kind: 'failed'; line: string }
