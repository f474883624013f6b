import type { Mistake } from './edit.ts'

/** Words that begin a noun phrase. */
const DET = '(?:the|an?|my|your|our|their|his|her|its|this|that|these|those|some|any|all|every|each|more|both|no)'
const SUBJECT = '(?:I|you|we|they|he|she|it|people|children|patients|clients|parents|women|men|families|students)'
/** Words that a verb in its plain form follows. */
const VERB_AFTER =
  "(?:to|can|could|will|would|shall|should|may|might|must|cannot|do|does|did|not|\\p{L}+n['’]t|please|never|always|also|often)"
const LOST =
  '(?:weight|fat|kilos?|muscles?|hair|bone|blood|water|fluid|iron|sleep|strength|appetite|interest|hope|heart|patience|confidence|control|energy|inches|sight|track|count|time|money|vitamins?|nutrients?|minerals?|flavour|taste|colour|moisture)'
/** What people have. */
const OWNED =
  '(?:eyes|hands|teeth|plates?|desks?|own|children|parents|family|families|diets?|weight|health|meals?|food|blood|body|bodies|bones|muscles|stomachs?|lunch|breakfast|dinner|tiffins?|boxes|bags|bottles|doctors?|mothers?|homes?|homework|medicines|reports|lives|hair|skin|habits?|phones?|kitchens?|minds?|friends|growth|energy|questions|fault|job)'
const OF_FOOD =
  '(?:skin|peel|taste|flavour|colour|fibre|effects?|benefits?|price|nutrients?|vitamins?|protein|size|shape|weight|place|name|calories|juice|seeds?|leaves|contents?|role|texture|smell|aroma|value|use|uses|cost|goodness|stores|advertisement|lid)'
/** No noun follows. */
const END = '(?=[.,;:!?]|$| (?:for|to|in|on|at|of|from|with|by|after|before|when|if|because|so|all)\\b)'

/** Each pattern matches only the wrong word; the right one replaces it. */
const pair = (right: string, reason: string, ...patterns: string[]): Mistake[] =>
  patterns.map((pattern) => [new RegExp(pattern, 'giu'), () => right, reason])

