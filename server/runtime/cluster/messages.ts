import type { Family } from '../../infra/families.ts'
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

/** What a worker tells of its figures: unasked, because it wants those of the others, or because another one does. */
export type FiguresTold = { kind: 'figures-wanted' | 'figures'; asked: number; figures: Family[] }
/** What a worker hears: that another one wants its figures, or those of all the others. */
export type FiguresHeard =
  | { kind: 'figures-asked'; asked: number }
  | { kind: 'figures-of-others'; asked: number; figures: Family[] }
