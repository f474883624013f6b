import { formatNumber } from '#web/lib/format.ts'

export const formatKcal = (kcal: number) => `${formatNumber(Math.round(kcal))}\u2009kcal`
export const formatGrams = (grams: number) => `${formatNumber(Math.round(grams))}\u2009g`
export const formatQuantity = (quantity: number) => formatNumber(quantity)
