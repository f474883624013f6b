import { clauseBefore, isDenied } from './clause.ts'
import { MALADY } from './cures.content.ts'
import type { Claim } from './rule.ts'

/** Serious conditions that no food treats. */
const GRAVE =
  '(?:cancers?|tumou?rs?|autism|hiv|alzheimer\\S*|dementia|parkinson\\S*|infertility|tuberculosis|tb|malaria|dengue|covid\\S*|vitiligo|psoriasis|cirrhosis|hepatitis|kidney failure|multiple sclerosis)'
const REMEDIES =
  '(?:remed(?:y|ies)|recipes?|drinks?|juices?|teas?|kadhas?|seeds?|leaves|powders?|herbs?|spices?|foods?|fruits?|diets?|plans?|programmes?|yoga|asanas?|pranayama|mantras?|water|vinegar|oils?|ghee|honey|karela|methi|jamun|neem|giloy|turmeric|haldi|amla|tulsi|ashwagandha|aloe vera|moringa|flaxseeds?|cinnamon|garlic|ginger|ajwain|jeera|kalonji|triphala|gomutra|cow urine|fasting|detox)'
const WELL =
  '(?:successfully|completely|fully|totally|entirely|naturally|effectively|permanently|easily|at home|100 ?%)'
/** Words for medical professionals or treatments. */
const MEDICAL =
  /\b(?:doctors?|physicians?|surge\w+|hospitals?|clinics?|antibiotics?|chemotherapy|radiation|radiotherapy|prescri\w+|medicines?|medications?|tablets?|drugs?|insulin|injections?|vaccin\w+|therap\w+|treatments? (?:is|are)|coeliac|celiac|phenylketonuria|deficienc\w+|scurvy)\b/i
/** Hedged statements promise nothing: "some people reach remission". */
const HEDGED =
  /\b(?:may|might|could|some|sometimes|many|possible|possibly|chances?|trials?|study|studies|research|reviews?|evidence|early|at first|per ?cent|in remission for|doctors?|supervis\w+)\b|%/i

const TREATS: readonly RegExp[] = [
  new RegExp(
    `\\b${REMEDIES} (?:is|are) (?:a|an|the) (?:\\w+ )?(?:treatment|remedy|medicine) (?:for|of|against) (?:\\w+ )?${GRAVE}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${REMEDIES} (?:is|are) (?:a|an|the) (?:proven|best|effective|natural|sure|powerful|tested) (?:\\w+ )?(?:treatment|remedy|medicine) (?:for|of|against) (?:\\w+ )?${MALADY}\\b`,
    'i',
  ),
  /\b(?:tumou?rs?|cancers?|cancer cells|cysts?|fibroids?|stones) (?:(?:will|can) )?(?:shrinks?|dissolves?|melts?|dies?) (?:with|by|from|when|if) (?!age\b|the menopause)/i,
  new RegExp(
    `\\b${REMEDIES} (?:\\w+ )?(?:that )?(?:can |will )?(?:treats?|fix(?:es)?)\\b[^.,;:?!]{0,20}?\\b${MALADY}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:treats|will treat|can treat)\\b[^.,;:?!]{0,20}?\\b${GRAVE}\\b(?! patients?)`, 'i'),
  new RegExp(
    `\\b(?:${MALADY}|${GRAVE})\\b[^.,;:?!]{0,15}? (?:is|are|be|was|were|gets?) (?:${WELL} treated|treated ${WELL}) (?:with|by|through|using|on)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${GRAVE}\\b[^.,;:?!]{0,15}? (?:is|are|be|was|were) treated (?:with|by|through|using)\\b[^.,;:?!]{0,25}?\\b${REMEDIES}\\b`,
    'i',
  ),
]
const UNAIDED = new RegExp(
  `\\b(?:control|manag|handl|regulat|normalis|lower|reduc)(?:s|es|e|ed|ing)?\\b[^.,;:?!]{0,25}?\\b(?:${MALADY}|(?:blood )?sugar|bp)\\b[^.,;:?!]{0,25}?\\b(?:without(?: any| the use of| taking| the)?|with no|minus) (?:medicines?|medications?|drugs?|tablets?|pills?|insulin|dawai)\\b`,
  'i',
)
/** "PCOS? Gone with these 5 seeds". */
const ANSWERED = new RegExp(
  `\\b${MALADY} ?[?:!–—-]+ ?(?:it[’']?s |is )?(?:gone|solved|cured|sorted|fixed|finished|history|no more|bye(?:[- ]bye)?|goodbye)\\b`,
  'i',
)
const REMISSION = new RegExp(
  `\\b(?:puts?|putting|sends?|sending|brings?|bringing|gets?|getting|forces?|drives?|goes|go|will be)\\b[^.,;:?!]{0,30}?\\b(?:${MALADY}|it|condition)\\b[^.,;:?!]{0,15}?\\b(?:in|into|to) (?:\\w+ )?remission\\b|\\b${MALADY} (?:goes|will go|will be) (?:in|into|to) (?:\\w+ )?remission\\b`,
  'i',
)

const SAY = 'Say what the food or habit has been shown to do, for whom, and who says so.'

function isClaimed(pattern: RegExp, sentence: string): boolean {
  const found = pattern.exec(sentence)
  return found !== null && !isDenied(clauseBefore(sentence, found.index)) && !/n[’']t\b|\bnot\b/i.test(found[0])
}

/**
 * Finds promises without the word cure: a food that treats a condition, controls it without medicine, or brings
 * remission.
 */
export function checkTreatmentPromise({ sentence, next, isSourced }: Claim): string | null {
  // "PCOS?" is a sentence of its own.
  const answered = sentence.endsWith('?') ? `${sentence} ${next}` : sentence
  if (answered.search(ANSWERED) < sentence.length && isClaimed(ANSWERED, answered))
    return `This promises that a condition disappears. ${SAY}`
  if (!MEDICAL.test(sentence) && TREATS.some((pattern) => isClaimed(pattern, sentence)))
    return `This says that a food or habit treats a condition, as a medicine would. ${SAY}`
  if (HEDGED.test(sentence)) return null
  if (isClaimed(UNAIDED, sentence))
    return 'This promises that a condition is controlled without its medicines. Whether someone needs them is for the treating doctor: say what the food or habit adds to the treatment, and who says so.'
  if (!isSourced && isClaimed(REMISSION, sentence))
    return 'This promises remission. Say in how many people it was reached, after what, and who says so.'
  return null
}
