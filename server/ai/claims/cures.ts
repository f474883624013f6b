import { clauseBefore, isDenied, isOpenQuestion } from './clause.ts'
import { FOR_EVER, MALADY, SURE_REMEDY } from './cures.content.ts'
import { promisesCureInHindi } from './cures-in-hindi.ts'
import type { ClaimRule } from './rule.ts'
import { checkTreatmentPromise } from './treatments.ts'

const CONDITION = `(?:${MALADY}|kidney|everything|anything|all)`
const CURES = new RegExp(
  `\\b(cure[sd]?|curing|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|eradicat\\w+|eliminat\\w+|banish\\w*|uproot\\w*|(?:gets?|getting|rids?) (?:you |yourself |your body )?(?:rid )?of|(?:wip|knock|root)(?:es?|s|ing)? out|says? goodbye to|freedom from|frees? (?:you|yourself|your body) (?:of|from))\\b[^.,;:?!]{0,40}?\\b${CONDITION}\\b`,
  'i',
)
const CURED = new RegExp(
  `\\b${CONDITION}\\b[^.,;:?!]{0,20}? (?:is|are|be|been|gets?|was|were) (?:\\w+ ){0,2}?(?:cured|reversed|healed|eradicated)\\b`,
  'i',
)
const CURE_FOR = new RegExp(
  `\\b(?:cure|remedy that works|miracle (?:food|drink)|${SURE_REMEDY})\\b(?: (?:for|of|from)\\b[^.,;:?!]{0,30}?\\b${CONDITION}\\b)?`,
  'i',
)
/** "Ends", "fixes", "controls" promise a cure only together with "for ever". */
const ENDED = new RegExp(
  `\\b(?:end|fix|beat|solv|resolv|treat|remov|finish|kill|destroy|dissolv|stop|defeat|clear|conquer)(?:s|es|e|ed|ing)?\\b[^.,;:?!]{0,30}?\\b${MALADY}\\b[^.,;:?!]{0,25}?\\b${FOR_EVER}\\b`,
  'i',
)
const GONE = new RegExp(
  `\\b(?:${MALADY}|diagnosis)\\b[^.,;:?!]{0,25}?\\b(?:disappears?|disappearing|vanish(?:es|ed|ing)?|melts? away|(?:will|to|can|be|is|are) (?:be )?gone|will go(?: away)?\\b|go(?:es)? away ${FOR_EVER})(?!\\w)`,
  'i',
)
/** "Your diabetes will be history". */
const PAST = new RegExp(
  `\\b(?:${MALADY}|(?:blood |high )?sugar|bp|illness|diagnosis)\\b[^.,;:?!]{0,20}? (?:(?:will|shall|can|is going to|are going to)(?: soon| then)? (?:be|become|turn into)|(?:is|are|becomes?|turns? into))(?: soon| just| only| nothing but)? (?:history|a thing of the past|(?:a|just a) (?:distant )?memory|yesterday[’']s news|behind you|(?:over|no more)(?= for (?:good|ever)|[.,;!]|$))(?!-| of (?!the past))`,
  'i',
)
/** "Your thyroid will be normal for ever". */
const NORMAL = new RegExp(
  `\\b(?:your|her|his|their|the|my) (?:${MALADY}|(?:blood )?sugars?|bp|hba1c|hormones?|reports?|cholesterol|periods|cycle|liver|kidneys?|pancreas)\\b[^.,;:?!]{0,20}? (?:will|shall|can|is going to|gets?|goes|comes?|returns?|becomes?|stays?|remains?|turns?)\\b[^.,;:?!]{0,15}?\\b(?:normal|healthy|perfect|balanced|fine|all right|like new|as new|young)\\b[^.,;:?!]{0,15}? ${FOR_EVER}\\b`,
  'i',
)
const KILLS =
  /\b(?:kills?|destroys?|shrinks?|starves?)\b[^.,;:?!]{0,15}?\b(?:cancers?|tumou?rs?)\b|\bkiss\b[^.,;:?!]{0,30}? goodbye\b/i
const FREE =
  /\b(?:becom\w+|be|get|go|live|stay|turn|makes? you|life)\b[^.,;:?!]{0,20}?\b(?:diabetes|sugar|pcos|pcod|thyroid|arthritis|asthma|migraine|medicine|disease)[- ]free\b(?! (?:foods?|tea|coffee|drinks?|desserts?|sweets?|biscuits?|gum|options?|kitchen|cooking|baking))|\b(?:diabetes|pcos|pcod|thyroid|arthritis|asthma|migraine)[- ]free (?:life|body|in)\b/i
