import type { Phrase } from './claim.ts'

/** Maladies as authors name them. */
const MALADY =
  '(?:diabet\\w+|cancers?|tumou?rs?|thyroid\\w*|hypothyroidism|hyperthyroidism|pcos|pcod|hypertension|high (?:blood )?sugar|sugar problems?|(?:high )?blood pressure|high bp|arthritis|asthma|depression|anxiety|obesity|fatty liver|liver disease|cirrhosis|hepatitis|jaundice|kidney (?:disease|failure|stones?)|gall ?stones?|heart disease|diseases?|illness\\w*|ailments?|disorders?|acidity|gastritis|ulcers?|gerd|acid reflux|migraines?|headaches?|acne|piles|gout|uric acid|fibroids?|cysts?|endometriosis|infertility|insomnia|alzheimer\\S*|dementia|parkinson\\S*|epilepsy|autism|covid\\S*|dengue|malaria|hiv|cholesterol|constipation|an(?:a)?emia|ibs|psoriasis|eczema|vitiligo|stroke|tuberculosis|tb|(?:back|joint|knee|neck|period) pain)'

/** For how long, or how thoroughly: no food does anything in such a way. */
const FOR_EVER =
  '(?:for good|for ?ever|permanently|once and for all|for life|from (?:the|its|their) (?:very )?roots?|at the root|from within for good|never to return|in (?:just |only )?(?:\\d+|[a-z]+) (?:days?|weeks?|months?)|without (?:any )?(?:medicines?|medication|drugs|tablets|pills|surgery))'

const SURE =
  '(?:permanent|lasting|sure|sure-?shot|fool-?proof|guaranteed|miracle|miraculous|magic|magical|one hundred per ?cent|100 ?(?:%|per ?cent))'
const SURE_REMEDY = `${SURE} (?:natural |herbal |ayurvedic |home )?(?:cure|remedy|remedies|treatment|solution|relief|fix|answer|medicine)`
const CONDITION = `(?:${MALADY}|kidney|everything|anything|all)`
const CURES = new RegExp(
  `\\b(cure[sd]?|curing|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|eradicat\\w+|eliminat\\w+|banish\\w*|uproot\\w*|(?:gets?|getting|rids?) (?:you |yourself |your body )?(?:rid )?of|(?:wip|knock|root)(?:es?|s|ing)? out|says? goodbye to|freedom from|free(?:s|d|ing)? (?:\\w+ ){0,4}?(?:of|from))\\b[^.,;:?!]{0,40}?\\b${CONDITION}\\b`,
  'i',
)
const CURED = new RegExp(
  `\\b${CONDITION}\\b[^.,;:?!]{0,20}? (?:is|are|be|been|gets?|was|were) (?:\\w+ ){0,2}?(?:cured|reversed|healed|eradicated|(?:removed|finished|ended|destroyed|uprooted|eliminated|wiped out|thrown out) ${FOR_EVER})(?!\\w)`,
  'i',
)
/** A new tawa is cured too. */
const KITCHEN_CURE = /\b(?:tawa|kadhai|woks?|pans?|skillets?|griddles?|pots?|ham|bacon|pickles?|fish)\b/i
const CURE_FOR = new RegExp(
  `\\b(?:cure|remedy that works|${SURE_REMEDY})\\b(?: (?:for|of|from)\\b[^.,;:?!]{0,30}?\\b${CONDITION}\\b)?`,
  'i',
)
/** "Ends", "fixes", "controls" promise a cure only together with "for ever". */
const ENDED = new RegExp(
  `\\b(?:forget|end|fix|beat|solv|resolv|treat|remov|finish|kill|destroy|dissolv|stop|defeat|clear|conquer)(?:s|es|e|ed|ing)?\\b[^.,;:?!]{0,30}?\\b${MALADY}\\b[^.,;:?!]{0,25}?\\b${FOR_EVER}\\b`,
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
  `\\b(?:your|her|his|their|the|my) (?:${MALADY}|(?:blood )?sugars?|bp|hba1c|hormones?|reports?|cholesterol|periods|cycle|liver|kidneys?|pancreas)\\b[^.,;:?!]{0,20}? (?:will|shall|can|is going to|gets?|goes|comes?|returns?|becomes?|stays?|remains?|turns?)\\b[^.,;:?!]{0,15}?\\b(?:normal|healthy|perfect|balanced|fine|all right|like new|as new|young)\\b[^.,;:?!]{0,15}? ${FOR_EVER}\\b|\\b(?:bring|get|return|restore|make|turn|set)(?:s|ing)? (?:(?:your|the|high|any) ){0,2}(?:${MALADY}|(?:blood )?sugars?|bp|hba1c|hormones?)\\b[^.,;:?!]{0,15}?\\b(?:normal|healthy|perfect)\\b[^.,;:?!]{0,15}? ${FOR_EVER}\\b`,
  'i',
)
const KILLS =
  /\b(?:kills?|destroys?|shrinks?|starves?)\b[^.,;:?!]{0,15}?\b(?:cancers?|tumou?rs?)\b|\bkiss\b[^.,;:?!]{0,30}? goodbye\b/i
