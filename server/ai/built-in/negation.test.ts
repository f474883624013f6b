import { expect, test } from 'vitest'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { composeArticle, type Order } from './compose-article.ts'

const made = (topic: string) => composeArticle({ category: 'diet', tone: 'professional', topic })

test.each([
  ['Low blood pressure', 'low blood pressure'],
  ['No-salt diet for low blood pressure', 'low blood pressure'],
  ['Low blood sugar: what to eat', 'low blood sugar'],
  ['Low-protein diet', 'low protein'],
  ['High potassium diet', 'high potassium'],
  ['Low iron diet', 'low iron'],
  ['Dairy-free sources of calcium', 'dairy free'],
  ['Calcium without milk', 'without milk'],
  ['Lactose intolerance and calcium', 'lactose intolerance'],
  ['Foods for people who cannot digest milk', 'cannot digest milk'],
  ['Vegan sources of protein', 'vegan'],
  ['Vegan diet for calcium', 'vegan'],
  ['Vegan paneer', 'vegan'],
  ['Vegan curd', 'vegan'],
  ['Egg-free vegetarian breakfast without milk', 'egg free'],
  ['Protein without dairy or soya', 'without dairy'],
  ['Nut allergy and tiffin', 'nut allergy'],
  ['Why salt is good for you', 'salt is good'],
  ['Benefits of red wine', 'benefits of red wine'],
  ['More sugar for energy', 'more sugar'],
  ['Drinking less water', 'less water'],
  ['Tea instead of water', 'instead of water'],
  ['How to sleep less', 'sleep less'],
  ['Walking less', 'walking less'],
  ['Too much vitamin D', 'too much vitamin D'],
  ['How much water is too much', 'too much water'],
  ['Benefits of skipping breakfast', 'skipping breakfast'],
  ['Why breakfast is bad for you', 'breakfast is bad'],
  ['Exercise is useless for weight loss', 'exercise is useless'],
  ['Diabetes without medicine', 'without medicine'],
  ['Breakfast foods that increase appetite', 'increase appetite'],
  ['Whey protein for dialysis patients', 'whey'],
  ['Water fasting for 3 days', 'water fasting'],
])('%s: what its facts advise against or never weighed is an outline that names it', (topic, words) => {
  const { isOutline, summary, content } = made(topic)
  expect(isOutline).toBe(true)
  expect(plainText(content)).toContain(words)
  expect(summary).toContain(words)
})

test.each([
  'Less salt in daily cooking',
  'Low sugar snacks for the evening',
  'Cutting down on caffeine',
  'Reduce screen time',
  'Cutting down on screen time before bed',
  'Sitting less',
  'Low oil cooking',
  'How to get enough protein without meat',
  'How to lower blood pressure with food',
  'High blood pressure diet',
  'Iron deficiency and low haemoglobin',
  'Weight loss without crash diets',
  'Never skip breakfast',
  'Foods to avoid with high BP',
  'Is salt bad for you?',
  'Why sugar is bad for you',
  'Thyroid and weight gain',
  'Too much chai and sleep',
  'Jaggery instead of sugar',
  'Raise good cholesterol',
  'Cholesterol lowering foods',
  'Low energy',
  'Yoga without a mat',
  'My child does not eat vegetables',
])('%s: the direction that its facts take is an article', (topic) => {
  expect(made(topic)).toMatchObject({ isOutline: false })
})

test.each([
  ['Lose weight fast with 500 calories', /500 calories/],
  ['800 kcal crash diet plan for weight loss', /plan for weight loss/],
  ['Weight loss with 1000 calories', /\b1,?000\b/],
  ['Weight loss on five hundred calories', /five hundred/],
  ['3000 kJ diet plan', /3,?000|kJ/],
  ['Weight loss: calories: 900 a day', /\b900\b/],
  ['Weight loss under 1200 calories', /\b1200\b|under 1/],
  ['Keto under 900 calories', /\b900\b/],
] as const)('%s: no word of such a plan in title or text, and why', (topic, pattern) => {
  const { title, summary, content } = made(topic)
  expect(content).toContain('no very low calorie plan')
  expect(title + summary + plainText(content).split('Sources')[0]).not.toMatch(pattern)
})

test.each(['500 calorie deficit for weight loss', 'Weight loss: burn 300 calories'])(
  '%s: what is spent is no intake',
  (topic) => {
    expect(made(topic).content).not.toContain('no very low calorie plan')
  },
)

const composeText = (topic: string, category: Order['category']) => {
  const article = composeArticle({ category, tone: 'professional', topic })
  return { ...article, text: plainText(article.content) }
}

