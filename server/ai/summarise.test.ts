import { expect, test } from 'vitest'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { DEMO_ARTICLES } from '../demo/articles.ts'
import { AppError } from '../errors.ts'
import { ARTICLES } from './articles/all.content.ts'
import { renderArticle } from './articles/render-article.ts'
import { summarise, TOO_SHORT_TO_SUMMARISE } from './summarise.ts'
import { splitSentences } from './text/sentences.ts'

test.each(DEMO_ARTICLES)('$title: a sentence of its own and what it covers, within the limits', (article) => {
  const summary = summarise(article)
  expect(summary.length).toBeGreaterThanOrEqual(50)
  expect(summary.length).toBeLessThanOrEqual(300)
  expect(summary).toMatch(/[.]["”’]?$/)
  const text = plainText(article.content)
  const [statement = ''] = summary.split(' Inside: ')
  for (const sentence of statement.split(/(?<=\.["”’]?) (?=\p{Lu})/u)) expect(text).toContain(sentence)
})

test.each(ARTICLES)('$id: says what it is about and what it covers, without references and notices', (article) => {
  for (const tone of AI_TONES) {
    const { title, content } = renderArticle(article, { tone })
    const summary = summarise({ title, content })
    expect(summary.length).toBeGreaterThanOrEqual(100)
    expect(summary.length).toBeLessThanOrEqual(300)
    expect(summary).not.toMatch(/\[\d|General information|Sources|this article|the following/)
  }
})

test.each([
  '',
  '<p></p>',
  '<h2>Only a heading that is long enough to be one</h2>',
  '<p>Too short.</p>',
  '<ul><li>one</li></ul>',
])('an article that is too short says so: %s', (content) =>
  expect(() => summarise({ title: 'A title', content })).toThrow(new AppError('bad_request', TOO_SHORT_TO_SUMMARISE)),
)

test('headings with brackets and other punctuation are quoted unchanged', () => {
  const statement = 'Soaked rajma cooks in half the time and is easier on the stomach than rajma from the tin.'
  const content = `<p>${statement}</p><h2>(Why) soak at all?</h2><p>It saves gas.</p><h2>How long (and how)</h2><p>Overnight.</p>`
  expect(summarise({ title: 'Soaked rajma', content })).toBe(
    `${statement} Inside: (why) soak at all; how long (and how).`,
  )
})

test('sentences about the title are preferred', () => {
  const content =
    '<p>The bus was late on that morning and nobody had a seat. Curd is set overnight with warm milk and a spoon of old curd. The weather changed twice while we waited there.</p>'
  expect(summarise({ title: 'How to set curd at home', content })).toContain('Curd is set overnight')
})

test('sourced statements are preferred to a scene, a warning and an example', () => {
  const content =
    '<p>The alarm rings at five and the kettle is on.</p><h2>Water</h2><p>Food supplies about a fifth of the day’s water [1].</p><p>Adults need about 2 litres of water a day, food included [2].</p><p>Urine of a pale yellow is a simple sign that a person drinks enough water [2].</p><h2>Care</h2><p>Anyone with heart failure should ask a doctor about water [3].</p><blockquote><p>On Monday there is a bottle of water on every desk in the room.</p></blockquote>'
  const summary = summarise({ title: 'How much water does an adult need?', content })
  expect(summary).toContain('Adults need about 2 litres of water a day, food included.')
  expect(summary).not.toMatch(/alarm|Monday|heart failure/)
})

test('a sentence with mistakes is the last choice', () => {
  const flawed = 'In order to loose weight, one should utilize less oil and and more fibers.'
  const sound = 'A plate that is half vegetables fills the stomach for fewer calories than fried food does.'
  const summary = summarise({ title: 'Lose weight with more fibre', content: `<p>${flawed} ${sound}</p>` })
  expect(summary).toBe(sound)
  expect(summarise({ title: 'Lose weight with more fibre', content: `<p>${flawed}</p>` })).toBe(flawed)
})

test('the opening is included if it is about the title', () => {
  const content =
    '<p>Dal and rice make a complete meal because each brings the amino acids that the other has little of. A spoon of ghee adds taste. A walk of ten minutes after the meal helps the blood sugar of most people.</p>'
  const summary = summarise({ title: 'Dal and rice, a complete meal', content })
  expect(summary).toContain('Dal and rice make a complete meal')
  expect(splitSentences(summary).length).toBeGreaterThan(1)
})

test.each([
  [
    'रोज़ का खाना',
    'दाल और चावल साथ खाने से शरीर को पूरा प्रोटीन मिलता है। हरी सब्ज़ियाँ रोज़ की थाली में आधी जगह लें। खाने के बाद दस मिनट टहलना अच्छी आदत है, और रात का खाना सोने से दो घंटे पहले खा लें।',
  ],
  [
    'ਰੋਜ਼ ਦਾ ਖਾਣਾ',
    'ਦਾਲ ਅਤੇ ਚੌਲ ਇਕੱਠੇ ਖਾਣ ਨਾਲ ਸਰੀਰ ਨੂੰ ਪੂਰਾ ਪ੍ਰੋਟੀਨ ਮਿਲਦਾ ਹੈ। ਹਰੀਆਂ ਸਬਜ਼ੀਆਂ ਰੋਜ਼ ਦੀ ਥਾਲੀ ਵਿੱਚ ਅੱਧੀ ਥਾਂ ਲੈਣ। ਖਾਣੇ ਤੋਂ ਬਾਅਦ ਦਸ ਮਿੰਟ ਸੈਰ ਕਰਨੀ ਚੰਗੀ ਆਦਤ ਹੈ।',
  ],
])('an article in another script: %s', (title, text) => {
  const summary = summarise({ title, content: `<p>${text}</p>` })
  expect(summary.length).toBeGreaterThanOrEqual(50)
  expect(summary.length).toBeLessThanOrEqual(300)
  for (const sentence of splitSentences(summary)) expect(text).toContain(sentence)
})

test.each([
  [
    'points of a list',
    '<ul><li>Soak the dal overnight so that it cooks faster and digests well.</li><li>Add a bowl of curd at lunch for calcium</li><li>Salt</li></ul>',
    /^Soak the dal overnight so that it cooks faster and digests well\.$/,
  ],
  [
    'sentences that end with a cry',
    '<p>Do you feel tired? Ragi, chana and palak bring iron, and lemon helps the body to take it up!</p>',
    /^Ragi, .* take it up\.$/,
  ],
  [
    'lines without a full stop',
    '<p>दाल और चावल साथ खाने से शरीर को पूरा प्रोटीन मिलता है</p><p>खाने के बाद दस मिनट टहलना अच्छी आदत है</p>',
    /मिलता है।|आदत है।/,
  ],
])('as a last resort: %s', (_name, content, summary) =>
  expect(summarise({ title: 'A title', content })).toMatch(summary),
)

test.each([
  '<ul><li>Dal, rice, salt</li><li>Oil</li><li>Two onions and one tomato</li></ul>',
  '<p>What is on your plate today? And what was on it yesterday at noon?</p>',
])('fragments and questions do not make a summary: %s', (content) =>
  expect(() => summarise({ title: 'A title', content })).toThrow(TOO_SHORT_TO_SUMMARISE),
)