const FREE =
  /\b(?:becom\w+|be|get|go|live|stay|turn|makes? you|life)\b[^.,;:?!]{0,20}?\b(?:diabetes|sugar|pcos|pcod|thyroid|arthritis|asthma|migraine|medicine|disease)[- ]free\b(?! (?:foods?|tea|coffee|drinks?|desserts?|sweets?|biscuits?|gum|options?|kitchen|cooking|baking))|\b(?:diabetes|pcos|pcod|thyroid|arthritis|asthma|migraine)[- ]free (?:life|body|in)\b/i
const BY_DOCTORS =
  /\b(?:doctors?|physicians?|surge(?:ry|ons?)|hospitals?|antibiotics?|chemotherapy|radiation|prescri\w+|the right dose|thyroxine|vaccin\w+)\b/i
/** "Wiped out", "rooted out from the body", "gone for good": whatever the sentence names as the means. */
const DRIVEN_OUT = new RegExp(
  `\\b${MALADY}\\b[^.;:?!]{0,30}?\\b(?:wiped|rooted|knocked|thrown|driven|flushed|pulled) out\\b|\\b(?:wip|root|knock|throw|driv|flush)(?:e|es|s|ing)? out\\b[^.;:?!]{0,20}?\\b${MALADY}\\b`,
  'i',
)
/** "High BP disappears once garlic becomes a habit": by itself is one thing, by a food another. */
const GONE_BY_FOOD = new RegExp(
  `\\b${MALADY}\\b[^.;:?!]{0,40}?\\b(?:disappear\\w*|vanish\\w*|gone|goes? away|melts? away|leaves? the body|no longer exists?)\\b[^.;:?!]{0,30}?\\b(?:once|with|by|thanks to|after) (?:\\w+ ){0,3}?(?:juice|water|tea|kadha|powder|seeds?|leaves|garlic|ginger|turmeric|haldi|amla|methi|karela|giloy|tulsi|neem|lauki|millets?|ghee|oil|shots?|diet|plan|programme|remedy)\\b`,
  'i',
)
/** Conditions that sometimes pass by themselves. */
const PASSES = /\b(?:usually|often|sometimes|mostly|tends? to|may|might|after (?:the )?(?:birth|delivery|pregnancy))\b/i
const PASSES_OR_TREATED = new RegExp(`${PASSES.source}|${BY_DOCTORS.source}`, 'i')
const BODY_RESULTS =
  '(?:results?|weight|fat|kilos?|kgs?|loss|cure|success|relief|health\\w*|recovery|safe|work|works|lose|slim\\w*|stomach|belly|tummy|waist|inches|skin|hair|height|muscles?|pregnan\\w+|conceiv\\w+)'
const SOON =
  '(?:in|within|by|before) (?:just |only |as little as |less than |the next )?(?:(?:\\d+|an?|one|two|three|four|five|six|seven|ten|fourteen|fifteen|twenty-one|thirty|next|the|this|your) ?(?:days?|weeks?|months?|weekend|nights?|hours?|wedding|party|(?:sun|mon|tues|wednes|thurs|fri|satur)day)|(?:sun|mon|tues|wednes|thurs|fri|satur)day|diwali|tomorrow|weekend)\\b'
