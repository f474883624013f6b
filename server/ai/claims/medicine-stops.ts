import { clauseBefore, isDenied } from './clause.ts'
import { MEDICINES } from './medicines.content.ts'
import type { ClaimRule } from './rule.ts'

const ANY_MEDICINE = `${MEDICINES}|(?:thyroid|diabetes|bp|blood pressure|heart|prescribed|your|their|the|his|her|these|all|any)? ?(?:medicines?|medications?|tablets?|pills?|drugs?|injections?|inhalers?|puffers?|nebulisers?|insulin pens?|syringes?|chemo(?:therapy)?|dialysis|prescriptions?)`
const STOP = new RegExp(
  `\\b(?:stop(?:ping)?(?: taking| using)?|quit(?:ting)?|skip(?:ping)?|discontinu(?:e|ing)|throw(?:ing)? away|com(?:e|ing) off|give up|(?:get|be|go) off|ditch(?:ing)?|replac(?:e|es|ing)|leave out|(?:no longer|won[’']t|will not|never again) (?:even )?need|reduce|halve|cut down(?: on)?|wean (?:yourself )?off|instead of|say(?:ing)? (?:goodbye|bye(?:[- ]bye)?) to|throw out|do without|live without|forget(?: about)?)\\b[^.,;:?!]{0,25}?\\b(?:${ANY_MEDICINE})\\b(?!-| of (?:jaggery|chocolate))`,
  'i',
)
const STOPPED = new RegExp(
  `\\b(?:${ANY_MEDICINE})\\b[^.,;:?!]{0,15}? (?:can|may|should|could) (?:then )?be (?:stopped|skipped|replaced|halved|thrown away|left out|(?:reduced|lowered|cut) (?:by yourself|by yourselves|on your own|at home))\\b|\\b(?:${MEDICINES}|medicines?|medications?) (?:is|are) (?:not|no longer) (?:needed|necessary|required)\\b|\\b(?:${MEDICINES}|medicines?|medications?|tablets) (?:is|are|becomes?|will be(?:come)?) (?:unnecessary|needless|useless|redundant|superfluous)\\b|\\bthrow(?:ing)? (?:(?:away|out) )?(?:all )?(?:your|the|those|these) (?:${ANY_MEDICINE}) (?:away|out)\\b|\\b(?:better|stronger|safer|more effective) than (?:your|any|the|all) (?:\\w+ )?(?:${MEDICINES}|medicines?|medications?|tablets|pills)\\b`,
  'i',
)
/** "No need for insulin" is not a denial, but the advice itself. */
const NO_NEED = new RegExp(
  `\\b(?:no|without(?: any)?|not any|zero) (?:more |further |longer any )?need (?:for|of|to (?:take|use|inject|continue|have)) (?:(?:any|more|your|the|daily) ){0,2}(?:${ANY_MEDICINE})\\b(?! of)`,
  'i',
)
const WHOSE = '(?:your|the|all|those|these|his|her|their|any|my)'
const KINDS = `(?:${WHOSE} ){1,2}(?:${ANY_MEDICINE})`
/** "You can leave your tablets", but not "in a cool place". */
const LEFT_BEHIND = new RegExp(
  `\\b(?:leav(?:e|ing)|drop(?:ping)?|abandon(?:ing)?|bin(?:ning)?|dump(?:ing)?|shelv(?:e|ing)|put(?:ting)? (?:away|aside|down)|part(?:ing)? with|farewell to|wave goodbye to|rid of|free (?:of|from)|toss(?:ing)?|flush(?:ing)?|refus(?:e|ing)|miss(?:ing)?|stay away from|do away with|retire|retiring) ${KINDS}\\b(?! (?:in|on|at|within|where|with|near|by|beside|next|under|out of|off|to|box|bag|strip|for your|as|unchanged)\\b)`,
  'i',
)
/** "You will never need blood pressure tablets again": "never" is not a denial here. */
const NEVER_AGAIN = new RegExp(
  `\\b(?:never|no longer|not|won[’']t|don[’']t|nobody will|without ever)(?: (?:ever|even|again|have|having|to|be))* (?:need(?:s|ing)?|take|taking|touch|swallow|buy|depend(?:ing)? on|rely(?:ing)? on|require|look at|see|want|use|refill|pop|open)\\b[^.,;:?!]{0,30}?\\b(?:${ANY_MEDICINE})\\b[^.,;:?!]{0,20}? (?:again|any ?more|any longer|ever)\\b`,
  'i',
)
const OVER = new RegExp(
  `\\b(?:${ANY_MEDICINE})\\b (?:will (?:soon )?(?:be|become)|(?:are|is|become|becomes) (?:now )?) ?(?:a thing of the past|history|yesterday|the past|no more(?=[.,;!]|$))|(?<!there (?:are|is) )\\bno more (?:${ANY_MEDICINE})\\b(?! (?:than|left|in|on|at|were|was|are|is)\\b)`,
  'i',
)
/** "You take statins; leave them." */
const LEFT = new RegExp(
  `\\b(?:${MEDICINES}|medicines?|medications?|prescri\\w+)\\b[^.!?]{0,30}?(?:[;:,.?!–—-]+ (?:[^.!?;:,]{1,40}[.!?;:,–—-]+ )?| )(?:so |then |just |simply |and |please |you can |you may |better ){0,2}(?:leave|stop|quit|skip|drop|ditch|forget|avoid|throw)(?: taking| using)? (?:them|it|these|those)(?: all| both)?(?: (?:out|off|away|altogether|alone|now|today|for good|at once|completely|behind))?(?=[.,;!?]|$)`,
  'i',
)

