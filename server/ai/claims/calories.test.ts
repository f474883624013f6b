import { describe, expect, test } from 'vitest'
import { checkClaims } from './check-claims.ts'

const kindsIn = (sentence: string) => checkClaims({ content: `<p>${sentence}</p>` }).map(({ kind }) => kind)

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
    '1200-1000 kcal a day.',
    'Eat 1,200 to 1,000 calories a day.',
    'Keep your intake under 1200-1000.',
    'Eat six hundred and fifty calories a day.',
    'Overeating is dangerous, so eat only 800 kcal a day.',
    'Eat 800 kcal a day, it is not dangerous.',
    'A harmless plan of 800 kcal a day.',
    'Limit the day to 900-1,000 kcal.',
    'Eat no more than 3,300 kJ a day.',
    'Do not eat more than 1,000 kcal a day.',
    'Diet chart: 800 kcal.',
    'Lose weight fast with 500 calories.',
    '800 kcal crash diet plan for weight loss.',
    'With 700 calories you will lose weight.',
    'Fast for 72 hours on water only.',
    'A three-day water fast resets the body.',
    'Live on nothing but water for two days.',
    'Begin with a week of water fasting.',
    'Drink only water for five days.',
    'Eat nothing for 3 days.',
    'A fast of 7 days at 600 kcal.',
    'My 1000-calorie chart.',
    'Live on lemon water for five days.',
    'Go on green juices for a week.',
    'Eat one meal of 600 kcal a day and nothing else.',
    'Keep the day’s total at 1,000 calories.',
    'Three rotis in the whole day, total 700 kcal.',
    'Your target: 950 kcal.',
    'Skip dinner and eat only 800 calories.',
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
    'Eat 1,500 to 1,800 kcal a day.',
    'Weight comes back, and 1,000 kcal a day is no plan for life.',
    'Do not eat less than 1,200 kcal.',
    'No more than 2,000 kcal a day.',
    'Is a diet of 800 kcal a day safe?',
    'Lose weight with a snack of 200 kcal and a lunch of 450 kcal.',
    'Walk off 300 calories to lose weight.',
    'Diet chart: 7 days.',
    'Drink water through the nine days of the Navratri fast.',
    'Fast for 12 hours overnight and drink only water.',
    'A water fast of three days is dangerous.',
    'Do not live on water for three days.',
    'Eat nothing sweet for three days.',
    'For a snack, choose something with less than 300 calories.',
    'Eat one meal of 600 kcal and two snacks.',
    'Drink juice with lunch for two days.',
  ])('leaves alone: %s', (sentence) => expect(kindsIn(sentence)).not.toContain('low_calorie_target'))

  test.each([
    '800 kcal crash diet plan',
    'Lose weight fast with 500 calories',
    'Weight loss with 1000 calories',
    'How to lose weight on 600 kcal',
    '900 calories: the diet chart',
    'Is an 800 kcal diet safe? Yes, it is.',
  ])('finds in a title: %s', (title) =>
    expect(checkClaims({ title }).map(({ kind }) => kind)).toContain('low_calorie_target'),
  )

  test.each([
    'Weight loss recipes under 400 kcal',
    'Why an 800 kcal diet fails',
    'Is an 800 kcal diet safe?',
    'Lose weight with a deficit of 500 kcal',
    'A 1,500 kcal diet chart for weight loss',
    'Burn 300 calories with a walk',
    'The dangers of an 800 kcal diet',
  ])('leaves alone in a title: %s', (title) =>
    expect(checkClaims({ title }).map(({ kind }) => kind)).not.toContain('low_calorie_target'),
  )

  test.each([
    'Do not eat less than 1,200 kcal.',
    'Have a snack of 200 kcal.',
    'Breakfast of 400 kcal.',
    'A 450 kcal lunch.',
    'Never go under 1,200 kcal a day without a doctor.',
    'An adult should not drop below 1,200 calories.',
    'Eat at least 1,200 kcal a day.',
    'Most adults need more than 1,200 kcal a day.',
    'No adult should follow an 800 kcal diet without a doctor.',
    'Diets under 1,200 kcal need medical supervision.',
    'Keep snacks under 200 kcal.',
    'A snack should have about 200 kcal.',
    'Breakfast 400 kcal, lunch 500 kcal, snack 200 kcal, dinner 500 kcal.',
    'Each meal can have 400 kcal.',
    'Plan meals of 500 kcal each.',
  ])('a floor and a meal’s size need no source: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))

  test.each([
    'One samosa has 257 kcal.',
    'A plate of chole bhature holds 811 kcal.',
    'Adults need more than 2,317 kcal a day.',
  ])('the content of a food or a need of the body needs a source: %s', (sentence) =>
    expect(kindsIn(sentence)).toEqual(['unsourced_number']),
  )

  test('a low target is not reported again as a missing source', () => {
    expect(kindsIn('Eat 800 kcal a day.')).toEqual(['low_calorie_target'])
    expect(kindsIn('Eat 800 kcal a day, and 83 per cent of women sleep better.')).toEqual([
      'low_calorie_target',
      'unsourced_number',
    ])
  })

  test.each([
    '800 kcal a day is dangerous for most adults',
    'It is dangerous to eat 800 kcal a day.',
    'Diets of 800 kcal a day lead to hair loss and gallstones.',
    'So little as 900 kcal a day is too little for an adult.',
    'Crash diets of 1,000 calories a day backfire.',
    'Warning: 600 kcal a day leaves you exhausted.',
  ])('a warning needs no source: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))
})
