/** Separate from the schemas, so that a page can use the limits without loading them. */
export const PLATE_MAX_ITEMS = 20
/** Twenty parts of an address. */
export const PLATE_MAX_LENGTH = 700
/** Of portions. */
export const QUANTITY = { min: 0.25, max: 20, step: 0.5 } as const
export const GRAMS = { min: 1, max: 2000, step: 10 } as const
export const PLATE_FULL = `A plate holds up to ${PLATE_MAX_ITEMS} foods. Remove one first.`