/** Finds the advice to stop a medicine, in this sentence or together with the next. */
function findStop(sentence: string, next: string): RegExpExecArray | null {
  for (const pattern of [STOP, STOPPED, NO_NEED, NEVER_AGAIN, OVER, LEFT_BEHIND]) {
    const found = pattern.exec(sentence)
    if (found) return found
  }
  const left = LEFT.exec(`${sentence} ${next}`.trim())
  return left && left.index < sentence.length ? left : null
}
/** A reader told to ask a doctor first is not told to stop. */
export const ASKS =
  /\b(?:ask|talk|speak|check|consult|discuss|tell|word with)\b[^.;]{0,40}\b(?:doctor|physician|dietitian|prescriber|diabetologist|specialist)|\b(?:doctor|physician|specialist)\b[^.;]{0,25}\b(?:may|can|will|might|decides?|agrees?|adjusts?|advises?|tells?)\b|\b(?:unless|until|before|without|with) (?:your|the|a|their)(?: treating| own)? (?:doctor|physician|prescriber)/i

/** The sentence warns of stopping, unless "they" refers to the medicines as the danger. */
const DANGER = /\b(?:kills?|dangerous|danger|risky|harm(?:s|ful)?|unsafe|frighten\w*|emergency|never)\b/i
const OF_MEDICINES = /^[^.!?]{0,20}?\b(?:they|these|those|them)\b/i

function isWarnedOf(sentence: string, found: RegExpExecArray): boolean {
  const after = sentence.slice(found.index + found[0].length)
  const before = clauseBefore(sentence, found.index)
  return DANGER.test(before) || (DANGER.test(after) && !OF_MEDICINES.test(after))
}

/** Finds advice to stop a prescribed medicine. */
export const checkMedicineStop: ClaimRule = ({ sentence, next }) => {
  const found = findStop(sentence, next)
  if (!found || isDenied(clauseBefore(sentence, found.index)) || ASKS.test(sentence) || isWarnedOf(sentence, found))
    return null
  return 'This can be read as advice to stop, skip or reduce a prescribed medicine. Say that only the treating doctor changes it.'
}
