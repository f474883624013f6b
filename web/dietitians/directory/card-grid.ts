/** Three, two or one card in a row. */
export const CARD_GRID = 'mt-7 grid gap-6 min-[700px]:grid-cols-2 min-[75rem]:grid-cols-3'
