import { expect, test } from 'vitest'
import { findNamed } from './find-named.ts'

const idsIn = (text: string) => [...findNamed(text)].map(({ id }) => id)

test.each([
  ['My doctor says that I have PCOD and a fatty liver.', ['pcos', 'fatty-liver']],
  ['Gestational diabetes was found in week 26', ['gestational-diabetes']],
  ['mujhe thyroid hai aur wajan kam karna hai', ['thyroid', 'weight-loss']],
  ['मुझे खून की कमी है', ['anaemia-women']],
  ['Anemia, since my last report', ['anaemia-women']],
])('%s', (text, ids) => expect(idsIn(text)).toEqual(ids))

test.each([
  'I do not have diabetes, and no thyroid either',
  'The liver is fine, the food was fatty',
  'Weight is stable. Loss of sleep is not.',
  '',
])('no complete name: %s', (text) => expect(idsIn(text)).toEqual([]))
