import * as z from 'zod/mini'
import { LINE_CONTROL_CHARACTERS, SEARCH_MAX } from './search.ts'

/** The same (including NUL) except tab, line feed and carriage return. */
const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

export const HAS_CONTROL_CHARACTERS = 'Control characters are not allowed'

/** A check for text that is stored exactly as typed. */
export const withoutControls = z.refine<string>((value) => !CONTROL_CHARACTERS.test(value), HAS_CONTROL_CHARACTERS)

/** A character with a shape of its own: no space, no format character, none of the fillers that look like nothing. */
const VISIBLE = /[^\p{Cf}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]/u

interface TextRule {
  min?: number
  max: number
  required?: string
  /** The message for a value that is not a string, instead of the one for a missing value. */
  wrongType?: string
  tooShort?: string
}

/**
 * No check aborts, so that comparisons between fields still run and one attempt shows every mistake. Every check but
 * the first therefore accepts a blank value.
 */
function bounded(label: string, controls: RegExp, rule: TextRule) {
  const required = rule.required ?? `${label} is required`
  const { min = 0, tooShort } = rule
  return z.string({ error: ({ input }) => (input == null ? required : (rule.wrongType ?? required)) }).check(
    z.trim(),
    z.refine((value) => VISIBLE.test(value), required),
    z.refine((value) => !controls.test(value), HAS_CONTROL_CHARACTERS),
    z.refine((value) => value === '' || [...value].length >= min, tooShort),
    z.maxLength(rule.max, `${label} must be at most ${rule.max.toLocaleString('en-IN')} characters long`),
  )
}

/** One required line of text: trimmed, without control characters, with the messages a form shows. */
export function line(label: string, rule: TextRule) {
  return bounded(label, LINE_CONTROL_CHARACTERS, rule)
}

/** One line that may be blank. */
export function optionalLine(label: string, max: number) {
  return optionalText(label, max, LINE_CONTROL_CHARACTERS)
}

/** Required text of several lines. */
export function paragraph(label: string, rule: TextRule) {
  return bounded(label, CONTROL_CHARACTERS, rule)
}

/** A string that may be blank: trimmed, so whitespace alone becomes empty. */
export function optionalParagraph(label: string, max: number) {
  return optionalText(label, max, CONTROL_CHARACTERS)
}

/** The same, but it may not be omitted: blank or null clears it. */
export function clearableParagraph(label: string, max: number) {
  return nullableText(label, max, CONTROL_CHARACTERS)
}

function optionalText(label: string, max: number, controls: RegExp) {
  return z.optional(nullableText(label, max, controls))
}

function nullableText(label: string, max: number, controls: RegExp) {
  return z.nullable(
    z.string(`${label} must be text`).check(
      z.trim(),
      z.refine((value) => !controls.test(value), { error: HAS_CONTROL_CHARACTERS, abort: true }),
      z.maxLength(max, `${label} must be at most ${max.toLocaleString('en-IN')} characters long`),
    ),
  )
}

/** The text of a search box: trimmed, at most 200 characters. */
export const SearchText = z.optional(
  z.string('Search must be one text').check(
    z.trim(),
    z.refine((value) => !LINE_CONTROL_CHARACTERS.test(value), { error: HAS_CONTROL_CHARACTERS, abort: true }),
    z.maxLength(SEARCH_MAX, `Search must be at most ${SEARCH_MAX} characters long`),
  ),
)
