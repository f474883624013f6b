import { expect, test } from 'vitest'
import { createBrief } from '../brief.ts'
import { findUnknownNames } from './named-sources.ts'

/** Sources of the WHO, the ICMR, NICE and the NHS are among them. */
const SOURCES = [
  ...createBrief({ category: 'diet', topic: 'Salt and blood pressure', tone: 'casual' }).sources,
  ...createBrief({ category: 'diet', topic: 'Eating in pregnancy', tone: 'casual' }).sources,
]

test.each([
  ['According to Sharma et al. (2019), jowar helps.', ['Sharma et al']],
  ['Sharma and colleagues saw the same.', ['Sharma']],
  ['It helps (Sharma & Gupta, 2020).', ['Sharma & Gupta, 2020']],
  ['A 2018 trial showed it.', ['2018']],
  ['In 2018, a large survey showed it.', ['2018']],
  ['The Framingham study is famous.', ['Framingham']],
  ['A study at Harvard found it.', ['Harvard']],
  ['Research from the University of Delhi shows it.', ['University of Delhi']],
  ['FSSAI recommends it.', ['FSSAI']],
  ['The Spice Board of India Council advises it.', ['Council']],
  ['Dr. Mehta says so.', ['Dr. Mehta']],
  ['Published in the Indian Journal of Gut Health.', ['Indian Journal of Gut Health']],
  ['As per Ayurveda, eat warm food.', ['Ayurveda']],
  ['The WHO guidelines of 1998 say so.', ['1998']],
  ['See www.spices.example for more.', ['www.spices.example']],
])('names a source that was not given: %s', (sentence, names) => {
  const found = findUnknownNames(sentence, SOURCES)
  expect(found).toHaveLength(names.length)
  for (const [at, name] of names.entries()) expect(found[at]).toContain(name)
})

test.each([
  'According to the World Health Organization, adults stay below 5 g of salt a day.',
  'WHO advises less salt, and NICE advises the same.',
  'The Indian guidelines of 2024 give the same limit.',
  'The DASH-Sodium trial of 2001 tested it.',
  'According to your appetite, eat.',
  'Many studies in India show it.',
  'Meera, a teacher in Pune, found that she ate less.',
  'BMI shows how your weight relates to your height.',
  'Diwali (8 November 2026) is near.',
  'In Punjab, Ragi and Jowar are eaten in winter.',
  'Look for the FSSAI licence number on the packet.',
])('names no source, or one that was given: %s', (sentence) => {
  expect(findUnknownNames(sentence, SOURCES)).toEqual([])
})
