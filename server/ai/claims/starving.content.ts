import { WORD_NUMBER } from './numbers/number-words.ts'

const NUMBER = `\\d{1,3}|${WORD_NUMBER}`
const FOODS =
  '(?:apples?|bananas?|fruits?|oranges?|papayas?|watermelon|mangoes|grapes|salads?|soups?|broth|cucumbers?|carrots?|vegetables?|cabbage|lettuce|sprouts|juices?|smoothies|milk|buttermilk|chaas|curd|eggs?|egg whites|biscuits?|crackers|toast|rotis?|chapatis?|idlis?|dates|nuts|almonds|makhana|oats|tea|chai|coffee|water|lemon water|shakes?)'
const LONG = `(?:for (?:an?|one|two|three|four|the (?:whole|next|first|entire)) (?:whole |full |entire )?(?:week|weeks|month|months|fortnight)|for (?:${NUMBER}|several|a few) (?:days|weeks)|until (?:you|the (?:weight|fat|kilos))|till you)`
const A_DAY = '(?:(?:a|per|each|every|the whole|the entire|all) day|in a day|daily|through the day)'
export const NO_MORE =
  '(?:nothing else|nothing more|no other (?:food|meals?)|no more(?: food| than that)?(?=[.,;!]|$)|and (?:that is|that’s|thats) (?:all|it)|not a bite more|otherwise nothing)'
const ONLY = '(?:only|just|nothing but|solely|nothing except|no food but)'

export const STARVES: readonly RegExp[] = [
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
export const WARNED =
  /\b(?:supervis\w+|medical|doctors?|hospital|dangerous|dangers?|unsafe|harm\w*|risks?|risky|faint\w*|deadly|fatal|died?|strike|extreme|unwise|reckless|never|avoid|mistake|weak\w*|malnutrition|deficienc\w+|too little|not enough|comes? back|backfires?)\b/i

const LENGTH = `\\d{1,3}|${WORD_NUMBER}|several|few`
export const FOR = new RegExp(
  `\\b(${LENGTH})(?:\\s*(?:-|–|to|or)\\s*(${LENGTH}))?[\\s-]*(hours?|hrs?|days?|weeks?)\\b|\\b(?:a|one) (?:whole )?(week|month|fortnight)\\b`,
  'gi',
)
export const FAST =
  /\bfast(?:s|ed|ing)?\b|\b(?:live|survive|stay|go|exist)\b|\bnothing but water\b|\beat nothing\b|\bno food\b|\b(?:drink|have|take) (?:only|just|nothing but) water for\b|\bdrink (?:\w+ ){0,2}?water only for\b|\bvrat\b|\bskip(?:ping)? (?:all )?(?:food|meals) for\b/i
export const ON_WATER =
  /\bwater[- ]?(?:only|fast\w*)\b|\b(?:only|just|nothing but|plain|solely|nothing except)(?: \w+)? water\b|\bwater (?:only|alone)\b|\bonly on water\b|\bon (?:(?:lemon|coconut|plain|warm|hot) )?water\b|\b(?:live|survive|stay|go|fast) on (?:(?:only|just|nothing but|fresh|fruit|vegetable|green) )*juices?\b|\beat nothing(?= (?:at all )?for\b|[.,;]|$)|\bno food (?:at all )?for\b|\bdry[- ]fast|\bwithout (?:any )?food (?:and|or) (?:water|drink)\b/i
/** A fast counted in hours, or called complete, needs no word for water. */
export const FAST_HOURS =
  /\bfast(?:s|ing)? (?:for|of) [\w -]{1,20}? ?(?:hours|hrs)\b|\b(?:hours?|hrs)[- ](?:long )?fast\b|\b(?:prolonged|extended|absolute|complete|total) fast\b|\bskip(?:ping)? (?:all )?(?:food|meals) for\b/i

export const MEALS = /\b(?:breakfast|lunch|dinner|supper|snacks?|tiffin|brunch)\b/gi
export const A_MEAL = /\b(?:breakfast|lunch|dinner|supper|snacks?|tiffin|brunch|meals?)\b/i
export const MAIN = /^(?:breakfast|lunch|dinner|supper)$/i
export const ENERGY = /\b(?:k ?cals?|calories|cals?)\b/i
export const DIFFERENCE =
  /\b(?:fewer|less|more|extra|deficit|burn\w*|cut|cuts|reduc\w+|sav(?:e|es|ing)|below|lower|instead|at least)\b/i
export const AMOUNT = new RegExp(
  `(?<![\\w.,])(${NUMBER})(?! ?(?:g|mg|ml|%|per cent|am|pm|minutes|hours|o[’']clock|days|weeks|rotis?)\\b)`,
  'gi',
)
export const WHOLE =
  /\b(?:(?:\d{1,3}|hundred)(?: k?cals?| calories)) (?:in all|in total|altogether|all told|all in all|for the (?:whole |entire )?day)\b/i
export const DAY = /\b(?:a day|per day|each day|every day|daily|whole day|day[’']s|nothing else|only)\b/i