const GUARANTEE = new RegExp(
  [
    `\\bguarantee[ds]?\\b[^.;:?!]{0,40}?\\b${BODY_RESULTS}\\b`,
    `\\b${BODY_RESULTS}\\b(?: \\w+){0,3}? guaranteed\\b`,
    `\\b${BODY_RESULTS}\\b[^.;:?!]{0,40}? or (?:get )?(?:(?:all )?your )?money[- ]back\\b`,
    '\\b(?:100 ?(?:%|per ?cent)|sure-?shot|assured|instant|overnight) (?:weight |fat )?(?:results?|success|loss|cure|relief|recovery)\\b|\\b(?:certain|confirmed) (?:success|cure|recovery)\\b',
    '\\b(?:results?|success|weight loss|cure) (?:is|are) (?:assured|certain|sure|confirmed)\\b|\\bor we (?:will )?(?:return|refund|pay)\\b',
    "\\b(?:works?|worked|succeeds?) (?:for|in|on) (?:everyone|everybody|anyone|all (?:people|of us|body types|ages)|every (?:one|body|person|client|woman|man|single \\w+))\\b|\\bnever (?:fails?|failed)\\b|\\b(?:cannot|can[’']t|won[’']t) fail\\b",
    '\\b(?:everyone|everybody|anyone|all (?:of )?(?:my|our|the) \\w+|(?:each|every) (?:one|client|member|woman|man|person)(?: of (?:my|our) \\w+)?) (?:who|that|on|with)\\b[^.;:?!]{0,40}? (?:will |is sure to |has |have )?(?:gets?|got|loses?|lost|sees?|saw|becomes?|achieves?|reach(?:es|ed)?|drops?|dropped)\\b[^.;:?!]{0,20}?\\b(?:results?|weight|kgs?|kilos?|slim\\w*|thin|fit|flat|fat|inches|sizes?)\\b',
    '\\b(?:you|anyone|everyone) (?:will|shall|are going to|(?:are|is) sure to|(?:are|is) bound to) (?:surely|definitely|certainly|100 ?%|without fail|easily|for sure) (?:lose|drop|shed|become slim|get (?:slim|thin|fit|results|pregnant))\\b',
    `\\bwill (?:surely|definitely|certainly|100 ?%|for sure|without fail)\\b[^.;:?!]{0,40}? ${SOON}`,
    '\\b(?:melts?|blasts?|torch(?:es)?)\\b[^.,;:?!]{0,15}?\\bfat\\b',
    `\\b(?:burns?|los(?:e|es|ing)|drop(?:s|ping)?|shed(?:s|ding)?|cuts?|vanish(?:es)?|dissolves?|reduc(?:e|es|ing)|melts?)\\b[^.,;:?!]{0,15}?\\b(?:fat|belly|tummy|inch(?:es)?|sizes?|(?:kgs?|kilos?|weight) (?:overnight|while you sleep|without (?:any )?effort|effortlessly))\\b[^.,;:?!]{0,20}? (?:${SOON}|overnight)`,
    '\\b(?:los(?:e|es|ing)|drop|shed|melt|burn|reduc(?:e|ing))\\b[^.,;:?!]{0,15}?\\b(?:fat|weight|kgs?|kilos?|inch(?:es)?)\\b[^.,;:?!]{0,15}? (?:overnight|while you (?:sleep|are asleep)|without (?:any |lifting a |the least )?(?:effort|finger|trying)|effortlessly|in your sleep)\\b',
    '\\b(?:flat (?:stomach|belly|tummy)|size zero|six[- ]pack|glowing skin|clear skin|fair(?:er)? skin|thick hair)\\b[^.,;:?!]{0,15}? in (?:just |only )?(?:\\d+|one|two|three|four|five|six|seven|ten|a) (?:days?|weeks?|nights?)\\b',
  ].join('|'),
  'i',
)
const POISONS =
  '(?:toxins?|poisons?|toxic (?:waste|\\w+)|sludge|filth|waste(?:s| matter| products)?|garbage|impurities|junk|dirt)'
