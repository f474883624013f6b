import { expect, test } from 'vitest'
import { foodNameKeys, toFoodKey, toSkeleton } from './food-key.ts'

test.each([
  ['chole', ['chhole', 'cholay', 'Chole', 'ਛੋਲੇ', 'छोले']],
  ['rajma', ['rajmah', 'raajma', 'राजमा', 'ਰਾਜਮਾ']],
  ['palak panir', ['Palak paneer', 'paalak panir', 'पालक पनीर', 'ਪਾਲਕ ਪਨੀਰ']],
  ['idli', ['idly', 'इडली', 'ਇਡਲੀ']],
  ['kadi', ['kadhi', 'कढ़ी', 'kadhee']],
  ['dokla', ['dhokla', 'ढोकला', 'ਢੋਕਲਾ']],
  ['fulka', ['phulka', 'fulka', 'फुलका']],
  ['eg', ['egg', 'eggs', 'Eggs!']],
])('%s is one key for its spellings in three scripts', (key, names) => {
  for (const name of names) expect([name, toFoodKey(name)]).toEqual([name, key])
})

test('a name of punctuation alone has no key', () => {
  expect(toFoodKey('!? %_')).toBe('')
})

test('swapped or missing vowels do not change the skeleton', () => {
  for (const typed of ['rsam', 'raasm']) expect(toSkeleton(toFoodKey(typed))).toBe(toSkeleton(toFoodKey('rasam')))
})

test('a food has a key for each different name', () => {
  const keys = foodNameKeys({ name: 'Rajma', hindi: 'राजमा', punjabi: '', spellings: ['rajmah', 'kidney beans'] })
  expect(keys.map(({ key }) => key)).toEqual(['rajma', 'kidne bean'])
})
