/** A deterministic random choice, seeded by a text (FNV-1a hash, then a small mixing generator). */
export function createChoice(seed: string): <T>(options: readonly T[]) => T {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return (options) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const chosen = options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
}