const CLEANS =
  '(?:burn|flush|remov|clean(?:s)?|wash|clear|purg|draw|pull|sweep|purif|expel|drain|get rid of|rid|eliminat|throw|drive|suck|scrub|push|squeez)(?:s|es|e|ed|ing|y|ies)?'
const ORGANS =
  '(?:bod(?:y|ies)|blood|liver|kidneys?|colon|guts?|intestines?|lungs|system|bowels?|cells|organs?|lymph\\w*|skin from (?:the )?inside|stomach)'
const DETOX = new RegExp(
  [
    '\\bde-?tox(?:es|ed|ing|if\\w+)?\\b',
    `\\b${CLEANS}\\b[^.,;:?!]{0,25}?\\b(?:toxins?|poisons? (?:from|out|in)|(?:${POISONS})\\b[^.,;:?!]{0,25}?\\b(?:your|the|our) ${ORGANS})\\b`,
    '\\bclean(?:s|ing)?(?: out)? your (?:colon|liver|kidneys?|blood|gut|intestines?|bowels?|lungs|system)\\b',
    `\\b(?:cleans(?:es?|ing)|purif(?:y|ies|ying)|flush(?:es|ing)?(?: out)?|scrub(?:s|bing)?|deep[- ]cleans?) (?:out )?(?:your|the|our) (?:whole |entire |inner )?${ORGANS}\\b`,
    '\\b(?:blood|liver|colon|kidney|gut|body|juice|lung|parasite|full[- ]body) (?:cleans(?:es?|ing|ers?)|purif\\w+|flush(?:es|ing)?)\\b',
    `\\b(?:cleanse|reset)\\b[^.,;:?!]{0,40}?\\b${POISONS}\\b`,
  ].join('|'),
  'i',
)
/** The body does remove waste, and cooking does destroy the toxin of rajma. */
const TRUE_CLEANING =
  /(?<!(?:clean|flush|purif|detox|wash|help|protect)\w* (?:out )?)\b(?:the|your|our|healthy) (?:own )?(?:liver|kidneys?|lungs|body|dialysis)(?: and (?:the |your )?(?:liver|kidneys?|lungs))?(?: \w+){0,3}? (?:already |themselves |itself )?(?:do(?:es)?|remov\w*|clean\w*|filters?|clears?|flush\w*|gets? rid|handles?|detox\w*|process\w*|breaks? down)\b|\bdialysis\b|\b(?:boil\w*|soak\w*|rajma|kidney beans)\b/i
