import { expect, test } from 'vitest'
import type { OwnDietitian } from '../dietitians.schema.ts'
import { type ChecklistItem, isNeededForDirectory, missingForDirectory } from './directory-checklist.ts'

const COMPLETE = {
  user_info: { name: 'Ana Rao', email: 'ana@example.in', phone_number: null },
  bio: 'x'.repeat(50),
  specialization: 'general',
  experience_years: 0,
  consultation_fee: 1,
  profile_picture: '/media/ana.webp',
  languages: ['hindi'],
  credentials: [
    {
      id: 1,
      kind: 'qualification',
      title: 'MSc',
      council: null,
      number: null,
      checked_on: '2026-03-12',
      expires_on: null,
    },
  ],
} as unknown as OwnDietitian

test.each<[string, Partial<OwnDietitian>, ChecklistItem[]]>([
  ['everything', {}, []],
  [
    'nothing',
    { bio: '', specialization: null, consultation_fee: null, profile_picture: null, languages: [], credentials: [] },
    ['bio', 'specialization', 'fee', 'picture', 'languages', 'credentials'],
  ],
  ['a bio one character too short', { bio: 'x'.repeat(49) }, ['bio']],
  ['no language', { languages: [] }, ['languages']],
])('a profile with %s', (_, change, missing) => {
  expect(missingForDirectory({ ...COMPLETE, ...change })).toEqual(missing)
})

test('the directory needs bio and specialization, nothing else', () => {
  const all: ChecklistItem[] = ['bio', 'specialization', 'fee', 'picture', 'languages', 'credentials']
  expect(all.filter(isNeededForDirectory)).toEqual(['bio', 'specialization'])
})
