const MONEY = '(?:rs\\.?|inr|₹|rupees|rupaye|rupay)'
const NUMBER = '(\\d{1,2},\\d{3}|\\d{3,5})'
const UNIT = '(?:kg|kgs|g|mg|mmhg|kcal|cal|calories|steps|days|years?|saal)'
const END = `(?![\\d,]*\\d)(?!\\s*${UNIT}\\b)`
/** "Sugar below 200" is a reading, not a fee. */
const NO_READING =
  '(?<!\\b(?:sugar|glucose|fasting|bp|pressure|cholesterol|triglycerides|levels?|hba1c|tsh|reading)\\b[^\\d]{0,20})'
const AT_MOST = new RegExp(
  `${NO_READING}\\b(?:under|below|within|up\\s?to|less than|not more than|at most|maximum|max|budget)\\b(?:\\s+(?:of|is|fees?))*\\s*${MONEY}?\\s*${NUMBER}${END}(?:\\s*${MONEY})?` +
    `|${MONEY}?\\s*(?<!\\d)${NUMBER}\\s*${MONEY}?\\s*(?:tak|se kam|or less)\\b` +
    // "₹500", and nothing else.
    `|^\\s*${MONEY}\\s*${NUMBER}\\s*$`,
  'u',
)

/** Reads the highest acceptable fee per session, in rupees, and returns the remaining text. @param text simplified */
export function readFeeLimit(text: string): { max?: number; rest: string } {
  const match = AT_MOST.exec(text)
  if (!match) return { rest: text }
  return { max: Number((match[1] ?? match[2] ?? match[3] ?? '').replace(',', '')), rest: text.replace(match[0], ' ') }
}
