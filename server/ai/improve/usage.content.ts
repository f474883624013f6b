import type { Mistake } from './edit.ts'

const PARTICIPLE: Readonly<Record<string, string>> = {
  take: 'taken',
  eat: 'eaten',
  drink: 'drunk',
  give: 'given',
  keep: 'kept',
  make: 'made',
} // prettier-ignore
const doneOf = (verb: string) => PARTICIPLE[verb.toLowerCase()] ?? verb.replace(/e?$/, 'ed')
const ING: Readonly<Record<string, string>> = {
  take: 'taking',
  use: 'using',
  make: 'making',
  have: 'having',
  include: 'including',
  reduce: 'reducing',
  replace: 'replacing',
} // prettier-ignore
const ingOf = (verb: string) => ING[verb.toLowerCase()] ?? `${verb}ing`
const ARTICLE = 'The article is missing.'
const SOURCE = '(?:good|rich|great|excellent|poor|cheap|natural|important)'

/** After these words, a person, a thing or a group follows its verb in a question. */
const ASKED =
  '(?:the|a|an|you|we|they|it|he|she|i|this|that|these|those|my|your|our|their|his|her|some|any|most|many|all|one|people|everyone)'
const QUESTION = 'A question ends with a question mark.'
const TOO = '“Too” says that it is more than is good.'
const LOSE = 'To have less of something is to “lose” it.'
const KITCHEN_PLURALS =
  '(?:chilli|roti|paratha|chapati|puri|idli|dosa|vada|samosa|pakora|dal|curry|laddoo|tomato|potato|onion|vegetable|fruit|sweet|biscuit|snack|egg|nut|seed|millet|lentil|juice|drink|meal|supplement|vitamin|mineral|calorie)'

const COUNTED =
  '(client|patient|reason|friend|symptom|thing|meal|mistake|habit|problem|student|teacher|doctor|snack|vegetable|nutrient|vitamin|mineral|dish|recipe|myth|tip|supplement|disease|family member|neighbour|colleague|cousin|daughter|son)'
const MORE_THAN_ONE = 'This word stands for more than one.'

const ONE = 'This word stands for one.'
const UNCOUNTED =
  '(?:sugar|salt|oil|water|ice|rice|milk|ghee|butter|tea|coffee|fat|protein|fibre|iron|juice|bread|meat|weight|food|sleep|exercise|time|stress|information|advice|energy|caffeine|alcohol|honey|jaggery|flour|starch)'
const COUNTABLE =
  '(bag|blood test|test|tablet|medicine|meal|snack|habit|fruit|egg|nut|bowl|cup|bottle|symptom|doctor|patient|report|problem|change|step|roti|idli|dosa|spoon|plate|week|month|question|reason|mistake|food)'
/** No further noun follows. */
const NO_NOUN =
  '(?=[.,;:!?]|$| (?:a|an|per|in|for|of|with|and|or|before|after|each|every|at|to|from|on|by|when|if|that|which|is|are|was|were|has|have|can|may|will|should|reduces?|raises?|needs?|helps?|causes?|contains?|gives?|makes?|keeps?)\\b)'

