import type { Mistake } from './edit.ts'

/** Words that begin a noun phrase. */
const DET = '(?:the|an?|my|your|our|their|his|her|its|this|that|these|those|some|any|all|every|each|more|both|no)'
/** Before them an adjective or an adverb ends its clause, or a preposition follows. */
const END =
  '(?=[.,;:!?]|$| (?:and|but|or|for|to|in|on|at|of|from|with|by|after|before|when|if|because|so|all|these|this|that|than)\\b)'
const SUBJECT =
  '(?:I|you|we|they|he|she|it|people|children|patients|clients|parents|doctors|women|men|families|students|mothers)'
const MODAL =
  "(?:to|can|could|will|would|shall|should|may|might|must|cannot|do|does|did|not|\\p{L}+n['’]t|please|never|always|also|often|let us)"
const BODY =
  '(?:weight|fat|kilos?|muscles?|hair|bone|blood|water|fluid|iron|sleep|strength|appetite|interest|hope|heart|patience|confidence|control|energy|inches|sight|track|count|time|money|vitamins?|nutrients?|minerals?|flavour|taste|colour|moisture)'

/** Each pattern matches only the wrong word; the right one replaces it. */
const pair = (right: string, reason: string, ...patterns: string[]): Mistake[] =>
  patterns.map((pattern) => [new RegExp(pattern, 'giu'), () => right, reason])