/** Words that sound alike, told apart by the words next to them. */
export const SOUND_ALIKES: readonly Mistake[] = [
  ...pair(
    'lose',
    'To have less of something is to “lose” it.',
    `(?<=\\b${VERB_AFTER} )loose(?= (?:${DET}|${LOST}|even|about|too|so much|it|them|him|her|\\d))`,
    `(?<=\\b${SUBJECT} (?:also |often |may |all )?)loose(?= (?:${DET}|${LOST}|even|about|it|them|\\d))`,
    `(?<=\\b(?:and|or) )loose(?= (?:${LOST})\\b)`,
  ),
  ...pair('loses', 'To have less of something is to “lose” it.', `\\blooses(?= (?:${DET}|${LOST}|about|\\d))`),
  ...pair('losing', 'To have less of something is to “lose” it.', `\\bloosing(?= (?:${DET}|${LOST}|too|\\d))`),
  ...pair(
    'loss',
    'The noun is “loss”; to “lose” is the verb.',
    `(?<=\\b(?:weight|hair|bone|blood|fat|muscle|memory) )lose(?=[.,;!?]|$| (?:is|was|diet|plan|goals?|journey)\\b)`,
  ),
  ...pair(
    'accept',
    'To take what is offered is to “accept” it; “except” leaves something out.',
    `(?<=\\b(?:to|can|could|will|would|should|may|might|must|cannot|not|\\p{L}+n['’]t|please|never) )except(?= (?:${DET}|it|them|that|what|new|help|advice)\\b)`,
    `(?<=\\b(?:they|we|I|you|she|he) )except(?= (?:${DET}|it|them)\\b)`,
  ),
  ...pair(
    'accepts',
    'To take what is offered is to “accept” it.',
    `(?<=\\b(?:he|she|it|child|body|stomach|clinic|who|which) )excepts\\b`,
  ),
  ...pair(
    'except',
    '“Except” leaves something out; to “accept” is to take it.',
    `(?<=\\b(?:everything|nothing|anything|everyone|everybody|nobody|every day|any day),? )accept(?= \\p{L})`,
    `(?<=\\b(?:eats?|foods?|meals?|fruits?|vegetables?), )accept(?= (?:for|on|very|those|water|milk|sugar|salt|fried|raw|tea|coffee|meat|eggs|sweets)\\b)`,
  ),
  ...pair(
    'affect',
    'To change something is to “affect” it; an “effect” is the change.',
    `(?<=\\b(?:can|could|will|would|may|might|must|not|does|do|did|also|directly|badly|adversely|greatly|often) )effect(?= (?:the|your|our|their|his|her|my|how|us|you|them|him|everyone|both|sleep|digestion|mood|growth|health|children|blood|hormones|weight|hunger)\\b)`,
    `(?<=\\b(?:they|we|stress|sleep|foods|habits|hormones|medicines|drinks|meals|nights|days|tablets|diets|snacks) )effect(?= (?:your|our|their|his|her|the|us|you|them|how|everyone|sleep|digestion|mood)\\b)`,
  ),
  ...pair(
    'effect',
    'A change is an “effect”; to “affect” is to change something.',
    `(?<=\\b(?:the|an|same|side|good|bad|opposite|direct|negative|positive|harmful|lasting|calming|cooling|immediate|adverse) )affect(?! (?:your|the|our|their|his|her|you|us|how)\\b)\\b`,
  ),
  ...pair(
    'effects',
    'Changes are “effects”; to “affect” is to change something.',
    `(?<=\\b(?:the|side|these|good|bad|harmful|ill|after|long-term|negative|positive|adverse) )affects(?! (?:your|the|our|their|his|her|you|us|how|people|children)\\b)\\b`,
  ),
  ...pair(
    'whether',
    '“Whether” asks a question; the weather is wet or dry.',
    `(?<=^|[.!?,] )weather(?= (?:you|they|it|he|she|we|I) [^.]*\\bor\\b)`,
    `\\bweather(?= or not\\b)`,
    `(?<=\\b(?:asks?|asked|know|knows|see|decides?|check|wonders?|sure|matter|clear|doubt|depends on|tell|say|find out) )weather(?= (?:you|they|it|he|she|we|I|to|your|their|his|her|there|these)\\b)`,
    `(?<=\\b(?:ask|know|see|decide|check|wonder|sure|matter|clear|doubt|on|say|out|not|often|really|(?:ask|tell) (?:me|us|him|her|them|(?:your|a|the) (?:doctor|dietitian|nurse|chemist))) )weather(?= (?:the|an?|this|that|any|some|children|people) [\\p{L}-]+(?: [\\p{L}-]+)? (?:is|are|was|were|has|have|can|could|will|would|should|may|might|needs?|gets?|eats?|takes?|works?|helps?|contains?)\\b)`,
  ),
  ...pair(
    'weather',
    '“Whether” asks a question; the weather is wet or dry.',
    `(?<=\\b(?:hot|cold|cool|dry|wet|humid|warm|rainy|cloudy|pleasant|bad|stormy|changing) )whether(?=[.,;!?]|$| (?:is|was|and|makes?|can|brings?|when|because|for)\\b)`,
    `(?<=\\bthe )whether(?= (?:is|was|turns?|gets?|changes?|has|outside|today|forecast)\\b)`,
  ),
  ...pair(
    'principal',
    'The first in importance is the “principal” one; a “principle” is a rule.',
    `\\bprinciple(?= (?:reason|cause|ingredient|source|meal|concern|problem|aim|role|nutrient|crop|fuel|symptom)s?\\b)`,
    `(?<=\\b(?:school|college|school[’']s|vice) )principle\\b`,
    `(?<=\\b(?:the|our|her|his|their) )principle(?= (?:asked|said|told|agreed|called|allowed|wrote|sent|banned)\\b)`,
  ),
  ...pair(
    'principle',
    'A rule is a “principle”.',
    `(?<=\\b(?:same|basic|simple|general|guiding|golden) )principal(?= (?:is|of|that|applies|behind|holds|works)\\b)`,
  ),
  ...pair(
    'quite',
    'Without noise is “quiet”; more than a little is “quite”.',
    `\\bquiet(?= a (?:lot|few|bit|while|long|big|challenge|change|difference|number)\\b)`,
    `(?<=\\b(?:is|are|was|were|be|been|seems?|feels?|looks?|tastes?|not|also) )quiet(?= (?:safe|easy|hard|difficult|common|simple|high|low|useful|possible|normal|natural|similar|different|cheap|costly|expensive|likely|strong|clear|tasty|filling|healthy|happy|tired|sweet|salty|rich|heavy|rare|painful|serious|harmful|helpful|popular|effective)\\b)`,
    `(?<=\\b(?:is|are|was|were) )quiet(?= enough (?:for|to)\\b)`,
  ),
  ...pair(
    'quiet',
    'Without noise is “quiet”; more than a little is “quite”.',
    `(?<=\\b(?:keep|stay|stays|sit|very) )quite(?=[.,;!?]|$)`,
    `(?<=\\b(?:a|the) )quite(?= (?:place|corner|room|walk|evening|morning|hour|moment)\\b)`,
  ),
  ...pair(
    'dessert',
    'A sweet at the end of a meal is a “dessert”; a “desert” is dry land.',
    `(?<=\\b(?:better|sweet|your|my|his|her|their|after|favourite|milk|fruit|festive|rich|light|healthy|skip|sugar-free|for) )desert(?=s?\\b(?! (?:states?|coolers?|regions?|areas?|sand|heat|climate|districts?|dwellers?|people|village|air|wind|plants?)\\b))`,
    `(?<=\\b(?:a|of|eat) )desert(?= (?:after|made|such as|spoon|bowl|once)\\b)`,
  ),
  ...pair(
    'break',
    'A pause is a “break”; a “brake” stops a car.',
    `(?<=\\b(?:short|lunch|tea|tiffin|coffee|recess|snack|study|five-minute|ten-minute) )brake\\b`,
    `\\bbrake(?= (?:the fast|your fast|their fast|his fast|her fast|it into|them into|the habit|time)\\b)`,
  ),
  ...pair(
    'breaks',
    'What comes apart “breaks”; a “brake” stops a car.',
    `(?<!\\b(?:the|its|his|her|their|your) )brakes(?= (?:down|up|the fast|into)\\b)`,
  ),
  ...pair(
    'buy',
    'To pay for something is to “buy” it.',
    `(?<=\\b(?:(?:do|does|did|should|need|must|can) not|to|never|don['’]t|please|can|should|must) )by(?= (?:any|some|these|those|your|only|less|fresh|loose|whole|cheap|costly|expensive|local|seasonal|packets?|milk|fruit|vegetables|it|them)\\b)`,
  ),
  ...pair('fourth', 'After the third comes the “fourth”.', `(?<=\\b(?:the|a|every) )forth\\b`),
  ...pair(
    'choose',
    '“Chose” is the past of “choose”.',
    `(?<=\\b(?:to|can|could|will|would|should|may|might|must|please|let us|help (?:you|them)|do not|did not|\\p{L}+n['’]t) )chose(?= \\p{L})`,
    `(?<=^|[.!?] )Chose(?= (?:${DET}|whole|fresh|foods?|fruits?|one|two|from|between|wisely|roasted|baked|steamed)\\b)`,
  ),
  ...pair(
    'too',
    '“Too” says that it is more than is good.',
    `(?<=^|[.!?,;] |\\b(?:is|are|eats?|ate|drinks?|have|has|having|takes?|contains?|uses?|adds?|eating|drinking|taking|adding|far|way|put|buy|serve|not|with) )to(?= much\\b)`,
    `(?<=\\b(?:eats?|ate|drinks?|have|has|takes?|contains?|uses?|eating|far|way) )to(?= many\\b)`,
    `(?<=\\b(?:is|are|was|were|be|been|feels?|felt|far|a bit|looks?|tastes?|seems?|becomes?|for|often|still|usually|sometimes|probably|already) )to(?= (?:long|little|late|early|often|far|fast|soon|salty|sweet|spicy|hard|high|low|big|small|heavy|oily|strict|tired|busy|young|old|hot|strong|weak|thick|thin|expensive|costly|harsh|bland|tough|large|rigid|tight|strictly)${END})`,
    `(?<=\\b(?:probably|still) )to(?= cool when\\b)`,
  ),
  ...pair(
    'too',
    '“Too” means “also”.',
    `(?<=\\b(?:have it|does this|works well|need it|children|girls|boys|women|men|adults|people) )to(?=[.!?]|$)`,
  ),
  ...pair(
    'weak',
    'Without strength is “weak”; seven days are a “week”.',
    `(?<=\\b(?:feels?|felt|feeling|very|so|too|becomes?|becoming|looks?) )week(?=[.,;!?]|$| (?:and|or|after|because|when|but)\\b(?! week))`,
    `\\bweek(?= (?:and (?:tired|dizzy|pale|brittle|giddy|thin|irritable)|bones?|muscles?|immunity|eyesight|digestion|nails|gums|legs)\\b)(?<!\\b(?:a|the|this|per|each|every|last|next|one) week)`,
  ),
  ...pair(
    'week',
    'Seven days are a “week”; without strength is “weak”.',
    `(?<=\\b(?:once|twice|thrice|times|days|hours|meals) (?:a|per|every|each|in a) )weak(?=[.,;!?]|$| (?:for|before|after|until|with|in|on|and)\\b)`,
    `(?<=\\b(?:every|last|next|per) )weak(?=[.,;!?]|$)`,
  ),
  ...pair('weeks', 'Seven days are a “week”.', `(?<=\\b(?:two|three|four|five|six|eight|ten|twelve|\\d+) )weaks\\b`),
  ...pair(
    'whole',
    'All of it is the “whole”; a “hole” is empty.',
    `\\bhole(?= (?:grains?|wheat|day|morning|evening|afternoon|family|week|month|milk|foods|fruits?|eggs?|night|body|spices|dals?|pulses|moong|urad|masoor|packet|plate|year)\\b)`,
  ),
  ...pair(
    'waste',
    'What is thrown away is “waste”; the “waist” is part of the body.',
    `\\bwaist(?= (?:of (?:time|money|food|effort|energy|water)|food|money)\\b)`,
    `(?<=\\b(?:not|to|never|\\p{L}+n['’]t) )waist(?= (?:food|money|your|the|it|them|any|water)\\b)`,
    `(?<=\\b(?:go|goes|gone) to )waist\\b`,
  ),
  ...pair(
    'waist',
    'The “waist” is part of the body.',
    `\\bwaste(?= (?:size|line|circumference|measurement)\\b)`,
    `(?<=\\b(?:round|around) (?:the|your|his|her|their) )waste\\b`,
  ),
  ...pair(
    'piece',
    'A part is a “piece”; “peace” is calm.',
    `(?<=\\b(?:a|one|each|another|small|big|large|single|tiny) )peace(?= of (?!mind)\\p{L})`,
    `\\bpeaces(?= of\\b)`,
  ),
  ...pair(
    'peace',
    'Calm is “peace”; a part is a “piece”.',
    `\\bpiece(?= of mind\\b)`,
    `(?<=\\b(?:eat|eats|sleep|live|work|study) in )piece\\b`,
  ),
  ...pair(
    'breathe',
    'To take air is to “breathe”; the air is “breath”.',
    `(?<=\\b(?:to|can|cannot|you|we|they|then|please) )breath(?= (?:deeply|slowly|in|out|easily|normally|freely|again|well|properly)\\b)`,
    `(?<=^|[.!?] )Breath(?= (?:deeply|slowly|in|out|easily|normally|freely)\\b)`,
  ),
  ...pair(
    'breath',
    'The air is “breath”; to take it is to “breathe”.',
    `(?<=\\b(?:deep|short of|bad|a|your|the|every|each|slow|out of|fresh|foul) )breathe\\b`,
  ),
  ...pair(
    'role',
    'A part to play is a “role”; bread is a “roll”.',
    `(?<=\\b(?:plays?|played|playing|have|has|had) (?:an?|the|no|its|their|some|any|his|her)(?: (?:big|large|key|great|important|major|small|vital|central|crucial|main|huge|special|leading|useful|different|bigger|larger|greater))? )roll\\b`,
    `\\broll(?= model)`,
  ),
  ...pair('cereal', 'Grain is a “cereal”.', `(?<=\\b(?:breakfast|sugary|whole-grain|packaged|boxed) )serial(?=s?\\b)`),
  ...pair(
    'source',
    'Where something comes from is its “source”; “sauce” is poured.',
    `\\bsauce(?=s? of (?:protein|iron|calcium|fibre|vitamins?|energy|fat|zinc|omega|potassium|minerals|carbohydrates?|nutrition|information|help)\\b)`,
  ),
  ...pair(
    'sauce',
    '“Sauce” is poured; where something comes from is its “source”.',
    `(?<=\\b(?:soya?|soy|tomato|chilli|schezwan|pasta|hot) )source(?=s?\\b(?! of\\b))`,
  ),
  ...pair(
    'flour',
    'Ground grain is “flour”; a plant has a “flower”.',
    `(?<=\\b(?:wheat|rice|gram|besan|maize|ragi|bajra|jowar|refined|oat|barley|whole-wheat|multigrain) )flower\\b`,
  ),
  ...pair(
    'dairy',
    'Milk and curd are “dairy”; a “diary” is a book.',
    `\\bdiary(?= (?:products?|milk|farm|intake|fat|foods|and (?:eggs|meat|fish|nuts|gluten))\\b)`,
    `(?<=\\b(?:low-fat|full-fat) )diary\\b`,
  ),
  ...pair(
    'plain',
    'Without anything added is “plain”; a “plane” flies.',
    `\\bplane(?= (?:curd|water|rice|roti|dosa|dal|yoghurt|milk|oats|idli|paratha|chapati|naan|lassi|chaas)\\b)`,
  ),
  ...pair(
    'meet',
    'To see a person is to “meet” them; “meat” is food.',
    `(?<=\\b(?:to|please|should|must|can|will) )meat(?= (?:your|a|the|our|him|her|them|me|us)\\b)`,
  ),
  ...pair(
    'meat',
    '“Meat” is food; to see a person is to “meet” them.',
    `(?<=\\b(?:red|lean|fatty|processed|no|eat|eats|eating|cured) )meet\\b`,
    `\\bmeet(?=,? (?:and|or) (?:fish|eggs|poultry|chicken|dairy)\\b)`,
  ),
  ...pair('course', 'It is “of course”; what is not fine is “coarse”.', `(?<=\\bof )coarse(?=[,.;!?]|$)`),
  ...pair(
    'coarse',
    'What is not fine is “coarse”.',
    `(?<!\\bof )\\bcourse(?= (?:grains?|flour|salt|powder|rava|wheat|cereals?|atta)\\b)`,
  ),
  ...pair(
    'advice',
    'What is told is “advice”; to tell it is to “advise”.',
    `(?<=\\b(?:my|your|our|their|his|her|the|good|bad|medical|doctor[’']s|dietitian[’']s|free|expert|professional|piece of) )advise(?! (?:you|him|her|them|against|that|people|patients|rest|us)\\b)\\b`,
  ),
  ...pair(
    'advise',
    'To tell a person what to do is to “advise” them.',
    `(?<=\\b(?:I|we|will|would|can|doctors|dietitians|often|usually|should|must|experts) )advice(?= (?:you|him|her|them|against|that|people|patients|parents|clients|everyone|women|mothers)\\b)`,
  ),
  ...pair(
    'does',
    '“Does” is a form of “do”; a “dose” is taken.',
    `(?<=\\b(?:it|he|she|which|who|there|nothing) )dose(?= not\\b)`,
    `\\bdose(?=n['’]t\\b)`,
    `(?<=\\b(?:how|why|where) )dose(?= (?:the|your|it|a|this|that|he|she)\\b)`,
  ),
  ...pair(
    'dose',
    'What is taken at one time is a “dose”.',
    `(?<=\\b(?:daily|high|low|small|right|large|single|next|same|correct|a|the|any|your) )does(?= of\\b)`,
  ),
  ...pair(
    'then',
    'What comes next comes “then”; “than” compares.',
    `(?<=\\b(?:and|first|,) )than(?= (?:add|offer|eat|drink|take|rest|go|come|cook|serve|mix|wait|start|begin|try|walk|sleep|slowly|again|give|put|check|ask|see|use|leave|let|it|they|we|she|he|you)\\b)`,
  ),
  ...pair(
    'stairs',
    'Steps are “stairs”; to “stare” is to look for long.',
    `(?<=\\b(?:climb|climbs|climbing|climbed|flights? of|up the|down the|on the|take the|takes the|use the) (?:the )?)stares\\b`,
  ),
  ...pair('afterwards', '“Afterwards” means later.', `\\bafterwords\\b`),
  ...pair(
    'than',
    'What is compared follows “than”.',
    `(?<=\\b(?:rather|other|more|less|fewer|better|worse|bigger|smaller|higher|lower|cheaper|easier|safer|healthier|faster|longer|later|earlier|greater|larger|sweeter|tastier|stronger|harder|sooner|older|younger|heavier|lighter|slower|richer|fresher) )then(?= (?:most|before|any|rice|wheat|sugar|salt|coffee|milk|meat|fried|white|men|women|ever|once|twice|half|usual|\\d|(?:my|your|our|their|his|her|those|other)\\b|\\p{L}+ing\\b|(?:you|we|they|he|she|it|I) (?:do|did|does|needs?|thinks?|wants?|expects?|used)\\b))`,
  ),
  ...pair(
    'lead',
    'Here “lead” is the verb; its past is “led”.',
    `(?<=\\b(?:can|may|will|could|might|would) )led(?= to\\b)`,
  ),
  ...pair('led', 'The past of “lead” is “led”.', `(?<=\\b(?:has|have|had) )lead(?= (?:to|him|her|them|us|me|many)\\b)`),
  ...pair(
    'weight',
    'What the scale shows is “weight”; to “wait” is to stay.',
    `(?<=\\b(?:lose|loose|losing|gain|gains|gaining|body|excess|birth|healthy|put on|ideal) )wait\\b`,
    `\\bwait(?= (?:loss|gain|training|lifting|machine|management)\\b)`,
  ),
  ...pair(
    'wait',
    'To stay is to “wait”; what the scale shows is “weight”.',
    `(?<=\\b(?:please|must|should|can|cannot|then) )weight(?= (?:for|until|till|and see|an hour|half an hour|ten|twenty)\\b)`,
  ),
  ...pair('cells', 'The body is made of “cells”.', `(?<=\\b(?:blood|brain|nerve|cancer|beta|fat) )sells\\b`),
  ...pair(
    'heel',
    'The back of the foot is the “heel”; to “heal” is to get well.',
    `\\bheal(?= (?:pain|bone|spur)s?\\b)`,
    `(?<=\\b(?:cracked|sore) )heal(?=s\\b)`,
  ),
  ...pair(
    'heal',
    'To get well is to “heal”; the “heel” is part of the foot.',
    `(?<=\\b(?:wounds?|cuts|ulcers?|will|can|not|help|helps|burns) )heel(?=[.,;!]|$| (?:faster|quickly|slowly|well|properly|within)\\b)`,
  ),
  ...pair('bear', 'To carry is to “bear”; without cover is “bare”.', `\\bbare(?= (?:in mind|the pain|the cost)\\b)`),
  ...pair('bare', 'Without cover is “bare”.', `\\bbear(?= (?:minimum|feet|foot)\\b)`),
  ...pair(
    'were',
    '“Were” is a verb; “where” is a place.',
    `(?<=\\b(?:they|we|who) )where(?= (?:not|very|too|eating|having|taking|given|asked|told|also|never|always|happy|tired|normal|\\p{L}+(?:ed|ing)\\b))`,
  ),
  ...pair(
    'where',
    '“Where” is a place; “were” is a verb.',
    `(?<=\\b(?:know|find out|ask|place|places) )were(?= (?:it|they|he|she|you|we|I) )`,
    `(?<=\\bfind out )were(?= the\\b)`,
  ),
  ...pair(
    'no',
    '“No” is not any; to “know” is to have learnt.',
    `(?<=\\b(?:there is|there are|there was|has|have|had|with) )know(?= (?:need|reason|cure|magic|harm|proof|evidence|single|sugar|salt|oil|food|problem|doubt|rush|hurry|such|other|side|shortcut|fixed|special|added|difference)\\b)`,
  ),
  ...pair(
    'know',
    'To have learnt is to “know”.',
    `(?<=\\b(?:I|we|you|they|people|mothers|parents|patients|\\p{L}+n['’]t) )no(?= (?:that|how|what|why|where|when|whether|if|which|about)\\b)`,
  ),
  ...pair(
    'right',
    'What is correct is “right”; to “write” is to put on paper.',
    `(?<=\\b(?:the|a) )write(?= (?:amount|time|foods?|way|weight|portion|choice|balance|diet|kind|type|size|place|direction|dose)s?\\b)`,
  ),
  ...pair(
    'write',
    'To put on paper is to “write”.',
    `(?<=\\b(?:and|please|can|should|will|you|then|to) )right(?= (?:down|it down|a list|a diary|a note)\\b)`,
  ),
  ...pair(
    'allowed',
    'What may be done is “allowed”; “aloud” is with the voice.',
    `(?<=\\b(?:is|are|was|were|be|being|been) )aloud(?= (?:to|in|for|only|once|on|during|if|as|after)\\b|[.,;])`,
  ),
  ...pair(
    'through',
    'From one end to the other is “through”.',
    `\\bthrew(?= the (?:day|night|week|month|year|winter|summer|pregnancy)\\b)`,
    `(?<=\\b(?:go|goes|went|going|get|gets|got|pass|passes|passed|halfway) )threw\\b`,
  ),
  ...pair('an hour', 'Sixty minutes are an “hour”; “our” tells whose it is.', `\\ban our\\b`),
  ...pair(
    'our',
    '“Our” tells whose it is; sixty minutes are an “hour”.',
    `(?<=\\b(?:in|of|for|with|on|feeds) )hour(?= (?:body|bodies|food|health|children|kitchens?|grandmothers|mothers|culture|meals|stomach|blood|bones|country|clinic|families|dietitians|own|daily|diet|traditional)\\b)`,
  ),
  ...pair(
    'you’re',
    '“You’re” is “you are”; “your” tells whose it is.',
    `(?<=\\b(?:if|when|while|because|that|unless|since|once|till|until|whenever|sure) )your(?= (?:worried|tired|stressed|diabetic|pregnant|hungry|thirsty|sick|ill|busy|bored|unsure|unwell|full|overweight|vegetarian|allergic|breastfeeding|able|unable|ready)${END})`,
    `(?<=\\b(?:if|when|while|because|that|unless|since|once|till|until|whenever|sure|and|but|so) )your(?= (?:not|(?:trying|having|taking|doing|going|travelling|getting|using|buying|packing|eating|cooking|feeling) (?:to|a|an|the|it|them|too|tired|weak|unwell|out|chaas|tea|lunch|tiffin)\\b))`,
    `(?<=^|[.!?] )Your(?= (?:not|going to|doing|welcome|allowed to|able to|probably|free to|better off)\\b)`,
    `\\byour(?= (?:doing|having|getting|taking|feeling|giving|making) (?:a good|too|it|this|that|them|tired|weak|enough)\\b)`,
    `\\byour(?= (?:free|welcome|able|unable|supposed|allowed) to\\b)`,
    `(?<=\\b(?:if|when|while|because|unless|since|once|till|until|that|and|but) )your(?= feeling (?:better|worse|well|fine|tired|weak|unwell|sick|low|hungry|full|dizzy)\\b)`,
  ),
  ...pair(
    'your',
    '“Your” tells whose it is; “you’re” is short for “you are”.',
    `(?<=\\b(?:with|of|in|on|from|by|at|about|into|during|through|for) )you['’]re(?= \\p{L})`,
    `\\byou['’]re(?= (?:eyes|hands|teeth|plates?|children|diets?|weight|health|blood|body|bones|muscles|stomach|lunch|breakfast|dinner|tiffin|bottle|doctor|mother|medicines|reports|hair|skin|habits|phone|kitchen|mind|growth|baby|child|son|daughter|husband|wife|foot|feet|dose|appetite|meals?)\\b)`,
  ),
  ...pair(
    'who’s',
    '“Who’s” is “who is”; “whose” asks to whom it belongs.',
    `\\bwhose(?= (?:going to|giving (?:it|them|the|a)|trying to|taking (?:it|the|a)|looking for|having (?:a|the)|not|been|the|an?|to blame|at home|on (?:insulin|medicines))\\b)`,
  ),
  ...pair(
    'whose',
    '“Whose” asks to whom it belongs; “who’s” is “who is”.',
    `\\b(?!WHO)who['’]s(?= (?:blood|sugar|weight|diet|mother|father|child|children|body|report|job|name|stomach|skin|hair|bones|knees|levels?|thyroid|periods|appetite|doctor|plate|kitchen|recipe|advice|idea|photographs?|phone|husband|wife|son|daughter|hormones|eyes|day|life|lives|health|tiffin|turn it is)\\b)`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “they’re” is “they are”.',
    `(?<=\\b(?:with|of|in|on|from|by|at|about|into|during|through|for|bring|change|improve|raise|fill|wash|brush|lose|share|carry|pack|rub|skip|finish|open|close) )they['’]re(?= \\p{L})`,
    `\\bthey['’]re(?= (?:own|weight|diet|health|blood|body|bodies|stomachs?|appetite|digestion|plate|tiffin|doctor|family|mother|child|teeth|skin|hair|lives)\\b)`,
  ),
  ...pair(
    'they’re',
    '“Their” tells whose it is; “they’re” is “they are”.',
    `\\btheir(?= (?:not|going to|trying to|easy to|good for|rich in|full of|high in|low in|hard to|simply due|probably|(?:worried|tired|hungry|happy|afraid|ready|available|safe|free|cheap)(?=[.,;!?]|$)))`,
  ),
  ...pair(
    'They’re',
    '“They’re” is “they are”; “there” is a place.',
    `(?<=^|[.!?] )There(?= (?:worried|tired|hungry|happy|afraid|going to|trying to|full of|rich in|easy to|good for|packed with)\\b)`,
  ),
  ...pair(
    'their',
    '“Their” tells whose it is; “there” is a place.',
    `(?<=\\b(?:at|of|with|for|on|by|about|into|through|during|rub|close|open|wash|brush|fill|pack|bring|carry|share|finish|skip|improve|lose|check|raise|feed|change|hurt|hit|visit|follow|lower|control|keep|take|leave|miss|enjoy|finishing|packing|losing|using|getting|giving|past|before|under|near|without) )there(?= (?:${OWNED}|foot|feet|heads?|ears?|nails?|baby|babies|sons?|daughters?|husbands?|wives|wife|sugar levels?|doses?|insulin|appetites?|shoes|towels?|glasses)\\b)`,
    `(?<!\\b(?:is|are|was|were|be|been|isn['’]t|aren['’]t|up|down|over|in|out|right|from|lives?|lived|there) )\\bthere(?= (?:(?:last|first|next|main|new|own|little|young|whole|daily|usual) )?(?:baby|child|son|daughter|husband|wife|doctor|foot|price|taste|weight|meal|tiffin|stomach|body|skin|hair|health|diet|kitchen|plate|family|job|turn|dose|growth|appetite|report) (?:is|was|has|had|does|did|will|would|can|may|might|should|needs?|gets?|gives?|became?|hurts?|looks?|feels?|depends?)\\b)`,
    `(?<=\\b(?:and|but|so|because|that|when|if) )there(?= (?:reason|advice|idea|fear|story|doubt|worry|answer|opinion|thought|mistake|secret|rule|goal|(?:favourite|main|first|biggest) (?:question|thought|worry|meal|mistake|concern|problem|food|dish|fear)) (?:is|was)\\b)`,
  ),
  ...pair(
    'there ',
    '“There” is a place; “they’re” is “they are”.',
    `\\bthey['’]re (?=(?:is|are|was|were|has been|have been|will be|may be|can be)\\b)`,
  ),
  ...pair(
    'there',
    '“There” is a place; “their” tells whose it is.',
    `\\btheir(?= (?:is|are|was|were|has been|have been|will be|should be|must be|may be|can be|seems|exists?)\\b)`,
  ),
  ...pair(
    'it’s',
    '“It’s” is “it is”; “its” tells whose it is.',
    `(?<=^|[.!?,;] |\\b(?:that|because|if|when|and|but|so|think|say) )its(?= (?:not|a|an|the|been|why|what|how|okay|worth|(?:easy|hard|important|good|bad|safe|true|possible|difficult|fine|wise|better|best|enough) (?:to|that|for|if|when)|(?:rich|high|low) in|full of)\\b)`,
  ),
  ...pair(
    'its',
    '“Its” tells whose it is; “it’s” is short for “it is”.',
    `(?<=\\b(?:with|in|on|from|by|at|about|into|during|through|despite|refill|loses?|lost|keeps|retains?|whatever) )it['’]s(?= (?:own|${OF_FOOD})\\b)`,
    `\\bit['’]s(?= own\\b)`,
  ),
  ...pair(
    'everyday',
    'Ordinary is “everyday”.',
    `(?<=\\b(?:an|our|your|their|simple|of|in|for) )every day(?= (?:foods?|cooking|meals?|life|dishes|kitchen|ingredients?|vegetables|habits?)\\b)`,
  ),
  ...pair(
    'every day',
    'On each day is “every day”; “everyday” means ordinary.',
    `(?<!\\b(?:an|the|our|your|their|of|for|in|most) )\\beveryday(?=[.,;!?]|$| (?:for|to|in|at|without|with|before|after)\\b)`,
  ),
  ...pair(
    'may be',
    'The verb is “may be”; “maybe” means perhaps.',
    `(?<=\\b(?:there|which|who|they|levels?|symptoms?|reasons?|cause|problem|deficiency) )maybe(?= (?:due|low|high|given|taken|needed|hard|difficult|useful|able|helpful|harmful|safe|dangerous|caused|linked)\\b)`,
  ),
  ...pair(
    'maybe',
    'Perhaps is “maybe”; the verb is “may be”.',
    `(?<=^|[.!?] )May be(?= (?:you|we|they|he|she|it|your|I|this)\\b)`,
  ),
  ...pair(
    'already',
    'Before now is “already”.',
    `(?<=\\b(?:has|have|had|you|they|we|it|she|he) )all ready(?= (?:\\p{L}+ed|eaten|taken|given|been|have|has|know|eat)\\b)`,
  ),
  ...pair('a lot', '“A lot” is two words.', `\\balot\\b`),
  ...pair(
    'passed',
    'The past of “pass” is “passed”.',
    `(?<=\\b(?:has|have|had|he|she|they) )past(?= (?:down|on|away|by|through|the (?:exam|test))\\b)`,
  ),
  ...pair(
    'past',
    'What is over is “past”.',
    `(?<=\\b(?:half|quarter|in the|walk|goes?|went) )passed(?=[.,;!?]|$| (?:few|week|month|year|days|weeks|months|years|eight|nine|seven|six|ten|five|four|the)\\b)`,
  ),
  ...pair(
    'complement',
    'What goes well with something “complements” it; a “compliment” is praise.',
    `\\bcompliment(?=s? (?:each other|one another|rice|roti|dal|the (?:meal|rice|dal|dish|diet|flavour|taste))\\b)`,
  ),
  ...pair(
    'lesson',
    'What is learnt is a “lesson”; to “lessen” is to reduce.',
    `(?<=\\b(?:a|the|wrong|good|important|big|hard) )lessen(?=s?\\b(?! (?:the|your|his|her|their|hunger|pain)\\b))`,
  ),
  ...pair('being', 'Here “being” is meant.', `(?<=\\b(?:well-|human ))been\\b`),
  ...pair(
    'beans',
    '“Beans” are eaten.',
    `(?<=\\b(?:kidney|green|soya|black|french|baked|broad|white|cluster) )beens\\b`,
  ),
  ...pair('beetroot', 'The vegetable is “beetroot”.', `\\bbeat ?root\\b`),
]
