import type { InjectOptions } from 'fastify'
import { beforeAll } from 'vitest'
import { type Answer, anonymous, as } from '../callers.ts'
import { given } from '../given.ts'
import { saveWorld, setUpTestApp } from '../test-app.ts'

export const CALLERS = ['anonymous', 'client', 'other', 'dietitian', 'stranger', 'admin'] as const
type CallerName = (typeof CALLERS)[number]

/** One endpoint, called as `METHOD /path/{row of the world}/`. */
export interface AccessRow {
  call: string
  body?: (world: World) => object
  answers: number[]
}

async function makeWorld() {
  const [client, other, dietitian, stranger, admin] = await Promise.all([
    given.user(),
    given.user(),
    given.dietitian(),
    given.dietitian(),
    given.admin(),
  ])
  const request = await given.request({ to: dietitian, from: client })
  const application = await given.application({ from: client })
  return {
    ...{ client, other, dietitian, stranger, admin },
    request,
    application,
    draft: await given.blog({ author: dietitian, status: 'draft' }),
    document: await given.document({ of: application }),
    certificate: await given.certificate({ of: dietitian }),
    attachment: await given.attachment({ by: client, of: request }),
    unsent: await given.attachment({ by: client }),
  }
}
type World = Awaited<ReturnType<typeof makeWorld>>

let world: World
let callers: Record<CallerName, typeof anonymous>

/** Sets up the test app with the table's rows and files, and with signed-in accounts, before each test of the file. */
export function setUpWorld(): void {
  setUpTestApp()
  beforeAll(async () => {
    world = await makeWorld()
    const { client, other, dietitian, stranger, admin } = world
    callers = {
      ...{ anonymous, client: as(client), other: as(other) },
      ...{ dietitian: as(dietitian), stranger: as(stranger), admin: as(admin) },
    }
    for (const name of CALLERS) await callers[name].get('/api/auth/profile/')
    await saveWorld()
  })
}

/** Makes the call of a row, with the row's body unless another is given. */
export function send(name: CallerName, { call, body }: AccessRow, options: InjectOptions = {}): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  return callers[name].send({
    method: method as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, key: keyof World) => String(world[key].id)),
    ...(body ? { payload: body(world) } : {}),
    ...options,
  })
}