/** Words that sound alike, told apart by the words next to them. */
export const SOUND_ALIKES: readonly Mistake[] = [
  ...pair(
    'lose',
    'To have less of something is to “lose” it.',
    `(?<=\\b${MODAL} )loose(?= (?:${DET}|${BODY}|even|about|too|so much|weight|it|them|him|her|\\d))`,
    `(?<=\\b${SUBJECT} (?:also |often |may |all )?)loose(?= (?:${DET}|${BODY}|even|about|too|it|them|\\d))`,
    `(?<=\\b(?:and|or) )loose(?= (?:${BODY}|interest|heart|hope)\\b)`,
  ),
  ...pair(
    'too',
    '“Too” means “also”.',
    `(?<=\\b(?:it|this|that|one|well|children|girls|boys|women|men|adults|people|fruit|milk|food|weight|helps|health|mood|skin|hair) )to(?=[.;!?]|$)`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “there” is a place.',
    `(?<=\\b(?:at|of|with|for|on|by|about|into|through|during) )there(?! (?:is|are|was|were|being|and|or|but|you|we|I|they|it|to|when|too|also|every|all|in|at|again|once|will|can|has|have|for|with|they|are|a|the)\\b)(?= \\p{L}+)`,
  ),
  ...pair(
    'whose',
    '“Whose” asks to whom it belongs.',
    `\\b(?!WHO)who['’]s(?= \\p{L}+ (?:is|are|was|were|has|have|had|can|will|does|needs|looks|weighs|shows)\\b)(?! (?:not|also|always|still|already|never)\\b)`,
  ),
  ...pair(
    'affect',
    'To change something is to “affect” it.',
    `(?<!\\b(?:its|this|plus|thus|as|always|has|is|was|does|us|whose|s) )(?<=\\b\\p{L}{3,}s )effect(?= (?:the|your|our|their|his|her|how)\\b)`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “they’re” is “they are”.',
    `(?<=\\b(?:with|of|in|on|from|by|at|about|into|during|through|up with) )they['’]re(?= \\p{L})`,
  ),
  ...pair(
    'your',
    '“Your” tells whose it is; “you’re” is short for “you are”.',
    `(?<=\\b(?:with|of|in|on|from|by|at|about|into|during|through) )you['’]re(?= \\p{L})`,
  ),
  ...pair(
    'its',
    '“Its” tells whose it is; “it’s” is short for “it is”.',
    `(?<=\\b(?:with|in|on|from|by|at|about|into|during|through|refill|despite) )it['’]s(?= \\p{L})`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “there” is a place.',
    `(?<=\\b(?:and|but|so|because|that|when|if) )there(?= (?:reason|advice|idea|fear|story|doubt|worry|answer|opinion|thought|mistake|secret|rule|goal|favourite \\p{L}+|main \\p{L}+|only \\p{L}+|first \\p{L}+|biggest \\p{L}+) (?:is|was)\\b)`,
    `(?<=\\b(?:rub|close|open|wash|brush|fill|pack|bring|carry|share|eat|finish|skip|change|improve|lose|check|raise|teach|feed|help|ask|tell|see|take|keep|make|use|do) )there(?= (?:eyes|hands|teeth|plates?|boxes|meals?|food|weight|children|parents|own|lunch|breakfast|dinner|bottles|bags|homework|reports|diet|bodies|blood|muscles|bones|energy|medicines)\\b)`,
  ),
  ...pair(
    'breaks',
    'What comes apart “breaks”; a “brake” stops a car.',
    `\\bbrakes(?= (?:down|up|the fast|it down|into)\\b)`,
  ),
  ...pair('you’re', '“You’re” is “you are”.', `\\byour(?= (?:free|welcome|able|unable|supposed|allowed) to\\b)`),
  ...pair(
    'loss',
    'The noun is “loss”; to “lose” is the verb.',
    `(?<=\\b(?:weight|hair|bone|blood|fat|muscle|memory|appetite) )lose(?=[.,;!?]|$| (?:is|was|and|or|in|of|that|goals?|diet|plan|journey|can|may)\\b)`,
  ),
  ...pair(
    'lesson',
    'What is learnt is a “lesson”; to “lessen” is to reduce.',
    `(?<=\\b(?:a|the|this|that|wrong|right|first|same|good|important|one|big|hard|simple) )lessen(?=s?\\b(?! (?:the|your|his|her|their)\\b))`,
  ),
  ...pair(
    'too',
    '“Too” says that it is more than is good.',
    `(?<=\\b(?:probably|already|often|just|still|always|usually|sometimes|simply) )to(?= (?:cool|hot|cold|late|early|long|much|many|little|thick|thin|salty|sweet|dry|busy|tired|weak|strong|high|low|big|small|heavy|fast|slow)\\b(?! down\\b))`,
  ),
  ...pair('loses', 'To have less of something is to “lose” it.', `\\blooses(?= (?:${DET}|${BODY}|its|about|\\d))`),
  ...pair('losing', 'To have less of something is to “lose” it.', `\\bloosing(?= (?:${DET}|${BODY}|too|\\d))`),
  ...pair(
    'accept',
    'To take what is offered is to “accept” it; “except” leaves something out.',
    `(?<=\\b(?:to|can|could|will|would|should|may|might|must|cannot|not|\\p{L}+n['’]t|please|never) )except(?= (?:${DET}|it|them|that|what|new|help|advice|\\p{L}+s\\b))`,
    `(?<=\\b(?:they|we|I|you|she|he|doctors|children|parents|people|clients|patients) )except(?= (?:${DET}|it|them)\\b)`,
  ),
  ...pair('accepts', 'To take what is offered is to “accept” it.', `\\bexcepts\\b`),
  ...pair('accepted', 'To take what is offered is to “accept” it.', `\\bexcepted(?= (?:${DET}|by|as|it))`),
  ...pair(
    'except',
    '“Except” leaves something out; to “accept” is to take it.',
    `(?<=\\b(?:everything|nothing|anything) )accept(?= \\p{L})`,
    `(?<=\\b(?:everything|all|nothing|anything|everyone|everybody|nobody|no one|anyone|every day|any day|days|family eats|eats?|foods?|meals?|fruits?|vegetables?),? )accept(?= (?:for|on|when|in|at|very|a few|those|the|water|milk|sugar|salt|fried|raw|tea|coffee|meat|eggs|sweets)\\b)`,
  ),
  ...pair(
    'affect',
    'To change something is to “affect” it; an “effect” is the change.',
    `(?<=\\b(?:to|can|could|will|would|may|might|must|not|does|do|did|also|directly|badly|adversely|greatly|often|and) )effect(?= (?:${DET}|how|us|you|them|him|her|it|everyone|both|sleep|digestion|mood|growth|health|children|people|women|blood|hormones|weight|hunger)\\b)`,
    `(?<=\\b(?:they|we|you|which|that|stress|sleep|foods?|habits|hormones|medicines|drinks|meals) )effect(?= (?:your|our|their|his|her|the|us|you|them|how|children|everyone|each|every|sleep|digestion|mood)\\b)`,
  ),
  ...pair(
    'effect',
    'A change is an “effect”; to “affect” is to change something.',
    `(?<=\\b(?:the|an|no|any|same|side|good|bad|little|opposite|direct|its|their|negative|positive|harmful|lasting|calming|cooling|immediate|adverse) )affect(?=\\b(?! (?:your|the|our|their|you)\\b))`,
  ),
  ...pair(
    'effects',
    'Changes are “effects”; to “affect” is to change something.',
    `(?<=\\b(?:the|side|its|their|these|good|bad|harmful|ill|after|long-term|negative|positive|adverse|many|no|any|some) )affects\\b`,
  ),
  ...pair(
    'whether',
    '“Whether” asks a question; the weather is wet or dry.',
    `\\bweather(?= (?:or not|you|they|it|he|she|we|I|to|your|their|his|her|a|an|these|this|there)\\b)(?<!\\b(?:the|hot|cold|this|bad|good|our|what|rainy|dry|humid) weather)`,
  ),
  ...pair(
    'principal',
    'The first in importance is the “principal” one; a “principle” is a rule.',
    `\\bprinciple(?= (?:reason|cause|ingredient|source|meal|teacher|food|concern|problem|aim|part|role|goal|factor|nutrient|crop|fuel|symptom)s?\\b)`,
    `(?<=\\b(?:school|college|school’s|school's|vice) )principle\\b`,
    `(?<=\\b(?:the|our|her|his|their|a) )principle(?= (?:can|will|has|asked|says|said|told|may|should|must|agreed|called|allowed|wrote|sent|banned)\\b)`,
  ),
  ...pair(
    'principle',
    'A rule is a “principle”.',
    `(?<=\\b(?:same|basic|first|simple|general|guiding|main|one|this|golden) )principal(?= (?:is|of|that|applies|behind|holds|works)\\b)`,
  ),
  ...pair(
    'quite',
    'Without noise is “quiet”; more than a little is “quite”.',
    `\\bquiet(?= (?:an?|the|safe|easy|hard|difficult|common|simple|high|low|good|bad|well|often|enough of|useful|possible|normal|natural|similar|different|cheap|costly|expensive|likely|strong|small|large|big|long|late|early|soon|right|sure|clear|tasty|filling|healthy|happy|tired|sweet|salty|rich|heavy|light|dry|soft|rare|painful|serious|harmful|helpful|popular|effective|enough|rightly|rapidly|quickly|slowly|frankly|recently|literally|a lot|a few)\\b)`,
  ),
  ...pair(
    'quiet',
    'Without noise is “quiet”; more than a little is “quite”.',
    `(?<=\\b(?:keep|stay|stays|sit|be|are|is|was|were|very|a|the) )quite(?=[.,;!?]|$| (?:place|corner|room|walk|evening|morning|hour|time|moment|child|life)\\b)`,
  ),
  ...pair(
    'dessert',
    'A sweet at the end of a meal is a “dessert”; a “desert” is dry land.',
    `(?<=\\b(?:better|good|great|real|best|any|sugar-free|sweet|your|my|his|her|their|our|for|after|no|favourite|milk|fruit|Indian|festive|rich|heavy|light|healthy|as|skip|and) )desert(?=s?\\b(?! (?:states?|cooler|regions?|areas?|sand|heat|climate|districts?|dwellers?|people)\\b))`,
    `(?<=\\b(?:a|of|eat|the) )desert(?= (?:after|made|such as|like|spoon|bowl|once|with|at the end|without|on Sunday|for)\\b)`,
  ),
  ...pair(
    'break',
    'A pause is a “break”; a “brake” stops a car.',
    `(?<=\\b(?:short|lunch|tea|tiffin|coffee|long|recess|snack|study|small|five-minute|ten-minute|a|every|our|your|their|this|to|no|without|evening|morning|take) )brake(?=s?\\b(?! (?:pedal|fluid|pads?|lever|on|lights?)\\b))`,
    `\\bbrake(?= (?:the fast|your fast|their fast|his fast|her fast|down|it into|them into|up|the habit|after|before|between|time)\\b)`,
  ),
  ...pair(
    'buy',
    'To pay for something is to “buy” it.',
    `(?<=\\b(?:(?:do|does|did|should|need|must|can) not|to|never|don['’]t|please|can|could|should|must|will|would|we|they|people|parents|I|always|often|and then) )by(?= (?:${DET}|only|less|fresh|loose|whole|cheap|costly|expensive|good|local|seasonal|packets?|milk|fruit|vegetables|it|them|one|two|small|large)\\b)`,
  ),
  ...pair('fourth', 'After the third comes the “fourth”.', `(?<=\\b(?:the|a|every|his|her|their|your) )forth\\b`),
  ...pair(
    'choose',
    '“Chose” is the past of “choose”.',
    `(?<=\\b(?:to|can|could|will|would|should|may|might|must|not|please|always|let us|and|help (?:you|them)) )chose(?= (?:${DET}|what|whole|fresh|foods?|fruits?|one|two|from|between|wisely|water|roasted|baked|steamed|\\p{L}+s\\b))`,
    `(?<=^|[.!?] )Chose(?= (?:${DET}|whole|fresh|foods?|fruits?|one|two|from|between|wisely|roasted|baked|steamed|\\p{L}+s\\b))`,
  ),
  ...pair(
    'too',
    '“Too” says that it is more than is good.',
    `\\bto(?= (?:much|many)\\b(?! of\\b)(?! (?:people|families|homes|patients|parents|clients|women|children|mothers|indians|doctors|others|households)\\b))(?<!\\b(?:lead|leads|due|thanks|attention|leading|comes?|according|access|refers?|added|similar|amount|amounts) to)`,
    `(?<=\\b(?:is|are|was|were|be|been|feel|feels|felt|far|a bit|look|looks|taste|tastes|seem|seems|get|gets|become|becomes|eat|eats|ate|cook|cooked|much|it|them|for|a little|for a) )to(?= (?:long|little|late|early|often|far|fast|soon|salty|sweet|spicy|hard|high|low|big|small|quickly|slowly|heavy|oily|strict|tired|busy|young|old|hot|cold|dry|strong|weak|thick|thin|close|near|short|easy|difficult|expensive|costly|harsh|rich|bland|tough|large|rigid|tight|heavily|strongly|strictly)\\b)`,
  ),
  ...pair(
    'weak',
    'Without strength is “weak”; seven days are a “week”.',
    `(?<=\\b(?:feel|feels|felt|feeling|very|so|too|become|becomes|becoming|is|are|was|were|be|look|looks|am|get|gets|them|you|bones|more) )week(?=[.,;!?]|$| (?:and|or|after|in|from|because|by|with|when|but)\\b)`,
    `\\bweek(?= (?:and (?:tired|dizzy|pale|brittle|giddy|thin)|bones?|muscles?|immunity|eyesight|digestion|heart|knees?|hair|nails|gums|teeth|legs)\\b)(?<!\\b(?:a|the|this|per|each|every|last|next|one) week)`,
  ),
  ...pair(
    'week',
    'Seven days are a “week”; without strength is “weak”.',
    `(?<=\\b(?:once|twice|thrice|times|days|hours|day|meals|evenings|mornings) (?:a|per|every|each|in a|of the) )weak\\b${END}`,
    `(?<=\\b(?:every|last|next|per|each|this|whole|one) )weak(?=[.,;!?]|$| (?:and|or|for|to|of|in|before|after|so|with)\\b)`,
  ),
  ...pair(
    'weeks',
    'Seven days are a “week”.',
    `(?<=\\b(?:two|three|four|five|six|eight|ten|twelve|few|many|some|\\d+) )weaks\\b`,
  ),
  ...pair(
    'whole',
    'All of it is the “whole”; a “hole” is empty.',
    `\\bhole(?= (?:grains?|wheat|day|morning|evening|afternoon|weekend|season|family|week|month|milk|foods?|fruits?|egg|eggs|meal|night|house|class|body|spices?|dals?|pulses|moong|urad|masoor|gram|school|packet|plate|bowl|life|year|city|thing|time)\\b)`,
    `(?<=\\b(?:as a|on the|for a|the) )hole(?= (?:day|week|month|year|family|night|plate|packet|bowl|lot)\\b)`,
  ),
  ...pair(
    'waste',
    'What is thrown away is “waste”; the “waist” is part of the body.',
    `\\bwaist(?= (?:of (?:time|money|food|effort|energy|water|oil|good)|food|money|your money|it|them|the food|time)\\b)`,
    `(?<=\\b(?:not|to|never|\\p{L}+n['’]t|go to|goes to|no|food|kitchen) )waist(?= (?:food|money|your|the|it|them|any|water)\\b|[.,;!])`,
  ),
  ...pair(
    'waist',
    'The “waist” is part of the body.',
    `\\bwaste(?= (?:size|line|circumference|measurement|measures|measured|above|below)\\b)`,
    `(?<=\\b(?:round|around) (?:the|your|his|her|their) )waste\\b`,
  ),
  ...pair(
    'piece',
    'A part is a “piece”; “peace” is calm.',
    `\\bpeace(?=s? of (?!mind)\\p{L}|s of\\b)`,
    `(?<=\\b(?:small|big|large|single|one|each|tiny) )peace\\b`,
  ),
  ...pair(
    'peace',
    'Calm is “peace”; a part is a “piece”.',
    `\\bpiece(?= of mind\\b)`,
    `(?<=\\b(?:eat|eats|sleep|live|cook|sit|work|study|meal) in )piece\\b`,
  ),
  ...pair(
    'breathe',
    'To take air is to “breathe”; the air is “breath”.',
    `(?<=\\b(?:to|can|cannot|and|you|we|they|easily|then|slowly|please) )breath(?= (?:deeply|slowly|in|out|easily|normally|through|freely|again|well|properly)\\b)`,
    `(?<=^|[.!?] )Breath(?= (?:deeply|slowly|in|out|easily|normally|through|freely)\\b)`,
  ),
  ...pair(
    'breath',
    'The air is “breath”; to take it is to “breathe”.',
    `(?<=\\b(?:deep|short of|of|bad|a|your|the|every|each|long|slow|one|out of|fresh|foul|his|her|their) )breathe\\b`,
  ),
  ...pair(
    'role',
    'A part to play is a “role”; bread is a “roll”.',
    `(?<=\\b(?:plays?|played|playing|have|has|had) (?:an?|the|no|its|their|some|any|his|her)(?: (?:big|large|key|great|important|major|small|vital|central|crucial|main|huge|special|leading|useful|different))? )roll\\b`,
    `\\broll(?= (?:in (?:the|our|your|keeping|blood|building|making|health|digestion|immunity|growth|how|controlling|managing)|model)\\b)(?<!\\b(?:to|egg|kathi|spring|a|bread|the|frankie|paneer) roll)`,
  ),
  ...pair(
    'cereal',
    'Grain is a “cereal”.',
    `(?<=\\b(?:breakfast|sugary|whole-grain|packaged|boxed|wheat|rice|oat|corn|baby|infant) )serial\\b`,
    `\\bserial(?= (?:and milk|with milk|box|bowl|packet|grains?)\\b)`,
  ),
  ...pair(
    'cereals',
    'Grains are “cereals”.',
    `(?<=\\b(?:breakfast|sugary|packaged|and|of|whole|coarse|boxed) )serials\\b`,
  ),
  ...pair(
    'source',
    'Where something comes from is its “source”; “sauce” is poured.',
    `\\bsauce(?=s? of (?:protein|iron|calcium|fibre|vitamins?|vitamin \\p{L}|energy|fat|zinc|omega|potassium|minerals|sugar|salt|carbohydrates?|nutrition|water|information|help)\\b)`,
  ),
  ...pair(
    'sauce',
    '“Sauce” is poured; where something comes from is its “source”.',
    `(?<=\\b(?:soya?|soy|tomato|chilli|schezwan|pasta|mustard|hot|apple|white|red|garlic) )source(?=s?\\b)`,
  ),
  ...pair(
    'flour',
    'Ground grain is “flour”; a plant has a “flower”.',
    `(?<=\\b(?:wheat|rice|gram|besan|maize|ragi|bajra|jowar|refined|millet|corn|soya|oat|almond|barley|white|whole-wheat|multigrain|quinoa) )flower(?=s?\\b)`,
  ),
  ...pair(
    'dairy',
    'Milk and curd are “dairy”; a “diary” is a book.',
    `\\bdiary(?= (?:products?|foods?|milk|free|items?|farm|intake|fat|or|and (?:eggs|meat|fish|nuts|gluten))\\b)`,
    `(?<=\\b(?:low-fat|full-fat|of|with|without|avoid|fewer|less|more) )diary(?=[.,;]|$| (?:and|or)\\b)`,
  ),
  ...pair(
    'plain',
    'Without anything added is “plain”; a “plane” flies.',
    `\\bplane(?= (?:curd|water|rice|roti|dosa|dal|yoghurt|milk|oats|idli|paratha|chapati|naan|food|lassi|chaas|words|English|cooking|tea|coffee|biscuits?)\\b)`,
  ),
  ...pair(
    'meet',
    'To see a person is to “meet” them; “meat” is food.',
    `(?<=\\b(?:to|please|and|should|must|can|will|you|we) )meat(?= (?:your|a|the|our|him|her|them|me|us) (?:doctor|dietitian|physician|nutritionist|specialist|\\p{L}+ologist|paediatrician|teacher|friends?|family|needs?|requirements?|goals?)\\b)`,
  ),
  ...pair(
    'meat',
    '“Meat” is food; to see a person is to “meet” them.',
    `(?<=\\b(?:red|lean|fatty|processed|white|no|eat|eats|eating|of|cold|cured) )meet\\b`,
    `\\bmeet(?=,? (?:and|or) (?:fish|eggs|poultry|chicken|dairy)\\b)`,
  ),
  ...pair(
    'course',
    'Of “course”; what is not fine is “coarse”.',
    `(?<=\\bof )coarse\\b`,
    `(?<=\\b(?:main|full|first|second|short|diploma) )coarse\\b`,
  ),
  ...pair(
    'coarse',
    'What is not fine is “coarse”.',
    `\\bcourse(?= (?:grains?|flour|salt|sugar|powder|rava|texture|wheat|cereals?|particles|atta)\\b)`,
  ),
  ...pair(
    'advice',
    'What is told is “advice”; to tell it is to “advise”.',
    `(?<=\\b(?:my|your|our|their|his|her|the|this|that|some|any|good|bad|best|medical|doctor’s|doctor's|dietitian’s|dietitian's|of|general|free|simple|sound|no|expert|professional|same|for|follow|much|more|little) )advise(?=\\b(?! (?:you|him|her|them|against|that|people|patients)\\b))`,
  ),
  ...pair(
    'advise',
    'To tell a person what to do is to “advise” them.',
    `(?<=\\b(?:I|we|they|to|will|would|can|doctors|dietitians|often|usually|always|should|must|experts|also) )advice(?= (?:you|him|her|them|against|that|people|patients|parents|clients|everyone|my|all|women|mothers|men|eating|walking|drinking|cutting|avoiding|taking|a|the)\\b)`,
  ),
  ...pair(
    'does',
    '“Does” is a form of “do”; a “dose” is taken.',
    `\\bdose(?= not\\b|n['’]t\\b)`,
    `(?<=\\b(?:it|he|she|how|what|why|where|when|this|that|nor|so|as|neither|food|body) )dose(?= (?:the|your|it|a|not|this|that|not|he|she|no|nothing|more|little)\\b)`,
  ),
  ...pair(
    'dose',
    'What is taken at one time is a “dose”.',
    `(?<=\\b(?:daily|high|low|small|right|large|single|next|same|correct|a|the|any|your) )does(?= of\\b)`,
  ),
  ...pair(
    'than',
    'What is compared follows “than”.',
    `(?<=\\b(?:rather|other|more|less|fewer|better|worse|bigger|smaller|higher|lower|cheaper|easier|safer|healthier|faster|longer|later|earlier|greater|larger|sweeter|tastier|stronger|harder|sooner|older|younger|heavier|lighter|slower|richer|fresher) )then(?= (?:${DET}|I|you|we|they|he|she|it|one|two|most|what|before|in|at|on|any|rice|wheat|sugar|salt|tea|coffee|milk|meat|fried|white|men|women|eating|drinking|ever|once|twice|half|\\d|\\p{L}+(?:ed|ing)\\b))`,
  ),
  ...pair(
    'then',
    '“Then” says when; “than” compares.',
    `(?<=\\b(?:since|until|till) )than(?=\\b(?! (?:one|two|half|ever|that)\\b))`,
  ),
  ...pair(
    'lead',
    'Here “lead” is the verb; its past is “led”.',
    `(?<=\\b(?:can|may|will|could|might|to|not|would) )led(?= to\\b)`,
  ),
  ...pair(
    'led',
    'The past of “lead” is “led”.',
    `(?<=\\b(?:has|have|had|which has|which had|that had) )lead(?= (?:to|him|her|them|us|me|many)\\b)`,
  ),
  ...pair(
    'weight',
    'What the scale shows is “weight”; to “wait” is to stay.',
    `(?<=\\b(?:lose|loose|losing|gain|gains|gaining|body|your|extra|excess|birth|healthy|her|his|their|put on|of|ideal|more|high|low|less) )wait(?=[.,;!?]|$| (?:and|or|is|was|loss|gain|by|in|after|when|because|at|for your|quickly|slowly|too|without)\\b)`,
    `\\bwait(?= (?:loss|gain|training|lifting|machine|management|watchers?)\\b)`,
  ),
  ...pair(
    'wait',
    'To stay is to “wait”; what the scale shows is “weight”.',
    `(?<=\\b(?:to|please|must|should|can|cannot|not|then) )weight(?= (?:for|until|till|and see|an hour|half|ten|twenty|\\d+ minutes|a|too long)\\b)`,
  ),
  ...pair(
    'cells',
    'The body is made of “cells”.',
    `(?<=\\b(?:blood|red|white|brain|nerve|skin|body|muscle|fat|cancer|bone|beta|your|the) )sells\\b`,
  ),
  ...pair(
    'heel',
    'The back of the foot is the “heel”; to “heal” is to get well.',
    `\\bheal(?= (?:pain|bone|spur)s?\\b)`,
    `(?<=\\b(?:cracked|sore|dry|the|your|his|her) )heal(?=s\\b)`,
  ),
  ...pair(
    'heal',
    'To get well is to “heal”; the “heel” is part of the foot.',
    `(?<=\\b(?:wounds?|cuts?|ulcers?|to|will|can|bones?|not|help|helps|skin|and|quickly|slowly|burns) )heel(?=[.,;!]|$| (?:faster|quickly|slowly|well|and|in|properly|by|after|within)\\b)`,
  ),
  ...pair(
    'bear',
    'To carry is to “bear”; without cover is “bare”.',
    `\\bbare(?= (?:in mind|with|the pain|it|the cost)\\b)`,
  ),
  ...pair('bare', 'Without cover is “bare”.', `\\bbear(?= (?:minimum|feet|foot|hands|skin|walls)\\b)`),
  ...pair(
    'were',
    '“Were” is a verb; “where” is a place.',
    `(?<=\\b(?:they|we|you|there|who|which|results|tests|levels|patients|children|both|meals|reports) )where(?= (?:not|all|no|many|some|very|too|eating|having|taking|given|asked|told|in|on|at|so|also|never|always|happy|tired|normal|high|low|\\p{L}+(?:ed|ing)\\b))`,
  ),
  ...pair(
    'where',
    '“Where” is a place; “were” is a verb.',
    `(?<=\\b(?:place|places|find out|home|homes|house|know|see|ask|that is|kitchen|region|regions|states|areas|find|shop|this is|from) )were(?= (?:it|they|he|she|you|we|people|I|the|your|most|there)\\b)`,
  ),
  ...pair(
    'no',
    '“No” is not any; to “know” is to have learnt.',
    `(?<=\\b(?:there is|there are|there was|has|have|had|with|is|are|see|find|means|in|by) )know(?= (?:need|reason|cure|magic|harm|proof|evidence|single|one|sugar|salt|oil|food|fruit|problem|doubt|rush|hurry|time|such|other|more|medicine|side|way|shortcut|fixed|special|added|difference|\\p{L}+s\\b))`,
  ),
  ...pair(
    'know',
    'To have learnt is to “know”.',
    `(?<=\\b(?:I|we|you|they|to|not|people|mothers|parents|patients|must|should|may|already|\\p{L}+n['’]t|also) )no(?= (?:that|how|what|why|where|when|whether|if|the|this|which|it|about|their|your)\\b)(?<!\\b(?:is|are|has|have) no)`,
  ),
  ...pair(
    'right',
    'What is correct is “right”; to “write” is to put on paper.',
    `(?<=\\b(?:the|a|not|all|is|just) )write(?= (?:amount|time|food|foods|way|weight|portion|choice|balance|diet|kind|type|size|age|place|direction|answer|track|thing|now|after|before|dose)s?\\b)`,
  ),
  ...pair(
    'write',
    'To put on paper is to “write”.',
    `(?<=\\b(?:to|and|please|can|should|will|you|then) )right(?= (?:down|it down|everything|what|a list|the time|your|a diary|a food|a note)\\b)`,
  ),
  ...pair(
    'allowed',
    'What may be done is “allowed”; “aloud” is with the voice.',
    `(?<=\\b(?:is|are|was|were|not|be|being|been|also) )aloud(?= (?:to|in|for|only|once|on|during|if|as|after)\\b|[.,;])`,
  ),
  ...pair(
    'through',
    'From one end to the other is “through”.',
    `\\bthrew(?= (?:out the|the (?:day|night|week|month|year|blood|body|skin|gut|stomach|intestine|kidneys|winter|summer|pregnancy|skin|nose|mouth)|your|this|which|food|a)\\b)(?<!\\b(?:he|she|I|they|we|mother|who|and|you|child|it) threw)`,
    `(?<=\\b(?:go|goes|went|going|get|gets|got|pass|passes|passed|came|comes|read|look|all|halfway|sleep) )threw\\b`,
  ),
  ...pair('an hour', 'Sixty minutes are an “hour”; “our” tells whose it is.', `\\b(?:an|half an) our\\b`),
  ...pair(
    'our',
    '“Our” tells whose it is; sixty minutes are an “hour”.',
    `\\bhour(?= (?:body|bodies|food|health|children|kitchens?|grandmothers|mothers|culture|meals|stomach|blood|bones|country|clinic|families|dietitians|own|daily|diet|traditional)\\b)(?<!\\b(?:an|one|per|each|every|half|the|rush|this|that|lunch|happy) hour)`,
  ),
  ...pair(
    'you’re',
    '“You’re” is “you are”; “your” tells whose it is.',
    `(?<=\\b(?:if|when|while|because|that|unless|since|once|till|until|whenever|sure|think|feel|and|but|so|or|,) )your(?= (?:worried|tired|stressed|diabetic|pregnant|hungry|thirsty|sick|ill|busy|bored|unsure|unwell|full|overweight|vegetarian|allergic|breastfeeding|trying|having|taking|eating (?:out|too|less|more|well|the|a|at|only)|doing|going|travelling|looking|planning|getting|thinking|using|buying|cooking (?:for|at)|working|wondering|ready|able|unable|likely|not|on (?:a|insulin|medicines?|medication)|at (?:home|risk|work)|over|under|above|below|still|already|always|just|also|never|really|very|so|too)\\b)`,
    `(?<=^|[.!?] )Your(?= (?:not|going to|doing|welcome|allowed|likely|able|probably|wrong|right|never|already|free to|better off)\\b)`,
    `\\byour(?= (?:doing|having|getting|taking|being|feeling|giving|making) (?:a|an|the|it|this|that|them|too|enough|well|good|better|tired|weak|more|less|so|very)\\b)`,
    `(?<=\\b(?:food|dal|fruit|meal|snack|plan|diet|what|whatever|much|often|long|far) )your(?= (?:eating|having|taking|giving|cooking|doing|drinking|buying|serving|packing|using)\\b)`,
  ),
  ...pair(
    'your',
    '“Your” tells whose it is; “you’re” is short for “you are”.',
    `(?<=\\b(?:in|on|of|for|to|with|from|by|at|about|into|all|keep|check|change|improve|reduce|control|eat|take|lose|see|tell|ask|start|plan|add|make|half|fill|use|show|bring|share|give|when|if|and|help|helps|is|are|raise|raises|lower|lowers|through|after|before|during|watch|meet) )you['’]re(?= (?:body|diet|doctor|dietitian|weight|health|child|children|plate|meals?|food|blood|heart|skin|hair|own|daily|family|mother|stomach|gut|sleep|sugar|bones?|day|morning|breakfast|lunch|dinner|kitchen|goals?|age|needs?|appetite|hunger|muscles?|baby|report|results?|levels?|medicines?|water|thali|roti|rice|tea|cup|hands?|fault|turn|job|choice|mind|mood|routine|habits?|choices?|snacks?|first|next|last|favourite|energy|immunity|periods?|hormones?|knees?|waist|teeth|liver|kidneys?|thyroid|pregnancy|walk|exercise|portion|portions|tiffin|schedule|\\p{L}+ (?:diet|meals?|food|plate|level|intake))\\b)`,
  ),
  ...pair(
    'who’s',
    '“Who’s” is “who is”; “whose” asks to whom it belongs.',
    `\\bwhose(?= (?:going|giving|eating (?:what|it|the|a)|trying|taking|looking|having|cooking|doing|coming|not|been|the|an?|always|also|already|never|still|very|too|so|on (?:a|insulin)|at (?:home|risk)|pregnant|diabetic|overweight|ready|afraid|responsible|to blame|there|here|over|under|above|below)\\b)`,
  ),
  ...pair(
    'whose',
    '“Whose” asks to whom it belongs; “who’s” is “who is”.',
    `\\b(?!WHO)who['’]s(?= (?:blood|sugar|weight|diet|family|mother|father|parents?|child|children|body|report|food|work|job|name|stomach|skin|hair|bones|knees|levels?|thyroid|periods?|appetite|doctor|plate|kitchen|recipe|advice|turn|idea|photographs?|phone|husband|wife|son|daughter|hormones?|meals?|eyes|day|life|lives|health)\\b)`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “they’re” is “they are”.',
    `\\bthey['’]re(?= (?:children|child|parents|weight|diet|food|meals?|own|health|blood|bodies|body|questions?|habits?|doctors?|plates?|tiffins?|families|family|homes?|mothers?|appetite|sleep|sugar|medicines?|reports?|friends?|first|favourite|daily|hunger|stomachs?|teeth|bones?|skin|hair|lives|work|plan|plans|needs?|goals?|choices|snacks?|lunch|breakfast|dinner|kitchens?|minds?|time|hands|portions?|growth|age|energy|levels?|nutrients?|fibre|vitamins|skins?|peel|colour|flavour|taste|shells?)\\b)`,
  ),
  ...pair(
    'they’re',
    '“They’re” is “they are”; “their” tells whose it is.',
    `\\btheir(?= (?:not|going to|eating|trying|likely|always|never|also|already|often|usually|still|very|too|so (?:busy|tired|hungry|small|sweet)|easy to|good for|rich in|full of|high in|low in|worried|tired|hungry|happy|free|cheap|available|hard to|ready|able|made|all|safe|afraid|probably|just)\\b(?! (?:eating|food|diet|meals?|habits?|children|clothes|made|hands|cooking|own|life|lives)\\b))`,
  ),
  ...pair(
    'They’re',
    '“They’re” is “they are”; “there” is a place.',
    `(?<=^|[.!?] )There(?= (?:worried|tired|hungry|happy|afraid|not|going to|trying|eating|full of|rich in|easy to|good for|cheap|too|very|also|always|often|made|packed with|so|ready|likely)\\b(?! (?:many|much|few|little|is|are|a|enough)\\b))`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “there” is a place.',
    `\\bthere(?= (?:children|weight|diets?|own|parents?|families|family|bodies|body|homes?|meals?|plates?|tiffins?|health|doctors?|food|habits?|appetite|kitchens?|first|favourite|daily|lunch|breakfast|dinner|mothers?|friends?|teeth|bones|skin|hair|hands|sleep|moods?|blood|sugar levels|medicines?|reports?|stomachs?|hunger|growth|energy|age|minds?|snacks?|goals?|choices?|portions?|questions?|work|jobs?|phones?|skins?|peel|colou?r|flavour|taste|nutrients|fibre|vitamins)\\b(?! (?:is|are|was|were|has|have|must|should|can|will|may)\\b))(?<!\\b(?:is|are|was|were|over|out|from|in|up|down|get|got|go|goes|live|stop|food) there)`,
  ),
  ...pair(
    'there',
    '“There” is a place; “their” tells whose it is.',
    `\\btheir(?= (?:is|are|was|were|has been|have been|will be|should be|must be|may be|can be|seems|exists?)\\b)`,
  ),
  ...pair(
    'it’s',
    '“It’s” is “it is”; “its” tells whose it is.',
    `(?<=^|[.!?,;] |\\b(?:that|because|if|when|and|but|so|think|say|as) )its(?= (?:not|a|an|the|easy|hard|important|good|bad|also|too|very|so|never|always|just|been|safe|true|enough|possible|difficult|okay|fine|wise|worth|often|usually|really|what|why|how|called|made|rich|high|low|full|easier|cheaper|healthier)\\b(?! (?:taste|colour|flavour|shape|skin|peel|price|value|effects?|form|water|fibre|content|fat|own)\\b))`,
  ),
  ...pair(
    'its',
    '“Its” tells whose it is; “it’s” is short for “it is”.',
    `(?<=\\b(?:in|on|of|for|to|with|from|by|at|about|into|all|has|have|lose|loses|lost|keep|keeps|retains?|and|under|through|despite|without|during|do|does|did|know|for all) )it['’]s(?= (?:own|skin|peel|taste|flavour|colour|fibre|effects?|benefits?|price|nutrients?|vitamins?|protein|water|natural|raw|fresh|size|shape|weight|best|work|job|place|name|calories|sugar|salt|fat|juice|seeds?|leaves|contents?|role|energy|way|texture|smell|aroma|value|use|uses|cost|strength|goodness)\\b)`,
  ),
  ...pair(
    'everyday',
    'Ordinary is “everyday”.',
    `(?<=\\b(?:an|our|your|their|simple|most|the|these|of|in|for) )every day(?= (?:food|foods|cooking|meals?|life|dal|dish|dishes|kitchen|ingredients?|items|vegetables|diet|habits?)\\b)`,
  ),
  ...pair(
    'every day',
    'On each day is “every day”; “everyday” means ordinary.',
    `\\beveryday(?=[.,;!?]|$| (?:and|or|but|for|to|in|at|without|with|before|after|from|is|because|so|if|when|we|you|they|I|as)\\b)`,
  ),
  ...pair(
    'may be',
    'The verb is “may be”; “maybe” means perhaps.',
    `(?<=\\b(?:it|this|that|there|they|which|who|she|he|you|levels?|food|foods|reasons?|symptoms?|reason|cause|need|weight|diet|problem|milk|some|these|others) )maybe(?= (?:a|an|the|due|low|high|because|more|less|given|taken|needed|\\p{L}+(?:ed|en)\\b|too|very|hard|difficult|useful|better|enough|one|able|helpful|harmful|safe|dangerous))`,
  ),
  ...pair(
    'maybe',
    'Perhaps is “maybe”; the verb is “may be”.',
    `(?<=^|[.!?] )May be(?= (?:you|we|they|he|she|it|the|your|a|I|this)\\b)`,
  ),
  ...pair(
    'already',
    'Before now is “already”.',
    `(?<=\\b(?:is|are|was|were|has|have|had|you|they|we|it|she|he|may) )all ready(?= (?:\\p{L}+(?:ed|en|ing)|a|an|the|have|has|know|eat|taking|high|low|full|in|on|too)\\b)`,
  ),
  ...pair('a lot', '“A lot” is two words.', `\\balot\\b`),
  ...pair(
    'passed',
    'The past of “pass” is “passed”.',
    `(?<=\\b(?:has|have|had|time|days|weeks|months|years|hours|she|he|they|is|are|been|was) )past(?= (?:down|on|away|since|by|the (?:exam|test)|from|through|into|quickly|before)\\b)`,
  ),
  ...pair(
    'past',
    'What is over is “past”.',
    `(?<=\\b(?:the|half|quarter|in the|our|her|his|walk|goes?|went|get|recent) )passed(?=[.,;!?]|$| (?:few|week|month|year|days|weeks|months|years|eight|nine|seven|six|ten|five|four|the|midnight|and|this)\\b)`,
  ),
  ...pair(
    'complement',
    'What goes well with something “complements” it; a “compliment” is praise.',
    `(?<=\\b(?:to|that|which|will|can|foods|proteins|pulses|grains|and) )compliment(?= (?:each other|one another|the|your|a|this|rice|roti|it|dal|meals?)\\b)`,
  ),
  ...pair(
    'complements',
    'What goes well with something “complements” it.',
    `\\bcompliments(?= (?:each other|the (?:meal|rice|dal|dish|diet|roti|taste|flavour)|rice|your (?:diet|meal)|a (?:meal|diet))\\b)`,
  ),
  ...pair('being', 'Here “being” is meant.', `(?<=\\b(?:well|human) ?-?)been\\b`),
  ...pair(
    'beans',
    '“Beans” are eaten.',
    `(?<=\\b(?:kidney|green|soya|black|french|baked|broad|white|cluster) )beens\\b`,
  ),
  ...pair('beetroot', 'The vegetable is “beetroot”.', `\\bbeat ?root\\b`),
]
