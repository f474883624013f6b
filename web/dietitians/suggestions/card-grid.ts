/** As many columns of equal width as fit. */
export const CARD_GRID = 'mt-7 grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]'
