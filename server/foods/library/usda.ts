import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { PortionUnit } from '#domain/foods/food-kinds.ts'
import type { Portion } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES, type Nutrients } from '#domain/foods/nutrients.ts'
import { OperatorError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../infra/project-root.ts'

/** USDA National Nutrient Database for Standard Reference, release 28: 8,790 foods, in the public domain. */
const USDA_FILE = join(PROJECT_ROOT, 'server/foods/library/usda-sr28.tsv.br')

export interface UsdaFood {
  /** `ndb_number`, without leading zeros. */
  id: number
  group: string
  description: string
  portions: Portion[]
  /** Per 100 g; an empty cell is unknown. */
  nutrients: Nutrients
}

const FIRST_NUTRIENT = 5
/** Units that a cook in India does not use: ounces, pounds, and yields of raw meat. */
const AMERICAN = /^(?:oz|fl oz|lb|cubic inch)\b|yield|NLEA/
/** Of several measures of one unit the first is used, which USDA lists as the usual one. */
const UNITS: readonly [RegExp, PortionUnit][] = [
  [/^(?:tbsp|tablespoon)/, 'tablespoon'],
  [/^(?:tsp|teaspoon)/, 'teaspoon'],
  [/^cup/, 'cup'],
  [/./, 'piece'],
]

function readPortions(measures: string): Portion[] {
  const portions = new Map<PortionUnit, Portion>()
  for (const measure of measures.split('|').filter(Boolean)) {
    const at = measure.lastIndexOf('=')
    const [label, grams] = [measure.slice(0, at), Number(measure.slice(at + 1))]
    const name = label.replace(/^[\d./\s]+/, '')
    const unit = UNITS.find(([pattern]) => pattern.test(name))?.[1] ?? 'piece'
    if (grams > 0 && !AMERICAN.test(name) && !portions.has(unit)) portions.set(unit, { unit, label, grams })
  }
  return [...portions.values()]
}

function readLine(line: string): UsdaFood {
  const cells = line.split('\t')
  const [id = '', group = '', description = '', , measures = ''] = cells
  const amounts = NUTRIENT_NAMES.map((name, index) => {
    const cell = cells[FIRST_NUTRIENT + index] ?? ''
    return [name, cell === '' ? null : Number(cell)] as const
  })
  return {
    id: Number(id),
    group,
    description,
    portions: readPortions(measures),
    nutrients: Object.fromEntries(amounts) as Nutrients,
  }
}

export async function readUsda(): Promise<UsdaFood[]> {
  // Drops the error's code, which the start would mistake for an unreachable database.
  const file = await readFile(USDA_FILE).catch(() => {
    throw new OperatorError(`the table of foods cannot be read: ${USDA_FILE}`)
  })
  const text = await promisify(brotliDecompress)(file)
  return text.toString('utf8').trimEnd().split('\n').slice(1).map(readLine)
}
