import { expect, test } from 'vitest'
import { type Completable, dietitianCompleteness } from './dietitian-completeness.ts'

const COMPLETE: Completable = {
  user_info: { name: 'Ana Rao', email: 'ana@example.in', phone_number: '+91 98140 00101' },
  bio: 'x'.repeat(50),
  specialization: 'general',
  experience_years: 1,
  consultation_fee: 1,
  profile_picture: '/media/ana.webp',
}
const EMPTY: Completable = {
  user_info: { name: 'Ana', email: 'ana@example.in', phone_number: null },
  bio: '',
  specialization: null,
  experience_years: 0,
  consultation_fee: null,
  profile_picture: null,
}
const named = (name: string, phone_number: string | null) => ({
  user_info: { ...COMPLETE.user_info, name, phone_number },
})

test.each<[string, Partial<Completable>, number, string[]]>([
  ['everything', {}, 100, []],
  ['nothing', EMPTY, 0, ['basics', 'bio', 'specialization', 'practice', 'picture']],
  ['one item', { ...EMPTY, specialization: 'diabetes' }, 20, ['basics', 'bio', 'practice', 'picture']],
  ['no last name', named('Ana', '98140 00101'), 80, ['basics']],
  ['no phone', named('Ana Rao', null), 80, ['basics']],
  ['a blank phone', named('Ana Rao', ' '), 80, ['basics']],
  ['a bio one character too short', { bio: 'x'.repeat(49) }, 80, ['bio']],
  ['a bio that is long through spaces only', { bio: `${'x'.repeat(49)}   ` }, 80, ['bio']],
  ['no experience', { experience_years: 0 }, 80, ['practice']],
  ['no fee', { consultation_fee: null }, 80, ['practice']],
  ['neither picture nor bio', { profile_picture: null, bio: '' }, 60, ['bio', 'picture']],
  [
    'bio, fee and specialization missing',
    { bio: '', consultation_fee: 0, specialization: null },
    40,
    ['bio', 'specialization', 'practice'],
  ],
])('%s', (_, change, percent, missing) => {
  const { items, ...rest } = dietitianCompleteness({ ...COMPLETE, ...change })
  expect(rest.percent).toBe(percent)
  expect(items.filter(({ isDone }) => !isDone).map(({ item }) => item)).toEqual(missing)
})
