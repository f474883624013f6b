import type { Phrase } from './phrases.ts'

/** Maladies as authors name them. */
export const MALADY =
  '(?:diabet\\w+|cancers?|tumou?rs?|thyroid\\w*|hypothyroidism|hyperthyroidism|pcos|pcod|hypertension|high (?:blood )?sugar|sugar problems?|(?:high )?blood pressure|high bp|arthritis|asthma|depression|anxiety|obesity|fatty liver|liver disease|cirrhosis|hepatitis|jaundice|kidney (?:disease|failure|stones?)|gall ?stones?|heart disease|diseases?|illness\\w*|ailments?|disorders?|acidity|gastritis|ulcers?|gerd|acid reflux|migraines?|headaches?|acne|piles|gout|uric acid|fibroids?|cysts?|endometriosis|infertility|insomnia|alzheimer\\S*|dementia|parkinson\\S*|epilepsy|autism|covid\\S*|dengue|malaria|hiv|cholesterol|constipation|an(?:a)?emia|ibs|psoriasis|eczema|vitiligo|stroke|tuberculosis|tb|(?:back|joint|knee|neck|period) pain)'

/** For how long, or how thoroughly: no food does anything in such a way. */
const FOR_EVER =
  '(?:for good|for ?ever|permanently|once and for all|for life|from (?:the|its|their) (?:very )?roots?|at the root|from within for good|never to return|in (?:just |only )?(?:\\d+|[a-z]+) (?:days?|weeks?|months?)|without (?:any )?(?:medicines?|medication|drugs|tablets|surgery))'

const SURE =
  '(?:permanent|lasting|sure|sure-?shot|fool-?proof|guaranteed|miracle|miraculous|magic|magical|one hundred per ?cent|100 ?(?:%|per ?cent))'
const SURE_REMEDY = `${SURE} (?:natural |herbal |ayurvedic |home )?(?:cure|remedy|remedies|treatment|solution|relief|fix|answer|medicine)`
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
const PASSES_OR_TREATED = new RegExp(`${PASSES.source}|${BY_DOCTORS.source}`, 'i')
const GUARANTEE =
  /\bguarantee[ds]?\b[^.;:?!]{0,40}?\b(?:results?|weight|fat|kilos?|kg|loss|cure|success|relief|health\w*|recovery|safe|work|lose|slim\w*)\b|\b(?:results?|weight loss|success|relief)\b(?: (?:is|are))? guaranteed\b|\b(?:melts?|blasts?|torch(?:es)?)\b[^.,;:?!]{0,15}?\bfat\b|\b(?:burns?|los(?:e|es)|drops?|sheds?|cuts?|vanish(?:es)?|dissolves?)\b[^.,;:?!]{0,15}?\b(?:fat|belly|tummy|inches)\b[^.,;:?!]{0,20}? in (?:just |only |as little as )?(?:\d+|an?|one|two|three|four|five|six|seven|ten|fourteen|twenty-one|thirty) (?:days?|weeks?|nights?|hours?)\b/i
const DETOX =
  /\bdetox(?:es|ing|if\w+)?\b|\b(?:flush(?:es)?|remov(?:es?|ing)|cleans(?:es?|ing))\b[^.,;:?!]{0,25}?\btoxins?\b/i
const NO_RISK =
  /\b(?:100 ?(?:%|per ?cent)|completely|totally|absolutely|perfectly) (?:safe|natural and safe|risk[- ]free|effective)\b|\b(?:no|zero|without(?: any)?|free (?:of|from)(?: any)?) side[- ]?effects?\b|\bside[- ]?effects?[- ]free\b/i
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

/** Promises that a health text must not make. */
export const CURE_PROMISES: readonly Phrase[] = [
  { pattern: CURES, reason: `This promises to cure or reverse a condition. ${SAY}` },
  { pattern: CURED, reason: `This says that a condition is cured or reversed. ${SAY}` },
  { pattern: KILLS, unless: BY_DOCTORS, reason: `This promises an end to a disease. ${SAY}` },
  { pattern: ENDED, unless: BY_DOCTORS, reason: `This promises to end a condition for good. ${SAY}` },
  { pattern: GONE, unless: PASSES, reason: `This promises that a condition disappears. ${SAY}` },
  { pattern: ANSWERED, reason: `This promises that a condition disappears. ${SAY}` },
  { pattern: PAST, unless: PASSES_OR_TREATED, reason: `This promises that a condition will be over. ${SAY}` },
  {
    pattern: NORMAL,
    unless: PASSES_OR_TREATED,
    reason: `This promises that values become normal and stay normal. ${SAY}`,
  },
  { pattern: FREE, reason: `This promises a life without a condition or its medicines. ${SAY}` },
  {
    pattern: CURE_FOR,
    reason:
      'This mentions a cure. Say instead what helps to manage the condition, name the source, and send the reader to a doctor.',
  },
  {
    pattern: GUARANTEE,
    reason:
      'This guarantees a result. People differ: say what many of them can expect, with a source, and leave out the guarantee.',
  },
  {
    pattern: DETOX,
    reason:
      'This talks about removing toxins. The liver and kidneys do that. No food or drink is known to add to it. Say what the food does offer.',
  },
  {
    pattern: NO_RISK,
    isNegative: true,
    reason: 'This says that something has no risk at all. Name who should take care, or leave the promise out.',
  },
  ...TREATS.map(
    (pattern): Phrase => ({
      pattern,
      unless: MEDICAL,
      reason: `This says that a food or habit treats a condition, as a medicine would. ${SAY}`,
    }),
  ),
  {
    pattern: UNAIDED,
    unless: HEDGED,
    reason:
      'This promises that a condition is controlled without its medicines. Whether someone needs them is for the treating doctor: say what the food or habit adds to the treatment, and who says so.',
  },
  {
    pattern: REMISSION,
    unless: HEDGED,
    isFineWithSource: true,
    reason: 'This promises remission. Say in how many people it was reached, after what, and who says so.',
  },
]
