import { useState } from 'react'
import {
  BMI_GENDERS,
  type BmiGender,
  type BodyField,
  convertEntry,
  EMPTY_BODY,
  type EntryField,
  missingFields,
  readEntry,
} from '#domain/bmi/entry.ts'
import { UNITS, type Units } from '#domain/bmi/units.ts'

/** A calculator's input in the units it was typed in, and the errors of the last attempt. */
export function useBmiEntry(asksAge: boolean) {
  const [typed, setTyped] = useState(EMPTY_BODY)
  const [units, setUnits] = useState<Units>(EMPTY_BODY.units)
  const [ageText, setAgeText] = useState('')
  const [gender, setGender] = useState<BmiGender>('female')
  const [isExpecting, setExpecting] = useState(false)
  const [isIll, setIll] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<EntryField, string>>>({})
  /** Always converted from the typed values, so that switching units loses nothing. */
  const body = convertEntry(typed, units)
  const age = asksAge ? ageText : null
  /** Asked only of women; an earlier tick does not count after a change of gender. */
  const isPregnant = isExpecting && gender === 'female'

  /** What a result needs besides the measures. */
  const situation = { units, gender, isPregnant, isIll }

  const clear = (field: EntryField) => setErrors((before) => ({ ...before, [field]: undefined }))

  return {
    body,
    age,
    /** Identifies the input to which a result belongs; other units change nothing. */
    key: JSON.stringify([typed, age, gender, isPregnant, isIll]),
    ...situation,
    situation,
    errors,
    setErrors,
    missing: missingFields(body, age),
    /** Reads the exact input; messages name the fields as shown. */
    read() {
      const exact = readEntry(typed, age)
      return exact.measures ? exact : readEntry(body, age)
    },
    handleBody(field: BodyField, text: string) {
      setTyped({ ...body, [field]: text })
      clear(field === 'weight' ? 'weight' : 'height')
    },
    handleAge(text: string) {
      setAgeText(text)
      clear('age')
    },
    handleUnits(chosen: Units) {
      setUnits(chosen)
      setErrors({})
    },
    handleGender: setGender,
    handlePregnant: setExpecting,
    handleIll: setIll,
    /** Values typed before the script loaded, or restored by the browser. */
    readEarlyInput(early: FormData) {
      const text = (name: string) => String(early.get(name) ?? '')
      setTyped({ ...EMPTY_BODY, weight: text('weight'), height: text('height') })
      setAgeText(text('age'))
      setUnits(UNITS.find((choice) => choice === text('units')) ?? EMPTY_BODY.units)
      setGender(BMI_GENDERS.find((choice) => choice === text('gender')) ?? 'female')
      setExpecting(early.has('pregnant'))
      setIll(early.has('ill'))
    },
  }
}

export type BmiEntry = ReturnType<typeof useBmiEntry>
