import { expect, test } from 'vitest'
import { applyEdits } from '../edit.ts'
import { likelyMistakes } from './likely-mistakes.ts'

const corrected = (text: string) => applyEdits(text, likelyMistakes(text))

/** By writers who had seen neither the rules nor the articles; `|` is where the first sentence ends. */
const TWO_SENTENCES = `
The good news is that the right food can do a great deal,| you do not need costly powders to get better.
In children the cause may be worms,| a single dose of medicine from the doctor usually clears them.
Bajra, ragi and poha give a fair amount too| try to have one of them at breakfast at least four days a week.
They may turn your stools dark,| this is harmless.
Eat the whole fruit if you like it,| do not expect it to do the work of dal and greens.
Most people need three to six months of steady effort,| please be patient with yourself.
Many families believe this too,| it is only half true.
One katori of dal in the whole day is not enough| most elders need two or three.
Soft food does not have to be dull,| a pinch of roasted jeera can lift a plain bowl of porridge.
Pickles, papads and packet snacks carry most of the hidden salt,| keep them for Sundays.
Tingling feet and a poor memory are not always due to age,| ask for a simple blood test.
A light meal by half past seven sits better in the stomach,| it also brings peaceful sleep.
Toned milk has as much calcium as full-cream milk,| only the fat is less.
Ragi is the best of all our grains,| a hundred grams of it has about 350 milligrams of calcium.
Swimming is fine exercise for the heart,| it does less for the bones.
Do not take a calcium tablet together with an iron tablet,| the two get in each other’s way.
A little planning can save you from all this,| it costs almost nothing.
Sit near the front of the bus and look at the road ahead,| reading makes the sickness worse.
Drink a few mouthfuls every half hour,| do not wait until you are thirsty.
Tea is safe because the water has been boiled,| too many cups, however, will keep you awake.
Keep a small piece of soap in your bag,| the train may not have any.
Elderly people should eat small meals at their usual hours,| long gaps make them weak and giddy.`
  .trim()
  .split('\n')

test('most sentences that are two are found', () => {
  const missed = TWO_SENTENCES.filter((line) => {
    const [first = '', second = ''] = line.split('|')
    const [letter = '', rest] = [second.charAt(1), second.slice(2)]
    return corrected(first + second) !== `${first.replace(/,$/, '')}. ${letter.toUpperCase()}${rest}`
  })
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(TWO_SENTENCES.length / 4)
})

test.each([
  ['The ripe mangoes in our garden falls early.', 'The ripe mangoes in our garden fall early.'],
  ['A cup of tea with two biscuits have many calories.', 'A cup of tea with two biscuits has many calories.'],
  ['The leaves of the plant is rich in iron.', 'The leaves of the plant are rich in iron.'],
])('%s', (before, after) => expect(corrected(before)).toBe(after))

test.each([
  'Boil the water, let it cool, and keep it covered.',
  'You do not need a gym, you need a pair of shoes.',
  'The dal is done, the rice is hot, and the curd is set.',
  'The food they eat is plain.',
  'Each of you needs iron.',
  'Feeding children is hard work.',
  'It gives you gains.',
  'A baby who is active and passes urine often is doing well.',
  '“The dal is done, you can eat,” she said.',
])('leaves alone: %s', (text) => expect(corrected(text)).toBe(text))

test('a sentence longer than anybody writes is not read word by word', () => {
  expect(corrected(`${'The salt is high this raises your blood pressure, '.repeat(2000)}and so on.`)).toHaveLength(
    100_010,
  )
})
