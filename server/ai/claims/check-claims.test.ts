import { describe, expect, test } from 'vitest'
import { FINDING_LABELS } from '#domain/ai/findings.ts'
import { DEMO_ARTICLES } from '../../db/demo/articles.ts'
import { checkClaims } from './check-claims.ts'

const kindsIn = (sentence: string, more = '') =>
  checkClaims({ content: `<p>${sentence}</p>${more}` }).map(({ kind }) => kind)

describe('promises of a cure', () => {
  test.each([
    'Karela juice cures diabetes.',
    'This drink reverses fatty liver in two weeks.',
    'The one remedy that heals your thyroid for good.',
    'A permanent cure for arthritis.',
    'Guaranteed weight loss in 30 days.',
    'We guarantee that you will lose weight.',
    'Start the day with a detox.',
    'Lemon water flushes out toxins.',
    'It is 100% safe.',
    'Ashwagandha has no side effects.',
    'Herbs without any side effects.',
    'No doubt, karela cures diabetes.',
    'Diabetes is cured by methi seeds.',
    'Say goodbye to diabetes.',
    'Results guaranteed.',
    'Jeera water melts belly fat.',
  ])('finds: %s', (sentence) => expect(kindsIn(sentence)).toContain('cure_promise'))

  test.each([
    'Karela does not cure diabetes.',
    'No food cures diabetes.',
    'There is no evidence that karela cures diabetes.',
    'There is no cure for type 1 diabetes yet.',
    'Nobody needs a detox.',
    'A detox is not needed.',
    'Beware of anyone who claims to cure arthritis.',
    'Can karela cure diabetes?',
    'No food is 100% safe for everybody.',
    'Cured ham is salty.',
    'Claims that postures massage the pancreas, melt belly fat or clean organs have no ground.',
    'Diabetes cannot be cured by food.',
    'A paper cut heals in a few days.',
    'Book with our money-back guarantee.',
    'Reverse the order: dal first, rice last.',
  ])('leaves alone: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))
})

describe('low calorie targets', () => {
  test.each([
    'Eat only 800 calories a day.',
    'Follow a 1,000 kcal diet.',
    'Aim for 900-1000 kcal per day.',
    'Stick to 1100 cal/day for a month.',
    'Keep your intake under 1,200 calories.',
    'Eat fewer than 1,200 kcal a day.',
    'Limit yourself to eight hundred calories a day.',
    'Try our 800-calorie plan.',
    'A diet of 3,500 kJ a day.',
    'Set your calorie target to 950.',
  ])('finds: %s', (sentence) => expect(kindsIn(sentence)).toContain('low_calorie_target'))

  test.each([
    'A deficit of 600 kcal a day is enough.',
    'Eat 500 kcal a day less than you need.',
    'A brisk walk burns 300 calories a day.',
    'Eat 1,800 kcal a day.',
    'Never eat less than 1,200 kcal a day.',
    'Do not go below 1,200 kcal a day.',
    'A 400 kcal breakfast is plenty.',
    'Breast-feeding takes about 500 extra kcal a day.',
    'Two biscuits bring 150 kcal.',
    'Diets of under 800 kcal a day belong under medical supervision: they need medical care.',
    'Swap one snack of 300 calories a day for fruit.',
    'On a 2,000 kcal day that is a small part.',
  ])('leaves alone: %s', (sentence) => expect(kindsIn(sentence)).not.toContain('low_calorie_target'))
})

describe('medicines', () => {
  test.each([
    ['medicine_dose', 'Take 500 mg metformin twice a day.'],
    ['medicine_dose', 'Start with 10 units of insulin at night.'],
    ['medicine_dose', 'Take 60,000 IU of vitamin D every week.'],
    ['medicine_dose', 'You can take paracetamol three times a day.'],
    ['medicine_dose', 'Double your insulin dose after sweets.'],
    ['medicine_dose', 'Metformin 500 mg twice daily works well.'],
    ['medicine_stop', 'You won’t need insulin any more.'],
    ['medicine_stop', 'Insulin is not needed if you eat this.'],
    ['medicine_stop', 'Stop taking your tablets.'],
    ['medicine_stop', 'With this diet you can skip your insulin.'],
    ['medicine_stop', 'You will no longer need medicines.'],
    ['medicine_stop', 'Methi water replaces your tablets.'],
    ['medicine_stop', 'Your tablets can be stopped.'],
  ] as const)('finds %s: %s', (kind, sentence) => expect(kindsIn(sentence)).toContain(kind))

  test.each([
    'Do not stop your medicine.',
    'Never skip insulin.',
    'Ask your doctor before you stop any medicine.',
    'No medicine should be stopped on your own.',
    'Your doctor may reduce your insulin.',
    'With type 1 diabetes, stopping insulin can kill within days.',
    'Metformin is a tablet for diabetes.',
    'Take your medicine as prescribed.',
    'Take two tablespoons of curd.',
    'Stop eating when you are full.',
    'People who take insulin every day carry sugar with them.',
    'Keep insulin in the refrigerator.',
  ])('leaves alone: %s', (sentence) =>
    expect(kindsIn(sentence).filter((kind) => kind.startsWith('medicine'))).toEqual([]),
  )
})

describe('figures and studies', () => {
  const SOURCES = '<h2>Sources</h2><ol><li>WHO: Healthy diet, 2020</li></ol>'

  test.each([
    ['unsourced_number', 'Curd lowers blood pressure by 37 per cent.'],
    ['unsourced_number', 'You need 93 g of protein at breakfast.'],
    ['unsourced_number', 'Lose 7 kg in 10 days.'],
    ['unsourced_number', 'Walkers are 4 times less likely to fall ill.'],
    ['unsourced_number', 'Almonds make you 25 per cent wiser.'],
    ['unsourced_study', 'Scientists have discovered that rice is poison.'],
    ['unsourced_study', 'Studies show that curd is good for the heart.'],
    ['unsourced_study', 'It is scientifically proven.'],
    ['unsourced_study', 'According to experts, rice is bad.'],
  ] as const)('finds %s: %s', (kind, sentence) => expect(kindsIn(sentence)).toContain(kind))

  test.each([
    'The World Health Organization found 37 per cent in 2019.',
    'In a study by Reynolds (2019) it was 37 per cent.',
    'A Cochrane review of studies shows 37 per cent.',
    'Soak 30 g of dal in 200 ml of water for 20 minutes.',
    'Walk for 30 minutes on 5 days.',
    'Adults need less than 5 per cent of energy from added sugar.',
  ])('leaves alone: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))

  test('a number of the list of sources counts only where there is one', () => {
    expect(kindsIn('It fell by 37 per cent [1].', SOURCES)).toEqual([])
    expect(kindsIn('It fell by 37 per cent [1].')).toEqual(['unsourced_number'])
  })

  test('a figure of the topic, or one that has its source elsewhere in the text, is known', () => {
    const content = '<p>Curd brings 37 g of protein.</p>'
    expect(checkClaims({ content, topic: '37 g of protein a day' })).toEqual([])
    expect(checkClaims({ content, title: 'By USDA, 37 g of protein' })).toEqual([])
    expect(checkClaims({ content })).toHaveLength(1)
  })
})

test('every finding shows its sentence and explains itself', () => {
  const content = '<h2>Karela</h2><p>It is bitter. It <strong>cures</strong> diabetes &amp; all. Eat it.</p>'
  expect(checkClaims({ content })).toEqual([
    { kind: 'cure_promise', text: 'It cures diabetes & all.', reason: expect.stringMatching(/^This .+\.$/) },
  ])
  expect(Object.keys(FINDING_LABELS)).toContain('medicine_stop')
})

test('the list of sources is not judged', () => {
  expect(checkClaims({ content: '<h2>Sources</h2><ul><li>Does 37% of curd cure diabetes, 2011</li></ul>' })).toEqual([])
})

test('articles that people have written with care hold few findings, and no dangerous one', () => {
  const findings = DEMO_ARTICLES.flatMap((article) => checkClaims(article))
  const dangerous = findings.filter(({ kind }) => !kind.startsWith('unsourced'))
  expect(dangerous).toEqual([])
  expect(findings.length).toBeLessThanOrEqual(DEMO_ARTICLES.length / 2)
})

test.each([
  ['prose', 'Take 500 mg of metformin, and it cures diabetes without side effects, studies show; eat 800 kcal a day. '],
  ['no full stop', 'take calories of 900 and reverse '],
  ['digits', '1,000 '],
  ['one word', 'a'],
  ['open marks', '“(“('],
  ['tags', '<b>cure '],
  ['dots', '. '],
])('200,000 characters of %s are read in no time', (_name, part) => {
  const content = `<p>${part.repeat(Math.floor(199_000 / part.length))}</p>`
  checkClaims({ content })
  const begun = process.cpuUsage()
  checkClaims({ content })
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000)
})
