import type { ContentKey } from './content-keys.ts'

export interface KeyIndex {
  add(address: string, keys: Iterable<ContentKey>): void
  remove(address: string, keys: Iterable<ContentKey>): void
  /** As they are now: what is done with them may change them. */
  addressesOf(key: ContentKey): string[]
}

/** Which addresses show what, so that a change costs no look at all the others. */
export function createKeyIndex(): KeyIndex {
  const addresses = new Map<ContentKey, Set<string>>()
  return {
    add(address, keys) {
      for (const key of keys) {
        const shown = addresses.get(key)
        if (shown) shown.add(address)
        else addresses.set(key, new Set([address]))
      }
    },
    remove(address, keys) {
      for (const key of keys) {
        const shown = addresses.get(key)
        shown?.delete(address)
        if (shown?.size === 0) addresses.delete(key)
      }
    },
    addressesOf: (key) => [...(addresses.get(key) ?? [])],
  }
}
