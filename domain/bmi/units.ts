/** Indian homes weigh in kilograms and often measure in feet. */
export const UNITS = ['kg-cm', 'kg-ft', 'lb-ft'] as const
export type Units = (typeof UNITS)[number]
export const UNIT_LABELS: Record<Units, string> = { 'kg-cm': 'kg, cm', 'kg-ft': 'kg, ft', 'lb-ft': 'lb, ft' }

export type WeightUnit = 'kg' | 'lb'
export type HeightUnit = 'cm' | 'ft'

const KILOGRAMS_PER_POUND = 0.45359237
const CENTIMETRES_PER_INCH = 2.54
const INCHES_PER_FOOT = 12

export function detectWeightUnit(units: Units): WeightUnit {
  return units === 'lb-ft' ? 'lb' : 'kg'
}

export function detectHeightUnit(units: Units): HeightUnit {
  return units === 'kg-cm' ? 'cm' : 'ft'
}

export function toKilograms(pounds: number): number {
  return pounds * KILOGRAMS_PER_POUND
}

export function toPounds(kilograms: number): number {
  return kilograms / KILOGRAMS_PER_POUND
}

export function toCentimetres(feet: number, inches: number): number {
  return (feet * INCHES_PER_FOOT + inches) * CENTIMETRES_PER_INCH
}

/** Inches to one decimal, never 12.0. */
export function toFeetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round((centimetres / CENTIMETRES_PER_INCH) * 10) / 10
  const feet = Math.floor(inches / INCHES_PER_FOOT)
  return { feet, inches: Math.round((inches - feet * INCHES_PER_FOOT) * 10) / 10 }
}

const NARROW_SPACE = '\u202f'

/** "54.7 kg" or "120.6 lb". */
function weightText(kilograms: number, unit: WeightUnit): string {
  return formatMeasure(formatWeight(kilograms, unit), unit)
}

/** Without a needless decimal: "78 kg", "68.5 kg". */
export function ownWeightText(kilograms: number, unit: WeightUnit): string {
  return weightText(kilograms, unit).replace('.0', '')
}

/** "54.7 to 73.7 kg" */
export function weightRangeText({ min, max }: { min: number; max: number }, unit: WeightUnit): string {
  return `${formatWeight(min, unit).toFixed(1)} to ${weightText(max, unit)}`
}

/** To one decimal in the reader's unit. */
export function formatWeight(kilograms: number, unit: WeightUnit): number {
  return Math.round((unit === 'lb' ? toPounds(kilograms) : kilograms) * 10) / 10
}

/** "4.3 kg", of a value that is already in this unit. */
export function formatMeasure(value: number, unit: WeightUnit): string {
  return `${value.toFixed(1)}${NARROW_SPACE}${unit}`
}

/** "172 cm" or "5 ft 7.7 in". */
export function heightText(centimetres: number, unit: HeightUnit): string {
  if (unit === 'cm') return `${Math.round(centimetres * 10) / 10}${NARROW_SPACE}cm`
  const { feet, inches } = toFeetAndInches(centimetres)
  return `${feet}${NARROW_SPACE}ft ${inches}${NARROW_SPACE}in`
}
