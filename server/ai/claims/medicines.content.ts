import { WORD_NUMBER } from './numbers/number-words.ts'

/** Medicines as they are called and sold in India. */
export const MEDICINES =
  'metformin|insulin|glycomet|gluconorm|amaryl|januvia|janumet|galvus|jardiance|forxiga|rybelsus|thyrox|telma|amlong|stamlo|rosuvas|glimepiride|gliclazide|sitagliptin|dapagliflozin|empagliflozin|pioglitazone|(?:levo)?thyroxine|eltroxin|thyronorm|aspirin|ecosprin|disprin|paracetamol|crocin|dolo|ibuprofen|brufen|combiflam|diclofenac|(?:atorva|rosuva|simva)?statins?|amlodipine|telmisartan|losartan|ramipril|enalapril|metoprolol|atenolol|propranolol|omeprazole|pantoprazole|ranitidine|amoxicillin|azithromycin|antibiotics?|prednisolone|steroids?|warfarin|clopidogrel|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|liraglutide|orlistat|phentermine|sertraline|fluoxetine|escitalopram|antidepressants?|alprazolam|diazepam|melatonin|hydroxychloroquine|ivermectin|furosemide|spironolactone|letrozole|clomiphene|sleeping pills?|blood thinners?|painkillers?'

/** Vitamins, minerals and what is sold like them. */
export const SUPPLEMENTS =
  'vitamins?|iron|calcium|zinc|folic acid|folate|magnesium|potassium|b12|d3|omega-3|fish oil|supplements?|capsules?|tablets?|pills?'

/** Plants and powders that are taken for their effect: some harm the liver or meet medicines, so their dose is no kitchen amount. */
export const HERBS =
  "ashwagandha|guggul\\w*|giloy|guduchi|shilajit|berberine|shatavari|brahmi|triphala|arjuna|kutki|garcinia|green tea extract|curcumin|gurmar|gymnema|vijaysar|safed musli|kaunch|creatine|st\\.? john[’']s wort|senna|ginseng|ginkgo|red yeast rice"

const NUMBER = `(?:\\d+(?:[.,]\\d+)?|(?:one and a )?half(?: an?)?|(?:a|one) (?:quarter|third|half) of an?|${WORD_NUMBER})`
const AMOUNT = `\\b${NUMBER}(?:\\s*(?:-|–|to|or)?\\s*${NUMBER})?\\s*-?`
const PILL = '(?:tablets?|pills?|capsules?|gummies)'
const WEIGHT = '(?:mg|milligrams?|mcg|µg|μg|micrograms?|iu|units?)'
/** "A tablet" is a dose only if a person takes it. */
export const DOSE = new RegExp(
  `${AMOUNT}(?:(?:g|grams?|ml|puffs?|injections?|jabs?|${WEIGHT})\\b|(?:[\\w-]+ )?${PILL}\\b)|\\b(?:tak(?:e|ing)|have|swallow|pop|give|inject) (?:just |only )?(?:an?|another|one) (?:${PILL}|unit|injection)\\b|\\b(?:take|have|swallow|pop) (?:just |only )?${NUMBER} (?:${MEDICINES})\\b`,
  'i',
)
export const FREQUENCY =
  /\b(?:once|twice|thrice|(?:two|three|four|\d) times?) (?:(?:a|per|every|each) (?:day|week)|daily)\b|\bevery (?:\d+ hours|morning|night|evening|day)\b/i
export const DAILY =
  /\b(?:daily|weekly|monthly|nightly|(?:a|per|every|each|once a) (?:day|week|month)|at night|at bedtime|in the (?:morning|evening|afternoon)|on an empty stomach|(?:before|after|with) (?:your |the |each |every )?(?:bed|sleep|breakfast|lunch|dinner|meals?|food)|with (?:warm )?milk)\b/i
