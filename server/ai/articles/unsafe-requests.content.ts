import { WORD_NUMBER } from '../claims/numbers/number-words.ts'

/** What the text says in place of what the topic asked for. */
export const UNSAFE_TEXTS = {
  cure: {
    heading: 'What food can’t promise',
    text: 'Food and habits don’t cure an illness. They work together with your doctor’s treatment.',
  },
  dose: {
    heading: 'Why we give no doses',
    text: 'The doctor who prescribes a medicine or a strong supplement decides how much of it to take, so this text names no dose.',
  },
  medicine_stop: {
    heading: 'Before you change a medicine',
    text: 'Only the doctor who prescribed a medicine should change it. Food is no reason to leave one out, and stopping suddenly can be dangerous.',
  },
  low_calories: {
    heading: 'Why there is no very low calorie plan here',
    text: 'A plan with so few calories doesn’t feed an adult. It belongs under a doctor’s care, so there is none in this text.',
  },
}

export const CURE =
  /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ing)?|revers(?:e|es|ed|ing|al)|guarantee\w*|miracle|detox\w*|toxins?|permanent(?:ly)?|get rid of|boost\w* (?:\w+ ){0,2}immun\w+|immun\w+ (?:\w+ )?boost\w*|ilaj|jad se)\b/i
export const DOSE =
  /\b(?:dos(?:e|es|age|ing)|how many (?:tablets?|pills?|units?|mg)|(?:\d+|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half an?|a)\s*(?:mg|milligrams?|mcg|micrograms?|iu|units?|tablets?|pills?))\b/i

export const ENERGY_WITH_UNIT = new RegExp(
  `\\b(?<first>\\d{1,2}[, ]\\d{3}|\\d{1,5}|${WORD_NUMBER})(?:\\s*(?:-|–|to|or)\\s*(?:\\d[\\d,]*))?[\\s-]*(?<unit>k ?cals?|kilo ?-?calories?|calories?|cals?|kj|kilojoules?)\\b`,
  'gi',
)
export const NAMED_FIRST =
  /\b(?:calories?|kcal|calorie (?:intake|target|goal|limit|budget))(?: a day| per day| daily)?\s*(?::|=|of|to|at|is|under|below)\s*(?<first>\d{1,2}[, ]\d{3}|\d{2,4})\b(?!\s*(?:g|mg|ml|steps|%))/gi
/** Calories burned or saved are not an intake. */
export const SPENT =
  /\b(?:burn\w*|spend\w*|deficit|cut\w*|reduc\w+|sav(?:e|es|ing)|extra|additional|surplus|lose|losing|walk\w* off|worth of|fewer|less)\s+(?:(?:of|by|only|just|about|around|up to|the|a|an|your|than)\s+){0,3}$/i
export const LESS_THAN = /\b(?:less|fewer) than\s+$/i
/** Nor are those of one meal. */
export const PART_AFTER =
  /^[\s-]*(?:(?:a|per|each|every|or|less|under|healthy|indian|vegetarian|quick|easy)[\s-]+){0,3}(?:deficit|burn\w*|workouts?|snacks?|breakfasts?|lunch\w*|dinners?|desserts?|drinks?|sweets?|treats?|meals?(?! plan)|servings?|portions?|bowls?|cups?|plates?|recipes?|fewer|less|more|extra)\b/i
