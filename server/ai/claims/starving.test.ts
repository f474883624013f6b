import { describe, expect, test } from 'vitest'
import { checkClaims } from './check-claims.ts'

const kindsIn = (sentence: string) => checkClaims({ content: `<p>${sentence}</p>` }).map(({ kind }) => kind)

describe('days on next to nothing', () => {
  test.each([
    'Skip every meal but one apple for a week.',
    'Skip all meals except dinner and lose weight.',
    'Eat 200 kcal at breakfast, 250 at lunch and 300 at dinner, nothing else.',
    'Breakfast 250 kcal, lunch 300 kcal, dinner 350 kcal.',
    'Have 300 calories for lunch and 250 for dinner, and nothing else.',
    'Eat only 3 rotis and one apple a day, 600 calories in all.',
    'Eat only fruit for two weeks.',
    'Live on cucumbers and curd for ten days.',
    'Have nothing but cabbage soup for a week.',
    'One apple and a glass of milk a day, nothing else.',
    'Eat nothing more than two bananas a day.',
    'Do not eat anything for three days.',
    'Go without food for two weeks.',
    'Starve yourself until the dress fits.',
  ])('finds: %s', (sentence) => expect(kindsIn(sentence)).toContain('low_calorie_target'))

  test.each([
    'Eat one apple a day.',
    'Skip the sugar but keep the tea.',
    'Do not skip meals.',
    'Never skip every meal but one.',
    'Breakfast 400 kcal, lunch 500 kcal, dinner 500 kcal.',
    'Save 100 kcal at breakfast, 100 at lunch and 100 at dinner.',
    'A snack of 200 kcal and a lunch of 450 kcal.',
    'Two samosas have 500 calories in all.',
    'Dinner comes to 600 calories in all, only a part of the day.',
    'Living on fruit for a week is dangerous.',
    'Eat only one mango a day.',
    'Eat only whole fruit, and no juice.',
    'Breakfast at 8, lunch at 1 and dinner at 7 keep 3 hours between.',
    'A glass of milk a day brings calcium.',
    'Eat fruit every day for a week and note how you feel.',
    'Do not starve yourself.',
    'Families lived on millets for centuries.',
    'Drink water with each meal for a week.',
  ])('leaves alone: %s', (sentence) => expect(kindsIn(sentence)).not.toContain('low_calorie_target'))
})