test.each([
  ['How to fix my car engine', 'lifestyle', 'outside nutrition and wellbeing'],
  ['Palak paneer recipe', 'recipes', 'no recipes with amounts'],
  ['How to make curd', 'recipes', 'no recipes with amounts'],
  ['Low-oil sarson da saag', 'recipes', 'no recipes with amounts'],
  ['Moong dal chilla: step by step recipe', 'recipes', 'Where does “Moong dal chilla” come from'],
  ['High protein diet for kidney patients', 'diet', 'high protein'],
  ['Latest news on millets', 'diet', '“latest news”'],
  ['Face yoga', 'yoga', '“face yoga”'],
  ['Thyroid and pregnancy', 'diet', '“thyroid” in pregnancy'],
  ['Exercise during pregnancy', 'fitness', '“exercise” in pregnancy'],
  ['Rice or roti', 'diet', '“rice” in this connection'],
  ['Exercise after heart attack', 'fitness', '“after heart attack”'],
  ['Pranayama and blood pressure', 'yoga', '“pranayama and blood pressure” taken together'],
  ['Keto', 'diet', 'Who asks about “Keto”, and in which situation?'],
] as const)('%s: the outline says what is missing, and asks about it', (topic, category, words) => {
  const { isOutline, text } = composeText(topic, category)
  expect(isOutline).toBe(true)
  expect(text).toContain(words)
})

test('an outline offers what is near its topic first, of whatever category', () => {
  const offered = composeText('Vegan paneer', 'fitness').text.split('gives an article.')[1] ?? ''
  expect(offered.trim()).toMatch(/^Protein on a vegetarian plate/)
})

test('sources follow the sentence that they support', () => {
  const { text } = composeText('Walking for health', 'fitness')
  expect(text).toMatch(/cooler hours \[\d+\]\. Chest pain/)
  expect(text).not.toMatch(/cooler hours \[\d+\] \[\d+\]/)
})

test('an age of which the facts on older adults speak is not named as left out', () => {
  expect(composeText('Yoga after 50', 'yoga').text).not.toContain('“after 50”')
})

test('a dish that no fact names is named as left out, and recipes as missing', () => {
  expect(composeText('Sarson da saag and salad', 'diet').text).toContain('particular to “sarson da saag”')
  const { title, text } = composeText('Easy dal recipes for weeknight dinners', 'recipes')
  expect(title).not.toMatch(/recipe/i)
  expect(text).toContain('no recipes with amounts')
})

test('what is to be done without is in no step, and is named', () => {
  const { text } = composeText('Yoga without a mat', 'yoga')
  expect(text).toContain('particular to “without a mat”')
  expect(text.replaceAll('“without a mat”', '').split('Sources')[0]).not.toMatch(/without a mat\W|Spread a mat/)
})

test.each([
  ['Walking for weight loss', 'fitness', /loss of weight|weight loss/],
  ['Yoga after 50', 'yoga', /older/],
  ['10,000 steps a day: do you need them?', 'fitness', /10,000/],
  ['Walking after meals and blood sugar', 'fitness', /blood sugar/],
  ['Iron-rich food, and why lemon or amla goes with it', 'diet', /anaem|iron/i],
  ['Caffeine and headaches', 'mental_health', /headache/],
  ['Vitamin B12 for vegetarians', 'diet', /B12/],
  ['Fibre in everyday meals: dal, millets, vegetables and fruit', 'diet', /fib(?:re|er)/],
] as const)('%s: the summary begins with a finding on it', (topic, category, finding) => {
  const { summary, isOutline } = composeText(topic, category)
  expect(isOutline).toBe(false)
  expect(summary.split('. ')[0]).toMatch(finding)
})

test.each(['Intermittent fasting for weight loss', 'Late dinners and weight'])('%s: no word of shifts', (topic) => {
  const { text } = composeText(topic, 'diet')
  expect(text.split('Sources')[0]?.replaceAll('meal timing and shift work', '')).not.toMatch(
    /\bshifts?\b(?! work)|roster/i,
  )
})

test('offers are near the topic, of whatever category', () => {
  const offered = (topic: string) =>
    composeText(topic, 'lifestyle').text.split('gives an article.')[1]?.split('General information')[0]
  expect(offered('Low blood pressure')).toMatch(/^ Salt and blood pressure/)
  expect(offered('Low blood pressure')).not.toContain('Sleep')
  expect(offered('Keto')).toContain('Carbohydrate, protein and fat')
  expect(offered('Thyroid and pregnancy')).toContain('An underactive thyroid and food')
})

test('a sign with many causes is said to have them', () => {
  expect(composeText('Low energy', 'diet').text).toContain('“Low energy” can have many causes')
})

test('no tone opens with a question in the first person, and none says a clause as if it were a name', () => {
  for (const tone of AI_TONES) {
    for (const topic of ['Sleep', 'Iron and anaemia', 'My child does not eat vegetables', 'Healthy snacks']) {
      const { content } = composeArticle({ category: 'lifestyle', tone, topic })
      expect(content.split('<h2>')[0]).not.toMatch(/<strong>[^<]*\b(?:I|my)\b|my child does/)
    }
  }
})
