import pg from 'pg'
import { printTable } from '../table.ts'
import { timingOf } from '../timed.ts'

const WRITERS = 8
const WRITES = 150

const INSERT = `insert into consultation_requests (client_id, dietitian_id, name, email, message, status, priority)
  values ((select min(id) from users where role = 'user'), (select min(id) from users where role = 'dietitian'), 'C',
    'c@example.com', 'What about breakfast?', 'pending', 'low')`
const WRITES_BY_NAME: [name: string, table: string, writers: number, sql: string][] = [
  ['a request is sent', 'consultation_requests', WRITERS, INSERT],
  [
    'its status changes',
    'consultation_requests',
    WRITERS,
    `update consultation_requests set status = case status when 'replied' then 'pending' else 'replied' end
     where id = (select id from consultation_requests order by id desc offset floor(random() * 1000) limit 1)`,
  ],
  [
    // A process writes views in batches, one after the other.
    'views of fifty articles',
    'blogs',
    1,
    `update blogs set views_count = views_count + 1 where id in (select id from blogs order by id limit 50)`,
  ],
]

/** Milliseconds for each of so many transactions by this many writers at once. */
async function timedWrites(databaseUrl: string, writers: number, sql: string): Promise<number[]> {
  const samples: number[] = []
  const write = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    for (let done = 0; done < WRITES; done++) {
      const began = performance.now()
      await client.query(sql)
      samples.push(performance.now() - began)
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: writers }, write))
  return samples
}

/** What the counting of lists costs those who write: the same writes without its triggers and with them, by turns. */
export async function measureWriters(client: pg.Client, databaseUrl: string): Promise<void> {
  const rows: string[][] = []
  for (const [name, table, writers, sql] of WRITES_BY_NAME) {
    const { rows: triggers } = await client.query<{ name: string }>(
      `select tgname as name from pg_trigger where tgrelid = $1::regclass and tgname like '%\\_places\\_%'`,
      [table],
    )
    const turn = async (state: 'enable' | 'disable') => {
      for (const trigger of triggers) await client.query(`alter table ${table} ${state} trigger ${trigger.name}`)
      return timedWrites(databaseUrl, writers, sql)
    }
    await turn('enable')
    const samples = { disable: [] as number[], enable: [] as number[] }
    for (const state of ['disable', 'enable', 'disable', 'enable'] as const) samples[state].push(...(await turn(state)))
    const [without, counted] = [timingOf(samples.disable), timingOf(samples.enable)]
    rows.push([name, ...[without.p50, without.p95, counted.p50, counted.p95].map((value) => value.toFixed(2))])
  }
  printTable([['milliseconds, 8 writers at once', 'without p50', 'p95', 'counted p50', 'p95'], ...rows])
}
