import { clauseBefore, isDenied } from './clause.ts'
import { parseNumber, WORD_NUMBER } from './numbers/number-words.ts'
import type { ClaimRule } from './rule.ts'

/** kcal a day for an adult. */
const LOWEST = 1_200
const NUMBER = `\\d{1,3}|${WORD_NUMBER}`
const FOODS =
  '(?:apples?|bananas?|fruits?|oranges?|papayas?|watermelon|mangoes|grapes|salads?|soups?|broth|cucumbers?|carrots?|vegetables?|cabbage|lettuce|sprouts|juices?|smoothies|milk|buttermilk|chaas|curd|eggs?|egg whites|biscuits?|crackers|toast|rotis?|chapatis?|idlis?|dates|nuts|almonds|makhana|oats|tea|chai|coffee|water|lemon water|shakes?)'
const LONG = `(?:for (?:an?|one|two|three|four|the (?:whole|next|first|entire)) (?:whole |full |entire )?(?:week|weeks|month|months|fortnight)|for (?:${NUMBER}|several|a few) (?:days|weeks)|until (?:you|the (?:weight|fat|kilos))|till you)`
const A_DAY = '(?:(?:a|per|each|every|the whole|the entire|all) day|in a day|daily|through the day)'
const NO_MORE =
  '(?:nothing else|nothing more|no other (?:food|meals?)|no more(?: food| than that)?(?=[.,;!]|$)|and (?:that is|that’s|thats) (?:all|it)|not a bite more|otherwise nothing)'
const ONLY = '(?:only|just|nothing but|solely|nothing except|no food but)'

