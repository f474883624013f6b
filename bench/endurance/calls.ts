import { setTimeout as delay } from 'node:timers/promises'
import type { Stage, Trouble } from './stage.ts'

export interface Asked {
  /** What the tables call it. */
  kind: string
  path: string
  method?: string
  token?: string | undefined
  json?: object
  form?: FormData
  key?: string
  /** What the contract answers where nothing is wrong. */
  right: number
  /** Whose absence may be felt, beside the app's and the database's. */
  needs?: Trouble[]
}

export interface Answered {
  /** 0 where no answer came. */
  status: number
  text: string
}

interface Counted {
  answered: number
  refused: number
  none: number
}

export interface Calls {
  ask(asked: Asked): Promise<Answered>
  /** Asks again, under the same key, until it is answered; null where that did not come to be in a minute. */
  askUntilAnswered(asked: Asked): Promise<Answered | null>
  wrong(what: string): void
  wrongs: string[]
  /** Refusals while nothing was wrong that we had done. */
  calmRefusals: Map<string, number>
  counts: Map<string, Counted>
  totals(): Counted
}

const TRIES = 60
const PAUSE_MS = 1000
const WRONGS_SHOWN = 200
/** Longer than any answer may take. */
const PATIENCE_MS = 100_000

/** The body of an answer, whatever shape it has. */
export function bodyOf<Body>({ text }: Answered): Body {
  return JSON.parse(text) as Body
}

/** Asks the product and judges each answer: right, refused in the documented way, missing, or wrong. */
export function createCalls(stage: Stage): Calls {
  const counts = new Map<string, Counted>()
  const calmRefusals = new Map<string, number>()
  const wrongs: string[] = []
  const wrong = (what: string) => {
    if (wrongs.length < WRONGS_SHOWN) wrongs.push(`${new Date().toISOString()} ${what}`)
  }
  const countOf = (kind: string) => {
    const counted = counts.get(kind) ?? { answered: 0, refused: 0, none: 0 }
    counts.set(kind, counted)
    return counted
  }

  function judge(
    { kind, path, right, needs = [] }: Asked,
    { status, text }: Answered,
    retryAfter: string | null,
    began: number,
  ) {
    const counted = countOf(kind)
    const wasIn = (...troubles: Trouble[]) => troubles.some((trouble) => stage.wasIn(trouble, began))
    const what = `${kind} ${path}: ${status} ${text.slice(0, 200)}`
    if (status === right) counted.answered += 1
    else if (status === 0) {
      counted.none += 1
      if (!wasIn('app')) wrong(`no answer: ${what}`)
    } else if (status === 503) {
      counted.refused += 1
      if (!Number(retryAfter)) wrong(`503 without Retry-After: ${what}`)
      if (!wasIn('app', 'database', ...needs)) calmRefusals.set(what, (calmRefusals.get(what) ?? 0) + 1)
    } else if ((status === 502 || status === 504) && needs.includes('ai') && wasIn('ai')) counted.refused += 1
    else wrong(what)
  }

  async function ask(asked: Asked): Promise<Answered> {
    const { path, method = asked.json || asked.form ? 'POST' : 'GET', token, json, form, key } = asked
    const began = performance.now()
    const answer = await fetch(`${stage.url}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : form ? { body: form } : {}),
    })
      .then(async (got) => ({ status: got.status, text: await got.text(), retryAfter: got.headers.get('retry-after') }))
      .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error), retryAfter: null }))
    judge(asked, answer, answer.retryAfter, began)
    return answer
  }

  return {
    ask,
    async askUntilAnswered(asked) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const answer = await ask(asked)
        if (answer.status !== 0 && answer.status < 500) return answer
        await delay(PAUSE_MS)
      }
      return null
    },
    wrong,
    wrongs,
    calmRefusals,
    counts,
    totals: () =>
      [...counts.values()].reduce(
        (sum, { answered, refused, none }) => ({
          answered: sum.answered + answered,
          refused: sum.refused + refused,
          none: sum.none + none,
        }),
        { answered: 0, refused: 0, none: 0 },
      ),
  }
}
