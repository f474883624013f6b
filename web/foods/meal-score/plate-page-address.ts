import { formatPlate, MEAL_SCORE_PATH, type PlatePart, parsePlate } from '#domain/foods/plate/plate-address.ts'
import { toSearch } from '#domain/http/search.ts'

/** The numbers of results shown step by step, beginning with few. */
export const INITIAL_RESULTS = 8
const RESULTS_STEP = 16
const RESULTS_MAX = 88

export interface PlatePage {
  parts: readonly PlatePart[]
  /** How many parts of the address could not be read, or do not fit on a plate. */
  unreadable: number
  search: string
  /** The number of search results shown. */
  show: number
  /** Hides energy and grams for browsers without scripts, which cannot store the choice. */
  hide: boolean
}

const HIDE = ['hide', 'energy'] as const
export const hidesAmounts = (query: URLSearchParams) => query.get(HIDE[0]) === HIDE[1]

/** Parses an address; missing or invalid values become the default. */
export function readPlatePage(query: URLSearchParams): PlatePage {
  const plate = query.get('plate') ?? ''
  const parts = parsePlate(plate)
  const show = Number(query.get('show'))
  return {
    parts,
    unreadable: plate.split('_').filter(Boolean).length - parts.length,
    search: toSearch(query.get('search')),
    show: Number.isInteger(show) && show > INITIAL_RESULTS && show <= RESULTS_MAX ? show : INITIAL_RESULTS,
    hide: hidesAmounts(query),
  }
}

type PlatePageInput = Pick<PlatePage, 'parts'> & Partial<PlatePage>

/** Without the defaults, so that equal plates have equal addresses. */
export function platePagePath({ parts, search = '', show = INITIAL_RESULTS, hide = false }: PlatePageInput): string {
  const query = new URLSearchParams()
  if (parts.length > 0) query.set('plate', formatPlate(parts))
  if (search) query.set('search', search)
  if (search && show > INITIAL_RESULTS) query.set('show', String(show))
  if (hide) query.set(...HIDE)
  const text = query.toString()
  return text ? `${MEAL_SCORE_PATH}?${text}` : MEAL_SCORE_PATH
}

/** The next number of results; null if all are shown, or the useful maximum. */
export function nextShownCount(show: number, count: number): number | null {
  const next = Math.min(show + RESULTS_STEP, RESULTS_MAX)
  return show < count && next > show ? next : null
}