const BY_DOCTORS =
  /\b(?:doctors?|physicians?|surge(?:ry|ons?)|hospitals?|antibiotics?|chemotherapy|radiation|prescri\w+|the right dose|thyroxine|vaccin\w+)\b/i
/** Conditions that sometimes pass by themselves. */
const PASSES = /\b(?:usually|often|sometimes|mostly|tends? to|may|might|after (?:the )?(?:birth|delivery|pregnancy))\b/i
const GUARANTEE =
  /\bguarantee[ds]?\b[^.;:?!]{0,40}?\b(?:results?|weight|fat|kilos?|kg|loss|cure|success|relief|health\w*|recovery|safe|work|lose|slim\w*)\b|\b(?:results?|weight loss|success|relief)\b(?: (?:is|are))? guaranteed\b|\b(?:melts?|blasts?|torch(?:es)?)\b[^.,;:?!]{0,15}?\bfat\b|\b(?:burns?|los(?:e|es)|drops?|sheds?|cuts?|vanish(?:es)?|dissolves?)\b[^.,;:?!]{0,15}?\b(?:fat|belly|tummy|inches)\b[^.,;:?!]{0,20}? in (?:just |only |as little as )?(?:\d+|an?|one|two|three|four|five|six|seven|ten|fourteen|twenty-one|thirty) (?:days?|weeks?|nights?|hours?)\b/i
const DETOX =
  /\bdetox(?:es|ing|if\w+)?\b|\b(?:flush(?:es)?|remov(?:es?|ing)|cleans(?:es?|ing))\b[^.,;:?!]{0,25}?\btoxins?\b/i
const NO_RISK =
  /\b(?:100 ?(?:%|per ?cent)|completely|totally|absolutely|perfectly) (?:safe|natural and safe|risk[- ]free|effective)\b|\b(?:no|zero|without(?: any)?|free (?:of|from)(?: any)?) side[- ]?effects?\b|\bside[- ]?effects?[- ]free\b/i

const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    CURES,
    'This promises to cure or reverse a condition. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    CURED,
    'This says that a condition is cured or reversed. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    KILLS,
    'This promises an end to a disease. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    ENDED,
    'This promises to end a condition for good. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    GONE,
    'This promises that a condition disappears. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    PAST,
    'This promises that a condition will be over. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    NORMAL,
    'This promises that values become normal and stay normal. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    FREE,
    'This promises a life without a condition or its medicines. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    CURE_FOR,
    'This mentions a cure. Say instead what helps to manage the condition, name the source, and send the reader to a doctor.',
  ],
  [
    GUARANTEE,
    'This guarantees a result. People differ: say what many of them can expect, with a source, and leave out the guarantee.',
  ],
  [
    DETOX,
    'This talks about removing toxins. The liver and kidneys do that. No food or drink is known to add to it. Say what the food does offer.',
  ],
  [NO_RISK, 'This says that something has no risk at all. Name who should take care, or leave the promise out.'],
]

const UNAIDED = /\bwithout (?:any )?(?:medicines?|medication|drugs|tablets|surgery)\b/gi

/** "No side effects" and "without tablets" are promises, not negations. */
function deniable(words: string): string {
  return words.replace(NO_RISK, '').replace(UNAIDED, '')
}

/** Finds promises that a health text must not make. A sentence that denies or reports one is not a promise. */
export const checkCurePromise: ClaimRule = (claim) => {
  const { sentence, next } = claim
  if (isOpenQuestion(sentence, next)) return null
  if (promisesCureInHindi(sentence))
    return 'This promises a cure. Say what the food or habit has been shown to do, for whom, and who says so.'
  for (const [pattern, reason] of REASONS) {
    const found = pattern.exec(sentence)
    if (!found || isDenied(clauseBefore(sentence, found.index)) || isDenied(deniable(found[0]))) continue
    if ([ENDED, KILLS, PAST, NORMAL].includes(pattern) && BY_DOCTORS.test(sentence)) continue
    if ([GONE, PAST, NORMAL].includes(pattern) && PASSES.test(sentence)) continue
    const after = sentence.slice(found.index + found[0].length)
    // "A detox is not needed", "a cure for diabetes does not exist".
    if (/^[^,;:]{0,30}?(?:\b(?:not|never|cannot|unproven|myths?|a claim|impossible)\b|n[’']t\b)/i.test(after)) continue
    // "There is no cure" has been handled above; "the word cure" and cured meat promise nothing.
    return reason
  }
  return checkTreatmentPromise(claim)
}