const NO_RISK = new RegExp(
  [
    '\\b(?:100 ?(?:%|per ?cent)|completely|totally|absolutely|perfectly|entirely|fully) (?:safe|natural and safe|risk[- ]free|effective|harmless)\\b',
    '\\b(?:no|not (?:a single|one)|zero|without(?: (?:any|a single))?|free (?:of|from)(?: any)?|never (?:has|have|causes?) (?:any )?) ?(?:\\w+ )?(?:side|ill|bad|harmful|adverse)[- ]?effects?\\b|\\bside[- ]?effects?[- ]free\\b',
    '\\b(?:zero|without (?:any|the slightest)|no) (?:health )?(?:risks?|harm|danger|downsides?|reactions?)(?: (?:at all|whatsoever|to (?:anyone|anybody|health)|of any kind)| even )',
    '\\b(?:zero|without (?:any|the slightest)) (?:risks?|harm|danger)\\b',
    '\\bwhat (?:harm|damage|danger|side[- ]?effects?) (?:can|could) (?:an? |the |some )?(?:\\w+ ){1,4}?(?:\\w+ )?(?:do|cause|have)\\b',
    '\\bside[- ]?effects?\\s*[?:–—-]+\\s*(?:zero|none|nil|no\\b|not one)',
    '\\b(?:any number of times|as (?:much|often|many) (?:\\w+ )?as (?:you|one) (?:likes?|wants?|wish(?:es)?)|freely)\\b[^.,;:?!]{0,15} without (?:any )?(?:worry|fear|risk|limit|tension)\\b',
    '\\b(?:safe|harmless|risk[- ]free) (?:for|in|to) (?:everyone|everybody|anyone|anybody|all(?! of)|any age|every (?:age|body|person|one)|the whole family|children and (?:adults|pregnant women))\\b',
    '\\b(?:harmless|safe),? even (?:in|for|during|if|when|with)\\b',
    '\\b(?:anyone|anybody|everyone|everybody) can (?:safely )?(?:take|eat|drink|use|have) (?:it|this|them|any amount|as much)\\b|\\b(?:by|for) (?:anyone|anybody|everyone) in any (?:amount|quantity|dose)\\b|\\b(?:take|eat|drink|have|use) (?:it |this |them |\\w+ )?(?:in any (?:amount|quantity)|as much as you (?:like|want))\\b[^.;:?!]{0,20}?\\b(?:safe|herb\\w*|natural\\w*|harm\\w*)',
    '\\b(?:cannot|can never|can not|never) (?:do (?:you |any )?harm|harm|hurt) (?:you|anyone|anybody|the body|your)\\b',
  ].join('|'),
  'i',
)
const FROM_NATURE =
  '(?:natural(?:ly)?|herbal|herbs?|ayurved\\w*|organic|plant[- ]based|home[- ]?(?:made )?remed(?:y|ies)|home[- ]made|nature|plants?|chemical[- ]free|no chemicals|kitchen (?:spices|ingredients)|jadi[- ]booti)'
/** "It is natural, so it is safe." */
const NATURAL_SO_SAFE = new RegExp(
  `\\b${FROM_NATURE}\\b[^.;:?!]{0,40}?\\b(?:so|therefore|hence|thus|which (?:is why|means)|that is why|means?|always|because of this)\\b[^.;:?!]{0,25}?\\b(?:safe\\w*|harmless|gentle|fine|good for)\\b|\\b(?:safe\\w*|harmless)\\b[^.;:?!]{0,15}?\\b(?:because|since|as)\\b[^.;:?!]{0,25}?\\b${FROM_NATURE}\\b|\\b(?:because|since|as|being)\\b[^.;:?!]{0,25}?\\b${FROM_NATURE}\\b[^.;:?!]{0,30}?\\b(?:safe\\w*|harmless)\\b`,
  'i',
)
const NATURAL_SO_HARMLESS = new RegExp(
  `\\b${FROM_NATURE}\\b[^.;:?!]{0,40}?\\b(?:cannot|can[’']t|can (?:never|do no)|never|nothing|no|not)\\b[^.;:?!]{0,20}?\\b(?:harm|hurt|worry|fear|risks?|danger(?:ous)?|damage|overdose|reactions?|limit)\\b(?! means| that)`,
  'i',
)
/** "Natural is no proof that it cannot harm." */
const DENIED_NATURE =
  /\b(?:does not|doesn[’']t|do not|don[’']t|is not|is no|are not|not (?:always|every\w*)|no (?:proof|guarantee|reason))\b(?! (?:harm|hurt))/i
const MIRACLE =
  /\b(?:miracle|miraculous|magic(?:al)?|wonder|god-?gifted|divine) (?:\w+ )?(?:foods?|drinks?|fruits?|seeds?|herbs?|powders?|lea(?:f|ves)|plants?|trees?|spices?|diets?|teas?|juices?|water|pills?|oils?|potions?|recipes?|grains?|vegetables?|ingredients?|mix(?:ture)?)\b|\b(?:superfoods?|cure-?alls?|panacea|elixirs?|amrit|sanjeevani)\b[^.;:?!]{0,40}?\b(?:all|every\w*|any|each|whatever)\b|\b(?:gives?|has|have|provides?|contains?) (?:you |the body )?(?:everything|all the (?:nutrients|nutrition|vitamins)|every (?:nutrient|vitamin)) (?:that )?(?:you|your body|we|the body|a (?:body|person)|anyone) (?:will ever )?needs?\b/i
