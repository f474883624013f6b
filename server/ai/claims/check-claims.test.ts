import { describe, expect, test } from 'vitest'
import { FINDING_LABELS } from '#domain/ai/findings.ts'
import { DEMO_ARTICLES } from '../../demo/articles.ts'
import { checkClaims } from './check-claims.ts'

const kindsIn = (sentence: string, more = '') =>
  checkClaims({ content: `<p>${sentence}</p>${more}` }).map(({ kind }) => kind)

describe('figures and studies', () => {
  const SOURCES = '<h2>Sources</h2><ol><li>WHO: Healthy diet, 2020</li></ol>'

  test.each([
    ['unsourced_number', 'Curd lowers blood pressure by 37 per cent.'],
    ['unsourced_number', 'You need 93 g of protein at breakfast.'],
    ['unsourced_number', 'Lose 7 kg in 10 days.'],
    ['unsourced_number', 'Walkers are 4 times less likely to fall ill.'],
    ['unsourced_number', 'Almonds make you 25 per cent wiser.'],
    ['unsourced_number', 'Three quarters of Indians lack protein.'],
    ['unsourced_number', 'One in three Indian women is short of iron.'],
    ['unsourced_number', 'This affects one in three.'],
    ['unsourced_number', 'Half of all men snore.'],
    ['unsourced_number', 'Nine out of ten adults sit too much.'],
    ['unsourced_number', 'Every fifth worker skips lunch.'],
    ['unsourced_number', 'Seventy-five per cent of adults snore.'],
    ['unsourced_number', '55 million Indians snore.'],
    ['unsourced_number', 'In 2019, 83% of women slept better.'],
    ['unsourced_number', 'According to a study in Lancet, 9 out of 10 women improved.'],
    ['unsourced_study', 'According to a study in Lancet, 9 out of 10 women improved.'],
    ['unsourced_number', 'A study from Harvard in 2019 showed that 83% of people slept better.'],
    ['unsourced_study', 'A study from Harvard in 2019 showed that 83% of people slept better.'],
    ['unsourced_study', 'A trial in the British Journal of Nutrition found that curd helps.'],
    ['unsourced_study', 'Scientists have discovered that rice is poison.'],
    ['unsourced_study', 'Studies show that curd is good for the heart.'],
    ['unsourced_study', 'It is scientifically proven.'],
    ['unsourced_study', 'According to experts, rice is bad.'],
    ['unsourced_study', 'In a Stanford study by Dr. Mehta of AIIMS, 4,321 people slept better with fibre.'],
    ['unsourced_study', 'Scientists at AIIMS Delhi tested fibre in three thousand patients.'],
    ['unsourced_study', 'According to the Indian Journal of Gut Health, curd calms the stomach.'],
    ['unsourced_study', 'Harvard doctors say jeera water burns fat in 7 days.'],
    ['unsourced_study', 'Dr. Mehta of AIIMS says water helps the gut.'],
    ['unsourced_study', 'Professor A. K. Sharma found that millets calm the mind.'],
    ['unsourced_study', 'Japanese scientists have discovered why tea keeps people young.'],
    ['unsourced_study', 'Doctors at Apollo Hospital recommend methi water.'],
    ['unsourced_study', 'A trial at Punjab Agricultural University gave ragi to students.'],
    ['unsourced_study', 'It was tested on 250 women over six months.'],
    ['unsourced_study', 'Recommended by Dr. Anita Rao, this chilla keeps you full.'],
    ['unsourced_number', '500 people lost their cravings with this tea.'],
    ['unsourced_number', 'More than two hundred women who followed it felt lighter.'],
    ['unsourced_number', 'Over 1,200 diabetics in Pune improved within weeks.'],
  ] as const)('finds %s: %s', (kind, sentence) => expect(kindsIn(sentence)).toContain(kind))

  test.each([
    'The World Health Organization found 37 per cent in 2019.',
    'In a study by Reynolds (2019) it was 37 per cent.',
    'A Cochrane review of studies shows 37 per cent.',
    'Soak 30 g of dal in 200 ml of water for 20 minutes.',
    'Walk for 30 minutes on 5 days.',
    'Reynolds A, The Lancet, 2019: it was 37 per cent.',
    'Reynolds and colleagues found 37 per cent.',
    'A study in the Lancet (“Carbohydrate quality and human health”) found 37 per cent.',
    'Fill half of the plate with vegetables.',
    'Walk on five out of seven days.',
    'Rate your hunger: seven out of ten is too late to cook.',
    'A two in one pan serves half the family first.',
    'Use one third of the dough for four rotis.',
    'Half of the country’s kitchens are clean.',
    'Cover the dal with three times as much water.',
    'Adults need less than 5 per cent of energy from added sugar.',
    'Dal for 50 people needs a large pot.',
    'Four people sat at the table and ate slowly.',
    'Ask Dr. Rao at the clinic before you change anything.',
    'She studied at Punjab Agricultural University in Ludhiana.',
    'The dietitian of the hospital says hello to everybody.',
    'According to the label, it holds no sugar.',
    'According to my grandmother, rice tastes better the next day.',
    'Doctors say less salt.',
    'Nobody at AIIMS has tested this tea.',
    'A doctor at the hospital can check the iron.',
    'Write a journal of what you eat.',
    'Indian families eat dal on most days.',
    'In a study by Reynolds and colleagues (2019), 4,635 people ate more fibre.',
    'Scientists at the University of Otago found it (Reynolds, 2019).',
    'The school cooks for 300 children every day.',
    'There are 40 students in the class.',
    'See <a href="https://pubmed.ncbi.nlm.nih.gov/1234/">the study</a>: scientists at AIIMS tested it in 300 patients.',
  ])('leaves alone: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))

  test('a citation number counts only if the article has a list of sources', () => {
    expect(kindsIn('It fell by 37 per cent [1].', SOURCES)).toEqual([])
    expect(kindsIn('It fell by 37 per cent [1].')).toEqual(['unsourced_number'])
  })

  test.each([
    ['https://pubmed.ncbi.nlm.nih.gov/1234/', 'a review', true],
    ['https://www.who.int/publications', 'here', true],
    ['/blogs/7', 'our article', false],
    ['https://thali.example/blogs/7', 'our article', false],
    ['https://www.amazon.in/dp/1', 'this bowl', false],
    ['https://www.google.com/search?q=curd', 'curd', false],
    ['https://youtu.be/abc', 'a film', false],
    ['https://x.com/somebody', 'a post', false],
    ['https://shop.example.org/', 'curd', false],
    ['https://example.org/products/curd', 'curd', false],
    ['https://example.org/curd', 'Order now', false],
    ['mailto:a@example.org', 'us', false],
    ['https://[', 'nowhere', false],
  ])('a link to %s (%s) is a source: %s', (address, words, isSource) => {
    const linked = `Curd lowers it by 37 per cent (<a href="${address}">${words}</a>).`
    expect(kindsIn(linked)).toEqual(isSource ? [] : ['unsourced_number'])
  })

  test('a link counts for its own paragraph, a named source for the list below it too', () => {
    const list = '<ul><li>It fell by 37 per cent.</li></ul>'
    expect(kindsIn('See <a href="https://example.org/study">this</a>.', list)).toEqual(['unsourced_number'])
    expect(kindsIn('From a Cochrane review:', list)).toEqual([])
  })

  test('a finding says why a link does not count', () => {
    const [finding] = checkClaims({
      content: '<p>It fell by 37 per cent, says <a href="/blogs/7">our article</a>.</p>',
    })
    expect(finding?.reason).toContain('A link to a shop, a search, a social site or one of our own pages isn’t one.')
  })

  test.each([
    'Don’t skip vaccines because of a cold.',
    'Pregnant women should not fast.',
    'Children under two should not drink skimmed milk.',
  ])('a warning is not a claim: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))

  test('a quotation of the topic is not a claim', () => {
    const content = '<p>“Karela juice cures diabetes”: where to begin.</p>'
    expect(checkClaims({ content, topic: 'Karela juice cures diabetes!' })).toEqual([])
    expect(checkClaims({ content })).toMatchObject([{ kind: 'cure_promise' }])
  })

  test('a share in words is known if it has a source or is part of the topic', () => {
    const content = '<p>One in three women snores.</p><p>By a Cochrane review, 33 per cent of women snore.</p>'
    expect(checkClaims({ content })).toEqual([])
    expect(checkClaims({ content: '<p>Half of all men snore.</p>', topic: 'Why half of all men snore' })).toEqual([])
  })

  test('a figure from the topic, or with a source elsewhere in the text, is known', () => {
    const content = '<p>Curd brings 37 g of protein.</p>'
    expect(checkClaims({ content, topic: '37 g of protein a day' })).toEqual([])
    expect(checkClaims({ content, title: 'By USDA, 37 g of protein' })).toEqual([])
    expect(checkClaims({ content })).toHaveLength(1)
  })
})

test('a heading is answered by the text below it', () => {
  const found = checkClaims({ content: '<h2>Can yoga cure diabetes?</h2><p>Yes, within a year.</p>' })
  expect(found).toMatchObject([{ kind: 'cure_promise', text: 'Can yoga cure diabetes?' }])
  expect(checkClaims({ title: 'Can yoga cure diabetes?', content: '<p>Yes, it can.</p>' })).toHaveLength(1)
  expect(checkClaims({ title: 'Can yoga cure diabetes?', content: '<p>No, it cannot.</p>' })).toEqual([])
})

test('long runs of letters, digits and blanks do not hide a claim', () => {
  const run = 'A'.repeat(1000)
  const found = checkClaims({
    content: `<p>${run} Karela   cures${' '.repeat(50)}diabetes.</p><p>${'1'.repeat(60)} %</p>`,
  })
  expect(found.map(({ kind }) => kind)).toEqual(['cure_promise', 'unsourced_number'])
})

test('every finding shows its sentence and explains itself', () => {
  const content = '<h2>Karela</h2><p>It is bitter. It <strong>cures</strong> diabetes &amp; all. Eat it.</p>'
  expect(checkClaims({ content })).toEqual([
    { kind: 'cure_promise', text: 'It cures diabetes & all.', reason: expect.stringMatching(/^This .+\.$/) },
  ])
  expect(Object.keys(FINDING_LABELS)).toContain('medicine_stop')
})

test('the list of sources is not checked, a section about sources of food is', () => {
  const ofFood = '<h2>Sources of protein</h2><ul><li>Curd cures diabetes.</li></ul>'
  expect(checkClaims({ content: ofFood })).toMatchObject([{ kind: 'cure_promise' }])
  expect(checkClaims({ content: '<h2>Sources</h2><ul><li>Does 37% of curd cure diabetes, 2011</li></ul>' })).toEqual([])
})

test('carefully written articles have few findings, and no dangerous one', () => {
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
  ['number words', 'one hundred and twenty ten a thousand '],
  ['half sentences', 'half a third of the young urban older one in ten '],
  ['maladies', 'diabetes thyroid pcos ko sugar '],
  ['Hindi', 'मधुमेह को जड से हमेशा के लिए '],
  ['Gurmukhi', 'ਸ਼ੂਗਰ ਦਾ ਹਮੇਸ਼ਾ ਲਈ '],
  ['studies', 'A study from Harvard and the Lancet in 2019 by '],
  ['capitals', 'The British Journal Of The University Of '],
  ['herbs', 'take half a spoon of dried ashwagandha powder one '],
  ['quotations', '“cures diabetes” "no" '],
  ['links', '<a href="https://example.org/">study '],
  ['nested lists', '<ul><li>'],
  ['spaces', ' '],
])('200,000 characters of %s are checked completely', (_name, part) => {
  // The test's time limit is the assertion: backtracking at every character would take minutes.
  const findings = checkClaims({ content: `<p>${part.repeat(Math.floor(199_000 / part.length))}</p>` })
  expect(Array.isArray(findings)).toBe(true)
})