/** One or many. */
const NUMBER: readonly Mistake[] = [
  [
    new RegExp(
      `\\b((?:too|so|how|as|very) )many (?=(?:of (?:the|this|that|your|our|their) )?${UNCOUNTED}\\b(?! \\p{L}+s\\b))`,
      'giu',
    ),
    (_, before = '') => `${before}much `,
    'What cannot be counted takes “much”.',
  ],
  [
    new RegExp(`\\bmany (?=of (?:the|this|that|your|our|their) ${UNCOUNTED}\\b(?! \\p{L}+s\\b))`, 'giu'),
    () => 'much ',
    'What cannot be counted takes “much”.',
  ],
  [
    new RegExp(`\\b((?:many|several|a few|all (?:three|four|five|six)) )${COUNTABLE}${NO_NOUN}`, 'giu'),
    (_, before = '', noun = '') => `${before}${noun}s`,
    MORE_THAN_ONE,
  ],
  [
    new RegExp(
      `\\b((?:an?|one|each|every) (?:(?:blood|shopping|blue|small|big|simple|new|good|healthy|single|red|little|daily|quick|cheap|boiled|fresh) )?)${COUNTABLE}s${NO_NOUN}`,
      'giu',
    ),
    (_, before = '', noun = '') => `${before}${noun}`,
    ONE,
  ],
  [
    /\bthere is (?=(?:many|several|leftovers)\b|(?:two|three|four|five|six) \p{L}+s\b(?!['’]))/giu,
    () => 'there are ',
    'A plural takes “are”.',
  ],
]

/** What is left out or written as it sounds. */
const SOUNDS_ALIKE: readonly Mistake[] = [
  [
    new RegExp(
      `\\b(one of (?:my|the|our|your|their|his|her|these|those) (?:\\p{L}+ )?)${COUNTED}(?= (?:told|said|says|asked|asks|came|comes|is|was|has|had|who|that|of|in|for|from|[a-z]+ed)\\b)`,
      'giu',
    ),
    (_, before = '', noun = '') => `${before}${/sh$/.test(noun) ? `${noun}es` : `${noun}s`}`,
    MORE_THAN_ONE,
  ],
  [
    new RegExp(
      `\\b((?:these|those|many|several|few) (?:small |simple |common |daily |healthy |cheap |fried |sweet )?)${COUNTED}(?= (?:fill|are|were|have|can|may|will|should|do|give|keep|help|make|need|contain|cause|which|that|who|,|\\.))`,
      'giu',
    ),
    (_, before = '', noun = '') => `${before}${/sh$/.test(noun) ? `${noun}es` : `${noun}s`}`,
    MORE_THAN_ONE,
  ],
  [
    /\b(who|that) (skip|eat|diet|fast|drink|sit) (\p{L}+ )?loose (?=bone|weight|muscle|hair|blood|strength)/giu,
    (_, who = '', verb = '', what = '') => `${who} ${verb} ${what}lose `,
    LOSE,
  ],
  [
    /\b(start|begin|end|finish) (day|morning|meal) (?=with\b)/giu,
    (_, verb = '', what = '') => `${verb} the ${what} `,
    ARTICLE,
  ],
  [
    /\b((?:more|less|fewer) \p{L}+(?: \p{L}+)?) then (?=(?:his|her|their|my|our|your|the body|any|most|one|last|in|before|ever)\b|(?:he|she|it|they|we|you) (?!will|can|should|may|must|would)\p{L})/giu,
    (_, more = '') => `${more} than `,
    'What is compared follows “than”.',
  ],
  [
    /\byour (?=(?:more|less|un)? ?likely to|not (?:alone|sure|hungry|eating|the|a|going)|going to|at risk|able to|unable to|ready to|about to|supposed to|allowed to|always (?:hungry|tired)|too (?:tired|busy|late)|so (?:tired|busy)|very (?:busy|tired|hungry)|(?:hungry|thirsty|pregnant) (?:and|or|you)\b)/giu,
    () => 'you’re ',
    '“You’re” is “you are”; “your” tells whose it is.',
  ],
  [
    /\b(fine|good|bad|useful|tasty|cheap|important|nutritious|healthy|safe|helpful|true) to(?=[.,;!]|$)/giu,
    (_, how = '') => `${how} too`,
    '“Too” means “also”.',
  ],
  [
    /\b(will|can|may|might|could|would|not|to|and|you|they|we|’ll) loose (?=(?:this|that|these|those|such|calcium|blood|patience|touch|control|track|count|money|taste|flavour|iron|bone|strength|energy)\b)/giu,
    (_, before = '') => `${before} lose `,
    LOSE,
  ],
  [
    /\b(ask|asking|tell|telling|see|seeing|visit|call|of|for|with|from|about|on|in|at|check|checking|change|changing|control|trust|consult|consulting|to) there (?=(?:own )?(?:doctors?|dietitians?|mothers?|fathers?|parents|child|children|kids|famil(?:y|ies)|weight|diets?|meals?|food|plates?|sugar|blood|bod(?:y|ies)|medicines?|tablets?|health|homes?|houses?|kitchens?|lunch|breakfast|dinner|tiffins?|habits?|bones?|skin|hair|teeth|age|jobs?|offices?|li(?:ves|fe)|routines?|portions?|reports?)\b)/giu,
    (_, before = '') => `${before} their `,
    '“Their” tells whose it is; “there” is a place.',
  ],
  [
    /\bether(?=[.,;!]|$| (?:way|side|of|too|a|the)\b)/giu,
    () => 'either',
    'Ether is a liquid; one or the other is “either”.',
  ],
  [
    /\bthis (?=(?:products|foods|fruits|vegetables|seeds|nuts|grains|tablets|habits|changes|things|drinks|snacks|spices|oils|meals|women|men|children|patients|problems|symptoms|nutrients|vitamins|minerals|stones|bones|ideas|rules|tips|dishes|sweets)\b)/giu,
    () => 'these ',
    'A plural takes “these”.',
  ],
  [
    /\b(asks?|asked|know|wonder|see|check|me|us|him|her|them) that (?=(?:whether|if|how|what|why)\b)/giu,
    (_, who = '') => `${who} `,
    'The question follows without “that”.',
  ],
  [
    /\b(am|is|are) having (?=(?:\p{L}+ ){1,2}?(?:every (?:day|morning|night|evening)|daily|regularly|(?:once|twice) a day)\b)/giu,
    (_, be = '') => `${be.toLowerCase() === 'is' ? 'has' : 'have'} `,
    'What happens regularly is said in the simple form.',
  ],
  [
    /\bthere (?=(?:whole|entire|own|daily|usual|favourite) \p{L}|(?:bod(?:y|ies)|famil(?:y|ies)|weight|diets?|health|plates?|kitchens?|medicines?|sugar|habits|meals|tiffins?|bottles?) (?:is|are|was|were|with|in|at|and|before|after|every)\b)/giu,
    () => 'their ',
    '“Their” tells whose it is; “there” is a place.',
  ],
  [
    /\b(am|is|are) having (?=(?:\p{L}+ ){1,4}?(?:since|for (?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|a few|some) (?:days|weeks|months|years))\b)/giu,
    (_, be = '') => `${be.toLowerCase() === 'is' ? 'has' : 'have'} had `,
    'What began in the past and goes on is said with “has had”.',
  ],
  [
    /\b(am|is|are) having (?=(?:an? |high |low |severe |mild |some |any )?(?:diabetes|bp|blood pressure|cholesterol|thyroid|pcos|anaemia|allerg(?:y|ies)|fever|pain|problems?|difficulty|doubts?|acidity|constipation|kidney disease|heart disease)\b)/giu,
    (_, be = '') => `${be.toLowerCase() === 'is' ? 'has' : 'have'} `,
    'A state is said with “has” or “have”.',
  ],
  [
    /\b(am|is|are) (knowing|understanding|wanting|believing|liking|needing|preferring) (?=(?:that|the|an?|to|it|this|how|what|about|more)\b)/giu,
    (_, be = '', verb = '') =>
      `${verb
        .replace(/ing$/iu, '')
        .replace(/(?<=prefer)r$/iu, '')
        .replace(/^(believ|lik)$/iu, '$1e')}${be.toLowerCase() === 'is' ? 's' : ''} `,
    'What one knows or wants is said in the simple form.',
  ],
  [
    /\b(I|we|you|he|she|they|who|people|patients|mothers?|fathers?|grandmothers?|grandfathers?|parents) use to (?=(?:say|eat|be|have|cook|make|drink|tell|go|take|live|work|think|feel|give|keep|walk|get|believe)\b)/giu,
    (_, who = '') => `${who} used to `,
    'What was usual in the past is said with “used to”.',
  ],
  [
    /\b(before|after|until|unless|once|as soon as) (you|we|they|I) will (?=\p{L})/giu,
    (_, when = '', who = '') => `${when} ${who} `,
    'After this word the verb stands without “will”.',
  ],
  [
    /\b(in|over|for|during) (past|last|next) (?=(?:few|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|several) )/giu,
    (_, before = '', which = '') => `${before} the ${which} `,
    ARTICLE,
  ],
  [/\blatest by (?=\d|noon|tomorrow)/giu, () => 'by ', '“By” says that it is the latest time.'],
  [
    /\b(two|three|four|five|six|many|few|several|\d+) (egg|roti|idli|dosa|banana|glass|spoon|almond|date|apple|patient|client|week|month|kilo|cup|katori|piece|slice|tablet|vegetable|fruit|calorie)[’']s\b/giu,
    (_, many = '', thing = '') => `${many} ${thing}${/s$/iu.test(thing) ? 'es' : 's'}`,
    'A plural takes no apostrophe.',
  ],
  [
    /\b((?:is|are|was|were|feels?|tastes?|looks?|costs?|much|far|even) (?:much |far |even |a (?:bit|little) )?(?:\p{L}{3,}er|less|more)) then (?=(?!you|we|they|he|she|it|add|the|rest|go|again\b)\p{L})/giu,
    (_, more = '') => `${more} than `,
    'What is compared follows “than”.',
  ],
  [
    /\b(early|late|only) in (morning|evening|afternoon)\b/giu,
    (_, when = '', time = '') => `${when} in the ${time}`,
    ARTICLE,
  ],
  [
    /\b(give|ask|feed|tell|take|let) (child|baby|patient|mother) (?=(?:small|a|an|the|some|to|more|less|only|enough|plain|soft|warm)\b)/giu,
    (_, verb = '', who = '') => `${verb} the ${who} `,
    ARTICLE,
  ],
  [
    /\blisten (?=(?:your|the|their|his|her|me|him|them|us|doctors?)\b)/giu,
    () => 'listen to ',
    'One listens “to” something.',
  ],
  [
    /\b(they|it|we|which|that|still|also|can|may|might|will|could|does not|do not) effect (?=(?:many|most|some|several|all|each|every|everyone|anyone|anybody|older|young|growing|pregnant|children|girls|boys|patients|those)\b)/giu,
    (_, before = '') => `${before} affect `,
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /\b(if|when|because|while|since|that|unless|once|and|so) your (?=(?:used to|going to|not|trying to|likely to|unable to|able to|planning to|unsure|pregnant or|pregnant,|a (?:vegetarian|vegan|diabetic|woman|man|parent|mother|student|beginner))\b)/giu,
    (_, before = '') => `${before} you’re `,
    '“You’re” is “you are”; “your” tells whose it is.',
  ],
  [
    /\b(far|way|eat|eating|ate|drink|drinking|have|having|has|take|taking|with|use|using|used|put|add|adding) to (much|many)\b(?! and)/giu,
    (_, before = '', much = '') => `${before} too ${much}`,
    TOO,
  ],
  [
    new RegExp(
      `(?<!\\b(?:no|or|much) )\\bless (?=(?:fried |sweet |packaged |raw |green |big |small )?(?:${KITCHEN_PLURALS}|people|patient|piece|portion|serving|step|problem|symptom|item|ingredient|dish|thing|chance|mistake|worrie|hour of sleep)(?:e?s|(?<=people))\\b)`,
      'giu',
    ),
    () => 'fewer ',
    'What can be counted takes “fewer”.',
  ],
  [
    /\brich with (?=(?:protein|iron|calcium|fibre|vitamins?|minerals?|nutrients|antioxidants|potassium|zinc|folate|sugar|fat|oil)\b)/giu,
    () => 'rich in ',
    'A food is rich “in” something.',
  ],
  [
    /\b((?:more|less|fewer|better|easier|cheaper|lighter|heavier|higher|lower|larger|smaller|stronger|softer|quicker|faster|older|richer|healthier|safer)\b[^.,;:?!–—]{0,30}?) then (?=(?:rice|wheat|milk|rajma|dal|meat|fish|an? \p{L}+|other|others|usual|before|ever|most|many|white|plain|fried|raw|boiled|it (?:is|was)|you (?:think|need|were)|they (?:need|were|are)|the (?:rest|other|others|one|same))\b)/giu,
    (_, more = '') => `${more} than `,
    'What is compared follows “than”.',
  ],
  [
    /\bdiary (?=(?:products?|foods?|farms?|milk|cows?|free|intake|items?)\b)/giu,
    () => 'dairy ',
    'Milk products are “dairy”; a diary is for notes.',
  ],
  [
    /\b(neither (?:\p{L}+ ){1,3}?nor (?:plain |white |black |raw )?\p{L}*[^s\s]) (are|were|have)\b/giu,
    (_, both = '', verb = '') => `${both} ${{ are: 'is', were: 'was' }[verb.toLowerCase()] ?? 'has'}`,
    'After “neither … nor” the verb goes with what is nearer.',
  ],
  [
    /\b(I|we|they|doctors|dietitians|experts|always|often|usually|strongly) advice (?=(?:you|people|them|families|patients|parents|mothers|women|men|everyone|my|our|the|all|every|against|that|to)\b)/giu,
    (_, who = '') => `${who} advise `,
    'As a verb it is spelt “advise”.',
  ],
  [
    /\b(prefer(?:s|red)? (?:(?!rather)[^.,;:?!]){3,40}?) than (?=(?:an?|the|to|any) )/giu,
    (_, what = '') => `${what} to `,
    'One prefers a thing “to” another.',
  ],
  [
    /\bwho[’']s (?=(?:teeth|diets?|weight|blood|sugar|bod(?:y|ies)|famil(?:y|ies)|mothers?|fathers?|doctors?|kidneys?|hearts?|skin|hair|children|parents|jobs?|appetites?|digestion|names?)\b)/giu,
    () => 'whose ',
    '“Who’s” is “who is”; the possessive is “whose”.',
  ],
  [
    /\b(I|we|you|often|ever|to) here (?=(?:from|about|of|most|every day|often|that|this)\b)/giu,
    (_, who = '') => `${who} hear `,
    'With the ear one “hears”.',
  ],
  [
    /\b(in|an?|another|the|this|that|good|common|daily|useful|best|healthy|old) practise\b(?! (?:it|yoga|the|this|them|for)\b)/giu,
    (_, before = '') => `${before} practice`,
    'As a noun it is spelt “practice”.',
  ],
  [
    /\bquiet (an?) (?=\p{L})/giu,
    (_, a = '') => `quite ${a} `,
    'Without noise is “quiet”; more than a little is “quite”.',
  ],
  [
    /\b(becomes?|became|gets?|got|too|feels?|skin|clothes|motions?|stools?) lose\b(?! (?:weight|their|its|your|the|his|her)\b)/giu,
    (_, before = '') => `${before} loose`,
    'What is not tight is “loose”.',
  ],
  [
    /\bits (?=(?:(?:much|far|even|a lot|a bit|a little) (?:more \p{L}+|\p{L}+er)|ready|easy to|time to|because|been|going to|never too|always (?:better|good)|important to|not (?:the|a|an|only|just|about|enough|easy|good|too|that))\b)/giu,
    () => 'it’s ',
    '“It’s” is “it is”; “its” tells whose it is.',
  ],
  [
    /\bthere (is|was) (?=(?:several|many(?! an?\b)|a few|few|two|three|four|five|six|seven|eight|ten|various|some people|lots of \p{L}+s)\b(?! or\b)(?! \p{L}+ (?:of|in) a\b))/giu,
    (_, be = '') => `there ${be.toLowerCase() === 'is' ? 'are' : 'were'} `,
    'A plural takes the verb of a plural.',
  ],
  [
    /\bkindly (?=(?:do|note|ensure|consult|inform|refer|avoid|contact|take|bring|send|fill|keep|follow|maintain|submit|adhere|refrain|visit|see|call|check|remember|make|go|share|find|let|ask|drink|eat|cook|use|add|limit|reduce|wait|mention|provide|start|stop|continue|include|collect|read)\b)/giu,
    () => 'please ',
    '“Please” is what one says.',
  ],
  [
    /\b(any such|no such|such an|an|any|no|the|this|that|its|side|adverse|ill|harmful|lasting|good|bad|same|opposite) affect(s?)\b(?! (?:the|your|our|their|his|her|my|how|people|us|you|it|them)\b)/giu,
    (_, before = '', s = '') => `${before} effect${s}`,
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /\b(why|how|when|where|that|because|as|if|so|but|and) it (?=(?:best|better|easy|easier|good|hard|important|safe|wise|difficult|possible|necessary|useful) to\b)/giu,
    (_, before = '') => `${before} it is `,
    'The verb is missing.',
  ],
  [
    new RegExp(
      `(?<=^(?:(?:but|and|so|then),? )?(?:(?:why|how|where|when|what|which|who)(?: \\w+){0,2}? (?:do|does|did) \\p{L}+|(?:why|how|what|which|who|where|when)(?: \\w+){0,2}? (?:can|could|should|will|would) ${ASKED}|(?:why|how|where|when) (?:is|are|was|were) ${ASKED}|(?:does|did|can|could|will|would) ${ASKED}|do (?:you|we|they|i|people))\\b[^?.!,;:]{3,120})\\.$`,
      'giu',
    ),
    () => '?',
    QUESTION,
  ],
  [
    /(?<=(?:^|\s)\p{Ll}{3,})(?<!\b(?:etc|approx|min|mins|hrs|tsp|tbsp|gms|kgs|vit|esp|max|avg|incl|fig|dept))([.?!]) (\p{Ll})(?=\p{Ll}* )/gu,
    (_, mark = '', letter = '') => `${mark} ${letter.toUpperCase()}`,
    'A sentence begins with a capital letter.',
  ],
  [
    /(?<=\p{L}, )who[’']s (?=(?!\p{L}+ing\b|been|not|never|always|just|now|the|an?|in|on|at|very|so|also)\p{L}+ (?:\p{L}+ ){0,2}(?:is|are|was|were|has|have|had)\b)/giu,
    () => 'whose ',
    '“Who’s” is “who is”; the possessive is “whose”.',
  ],
  [
    /\b(is|are|was|were|be|been|being|feels?|seems?|tastes?|looks?|much|far|not) to (?=(?:high|low|many|little|late|salty|sweet|oily|spicy|heavy|hot|cold|hard|soft|thick|thin|long|short|large|big|small|weak|tired|busy|dry|expensive|bitter|sour|sharp|bland)(?:[.,;!?]| (?:for|to|in|and|or|when|if|after|at)\b))/giu,
    (_, before = '') => `${before} too `,
    TOO,
  ],
  [
    /\b(because|since|as|when|if|and|but|so) their (?=(?:made|cooked|eaten|sold|served|packed|not|very|so|too|also|going|rich in|low in|high in|full of|good for|bad for|easy to|hard to)\b)/giu,
    (_, before = '') => `${before} they’re `,
    '“They’re” is “they are”; “their” tells whose it is.',
  ],
  [
    /\b(keep|carry|fill|wash|check|take|eat|know|use|plan|leave|open|follow|save|give up|lose|love|pack|bring|share|cook|enjoy|change|miss|serve|finish|skip) there (?=(?!sometimes|always|as|is|was|has|perhaps|unless|besides|days|weeks|this|things|times|yes)(?:own |favourite |daily |morning |evening )?\p{L}{3,}(?:s|food|breakfast|lunch|dinner|rice|tea|medicine)\b)/giu,
    (_, verb = '') => `${verb} their `,
    '“Their” tells whose it is; “there” is a place.',
  ],
  [
    /\b(can|could|would|did|do|does|will|should)(?: not|n[’']t) (hardly|scarcely|barely)\b/giu,
    (_, verb = '', hardly = '') => `${verb} ${hardly}`,
    'One denial is enough.',
  ],
  [
    /\b(do|does|did)(n[’']t| not) (feel|know|notice|find|see|need|have|cost|change|say|get|want|help) (nothing|nobody|no one|none)\b/giu,
    (_, verb = '', not = '', does = '', none = '') =>
      `${verb}${not} ${does} ${{ nothing: 'anything', nobody: 'anybody', none: 'any' }[none.toLowerCase()] ?? 'anyone'}`,
    'One denial is enough.',
  ],
  [
    /\b(to|will|can|not|and|helps? (?:you|us|the body)|may|might|could) loose (?=(?:the|your|their|his|her|its|extra|excess|some|any|more|too|fat|kilos|water|salt|sodium|protein|hope|interest|sleep|muscle|appetite|inches|moisture|nutrients|vitamins)\b)/giu,
    (_, before = '') => `${before} lose `,
    LOSE,
  ],
  [
    /\bto practice (?=(?:an?|the|this|it|some|yoga|mindful|slow|deep|these|those|such|good|daily|every)\b)/giu,
    () => 'to practise ',
    'As a verb it is spelt “practise”.',
  ],
  [
    /\b(chutney|pickle|raita|curd|dahi|salad|sauce|achaar|achar|dal|which|that|it|they|flavours?|spices?) compliment(s?) (?=(?:it|the|each|them|this|that)\b)/giu,
    (_, what = '', s = '') => `${what} complement${s} `,
    'What goes well with something complements it; praise is a compliment.',
  ],
  [/\b(hardly|scarcely|barely|rarely) never\b/giu, (_, hardly = '') => `${hardly} ever`, 'One denial is enough.'],
  [/\b(is|are|was|were)(?:n[’']t| not) no (?=\p{L})/giu, (_, be = '') => `${be} no `, 'One denial is enough.'],
  [
    /\blesser (?=(?:salt|sugar|oil|ghee|fat|rice|food|water|milk|protein|fibre|sodium|weight|time|sleep|energy|money|stress)\b)/giu,
    () => 'less ',
    '“Less” is enough.',
  ],
  [/\bas soon (?=(?:it|you|they|he|she|we|i|the)\b)/giu, () => 'as soon as ', 'It is said with “as” on both sides.'],
  [
    /\b(would (?:\p{L}+ )?(?:like|love|prefer)) (?=(?:know|eat|do|make|see|try|take|get|go|drink|cook|learn|lose|gain|keep|add)\b)/giu,
    (_, like = '') => `${like} to `,
    'The verb follows with “to”.',
  ],
  [/\bout of site\b(?!-)/giu, () => 'out of sight', 'What is not seen is out of “sight”.'],
  [
    /\b(un)?able (?=(?:sit|stand|walk|run|eat|drink|cook|sleep|work|study|digest|absorb|use|take|give|find|help|hold|keep|lose|gain|manage|follow|finish|reach|see|feel|think|learn|play|enjoy|control|do|make|get|go)\b)/giu,
    (_, un = '') => `${un}able to `,
    'After “able” the verb follows with “to”.',
  ],
  [
    /\b(levels?|pressure|sugar|potassium|sodium|temperature|weight|cholesterol|prices?|numbers?|blood)( (?:can|may|will|could|might|would) )raise(?= (?:dangerously|quickly|sharply|slowly|fast|again|suddenly|too|very|above|over|after)\b|[.,;])/giu,
    (_, what = '', can = '') => `${what}${can}rise`,
    'It rises; something else raises it.',
  ],
  [/\bno need of (?=(?:an?|any|the|\p{L}+ing)\b)/giu, () => 'no need for ', 'It is said with “for”.'],
  [
    /\b(replac(?:e|es|ing)|substitut(?:e|es|ing)) (it|them|(?:the |your |some |half |white |refined )?\p{L}+) by (?=(?:an?|the)\b)/giu,
    (_, verb = '', what = '') => (/^s/i.test(verb) ? `replace ${what} with ` : `${verb} ${what} with `),
    'One thing is replaced “with” another.',
  ],
  [/\b(?:on|in) the same time\b(?! (?:zone|slot|table|frame))/giu, () => 'at the same time', 'It is said with “at”.'],
  [
    /\bgood in (?=(?:mathematics|maths|science|english|studies|cooking|sports|games|hindi|physics|chemistry)\b)/giu,
    () => 'good at ',
    'One is good “at” a subject.',
  ],
  [
    new RegExp(`\\b(${KITCHEN_PLURALS})[’']s(?= (?:in|on|at|with|and|or|are|were|from|for|to)\\b|[.,;])`, 'giu'),
    (_, what = '') => (/(?:tomato|potato)$/i.test(what) ? `${what}es` : /curry$/i.test(what) ? 'curries' : `${what}s`),
    'More than one has no apostrophe.',
  ],
  [
    /(?<!\b(?:the|a|each|every|one|that|last|good|at|by|of|any|this|some) )\bnight before(?=[,.;]| and\b)/giu,
    () => 'the night before',
    ARTICLE,
  ],
  [
    /\b(ring|call|see|ask|tell|consult|inform|visit|contact) doctor(?=[,.;!?]| (?:if|when|before|for|about|the|at|first|and|or|immediately|soon)\b)/giu,
    (_, verb = '') => `${verb} the doctor`,
    ARTICLE,
  ],
]

/** Words that are right but in the wrong place, as hurried authors in India write them. */
export const USAGE: readonly Mistake[] = [
  ...NUMBER,
  ...SOUNDS_ALIKE,
  [/\bnow[- ]a[- ]days\b/giu, () => 'nowadays', 'It is one word: “nowadays”.'],
  [
    /\b(is|are|was|were|be|been) consider(?= (?:as |to be )?(?:an?|the|safe|healthy|good|bad|one|best)\b)/giu,
    (_, be = '') => `${be} considered`,
    'The verb is in its past form here: “considered”.',
  ],
  [
    /\b(can|should|must|could|will) be (include|consume|avoid|add|take|use|eat|replace|reduce|limit|prepare|store|keep|give|drink)(?=[.,;]| (?:in|with|by|to|from|at|on|as|for|before|after|daily|regularly|every|only)\b)/giu,
    (_, verb = '', done = '') => `${verb} be ${doneOf(done)}`,
    'After “be” the verb is in its past form.',
  ],
  [/\bas compare (to|with)\b/giu, (_, to = '') => `as compared ${to}`, 'The verb is in its past form here.'],
  [/\bcaus(ed|es) due to\b/giu, () => 'caused by', 'What causes something follows “by”.'],
  [/\baware about\b/giu, () => 'aware of', 'One is aware “of” something.'],
  [
    /\bprevent(s?) from (?!\p{L}+ing\b)(?=\p{L})/giu,
    (_, s = '') => `prevent${s} `,
    'It prevents something, without “from”.',
  ],
  [
    /\b(slow|break|cut|calm)( |-)downs (?=(?:your|the|our|their|its|digestion|metabolism)\b)/giu,
    (_, verb = '') => `${verb}s down `,
    'The ending belongs to the verb.',
  ],
  [
    /(?<!\b(?:on|an) )\b(taken|done|eaten|drunk|consumed) (?:in |at |with )?empty stomach\b/giu,
    (_, done = '') => `${done} on an empty stomach`,
    'It is said with “on an”.',
  ],
  [/\b(?:on|in|at|with) (?:the )?empty stomach\b/giu, () => 'on an empty stomach', 'It is said with “on an”.'],
  [
    new RegExp(`\\b(is|as) (?=(?:also )?(?:very )?${SOURCE} source of\\b)(also )?`, 'giu'),
    (_, be = '', also = '') => `${be} ${also}a `,
    ARTICLE,
  ],
  [/\bis a (?=excellent |important )/giu, () => 'is an ', 'The article goes with the sound of the next word.'],
  [
    new RegExp(`\\bare (also )?(very )?(${SOURCE}|the best) source of\\b`, 'giu'),
    (_, also = '', very = '', which = '') => `are ${also}${very}${which} sources of`,
    'Several things are several sources.',
  ],
  [/\b(is|as) best source of\b/giu, (_, be = '') => `${be} the best source of`, ARTICLE],
  [
    /\b(plays?|playing) (very )?(important|vital|major|key|big|crucial) role\b/giu,
    (_, plays = '', very = '', which = '') =>
      `${plays} ${very ? 'a very' : which === 'important' ? 'an' : 'a'} ${which} role`,
    ARTICLE,
  ],
  [
    /(?<!\b(?:or|much|far) )\bless (?=(?:calories|people|sweets|biscuits|rotis|vegetables|fruits|eggs|snacks|meals|carbohydrates|nutrients|vitamins)\b)/giu,
    () => 'fewer ',
    'What can be counted takes “fewer”.',
  ],
  [
    /\btoo much (salt|sugar|oil|water|fat)s\b/giu,
    (_, what = '') => `too much ${what}`,
    'What cannot be counted has no plural here.',
  ],
  [
    /(?<=\b(?:eat|eating|drink|drinking|taking|of|with|contains?) )to (?=(?:much|many)\b)/giu,
    () => 'too ',
    '“Too” says that it is more than enough.',
  ],
  [
    /(?<=\b(?:asks?|asked|asking|know|knows|wonder|decide|check|sure|see|matter|doubt|confused)(?: (?:me|us|you|them|your doctor|about))? )weather (?=(?:they|you|we|it|he|she|I|to|the|a) (?:can|should|is|are|was|will|have|has|eat|take|body|diet|food)\b)/giu,
    () => 'whether ',
    '“Whether” asks a question; the weather is wet or dry.',
  ],
  [
    /(?<=\b(?:also|adversely|badly|directly|negatively|greatly|it|this|stress|sleep) )effects (?=(?:the|your|our|their|people|women|men|children|us|you|health|sleep)\b)/giu,
    () => 'affects ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /\b(?<=\p{L} (?:disorder|disease|condition|problem|illness|deficiency) (?:which|that) )effects (?=\p{L}|\d)/giu,
    () => 'affects ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /(?<=\b(?:good|medical|this|your|his|an?|some|any|expert|the|my) )advise(?=[.,;]| (?:of|from|is|was|on|to|given|and)\b)/giu,
    () => 'advice',
    '“Advice” is what is given, “advise” the verb.',
  ],
  [
    /(?<=(?:^|\b(?:and|to|then|you|should) ))breath(?= (?:deeply|slowly|normally|through (?:the|your)) ?)/giu,
    () => 'breathe',
    '“Breathe” is the verb, “breath” what is drawn.',
  ],
  [
    /\b(keep|keeping|maintain|maintaining|write|writing) (a )?(food )?dairy(?! (?:farm|products?|cows?|free|animals?|foods?|items?))\b/giu,
    (_, verb = '', a = '', food = '') => `${verb} ${a}${food}diary`,
    'A diary is written; dairy is milk and what is made of it.',
  ],
  [
    /\b(?<=\b(?:tasty|delicious|healthy|favourite) )desert(s?)\b/giu,
    (_, s = '') => `dessert${s}`,
    'The sweet dish is a “dessert”.',
  ],
  [
    /\b(explain(?:ed|s)?) (me|you|us|them|him|her) (?=(?:the|that|how|what|why|about)\b)/giu,
    (_, verb = '', who = '') => `${verb} to ${who} `,
    'Something is explained “to” someone.',
  ],
  [/^according to me, /giu, () => 'in my view, ', 'A view of one’s own is “in my view”.'],
  [
    /(?<=\b(?:have|has|had|been|having)\b[^.,;]{0,40} )since (?=(?:the )?(?:last |past )?(?:\d+|two|three|four|five|six|ten|many|several|a few) (?:years|months|weeks|days)(?:[.,;]|$| (?:and|but)\b))/giu,
    () => 'for ',
    'A length of time follows “for”; “since” stands before its beginning.',
  ],
  [
    /\bsuggest to (eat|drink|take|use|make|have|keep|avoid|try|start|include|reduce|replace|walk|cook|add)\b/giu,
    (_, verb = '') => `suggest ${ingOf(verb)}`,
    'After “suggest” the verb ends in “-ing”.',
  ],
  [
    /(?<=\bmistakes? (?:that )?(?:people|we|you|they|many) )do(?=[.,;]| (?:is|are|in|with|while|when|at|for)\b)/giu,
    () => 'make',
    'A mistake is made.',
  ],
  [
    /\b(your) (?=(?:going to|not|never (?!-)|trying to|welcome to|able to|allowed to|supposed to|likely to|probably|already|always (?!-)|too \p{L}+ to|in (?:pain|doubt|a hurry)|pregnant|diabetic|hungry|tired|sure|ready to)\b)/giu,
    () => 'you’re ',
    '“Your” tells whose it is; here “you are” is meant.',
  ],
  [
    // After a whole sentence only: "Rice, that is why" may be an answer.
    /(?<=^(?:\p{L}+ ){3,25}\p{L}+), (?=that is why (?:it|we|you|they|the|people|doctors|many)\b)/giu,
    () => '; ',
    'A comma is too weak between two sentences.',
  ],
  [
    /(?<=^(?:\p{L}+ ){0,3}(?:is|are|was|were|has|have|can|should|contains?|helps?|needs?|gives?)\b[^.,;:()“”]{5,150}), (however|therefore|moreover|furthermore|hence),? (?=(?:it|they|we|you|he|she|this|these|there|the|your|our|their) (?:\p{L}+ ){0,2}?(?:is|are|was|were|has|have|can|should|must|may|will|do|does|also|needs?|plays?)\b(?! (?:cooked|eaten|made|served|taken|prepared|small|little|long|much|many|hard)\b))/giu,
    (_, word = '') => `; ${word}, `,
    'A comma is too weak between two sentences.',
  ],
  [
    /\b(their) (?=(?:given|going to|not|never (?!-)|trying to|likely to|able to|allowed to|supposed to|always (?!-)|already|asked to|told to|taught|ready to|too (?:young|old|tired|busy|small))\b(?! (?:diets?|food|meals?) plan))/giu,
    () => 'they’re ',
    '“Their” tells whose it is; here “they are” is meant.',
  ],
  [
    /\bit['’]s (?=(?:nutritional |natural |total |high |low |main |many |health |strong |sweet |bitter |real |full )?(?:benefits?|effects?|impact|tastes?|flavou?rs?|smell|aroma|colou?r|texture|shape|size|weight|price|cost|fibre|protein|iron|calcium|fat|sugar|salt|calories|nutrients|vitamins|minerals|oil|juice|seeds?|leaves|skin|peel|roots?|pulp|flour|role|use|uses|function|name|origin|place|content|quality|quantity|properties|value|levels?|symptoms?|causes?|cells|lining|muscles|needs|energy|work|side effects)\b(?! (?:that|which|is|are|you|we)\b))/giu,
    () => 'its ',
    '“Its” tells whose it is; “it’s” is short for “it is”.',
  ],
  [
    /\b(it|this|that) is (?=(?:keeps|helps|gives|makes|contains|has|needs|improves|reduces|increases|prevents|provides|takes|works|depends|means|causes|comes|tastes|looks)\b)/giu,
    (_, what = '') => `${what} `,
    'One verb is enough.',
  ],
  [
    /\b(?<=\b(?:I|you|we|they|he|she|it|people|mother|father|mothers|grandmother|grandmothers|family|families) )use to (?=\p{L})/giu,
    () => 'used to ',
    'What was so earlier takes “used to”.',
  ],
  [
    /\b(answer|note down|note|send|share|confirm|discuss|follow|bring|submit|check|do|take|consume|eat|provide|explain|return) the same(?=[.,;!]|$| (?:at|as soon|before|by|to (?:me|us)|with (?:me|us)|for (?:me|us))\b)/giu,
    (_, verb = '') => `${verb} it`,
    'Plain English says “it” or “them”.',
  ],
  [
    /(?<=\b(?:not|will|can|may|also|should|would|could|might|to) )effect (?=(?:your|the|our|their|his|her|people|women|men|children|sleep|how|health)\b)/giu,
    () => 'affect ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /(?<=\b(?:helps?|wants?|needs?|tries|try|able|order|easy|hard|important|possible|likely|ready|allows?)(?: (?:the |your |our )?\p{L}+)? to )(absorb|eat|drink|take|make|keep|lose|gain|cook|get|give|digest|build|sleep|reduce|improve|prevent|manage|control|avoid|choose|include|increase)(?:e?ing|ting|ping)\b/giu,
    (found = '') => found.replace(/(?:(?<=t)ting|(?<=p)ping|ing)$/, ''),
    'After “to” the verb is in its plain form.',
  ],
  [
    /^((?:the |a |an )?(?!what|why|how|all|\p{L}+ing\b|where|who|when|if|but|so|and|because|while|as|since|once|then|though|although|that|where|after|before|until|unless|maybe|perhaps|today|now|yes|no|sometimes|here|there|often|make|take|keep|give|eat|cook|add|mix|try|use|let|does|is|can|will|has|did|was|should|ask|put|serve|drink|call)\p{L}{3,}) it (?=(?:helps|gives|is|has|contains|keeps|makes|needs|takes|reduces|improves|works)\b)/giu,
    (_, subject = '') => `${subject} `,
    'The sentence names its subject already.',
  ],
  [
    /\byou['’]re (?=(?:doctor|body|diet|health|family|child|children|plate|meals?|food|weight|dietitian|blood|heart|kidneys|liver|stomach|gut|skin|hair|bones|muscles|medicines?|tablets?|breakfast|lunch|dinner|kitchen|baby|sleep|day|own|life|mother|report|sugar)\b)/giu,
    () => 'your ',
    '“Your” tells whose it is; “you’re” is short for “you are”.',
  ],
  [
    /(?<=^|[ (])(?:india|indian|punjab|punjabi|delhi|mumbai|kerala|gujarat|bengal|english|hindi|gurmukhi|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)(?=[ ,.;!?)’']|$)/gu,
    (name = '') => name.charAt(0).toUpperCase() + name.slice(1),
    'A name begins with a capital.',
  ],
  [
    /\b(a|one|every|each|another) ((?:pregnant |young |old |healthy |diabetic |working |lactating |normal |vegetarian |elderly |breast-?feeding )?)(women|men|children)(?=[.,;]| (?:who|should|must|can|needs|is|has|may|with|of|in|will|eats)\b)/giu,
    (_, article = '', which = '', who = '') =>
      `${article} ${which}${{ women: 'woman', men: 'man' }[who.toLowerCase()] ?? 'child'}`,
    'One person takes the singular.',
  ],
  [
    /(?<=\b(?:in|for|after|within|every|next|last|past) (?:the )?(?:next |last |past |about )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d) )(month|week|day|hour|minute|year)(?=[.,;!?]|$| (?:of|before|after|and|you|it|the|they|we|in)\b)/giu,
    (word = '') => `${word}s`,
    'More than one takes the plural.',
  ],
  [
    /(?<=\bone of (?:the|my|our|your|their) (?:(?:most )?\p{L}+ )?)(mistake|reason|source|food|way|cause|benefit|symptom|nutrient|habit|option|vegetable|fruit|problem|thing|patient|client|friend|meal|snack|grain|oil|exercise|recipe|disease|myth)(?=[.,;:]| (?:is|are|for|of|to|in|that|which|people|you|we|they|who|was)\b)/giu,
    (word = '') => `${word}s`,
    '“One of” stands before several.',
  ],
  [
    /\b(avoid|enjoy|finish|mind|consider|practise|recommend|suggest)(s?|ed) to (eat|drink|take|make|use|have|keep|cook|walk|sleep|skip|buy|go|add|give|start|fry|mix|do)\b/giu,
    (_, verb = '', ending = '', base = '') => `${verb}${ending} ${ingOf(base)}`,
    'After this verb the next one ends in “-ing”.',
  ],
  [
    /\b(makes?|made|lets?) (you|us|them|him|her|me|people) to (?=\p{Ll})/giu,
    (_, verb = '', who = '') => `${verb} ${who} `,
    'After “make” and “let” the verb has no “to”.',
  ],
  [
    /\b(is|are|am|was|were) having (?=(?:an? |no |some |severe |mild |high |low |type |any )?(?:diabetes|thyroid|pcos|anaemia|asthma|acidity|problems?|issues?|pain|fever|cold|cough|allerg\p{L}+|hypertension|blood|bp|sugar|doubts?|difficult\p{L}+|trouble|children|\d|two|three)\b)/giu,
    (_, be = '') => ({ is: 'has ', was: 'had ', were: 'had ' })[be.toLowerCase()] ?? 'have ',
    'What someone has is said without “-ing”.',
  ],
  [/\bcan(?:not|['’]t| not) able to\b/giu, () => 'cannot', '“Cannot” says the same.'],
  [
    /\bmore (?=(?:light|heavi|easi|health|cheap|strong|tast|fresh|quick|slow|sweet|salti|soft|hard|warm|cool|cold|hot|long|short|high|low|happi|safe|simpl|small|larg|bigg|thick|thinn|crisp|rich|old|young|fast|clean|clear|kind)i?er\b)/giu,
    () => '',
    'The word is a comparison already, without “more”.',
  ],
  [
    /\ban? (advice|information|equipment|furniture|luggage|homework|knowledge|feedback|progress|research|evidence|fruit juice instead)\b(?! (?:sheet|centre|desk|booklet|column|paper|team|centre|note|session|form)s?\b)/giu,
    (_, what = '') => what,
    'This word takes no “a” or “an”.',
  ],
  [
    /\badvice (?=(?:him|her|them|you|me|us|everyone|people|patients|clients|my (?:clients|patients))\b)/giu,
    () => 'advise ',
    '“Advise” is the verb, “advice” what is given.',
  ],
  [
    /(?<=\b(?:best|good|better|useful|simple|practical|my|your|his|her|their|our|some|any|this|that|doctor['’]s|dietitian['’]s|piece of|word of) )advise(?! (?:you|him|her|them|me|us|people|against)\b)/giu,
    () => 'advice',
    '“Advice” is what is given, “advise” the verb.',
  ],
  [
    /(?<=\b(?:this|that|it|which|stress|sleep|coffee|tea|alcohol|sugar|salt|heat|weather|age|work|diet) )effects (?=(?:each|every|everyone|all|both|me|them|him|her|how|blood|digestion|mood|energy)\b)/giu,
    () => 'affects ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /(?<=\b(?:will|can|may|could|would|should|not|also|to) )effect (?=(?:us|you|me|them|everyone|all|both|each|every|blood|digestion|mood|energy)\b)/giu,
    () => 'affect ',
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [/^Than (?=\p{Ll}+ )/gu, () => 'Then ', '“Then” says what comes next; “than” compares.'],
  [
    /(?<=\b(?:more|less|better|worse|easier|cheaper|healthier|lighter|heavier|faster|rather|other|safer|higher|lower|stronger|fewer|greater) (?:\p{L}+ )?)then (?=(?:any|an?|other|others|most|what|that of|those)\b)/giu,
    () => 'than ',
    'What is compared follows “than”.',
  ],
  [
    /\b(your|my|the|a|our|their|his|her) (doctor|dietitian|mother|father|child|body|family|physician|patient|client|trainer|grandmother)s (?=(?:advice|opinion|prescription|clinic|permission|visit|words?|report|health|kitchen|diet|plate|needs|weight|recipe|age|meal|tiffin)\b)/giu,
    (_, whose = '', who = '') => `${whose} ${who}’s `,
    'The apostrophe is missing: it shows whose it is.',
  ],
  [
    /\btheir (?=(?:are|is|were|was|have been|has been)\b)/giu,
    (found = '') => (/^T/.test(found) ? 'There ' : 'there '),
    '“There” is a place; “their” tells whose it is.',
  ],
  [/\bto to\b/giu, () => 'to', 'The word is there twice.'],
  [
    /^Lets (?=(?:look|see|start|begin|take|talk|go|try|eat|not|make|say|first|now|understand|find|discuss|be|do|get|keep)\b)/gu,
    () => 'Let’s ',
    '“Let’s” is short for “let us”.',
  ],
  [
    /\byou[’']re (?=(?:(?:own|daily|morning|next|first|last|favourite|whole) )?(?:morning|evening|day|body|diet|plate|health|meals?|breakfast|lunch|dinner|doctor|dietitian|family|child|children|weight|blood|iron|sugar|kitchen|tea|coffee|appetite|skin|hair|bones|muscles|goals?|needs|routine|tablets?)\b(?! (?:people|persons?|drinkers?|eaters?|lovers?)\b))/giu,
    (found = '') => (/^Y/.test(found) ? 'Your ' : 'your '),
    '“Your” tells whose it is; “you’re” is short for “you are”.',
  ],
  [/\baway of (?=(?:the |your |all )?\p{L})/giu, () => 'away from ', 'After “away” stands “from”.'],
  [/\boftenly\b/giu, () => 'often', '“Often” is an adverb already.'],
  [
    /\bless (?=(?:(?:red|white) (?:blood )?cells|people|women|children|steps|meals|nutrients|vitamins|minerals|chances|snacks|sweets|rotis|eggs|cups|glasses|portions|ingredients|symptoms|problems)\b)/giu,
    () => 'fewer ',
    'What can be counted takes “fewer”.',
  ],
  [
    /\bit[’']s (?=(?:first|early|main|many|various) (?:signs|symptoms|causes|effects|benefits|sources|uses|stores)\b)/giu,
    (found = '') => (/^I/.test(found) ? 'Its ' : 'its '),
    '“Its” tells whose it is; “it’s” is short for “it is”.',
  ],
  [
    /(?<=\b(?:diseases?|disorders?|lining|parts?|walls?|role|functions?|health|problems?|infections?|cancer|lack|amount|sources?|plenty) )off (?=(?:(?:the|your|our) )?(?:body|gut|heart|liver|kidneys?|skin|bones?|blood|stomach|throat|lungs|iron|protein|fibre|calcium|vitamins?|energy|water|sugar|salt)\b)/giu,
    () => 'of ',
    '“Of” has one f here; “off” is the opposite of “on”.',
  ],
  [/\bthe reason (?:due to|because of) which\b/giu, () => 'why', 'Shorter: “why” says the same.'],
  [/(?<=\p{Ll}),(?=\p{Ll}{2})/gu, () => ', ', 'A space follows the comma.'],
  [/(?<=\p{Ll}{3}) (?=(?:She|He|They) \p{Ll}{2})/gu, () => '. ', 'The full stop is missing.'],
  [
    /\b(could|would|should|might|must) had (?!better)/giu,
    (_, verb = '') => `${verb} have `,
    `After “could” comes “have”.`,
  ],
  [
    /\b(benefit|benefits|benefited) with (?=(?:a|an|the|this|these|it|more|iron|some|extra)\b)/giu,
    (_, verb = '') => `${verb} from `,
    'One benefits “from” something.',
  ],
  [
    /(?<=\b(?:improves?|rises?|falls?|heals?|grows?|digests?|acts?|reacts?) (?:so |very |too |more )?)(quick|slow)(?=[.,;:]|$| (?:that|after|in|with|when|as)\b)/giu,
    (word = '') => `${word}ly`,
    'It tells how something happens: an adverb.',
  ],
  [
    /(?<=\b(?:before|after|between) (?:or after |and after )?)meal(?=[.,;:]|$| (?:and|or|to|for|is|with|because|so)\b)/giu,
    () => 'meals',
    'More than one meal is meant.',
  ],
  [
    /\bloose (?=(?:sight|touch|count|track|faith|heart|appetite|blood|iron|calcium|nutrients|vitamins|consciousness|control)\b)/giu,
    () => 'lose ',
    '“Lose” is the opposite of “gain”; “loose” is the opposite of “tight”.',
  ],
  [
    /(?<=\b(?:in|of|from|for|with|at|about|into|on) )are (?=(?:kitchens?|bodies|diets?|plates?|culture|country|daily|own|health|blood)\b)/giu,
    () => 'our ',
    '“Our” tells whose it is; “are” is a verb.',
  ],
  [
    /\bits (?=(?:only (?:when|after|if|because|natural|fair|right|human|that)|not (?:only|just|enough|a|the|that|true|about)|(?:important|easy|hard|difficult|possible|true|clear|okay) (?:to|that|for|if))\b)/giu,
    (found = '') => (/^I/.test(found) ? 'It’s ' : 'it’s '),
    '“It’s” is short for “it is”; “its” tells whose it is.',
  ],
  [
    /\btime off (?=day\b)|(?<=\b(?:one|most|some|many|both|part|half|kind|type|number) )off (?=(?:the|my|our|your|these|those|them|us)\b)/giu,
    (found = '') => (/^time/i.test(found) ? 'time of ' : 'of '),
    '“Of” has one f here; “off” is the opposite of “on”.',
  ],
  [
    /(?<=\b(?:for|of|in|to|by|most|many|all|some) )pregnant woman\b(?! (?:who|is|has|with|needs)\b)/giu,
    () => 'pregnant women',
    'More than one takes the plural.',
  ],
  [
    /(?<=^(?:(?:Many|Most|Some|Few|All|These|Those|Our|The) )?(?:(?:young|older|school|pregnant|working|rural|urban|Indian) )?)\b(children|women|men|people) (is|was|has)\b/gu,
    (_, who = '', verb = '') => `${who} ${{ is: 'are', was: 'were', has: 'have' }[verb] ?? verb}`,
    'The verb goes with its subject.',
  ],
  [
    /(?<!\b(?:is|are|was|were|be|too|so|very|hangs?|lets?|turns?|breaks?|comes?|the|an?) )\bloose (?=(?:my|your|his|her|its|our|their)\b)/giu,
    () => 'lose ',
    '“Lose” is the opposite of “gain”; “loose” is the opposite of “tight”.',
  ],
  [
    /(?<=\b(?:eat|eats|eating|ate|drink|drinks|drinking|has|have|had|take|takes|taking|get|gets|contains?|add|adds|use|uses|using) )to (?=(?:much|many|little) (?!(?:of|more)\b)\p{L}|much[.,;])|(?<=\b(?:because|since|if|far|way) )to (?=much (?!of\b)\p{L})/giu,
    () => 'too ',
    '“Too” says that it is more than enough.',
  ],
  [
    /(?<=\b(?:once|twice|thrice|times?|days?|nights?|hours?|minutes?|kg|kilos?|grams?|rupees) )a weak(?=[.,;:!?]|$| (?:and|or|is|are|to|for|in|with|but|so|by|at|after|before|when|if|as|helps?)\b)/giu,
    () => 'a week',
    'A week has seven days; “weak” is the opposite of “strong”.',
  ],
  [
    /(?<!\bthe )\bwitch (?=(?:is|are|was|were|has|have|had|can|may|might|must|should|will|helps?|reduces?|contains?|makes?|gives?|increases?|lowers?|raises?|slows?|keeps?|needs?|means|causes?|in turn|we|you|they|it)\b)/giu,
    () => 'which ',
    '“Which” begins the clause; a witch is a person in a tale.',
  ],
  [
    /(?<=\b(?:has|have|had|[’']ve) )all ready\b|\ball ready(?= (?:set|begun|done|gone|known|there|eaten|taken|had|made|\p{L}{3,}ed)\b)/giu,
    () => 'already',
    '“Already” is one word where it tells the time.',
  ],
  [
    /(?<=\b(?:pass(?:es|ed)?|go|went|comes?|moves?|moved|absorbed|turned|breaks?|broken|converted|divided?|made|flows?|flowed|dip|dipped|cut|enters?|released|mixing|putting|adding|let) )in to (?=(?:the|an?|your|our|their|its|small|smaller|pieces|two|three|four|energy|fat|sugar|glucose|blood)\b)/giu,
    () => 'into ',
    'It is one word: “into”.',
  ],
  [
    /\bit[’']s (?=(?:(?!(?:an?|the|all|not|no|about|because|just|only|in|of|more|less|high|low|rich|good)\b)\p{L}+ )?(?:taste|flavour|colour|smell|aroma|texture|skin|peel|nutrients|leaves|seeds|roots|benefits|effects)\b)(?!taste that)/giu,
    (found = '') => (/^I/.test(found) ? 'Its ' : 'its '),
    '“Its” tells whose it is; “it’s” is short for “it is”.',
  ],
  [
    /\b(idli|dosa|roti|paratha|chapati|vegetable|fruit|egg|nut|almond|seed|tomato|potato|banana|pulse|lentil|millet|grain|vitamin|mineral|calorie|snack|chunk|biscuit|pickle|salad|supplement|tablet)[’']s(?=[.,;:]| (?:and|or|are|were|have|contain|should|must)\b)/giu,
    (_, what = '') => `${what}${/o$/i.test(what) ? 'es' : 's'}`,
    'A plural has no apostrophe.',
  ],
  [
    /\bone of (?=(?:most (?:common|important|popular|useful|effective|nutritious|affordable|frequent|neglected|versatile)|best|biggest|main|richest|simplest|easiest|cheapest|commonest|healthiest) \p{L})/giu,
    () => 'one of the ',
    ARTICLE,
  ],
  [
    /(?<!\b(?:the|a|no|any|your|their) )\bneeds? not to (?=\p{L})/giu,
    () => 'need not ',
    'After “need not” the verb stands without “to”.',
  ],
  [
    /(?<=\b(?:gap|interval|difference|balance|hours?|minutes|space|choice|choose)\b[^.,;]{0,30} )among (?=(?:the |your )?\p{L}+ and (?:the |your )?\p{L}+\b)/giu,
    () => 'between ',
    '“Between” is said of two.',
  ],
  [
    /(?<=(?<!\b(?:of|to|for|with|from|give|gives|gave|offers?) )\b(?:they|we|you) )(breaks|makes|takes|gives|eats|drinks|needs|helps|gets|keeps|contains|comes|feels|wants|works|becomes|says|likes|reduces|increases|absorbs|loses|gains|grows|starts|cooks|skips|adds|buys|sleeps|knows|thinks)\b(?! (?:of|and)\b)/giu,
    (verb = '') => verb.replace(/s$/i, ''),
    'The verb goes with its subject.',
  ],
  [
    /(?<=\b(?:is|are|was|were|been|being) )(cook|boil|soak|roast|steam|ferment|absorb|prepare|serve|mix)(?= (?:in|with|by|for|from|at|on|overnight|before|every)\b)/giu,
    (_, verb = '') => doneOf(verb),
    'After “is” or “are” the verb has its past form.',
  ],
  [
    /\bloose (?=(?:no|any|some|much|all|that|this|sleep|time|interest|patience|balance)\b)(?=(?:no |any |some |much |all |that |this )?(?:time|weight|sleep|interest|patience|balance|energy|water|strength|fat|hope)\b)/giu,
    () => 'lose ',
    '“Lose” is the opposite of “gain”; “loose” is the opposite of “tight”.',
  ],
  ...(
    [
      ['mistaken with', 'mistaken for'],
      ['married with', 'married to'],
      ['rich of', 'rich in'],
      ['high of', 'high in'],
      ['low of', 'low in'],
      ['careful for', 'careful about'],
      ['go for gym', 'go to the gym'],
      ['going for gym', 'going to the gym'],
      ['suffer with', 'suffer from'],
      ['suffering with', 'suffering from'],
      ['consist in', 'consist of'],
      ['depends of', 'depends on'],
      ['depend of', 'depend on'],
      ['good in taste', 'tasty'],
      ['interested for', 'interested in'],
      ['prefer than', 'prefer to'],
      ['full with', 'full of'],
      ['responsible of', 'responsible for'],
      ['return back', 'return'],
      ['order for food', 'order food'],
      ['emphasise on', 'emphasise'],
      ['stress on the importance', 'stress the importance'],
      ['request for a', 'request a'],
      ['reach to', 'reach'],
      ['week offs', 'days off'],
      ['week off', 'day off'],
      ['leveraging', 'using'],
      ['leverage', 'use'],
    ] as const
  ).map(
    ([wrong, right]): Mistake => [
      new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'giu'),
      () => right,
      `It is said “${right}”.`,
    ],
  ),
  [
    /(?<=^(?:(?:does|did|can|could|are|is|will|would|has) (?:you|we|they|he|she|it|I)|(?:do|have) (?:you|we|they|I))\b[^.?!;]{3,140})\.$/giu,
    () => '?',
    'A question ends with a question mark.',
  ],
  [
    /\bits (?=(?:quite|so|too|always|never|just|perfectly|completely|really|all right|okay|normal|fine|time (?:to|for)|worth|easy to|hard to|true that|possible|important|enough|not|been)\b)(?!(?:very|best|normal|fine|own|time) (?:\p{L}+ )?(?:range|level|self|nature|place|taste|size|value|form|state)\b)/giu,
    () => 'it’s ',
    '“It’s” is short for “it is”; “its” tells whose it is.',
  ],
  [
    /\badvise(?= (?:applies|is|was|works|helps|holds|from|given|that follows)\b)/giu,
    () => 'advice',
    '“Advice” is what is given, “advise” the verb.',
  ],
  [
    /(?<=^|, |\b(?:if|when|because|while|since|but|that) )there (?=(?!(?:being|during|nothing|morning|evening|something|everything|anything|king|spring|ring)\b)\p{L}{2,}ing\b)/giu,
    (found = '') => (/^T/.test(found) ? 'They’re ' : 'they’re '),
    '“They’re” is short for “they are”; “there” is a place.',
  ],
  [
    /(?<=\b(?:an?|the|no|any|this|that|its|their|your|big|bigger|strong|stronger|good|bad|little|real|great|greater|small|same|side|lasting|clear|direct|positive|negative|opposite) )affect(s?)(?=[.,;!?]|$| (?:on|of|is|was|are|that|which|too|as)\b)/giu,
    (_, ending = '') => `effect${ending}`,
    '“Affect” is the verb, “effect” what comes of it.',
  ],
  [
    /(?<!\b(?:me|you|him|her|us|them|it|not|only|and|are|is|far|much) )\btoo (?=(?:eat|drink|walk|sleep|take|make|go|be|have|keep|get|give|help|cook|add|try|do|see|feel|avoid|start)\b)/giu,
    () => 'to ',
    '“Too” says that it is more than enough.',
  ],
  [/\bsuch has (?=\p{L})/giu, () => 'such as ', 'Examples follow “such as”.'],
  [/\bloosing\b/giu, () => 'losing', '“Lose” is the opposite of “gain”; “loose” is the opposite of “tight”.'],
  [
    /^(?:kindly )?(?:parents|patients|clients|readers|members|you|all) are (?:hereby |kindly )?(?:requested|required) to /giu,
    () => 'Please ',
    'Plain English says “please”.',
  ],
  [
    /(?<=\b(?:put|mixed?|stirs?|stirred|folds?|goes|turns?|poured?|knead|added) )in to (?=(?:the|a|your)\b)/giu,
    () => 'into ',
    'It is one word: “into”.',
  ],
  [
    /\bfor (she|he|they|we|I) and\b/giu,
    (_, who = '') => `for ${{ she: 'her', he: 'him', they: 'them', we: 'us', i: 'me' }[who.toLowerCase()] ?? who} and`,
    'After “for” comes “her” or “him”.',
  ],
  [
    /\blet (she|he|they|we)\b/giu,
    (_, who = '') => `let ${{ she: 'her', he: 'him', they: 'them', we: 'us' }[who.toLowerCase()] ?? who}`,
    'After “let” comes “her” or “him”.',
  ],
  ...Object.entries({
    alot: 'a lot',
    upto: 'up to',
    alongwith: 'along with',
    atleast: 'at least',
    aswell: 'as well',
    afterall: 'after all',
    infact: 'in fact',
    incase: 'in case',
    inspite: 'in spite',
    ofcourse: 'of course',
    eachother: 'each other',
    lifes: 'lives',
  }).map(
    ([wrong, right]): Mistake => [
      new RegExp(`(?<![\\p{L}@./_’'-])${wrong}(?![\\p{L}@/_’'-]|\\.\\p{L})`, 'giu'),
      () => right,
      `It is spelt “${right}”.`,
    ],
  ),
]