const KEPT_AWAY =
  '(?:covid\\S*|coronavirus|cancers?|(?:all|every|any) (?:kinds? of )?(?:diseases?|illness\\w*|infections?|virus(?:es)?|sickness)|dengue|malaria|swine flu|viruses|alzheimer\\S*|heart attacks?|strokes?|diabetes)'
/** A food that keeps an illness away with certainty. */
const PREVENTS = new RegExp(
  `\\b(?:prevents?|protects? (?:\\w+ ){0,3}?(?:from|against)|wards? off|shields? (?:\\w+ ){0,3}?(?:from|against)|fights? off|guards? (?:\\w+ ){0,2}?against|stops?)\\b[^.,;:?!]{0,20}?\\b${KEPT_AWAY}\\b|\\bkeeps? (?:${KEPT_AWAY}|(?:the )?(?:doctors?|diseases?|illness(?:es)?|infections?)) (?:away|at bay|off|far)`,
  'i',
)
const NEVER_ILL =
  /\b(?:never|not|no longer|won[’']t) (?:\w+ )?(?:fall|get|be|catch|suffer|have|feel)\b[^.,;:?!]{0,15}?\b(?:ill|sick|colds?|flu|fever|infections?|cancer|covid|old|tired|disease)\b[^.,;:?!]{0,15}? (?:again|any ?more|ever)\b/i
const HELPED =
  /\b(?:may|might|could|can help|helps? (?:to )?|lower the risk|vaccin\w+|masks?|wash\w*|hygiene|mosquito\w*|nets?|repellents?|screening|tobacco|smok\w+|medicines?|aspirin|statins?|programmes?|gestational)\b/i
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
  /\b(?:remov|clear|dissolv|melt|break|flush|unblock|open|clean|shrink)(?:s|es|e|ing)?\b(?: (?:up|down|out|away|off))?(?: (?:your|the|all|any|blocked|clogged|ovarian|kidney|gall|uterine)){0,3} (?:cysts?|fibroids?|kidney stones?|gall ?stones?|gall bladder stones?|(?:heart )?blockages?|arteries|(?:blood )?clots|tumou?rs?)\b/i,
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
  `\\b(?:control|manag|handl|regulat|normalis|lower|reduc|keep|maintain|get|bring)(?:s|es|e|ed|ing)?\\b[^.,;:?!]{0,25}?\\b(?:${MALADY}|(?:blood )?sugar|bp)\\b[^.,;:?!]{0,25}?\\b(?:without(?: any| the use of| taking| the)?|with no|minus) (?:medicines?|medications?|drugs?|tablets?|pills?|insulin|dawai)\\b`,
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
const AMOUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
/** "Your belly will be flat", "seven kilos can go before the month ends", "every bride has lost two sizes". */
const SURE_RESULT = new RegExp(
  [
    '\\b(?:your|the|that) (?:belly|tummy|stomach|waist|paunch|double chin|love handles)\\b[^.?!]{0,20} will (?:be|become|turn|go) (?:flat|gone|slim|thin|half|away|down|in)\\b',
    '\\b(?:that is|you have) (?:my|our) (?:promise|word|guarantee)\\b|\\bmark my words\\b|\\b(?:i|we) (?:give|offer) (?:you )?(?:my|our|a) (?:word|guarantee)\\b',
    `\\b(?:assured|guaranteed|sure-?shot)\\b[^.?!]{0,30}\\b(?:reduction|loss|results?|drop|inches|kilos?|kgs?)\\b`,
    '\\b(?:weight|belly|sugar|hba1c|bp|cholesterol|kilos?|inches|result|results|waist)\\b[^.?!]{0,15} (?:is|are) (?:bound|sure|certain|guaranteed) to\\b',
    '\\b(?:there is|there.s) no way\\b[^.?!]{0,40}\\b(?:weight|sugar|hba1c|bp|cholesterol|belly|kilos?|inches|you)\\b[^.?!]{0,15}\\b(?:will not|won.t|cannot|can.t)\\b',
    '\\b(?:every|each)(?: single| and every| one of (?:our|my))? (?:[\\w-]+ ){0,7}?(?:has|have) (?:already )?(?:dropped|lost|shed|melted)\\b[^.?!]{0,25}\\b(?:kilos?|kgs?|inches|sizes?|weight|belly)\\b',
    `\\b${AMOUNT} (?:kilos?|kgs?|inches|dress sizes?)\\b[^.?!]{0,20}\\b(?:go|gone|melt|vanish|disappear|drop off|fall off|be off|come off)\\b[^.?!]{0,40}\\b(?:before|within|in|by)\\b`,
  ].join('|'),
  'i',
)
/** "The colon has to be cleaned", "your liver is crying for a cleanse". */
const NEEDS_CLEANING =
  /\b(?:colon|liver|kidneys?|gut|intestines?|bowels?|blood|lungs?|body|stomach)\b[^.?!]{0,25}\b(?:needs?|has to|have to|must|should|cry\w*|begs?|begging|deserves?|is due|longs?)\b[^.?!]{0,20}\b(?:cleans(?:e|ed|ing)|clean(?:ed|ing|-?up)|detox\w*|flush(?:ed|ing)?|purif\w+)\b|\bfat[- ]burning (?:mode|machine|engine|furnace|hormones?)\b/i
export const CURE_PROMISES: readonly Phrase[] = [
  { pattern: CURES, reason: `This promises to cure or reverse a condition. ${SAY}` },
  { pattern: CURED, reason: `This says that a condition is cured or reversed. ${SAY}` },
  { pattern: KILLS, unless: BY_DOCTORS, reason: `This promises an end to a disease. ${SAY}` },
  { pattern: ENDED, unless: BY_DOCTORS, reason: `This promises to end a condition for good. ${SAY}` },
  { pattern: DRIVEN_OUT, unless: BY_DOCTORS, reason: `This promises an end to a disease. ${SAY}` },
  { pattern: GONE_BY_FOOD, unless: BY_DOCTORS, reason: `This promises that a condition disappears. ${SAY}` },
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
    unless: KITCHEN_CURE,
    reason:
      'This mentions a cure. Say instead what helps to manage the condition, name the source, and send the reader to a doctor.',
  },
  {
    pattern: GUARANTEE,
    reason:
      'This guarantees a result. People differ: say what many of them can expect, with a source, and leave out the guarantee.',
  },
  {
    pattern: SURE_RESULT,
    isNegative: true,
    reason:
      'This promises a result. People differ: say what many of them can expect, with a source, and leave the promise out.',
  },
  {
    pattern: NEEDS_CLEANING,
    unless: new RegExp(`${TRUE_CLEANING.source}|\\b(?:colonoscopy|endoscopy|surgery|operation|scan|doctor)\\b`, 'i'),
    reason:
      'This talks about cleaning the body or switching it over. The liver and kidneys do their work by themselves. Say what the food does offer.',
  },
  {
    pattern: DETOX,
    unless: TRUE_CLEANING,
    reason:
      'This talks about removing toxins. The liver and kidneys do that. No food or drink is known to add to it. Say what the food does offer.',
  },
  {
    pattern: NO_RISK,
    isNegative: true,
    unless: /\b(?:often|usually|mostly|for most)\b/i,
    reason: 'This says that something has no risk at all. Name who should take care, or leave the promise out.',
  },
  {
    pattern: NATURAL_SO_SAFE,
    reason:
      'Natural doesn’t mean safe: herbs can harm the liver or change how a medicine works. Name who should take care.',
  },
  {
    pattern: NATURAL_SO_HARMLESS,
    isNegative: true,
    unless: DENIED_NATURE,
    reason:
      'Natural doesn’t mean safe: herbs can harm the liver or change how a medicine works. Name who should take care.',
  },
  {
    pattern: MIRACLE,
    reason: 'No single food does everything. Say what this one brings, and what else belongs on the plate.',
  },
  {
    pattern: NEVER_ILL,
    isNegative: true,
    reason: 'No food keeps an illness away with certainty. Say how it may lower the risk, for whom, and who says so.',
  },
  {
    pattern: PREVENTS,
    unless: HELPED,
    isFineWithSource: true,
    reason: 'No food keeps an illness away with certainty. Say how it may lower the risk, for whom, and who says so.',
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
  {
    pattern:
      /\b(?:destroy|dissolve|shrink|melt|wipe out|eliminate)s?\b[^.,;:?!]{0,20}?\b(?:tumou?rs?|cancer(?: cells)?|stones|cysts|blockages?|plaque)\b|\bmore effective(?:ly)? than (?:chemotherapy|insulin|metformin|surgery|medicines?|drugs?|tablets?)\b|\bworks? (?:just )?(?:like|as well as|better than) (?:a |an |any )?(?:\w+ )?(?:drug|medicine|insulin|metformin|statin|antibiotic|tablet)s?\b/i,
    isFineWithSource: true,
    reason: `This says that a food or habit treats a condition, as a medicine would. ${SAY}`,
  },
  {
    pattern:
      /\b(?:draw|pull|suck|mop|sweep|wash|carry|sponge)(?:s|es|ing)?\b[^.;:?!]{0,25}?\b(?:impurit(?:y|ies)|toxins?)\b|\b(?:impurit(?:y|ies)|toxins?)\b[^.;:?!]{0,20}?\b(?:leave|left|out of)\b[^.;:?!]{0,15}?\b(?:body|system|blood|diwali|party|feast)\b/i,
    reason: 'Liver and kidneys clear the body. Say what the food or drink gives, and leave the cleaning out.',
  },
  {
    pattern:
      /\b(?:results?|success) (?:is |are )?(?:assured|certain|sure|promised|100 ?%)|\b(?:plan|diet|method|programme|program|tea|powder|recipe|trick|remedy) (?:has )?never fail(?:s|ed)\b|\byou (?:are|will be) (?:certain|sure|bound|guaranteed) to\b[^.;:?!]{0,30}?\b(?:fit|lose|drop|shed|see|get|reach|look)|\b(?:always|all) reach (?:their|the|your) (?:target|goal)\b|\bworks? for every(?:one|body| (?:woman|man|body|age))\b/i,
    isNegative: true,
    reason: 'Nobody can promise a result: bodies differ. Say what often helps, how much and how soon.',
  },
  {
    pattern:
      /\b(?:shed|drop|lose|melt|burn)\b[^.;:?!]{0,12}?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:kilos?|kgs?|pounds|inches)\b[^.;:?!]{0,15}?\b(?:by (?:next|this|tomorrow)|overnight|before (?:the )?(?:weekend|wedding)|in (?:no time|days|(?:a|one|two|three|four|five|six|seven|nine|ten|\d+) (?:days?|weeks?|fortnight))|within (?:days|a (?:week|fortnight)))|\b(?:inches|kilos|fat|flab|weight)\b[^.;:?!]{0,15}?\b(?:melts?|disappears?|drops? off|falls? off|vanish(?:es)?)\b[^.;:?!]{0,12}?\b(?:overnight|while you sleep|in days|by morning|within days)/i,
    reason:
      'This promises weight lost faster than is safe. Say that about half a kilogram a week is more likely to last.',
  },
  {
    pattern:
      /\b(?:can|could|will|would|do|does) never (?:do (?:you |us |anyone )?(?:any )?harm|harm|hurt|be (?:bad|dangerous))\b|\b(?:absolutely|completely) no (?:risks?|dangers?|harm)\b|\bneeds? no (?:medical|doctor[’']s) (?:advice|supervision|prescription)\b|\bhow (?:could|can) it be (?:dangerous|harmful|bad)\b|\b(?:organic|natural|herbal|chemical-free|plant-based|ayurvedic)\b[^.;:?!]{0,30}?\bas much (?:as|of it as) you (?:like|want|wish)\b/i,
    isNegative: true,
    reason: 'Natural things can harm too, and can disturb a medicine. Say who should ask a doctor first.',
  },
]
