import { AGE, BODY_MEASURE } from '../accounts/account-rules.ts'
import {
  detectHeightUnit,
  detectWeightUnit,
  type HeightUnit,
  toCentimetres,
  toFeetAndInches,
  toKilograms,
  toPounds,
  type Units,
  type WeightUnit,
} from './units.ts'

export const BMI_GENDERS = ['female', 'male'] as const
export type BmiGender = (typeof BMI_GENDERS)[number]

/** The raw text of the weight and height fields, with the units it was typed in. */
export interface BodyEntry {
  units: Units
  weight: string
  /** Centimetres; with feet, `feet` and `inches` are used instead. */
  height: string
  feet: string
  inches: string
}
export type BodyField = Exclude<keyof BodyEntry, 'units'>
/** Fields that can have an error; feet and inches together count as the height. */
export type EntryField = 'weight' | 'height' | 'age'

/** Kilograms, centimetres and years; the age is null if the form does not ask for it. */
export interface BmiMeasures {
  weight: number
  height: number
  age: number | null
}

export const EMPTY_BODY: BodyEntry = { units: 'kg-cm', weight: '', height: '', feet: '', inches: '' }

/** While a result is being worked out. */
export const CALCULATING = 'Calculating…'

export const ENTRY_LABELS: Record<EntryField, string> = { weight: 'Weight', height: 'Height', age: 'Age' }
const ENTRY_MISSING: Record<EntryField, string> = {
  weight: 'Enter your weight.',
  height: 'Enter your height.',
  age: 'Enter your age.',
}
const WEIGHT_WRONG: Record<WeightUnit, string> = {
  kg: 'Enter your weight in kilograms as a number, such as 68.',
  lb: 'Enter your weight in pounds as a number, such as 150.',
}
const HEIGHT_WRONG: Record<HeightUnit, string> = {
  cm: 'Enter your height in centimetres, from 50 to 250, such as 165.',
  ft: 'Enter your height in feet and inches, such as 5 and 6.',
}
const AGE_WRONG = `Enter your age in years, from ${AGE.min} to ${AGE.max}.`

/** Values outside these are a mix-up of units: nobody is 1.72 cm tall. */
const HEIGHT = { min: 50, max: 250 } as const
/** Whole feet, perhaps with the inches: 5, 5'8, 5 ft 8 in. "5.8" may mean 5 ft 8 in or 5.8 feet, so it is no answer. */
const FEET = /^(\d)(?:\s*(?:['’′]|ft|feet)\s*(?:(\d+(?:[.,]\d*)?)\s*(?:["”″]|''|in|inch|inches)?)?)?$/i
const INCHES = { min: 0, max: 11.99 } as const
const NUMBER = /^(\d+([.,]\d*)?|[.,]\d+)$/

/** Digits with a point or a comma; null for anything else. */
function toNumber(text: string): number | null {
  const trimmed = text.trim()
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

function within(value: number | null, { min, max }: { min: number; max: number }): number | null {
  return value !== null && value >= min && value <= max ? value : null
}

function toWeight({ units, weight }: BodyEntry): number | null {
  const value = toNumber(weight)
  return value !== null && detectWeightUnit(units) === 'lb' ? toKilograms(value) : value
}

function toHeight({ units, height, feet, inches }: BodyEntry): number | null {
  if (detectHeightUnit(units) === 'cm') return toNumber(height)
  const [, wholeFeet, typedTogether] = FEET.exec(feet.trim()) ?? []
  const isTwice = typedTogether !== undefined && inches.trim() !== ''
  const inchesNumber = within(toNumber(inches.trim() || typedTogether || '0'), INCHES)
  return wholeFeet === undefined || isTwice || inchesNumber === null
    ? null
    : toCentimetres(Number(wholeFeet), inchesNumber)
}

/** Empty required fields, in the order of the form. An age of null means that the form does not ask for it. */
export function missingFields(body: BodyEntry, age: string | null): EntryField[] {
  const height = detectHeightUnit(body.units) === 'cm' ? body.height : body.feet
  const texts: [EntryField, string | null][] = [
    ['weight', body.weight],
    ['height', height],
    ['age', age],
  ]
  return texts.filter(([, text]) => text?.trim() === '').map(([field]) => field)
}

type Reading = { measures: BmiMeasures; errors: null } | { measures: null; errors: Partial<Record<EntryField, string>> }

/** The numbers if every required field parses to a non-zero number; otherwise a message for each wrong field. */
export function readEntry(body: BodyEntry, age: string | null): Reading {
  const missing = missingFields(body, age)
  const weight = within(toWeight(body), BODY_MEASURE)
  const height = within(toHeight(body), HEIGHT)
  const years = age === null ? null : within(toNumber(age), AGE)
  if (weight !== null && height !== null && (age === null || years !== null)) {
    return { measures: { weight, height, age: years }, errors: null }
  }
  const wrong: [EntryField, boolean, string][] = [
    ['weight', weight === null, WEIGHT_WRONG[detectWeightUnit(body.units)]],
    ['height', height === null, HEIGHT_WRONG[detectHeightUnit(body.units)]],
    ['age', age !== null && years === null, AGE_WRONG],
  ]
  const errors = wrong.flatMap(([field, isWrong, message]) =>
    isWrong ? [[field, missing.includes(field) ? ENTRY_MISSING[field] : message]] : [],
  )
  return { measures: null, errors: Object.fromEntries(errors) }
}

const asText = (value: number) => String(Math.round(value * 10) / 10)

/** Converts an entry to other units; text that is not a number is kept as typed. */
export function convertEntry(typed: BodyEntry, units: Units): BodyEntry {
  if (units === typed.units) return typed
  return { units, weight: weightIn(typed, detectWeightUnit(units)), ...heightIn(typed, detectHeightUnit(units)) }
}

function weightIn(typed: BodyEntry, unit: WeightUnit): string {
  const kilograms = toWeight(typed)
  if (kilograms === null || unit === detectWeightUnit(typed.units)) return typed.weight
  return asText(unit === 'lb' ? toPounds(kilograms) : kilograms)
}

function heightIn(typed: BodyEntry, unit: HeightUnit): Pick<BodyEntry, 'height' | 'feet' | 'inches'> {
  const { height, feet, inches } = typed
  if (unit === detectHeightUnit(typed.units)) return { height, feet, inches }
  const centimetres = toHeight(typed)
  if (unit === 'cm') return { height: centimetres === null ? feet : asText(centimetres), feet: '', inches: '' }
  if (centimetres === null) return { height: '', feet: height, inches: '' }
  const split = toFeetAndInches(centimetres)
  return { height: '', feet: String(split.feet), inches: asText(split.inches) }
}
