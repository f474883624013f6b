import { vi } from 'vitest'

/**
 * Real hashes with the lowest cost, because a thousand sign-ins of 30 ms would take much of the suite's time.
 * `server/infra/secrets/passwords.test.ts` checks the product's own cost.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  }
})
