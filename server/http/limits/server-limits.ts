export const SERVER_LIMITS = {
  /** For the head of a request, counted from the moment its connection is open. */
  headMs: 10_000,
  /** For the whole request: 5 MB take 90 s at half a megabit. */
  arrivalMs: 120_000,
  /** For a body to begin to flow, and how much of it must come in each second after that. */
  bodyGraceMs: 10_000,
  bodyBytesPerSecond: 1024,
  /** Unfinished bodies of one address. */
  bodiesOfOne: 64,
  /** How long a connection may stay open with nothing to do; longer than a proxy's, which usually wait a minute. */
  idleMs: 72_000,
  /** How often connections are checked. */
  checkMs: 2000,
  connections: 10_000,
  /**
   * How long an answer may take before the caller gets 503. A form is read while it is answered, and a slow connection
   * needs time for a photo; a model is given a minute.
   */
  answerMs: { usual: 30_000, form: 150_000, ai: 90_000 },
  /** Requests that have come whole and whose answer has not begun. */
  underWay: 1000,
  /** Statements that wait for a connection. */
  waitingStatements: 500,
  /** How late the event loop may be, for two samples in a row. */
  lateMs: 1000,
  /** Pages of different addresses that are rendered at once. More only fill the memory: the processor has no more to give. */
  renderings: 8,
  /** Addresses that wait for it; together as many as are requested at once on a busy day. */
  waitingRenderings: 240,
  /** Forms that are read at once, each up to some megabytes. */
  forms: 16,
  /** As many as a browser sends at once. */
  formsOfOne: 6,
}

export type ServerLimits = typeof SERVER_LIMITS
export type AnswerLimits = ServerLimits['answerMs']