export const MEDICINE = new RegExp(`\\b(?:${MEDICINES})\\b`, 'i')
export const STRENGTH = new RegExp(`${AMOUNT}(?:${WEIGHT}\\b|(?:[\\w-]+ ){0,2}${PILL}\\b)`, 'i')
export const TAKEN = new RegExp(`\\b(?:${SUPPLEMENTS})\\b`, 'i')
/** Sold as tablets, but not medicines. */
export const HARMLESS = /\b(?:sweetener|stevia|saccharin|sucralose|chlorine|yeast|stock|mint)\b/i
export const HERB_DOSE = new RegExp(
  `${AMOUNT}(?:${WEIGHT}|g|gm|grams?|ml|(?:tea|table)?spoon(?:ful)?s?|tsp|tbsp|drops?|sachets?|scoops?|${PILL}) (?:(?:of|each|pure|dried|powdered) ){0,3}(?:${HERBS})\\b|\\b(?:${HERBS})(?: (?:powder|churna?|extract|juice|root|capsules?|tablets?))?,? (?:\\(|at |of )?${AMOUNT}(?:${WEIGHT}|g|gm|grams?|ml|(?:tea|table)?spoon(?:ful)?s?|tsp|drops?|${PILL})\\b`,
  'i',
)
/** "Inject 10 units before lunch" needs no medicine's name; units of alcohol and of power are excluded. */
export const UNITS = new RegExp(
  `\\b(?:inject|jab|shoot|dial)(?:s|ing)?\\b(?: up| in| yourself(?: with)?)? (?:(?:just|only|about|another) ){0,2}${AMOUNT}(?:units?|iu|ml|mg)?\\b|\\b(?:tak(?:e|es|ing)|us(?:e|es|ing)|add|start with|give|begin with)\\b (?:(?:just|only|about|another) ){0,2}${AMOUNT}(?:units?|iu)\\b(?! of (?!insulin))`,
  'i',
)
const ENOUGH =
  '(?:will|can|helps?|works?|does|do|suffices?|settles?|keeps?|calms?|brings?|lowers?|clears?|stops?|sees?|gets?|eases?|relieves?|(?:is|are) (?:enough|plenty|fine|ok(?:ay)?|safe|all (?:you|it)|what you need|right|sufficient)|before|after|twice|daily|at (?:night|bedtime)|every|each|and you)'
/** "Two tablets of paracetamol will see you through": a dose recommended as helpful, not as an instruction. */
export const HELPS = new RegExp(
  `(?:${AMOUNT}(?:(?:g|grams?|ml|puffs?|jabs?|shots?|injections?|drops?|${WEIGHT})|(?:[\\w-]+ )?${PILL}) (?:of )?(?:your |the |plain |any )?(?:${MEDICINES})|\\b(?:one|two|three|half an?|another|an?(?= [\\w-]+ (?:before|after|at|every|each|will|in the))) (?:${MEDICINES})(?: ${PILL})?|\\b(?:${MEDICINES}),? ${AMOUNT}(?:${WEIGHT}|${PILL}))\\b[^.,;:?!]{0,20}? ${ENOUGH}\\b(?! (?:not|never|harm|damage|hurt|kill))`,
  'i',
)
export const ORDER =
  /\b(?:takes?|start|use|increase|double|reduce|halve|lower|raise|have|swallow|inject|dose|dosage|give|try|pop|add)\b/i
export const COMMAND =
  /^(?:["'“‘]|\W)?\s*(?:please |just |always |then |also )?(?:take|have|swallow|inject|pop|start|use|give)\b|\b(?:should|must|can|need to|have to|ought to) (?:take|swallow|inject|start|use)\b/i

export const STIRRED = /^(?:then |also )?(?:add|mix|drink|stir|boil|chew)\b/i
/** The content of a food is not a dose. */
export const IN_FOOD = /\b(?:brings?|gives?|contains?|holds?|provides?|rich in|worth of|from food)\b/i

export const CHANGED = new RegExp(
  `\\b(?:double|triple|increase|raise|lower|halve)\\b[^.,;:?!]{0,20}?\\b(?:(?:${MEDICINES}) dos(?:e|age)|dos(?:e|age) of)\\b`,
  'i',
)

export const HARMS =
  /\b(?:harm\w*|damag\w*|dangerous|danger|too (?:much|many)|overdos\w*|poison\w*|liver failure|kills?|fatal|maximum|prescribed|prescribes?|leaflet)\b/i