const STARVES: readonly RegExp[] = [
  /\b(?:skip|miss|leave out|give up|cancel|drop|cut(?: out)?)(?:ping|ting|s)? (?:every|all|both|each|all your|your|the)(?: other)? meals? (?:but|except|other than|save|apart from|and (?:live|eat|have|drink))\b/i,
  new RegExp(
    `\\b(?:skip|miss|leave out|give up)(?:ping)? (?:every|all|all your|your) meals?\\b[^.;:?!]{0,30}? ${LONG}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:live|survive|get by|exist|subsist|manage|stay)(?:s|ing)? on (?:${ONLY} )?(?:\\w+ ){0,3}?${FOODS}\\b(?:,? (?:and |or )?(?:\\w+ ){0,2}?${FOODS}){0,3}[^.;:?!]{0,15}? (?:${LONG}|alone|${A_DAY})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:eat|have|take|drink|consume)(?:s|ing)? ${ONLY} (?:\\w+ ){0,3}?${FOODS}\\b(?:,? (?:and |or )?(?:\\w+ ){0,2}?${FOODS}){0,3}[^.;:?!]{0,15}? ${LONG}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:one|an?|two|three|half an?|\\d) (?:\\w+ ){0,2}?${FOODS}\\b[^.;:?!]{0,40}? (?:${A_DAY}|${LONG})\\b[^.:?!]{0,15}?\\b${NO_MORE}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${NO_MORE} (?:but|than|except) (?:one|an?|two|three|\\d) (?:\\w+ ){0,2}?${FOODS}\\b[^.;:?!]{0,40}? (?:${A_DAY}|${LONG})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:do not|don[’']t|not) eat (?:anything|any food|at all)\\b[^.;:?!]{0,10}? ${LONG}\\b`, 'i'),
  new RegExp(
    `\\b(?:stop|quit|give up|cease) (?:eating|food)(?: (?:anything|at all|completely|altogether|fully))? ${LONG}\\b`,
    'i',
  ),
  /\b(?:one|a single|only one) meal (?:every|in|once in) (?:two|three|four|five|\d) days\b|\beat (?:only |just )?(?:once )?(?:every|in) (?:two|three|four|five|\d) days\b/i,
  new RegExp(`\\b(?:go|stay|live)(?:ing)? without (?:any )?(?:food|eating|meals)\\b[^.;:?!]{0,10}? ${LONG}\\b`, 'i'),
  /^["'“‘]?(?:just |simply )?starve (?:yourself|for|until|through)\b|\b(?:should|must|can|have to|need to) starve (?:yourself|for)\b/i,
]
const WARNED =
  /\b(?:supervis\w+|medical|doctors?|hospital|dangerous|dangers?|unsafe|harm\w*|risks?|risky|faint\w*|extreme|unwise|reckless|never|avoid|mistake|weak\w*|malnutrition|deficienc\w+|too little|not enough|comes? back|backfires?)\b/i

const MEALS = /\b(?:breakfast|lunch|dinner|supper|snacks?|tiffin|brunch)\b/gi
const A_MEAL = /\b(?:breakfast|lunch|dinner|supper|snacks?|tiffin|brunch|meals?)\b/i
const MAIN = /^(?:breakfast|lunch|dinner|supper)$/i
const ENERGY = /\b(?:k ?cals?|calories|cals?)\b/i
const DIFFERENCE =
  /\b(?:fewer|less|more|extra|deficit|burn\w*|cut|cuts|reduc\w+|sav(?:e|es|ing)|below|lower|instead|at least)\b/i
const AMOUNT = new RegExp(
  `(?<![\\w.,])(${NUMBER})(?! ?(?:g|mg|ml|%|per cent|am|pm|minutes|hours|o[’']clock|days|weeks|rotis?)\\b)`,
  'gi',
)
const WHOLE =
  /\b(?:(?:\d{1,3}|hundred)(?: k?cals?| calories)) (?:in all|in total|altogether|all told|all in all|for the (?:whole |entire )?day)\b/i
const DAY = /\b(?:a day|per day|each day|every day|daily|whole day|day[’']s|nothing else|only)\b/i
const SMALLEST = 30

/** "200 at breakfast, 250 at lunch and 300 at dinner": small amounts whose sum is the daily intake. */
function sumsToLittle(sentence: string): boolean {
  if (!ENERGY.test(sentence) || DIFFERENCE.test(sentence)) return false
  const meals = (sentence.match(MEALS) ?? []).map((meal) => meal.toLowerCase())
  const amounts = [...sentence.matchAll(AMOUNT)]
    .map(([, number = '']) => parseNumber(number))
    .filter((kcal) => kcal >= SMALLEST)
  const isDay = new Set(meals.filter((meal) => MAIN.test(meal))).size >= 3 || new RegExp(NO_MORE, 'i').test(sentence)
  const sum = amounts.reduce((all, kcal) => all + kcal, 0)
  return isDay && new Set(meals).size >= 2 && amounts.length >= 2 && amounts.length >= meals.length && sum < LOWEST
}

/** "One apple a day, 600 calories in all"; not the calories of two samosas. */
function isWholeDay(sentence: string): boolean {
  return WHOLE.test(sentence) && DAY.test(sentence) && !A_MEAL.test(sentence) && !DIFFERENCE.test(sentence)
}

/** Finds a day or a week on almost nothing, with or without an amount of calories. */
export const checkStarvation: ClaimRule = ({ sentence }) => {
  if (WARNED.test(sentence) || /\?["'”’)]*$/.test(sentence)) return null
  const found = STARVES.map((pattern) => pattern.exec(sentence)).find(
    (one) => one && (/^(?:do not|don|not|go|no)/i.test(one[0]) || !isDenied(clauseBefore(sentence, one.index))),
  )
  if (found)
    return 'This plan has too little food. So little for a day or longer can harm, and needs a doctor’s care. Leave it out, or describe whole meals instead.'
  if (!sumsToLittle(sentence) && !isWholeDay(sentence)) return null
  return 'Together these make less than 1,200 kcal a day. That is too little for an adult without a doctor’s care. Name more, or describe the plate instead.'
}
