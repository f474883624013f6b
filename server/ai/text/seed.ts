/** The FNV-1a hash of a text's UTF-16 units: a whole number of 32 bits, with a sign. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** A deterministic random choice, seeded by a text (its hash, then a small mixing generator). */
export function createChoice(seed: string): <T>(options: readonly T[]) => T {
  let state = hashOf(seed)
  return (options) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const chosen = options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
}
