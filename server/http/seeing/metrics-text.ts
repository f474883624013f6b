import { countsOf } from '../../infra/counts.ts'
import type { Family, Sample } from '../../infra/families.ts'
import type { WorkFigures } from '../../system/work-figures.service.ts'
import { countedBy, family, gauge } from './exposition.ts'
import { BOUNDS, type RequestFigures, type RouteFigures } from './request-figures.ts'

/** What is kept in memory, as its store tells it. */
export interface KeptFigures {
  answers: number
  bytes: number
  hits: number
  misses: number
}

export interface MetricsSources {
  figures: RequestFigures
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  /** By the name of the store. */
  kept: () => Record<string, KeptFigures>
  viewsWaiting: () => number
}

/** How far apart looks at the event loop were, in nanoseconds: so far as they were meant to be, and the lateness. */
interface Looks {
  percentile(of: number): number
  max: number
}

export const LOOK_MS = 20

const NANOSECONDS = 1e9

function durations({ route, method, byTime, seconds, timed }: RouteFigures): Sample[] {
  const labels = { method, route }
  let upTo = 0
  const buckets = BOUNDS.map((le, at): Sample => {
    upTo += byTime[at] ?? 0
    return [{ ...labels, le }, upTo, '_bucket']
  })
  return [
    ...buckets,
    [{ ...labels, le: '+Inf' }, timed, '_bucket'],
    [labels, seconds, '_sum'],
    [labels, timed, '_count'],
  ]
}

function requestFamilies(figures: RequestFigures): Family[] {
  const all = figures.all()
  const answers = all.flatMap(({ route, method, byClass }) =>
    byClass.flatMap((value, at): Sample[] => (value > 0 ? [[{ method, route, status: `${at + 1}xx` }, value]] : [])),
  )
  return [
    family('counter', 'thali_http_requests_total', 'Answers by route pattern and class of status.', answers),
    family(
      'histogram',
      'thali_http_request_duration_seconds',
      'Time to the end of the answer, without event streams.',
      all.filter(({ timed }) => timed > 0).flatMap(durations),
    ),
  ]
}

function keptFamilies(kept: Record<string, KeptFigures>): Family[] {
  const by = (pick: (figures: KeptFigures) => number) =>
    Object.entries(kept).map(([store, figures]): Sample => [{ store }, pick(figures)])
  return [
    family(
      'gauge',
      'thali_kept_answers',
      'Answers in memory.',
      by(({ answers }) => answers),
    ),
    family(
      'gauge',
      'thali_kept_bytes',
      'What they take of it.',
      by(({ bytes }) => bytes),
    ),
    family(
      'counter',
      'thali_kept_hits_total',
      'Pages, public JSON and site files answered from memory.',
      by(({ hits }) => hits),
    ),
    family(
      'counter',
      'thali_kept_misses_total',
      'The same, made for the request.',
      by(({ misses }) => misses),
    ),
  ]
}

function countFamilies(): Family[] {
  return [
    countedBy('thali_page_renderings_total', 'Pages rendered.', 'of', countsOf('page_renderings')),
    countedBy('thali_page_failures_total', 'Errors while a page was rendered.', 'of', countsOf('failed_renderings')),
    countedBy('thali_limit_refusals_total', 'Requests over a limit.', 'limit', countsOf('limit_refusals')),
    countedBy('thali_slow_statements_total', 'Statements over 250 ms.', 'of', countsOf('slow_statements')),
    countedBy('thali_client_errors_total', 'Errors that browsers have reported.', 'of', countsOf('client_errors')),
  ]
}

function processFamilies(delay: Looks): Family[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const late = (apart: number) => Math.max(0, apart / NANOSECONDS - LOOK_MS / 1000)
  return [
    family(
      'gauge',
      'thali_event_loop_delay_seconds',
      'Lateness of the event loop since these figures were last read.',
      [
        [{ quantile: 0.5 }, late(delay.percentile(50))],
        [{ quantile: 0.99 }, late(delay.percentile(99))],
        [{ quantile: 1 }, late(delay.max)],
      ],
      'max',
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Heap.', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Buffers and what else is beside the heap.', external),
    family('counter', 'process_cpu_seconds_total', 'Processor time.', [[{}, (user + system) / 1e6]]),
    gauge(
      'process_start_time_seconds',
      'When the process began.',
      Math.round(Date.now() / 1000 - process.uptime()),
      'min',
    ),
    gauge('thali_processes', 'Processes whose figures these are.', 1),
  ]
}

const secondsSince = (instant: string | null) => (instant === null ? null : (Date.now() - Date.parse(instant)) / 1000)

/** Nothing of it is said while the database is away: a nought would look like an empty queue. */
export function workFamilies(work: WorkFigures | null): Family[] {
  const up = gauge('thali_database_up', 'Whether the database answered within a second.', work ? 1 : 0)
  if (!work) return [up]
  const jobs = work.queues.flatMap(({ name, waiting, active, failed }): Sample[] => [
    [{ queue: name, state: 'waiting' }, waiting],
    [{ queue: name, state: 'active' }, active],
    [{ queue: name, state: 'failed' }, failed],
  ])
  return [
    up,
    family('gauge', 'thali_jobs', 'Background jobs; those of all processes on the database.', jobs),
    gauge('thali_daily_run_age_seconds', 'Since the daily run was last done.', secondsSince(work.daily_done_at)),
    family('gauge', 'thali_mails', `Mails in the outbox, counted up to ${work.counted_max}.`, [
      [{ status: 'queued' }, work.mails.queued],
      [{ status: 'failed' }, work.mails.failed],
    ]),
    gauge(
      'thali_oldest_mail_age_seconds',
      'How long the oldest mail waits; 0 when none does.',
      secondsSince(work.mails.oldest_queued_at) ?? 0,
    ),
    gauge('thali_backup_age_seconds', 'Since the last whole backup.', secondsSince(work.backup_finished_at)),
  ]
}

/** What this process has counted. */
export function ownFamilies(sources: MetricsSources, delay: Looks): Family[] {
  const { totalCount, idleCount, waitingCount } = sources.pool
  return [
    ...requestFamilies(sources.figures),
    ...keptFamilies(sources.kept()),
    ...countFamilies(),
    family('gauge', 'thali_pool_connections', 'Connections to the database.', [
      [{ state: 'busy' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
    ]),
    gauge('thali_pool_waiting', 'Statements that wait for a connection.', waitingCount),
    gauge('thali_views_waiting', 'Readings of articles that are not written down yet.', sources.viewsWaiting()),
    ...processFamilies(delay),
  ]
}
