export const SERVER_LIMITS = {
  /** For the head of a request, from when the connection is opened. */
  headMs: 10_000,
  /** For the whole request: 5 MB take 90 s at half a megabit. */
  arrivalMs: 120_000,
  /** For a body to begin, and the bytes per second it needs afterwards. */
  bodyGraceMs: 10_000,
  bodyBytesPerSecond: 1024,
  /** Unfinished bodies per address. */
  bodiesPerAddress: 64,
  /** How long an idle connection stays open; longer than in a proxy, which usually closes it after a minute. */
  idleMs: 72_000,
  /** Interval of checking connections. */
  checkMs: 2000,
  connections: 10_000,
  /**
   * How long a response may take before the caller gets 503. A form is read during this time, and a slow connection
   * needs time for a photo; a model may take a minute.
   */
  responseMs: { usual: 30_000, form: 150_000, ai: 90_000 },
  /** Requests that have arrived completely and whose response has not begun. */
  concurrentRequests: 1000,
  /** Statements waiting for a connection. */
  waitingStatements: 500,
  /** Delay of the event loop, in two consecutive samples. */
  maxEventLoopDelayMs: 1000,
  /**
   * Pages of different addresses rendered at once. More would only fill the memory, because the processor is fully
   * used.
   */
  renderings: 8,
  /** Addresses waiting to be rendered; together with `renderings`, as many as are requested at once on a busy day. */
  waitingRenderings: 240,
  /** Forms read at once, each up to some megabytes. */
  forms: 16,
  /** Forms read at once per account: as many as a browser sends at once. */
  formsPerAccount: 6,
}

export type ServerLimits = typeof SERVER_LIMITS
export type ResponseLimits = ServerLimits['responseMs']
