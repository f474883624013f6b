import type { PortionUnit } from './food-kinds.ts'
import type { Portion } from './foods.schema.ts'

interface Served {
  food: { name: string; portions: readonly Portion[] }
  portion: PortionUnit
  quantity: number
}

/** Names of places and peoples keep their capital within a sentence. */
const PROPER =
  /^(?:Amritsari|Andhra|Assamese|Awadhi|Bengali|Bihari|Bombay|Chettinad|Chinese|Delhi|Goan|Gujarati|Hyderabadi|Indian|Indori|Kashmiri|Kathiyawadi|Kerala|Kolhapuri|Kolkata|Lucknowi|Madras|Malabar|Malvani|Manipuri|Mizo|Mughlai|Mysore|Naga|Odia|Punjabi|Rajasthani|Sindhi|Udupi)\b/

export function nameInSentence(name: string): string {
  return PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** "1 katori (150 ml)", "2 × katori (150 ml)", "50 g". */
export function portionText({ food, portion: unit, quantity }: Served): string {
  if (unit === 'gram') return `${quantity}\u00a0g`
  const label = food.portions.find((portion) => portion.unit === unit)?.label ?? `1 ${unit}`
  return quantity === 1 ? label : `${quantity} × ${label.replace(/^1\s+/, '')}`
}

/** A portion with the food's own name takes no "of": "Roti, 1 roti (16 cm)". */
const isVessel = (unit: PortionUnit, text: string) => unit !== 'piece' || /\bpiece$/.test(text)

/** "1 katori (150 ml) of rajma masala". */
export function servingText(served: Served): string {
  const { name } = served.food
  const portion = portionText(served)
  return isVessel(served.portion, portion) ? `${portion} of ${nameInSentence(name)}` : `${name}, ${portion}`
}
