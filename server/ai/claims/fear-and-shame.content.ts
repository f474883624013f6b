import type { Phrase } from './claim.ts'

const FOODS =
  '(?:sugars?|jaggery|salt|maida|rice|wheat|gluten|milk|dairy|oils?|ghee|butter|bread|biscuits?|cookies|noodles|maggi|chips|samosas?|sweets?|mithai|tea|coffee|carbs?|carbohydrates?|fats?|chocolates?|colas?|sodas?|soft drinks?|cold drinks?|ice[- ]creams?|cakes?|pizzas?|burgers?|fried food|(?:microwaved?|reheated|leftover|street|hotel|frozen|tinned|junk|packaged|processed|packet|fast|outside|restaurant|white|refined|canned|ultra-processed) (?:foods?|flour|sugar|rice|snacks?|oils?|bread)|eggs?|meat|potato(?:es)?|bakery (?:items|food)|sweeteners?|these foods|this food)'
const BODY =
  '(?:bod(?:y|ies)|organs?|brains?|minds?|liver|kidneys?|hearts?|gut|intestines?|health|li(?:fe|ves)|bones|teeth|hormones|child(?:ren)?|kids?|bab(?:y|ies)|family|families|sons?|daughters?|insides?|cells|future|arteries|pancreas|immune system|generations?)'
const DESTROYS =
  '(?:kill(?:s|ing|ed)?|destroy(?:s|ing|ed)?|ruin(?:s|ing|ed)?|poison(?:s|ing|ed)?|wreck(?:s|ing|ed)?|eat(?:s|ing)? away|rott?(?:s|ing)?|murder(?:s|ing)?|attack(?:s|ing)?|devastat\\w+|cripple[sd]?)'
/** These do kill or destroy: a warning of them is no exaggeration. */
const REAL_DANGER =
  /\b(?:(?<!than )(?:tobacco|smoking|cigarettes?)|smokers?|gutkha?|paan|alcohol|insulin|medicines?|medications?|tablets?|overdose|drown\w*|electric|germs?|bacteria|rajma|kidney beans|raw|mushrooms?|methanol|hooch|cyanide|lead|choking|infections?|poisoning)\b/i

const CALM = 'Fear doesn’t help a reader to eat better.'
const RESPECT = 'Nobody’s weight or illness is a question of character.'

const LARGE =
  '(?:fat|obese|overweight|large|heavy|big|plump|fatty|plus[- ]size) (?:people|persons?|wom[ae]n|m[ae]n|girls?|boys?|kids?|child(?:ren)?|ones|adults?|teenagers?|brides?|folks?|clients?|employees)|people who are (?:fat|obese|overweight)|(?:anyone|everyone|those|someone|somebody|a person) who (?:is|are) (?:fat|obese|overweight)|(?:being|staying|getting|becoming) (?:fat|obese|overweight)|obesity|a big belly|your (?:fat|belly|weight|size)|diabetics|people with (?:diabetes|obesity)'
const FAULT =
  "(?:lazy|laziness|greed(?:y)?|gluttons?|gluttony|undisciplined|ugly|disgusting|careless(?:ness)?|stupid|a failure|failures|a burden|unattractive|weak[- ](?:willed|minded)|self-indulgent|shameful|a disgrace|an embarrassment|ashamed|pathetic|unlovable|(?:no|lack(?:s|ing)?(?: of)?|without(?: any)?|little|zero) (?:self-?control|will-?power|discipline|self-respect|shame)|(?:their|your|one[’']s|his|her) (?:own )?(?:fault|choice|doing)|(?:do not|don[’']t|never) (?:care|try|make an effort)|a choice|to blame|(?:bad|poor|careless|lazy) parent(?:s|ing)|neglect)"

/** Words that frighten a reader, or shame a person for a body, an illness or a plate. */
export const FEAR_AND_SHAME: readonly Phrase[] = [
  {
    pattern:
      /\b(?:do not|don[’']t|does not|doesn[’']t|no) (?:really )?(?:respect|love|self-control|self-respect|shame)\b[^.!]{0,12}(?:your(?:self)?|his|her|their) body\b|\bnobody (?:wants|likes|loves|wishes)(?: to)? (?:see|look at|marry) (?:you\b|your\b|that\b|those (?:love handles|rolls|arms|thighs)|an? fat\b)/i,
    isNegative: true,
    reason: 'This shames the reader. Say what helps, and leave out what others may think.',
  },
  {
    pattern:
      /\b(?:for|of|from|after|up for) (?:your|the|that|this|yesterday[’']s|last night[’']s) (?:food )?sins?\b|\b(?:mothers?|fathers?|parents|women|wives|people|those) who\b[^.!]{0,45}\b(?:are|is) (?:\w+ ){0,2}(?:lazy|careless|greedy|weak-willed|failures)\b/i,
    unless: /\b(?:unfair|unkind|wrong to|untrue|not true|a myth|stigma|called|call|say that|think that)\b/i,
    reason: 'This makes food or the reader guilty. Say what helps, and leave the guilt out.',
  },
  {
    pattern:
      /\b(?:is|are) (?:simply |only |just |really )?failing (?:your|her|his|their|my|the|our) (?:child|children|kids?|son|daughter|family|baby|body)\b|\bpunish (?:yourself|your (?:body|stomach))\b|\b(?:husband|wife|in-laws|neighbours|relatives|friends|partner|everyone|people)\b[^.!]{0,30}\b(?:to )?(?:see|look at|laugh at|think of|love|find|call) you\b[^.!]{0,25}\b(?:shape|body|size|like this|belly|weight|fat)\b/i,
    reason: 'This shames the reader. Say what helps, and leave out what others may think.',
  },
  {
    pattern: /\b(?:silent|slow|white|sweet|hidden|three|real) (?:killers?|assassins?|poisons?)\b/i,
    unless: /\b(?:blood pressure|hypertension|bp|diabetes|cholesterol|carbon monoxide|osteoporosis)\b/i,
    reason: `This calls a food poison. ${CALM} Say how much of it is fine, how often, and who says so.`,
  },
  {
    pattern: new RegExp(
      `\\b${FOODS}\\b[^.,;:?!]{0,12}? (?:is|are|equals?|=|becomes?|acts? like|works? like)(?: (?:a|an|the|pure|real|slow|sweet|white|simply|just|nothing but|like|literally|plain|as|your|worst|biggest|silent|worse than|more dangerous than|more addictive than)){0,4} (?:poison\\w*|toxic|toxins?|venom|(?:serial |silent )?killers?|murder\\w*|death|drugs?|cocaine|heroin|cancer|enem(?:y|ies)|evil|the devil|cigarettes|deadly|addictive)\\b|\\b(?:white|sweet|slow) poisons?\\b|\\bsilent killers? (?:in|on) (?:your|the)\\b|\\bpoison (?:on|in) (?:your|the|our) (?:plate|kitchen|cup|thali|lunch ?box|tiffin)\\b`,
      'i',
    ),
    unless: REAL_DANGER,
    reason: `This calls a food poison. ${CALM} Say how much of it is fine, how often, and who says so.`,
  },
  {
    pattern: new RegExp(
      `\\b${BODY}(?: \\w+)? (?:is|are|gets?|being|was|were) (?:\\w+ )?(?:ruined|destroyed|killed|poisoned|wrecked|rotted) by\\b|\\b${DESTROYS} (?:you|your|our|their|the|his|her)\\b (?:[\\w’']+ ){0,2}?${BODY}\\b|\\b(?:kill|destroy|poison|murder|ruin)(?:s|ing)? (?:you|us)\\b`,
      'i',
    ),
    unless: REAL_DANGER,
    reason: `This says that something destroys a body or a life. ${CALM} Say what the risk is, how large, and who says so.`,
  },
  {
    pattern:
      /\b(?:you|they|he|she|your (?:child|children|husband|wife|family|parents|baby))(?:(?:[’']ll| will| are going to| is going to| shall) (?:(?!not |never )\w+ )?(?:die|be dead)|(?: \w+)? dies? (?:early|young|soon|before))\b|\bdies? young\b|\byour (?:kidneys?|liver|heart|eyes|body|organs|pancreas) (?:will|is going to|are going to|is about to) (?:\w+ )?(?:fail|stop|give up|rot|die|be (?:destroyed|ruined|damaged))\b|\b(?:an )?early (?:death|grave)\b|\bdig(?:s|ging)? (?:your|their|our|his|her) (?:own )?graves?\b|\b(?:death (?:sentence|warrant|wish|trap)|ticking (?:time )?bombs?|time bombs?|walking (?:dead|corpse)|suicide on a plate|doomed)\b|\b(?:never|not) live to see\b|\b(?:takes?|steals?|cuts?|shaves?) (?:\w+ ){0,2}?years (?:off|from) your life\b|\bleave your (?:children|kids|family) (?:orphan\w*|alone|fatherless|motherless)\b|\bend up (?:blind|dead|alone|on dialysis|in (?:a|the) (?:hospital|wheelchair|grave|coffin|icu))\b|\b(?:will|going to|sure to) (?:\w+ )?(?:go blind|get cancer|have a (?:heart attack|stroke)|lose (?:your|their|his|her) (?:legs?|foot|feet|eyes?|eyesight|kidneys?|sight|bab(?:y|ies)))\b|\b(?:before|until) (?:it is|it[’']s) too late\b/i,
    isNegative: true,
    unless: new RegExp(`${REAL_DANGER.source}|\\b(?:risks?|linked|lower|link)\\b`, 'i'),
    reason: `This frightens the reader with death or illness. ${CALM} Say what lowers the risk, in small steps, and who says so.`,
  },
  {
    pattern: new RegExp(
      `\\b${FOODS}\\b[^.;:?!]{0,40}?\\b(?:causes?|gives?(?: (?:you|us|children|your \\w+))?|guarantees?|leads? (?:straight |directly |surely )?to|brings?(?: on)?|means?|invites?)\\b(?: (?:you|a|an|certain|sure|early|every))* (?:cancers?|tumou?rs?|death|heart attacks?|strokes?|infertility|autism|dementia|brain damage|kidney failure|liver failure|impotence|blindness)\\b`,
      'i',
    ),
    isFineWithSource: true,
    unless:
      /\b(?:may|might|can|could|risk|linked|tobacco|smok\w+|alcohol|processed meat|betel|contribut\w+|over (?:many )?years)\b/i,
    reason: `This says that a food brings a grave illness. ${CALM} Say how it changes the risk, for whom, and who says so.`,
  },
  {
    pattern:
      /\b(?:(?:just |only )?(?:one|a single|every|each)) (?:more )?(?:packets?|bites?|spoon(?:ful)?s?|glass(?:es)?|sips?|slices?|pieces?|plates?|samosas?|biscuits?|sweets?|bars?|bowls?|mouthfuls?|cans?|bottles?|cups?)\b[^.;:?!]{0,40}?\b(?:ruins?|destroys?|kills?|undo(?:es)?|wastes?|poisons?|wrecks?|damages?|closer to (?:death|the grave|disease|diabetes)|steals?|takes? (?:\w+ )?(?:years?|days?|minutes?|hours?) (?:off|from))\b/i,
    unless: REAL_DANGER,
    reason: `One portion harms nobody in health. ${CALM} Say how often is fine, and who says so.`,
  },
  {
    pattern: new RegExp(`\\b(?:${LARGE})\\b[^.;:?!]{0,45}?\\b${FAULT}(?![\\w’'-])`, 'i'),
    isNegative: true,
    unless:
      /\b(?:not (?:a |the |because |about |your |their |to |from |due |only |lazy|greedy|weak|simply|just)|isn[’']t|aren[’']t|nobody[’']s|no one[’']s|never (?:a |the |your |their |about |because |lazy|call|say|tell)|nothing to do with|wrong|unfair|myth|stigma|bias|blam(?:e|ing) (?:people|them|yourself) (?:is|does|do)|rather than)\b/i,
    reason: `This shames people for their body or illness. ${RESPECT} Say what makes it hard, and what helps.`,
  },
  {
    pattern:
      /\b(?:(?:have|has|having|got) (?:only |nobody |no one |nothing )?(?:yourself|themselves|himself|herself|(?:your|their|his|her) own \w+)(?: but \w+| else)?(?: only)? to (?:blame|thank)|(?:blame|curse) (?:only |just )?(?:yourself|your own|your laziness|your habits|themselves)|(?:it is|it[’']s|is|are|are only|is only|was|be) (?:all |only |entirely |completely |simply |just )?(?:your|their|his|her) own (?:fault|doing|greed|laziness|mistake)|only (?:your|their|his|her) own (?:greed|laziness|fault|weakness|carelessness)\b|(?:you|they) (?:did|have done|brought|are doing) this (?:to|on|upon) (?:yourself|yourselves|themselves)|brought (?:it|this) (?:up)?on (?:yourself|yourselves|themselves)|serves (?:you|them) right|shame on (?:you|her|him|them|any\w*|every\w*|parents|mothers)|(?:should|must|ought to|need to) (?:be|feel) (?:\w+ )?(?:ashamed|guilty|embarrassed)|look at yourself in the mirror|stop being (?:so )?(?:lazy|greedy|weak|fat)|(?:you|they) (?:are|look) (?:\w+ )?(?:lazy|greedy|disgusting|ugly|a pig|weak[- ]willed|undisciplined)|(?:no|zero|lack of) (?:excuses?|self-?control|will-?power|discipline) (?:for (?:being|staying|getting)|keeps? you|made you|makes you|is why)|(?:only|just|simply|for) (?:weak|lazy|greedy|stupid|undisciplined|fat) (?:people|persons|men|women|minds)|(?:ugly|disgusting|shameful|hideous|gross|flabby) (?:\w+ )?(?:belly|body|bodies|fat|stomach|thighs|arms|weight|flab|figure)|feel (?:disgusted|ashamed|disgust)(?: (?:of|at|with|by))?(?=[.!,]| of| at| with| by|$)|(?:husband|wife|partner|boyfriend|girlfriend|everyone|everybody|people|friends|society|family)s? (?:will|would) (?:\w+ )?(?:leave|laugh at|divorce|cheat on|reject|mock|hate|despise) you|(?:lazy|greedy|weak|fat|careless|irresponsible|selfish|bad) (?:mothers?|parents?|fathers?|wi(?:fe|ves)|housewi(?:fe|ves)))\b/i,
    reason: `This puts blame or shame on a person. ${RESPECT} Say what is in their hands, and offer a first step.`,
  },
  {
    pattern:
      /\byou (?:were|are|weren[’']t|aren[’']t) (?:not |just |simply |only )?(?:so |too |such a )(?:greedy|lazy|weak|careless|undisciplined|fat|glutton|pig)\b/i,
    isNegative: true,
    unless: /\b(?:feel|think|say|told|called)\b/i,
    reason: `This puts blame or shame on a person. ${RESPECT} Say what is in their hands, and offer a first step.`,
  },
  {
    pattern:
      /\b(?:no(?:body| one| man| woman| boy)|who) (?:(?:will|would|wants? to|likes? to|could|can) )?(?:ever )?(?:love|marry|want|respect|hire|look at|sit|date|like)s?\b[^.,;:?!]{0,15}? (?:(?:a |an |the )(?:\w+ )?(?:fat|obese|overweight|big)\b|you (?:if|when|with|like) )/i,
    isNegative: true,
    reason: `This shames people for their body or illness. ${RESPECT} Say what makes it hard, and what helps.`,
  },
  {
    pattern:
      /\b(?:good|real|true|loving|caring|responsible|decent|sensible|smart|strong|proper) (?:mothers?|moms?|mums?|parents?|fathers?|wi(?:fe|ves)|daughters?-in-law|women|woman|m[ae]n|grandmothers?|people)\b[^.,;:?!]{0,10}? (?:(?:would|will|can|could|should|must|do|does|have|has)?(?: ?n[’']t| not)?(?: never| always| ever| only)? ?(?:gives?|feeds?|lets?|serves?|buys?|allows?|eats?|cooks?|keeps?|skips?|orders?|puts?|touch(?:es)?|needs?|makes? time|looks?|gets? fat))\b/i,
    with: /\b(?:never|always|would|wouldn[’']t|not|n[’']t|only|must)\b/i,
    isNegative: true,
    reason: `This makes food a test of a person’s worth. ${RESPECT} Say what the food does, and leave the person out.`,
  },
  {
    pattern:
      /\b(?:slow death|steps? (?:towards?|closer to) (?:the |your )?(?:grave|death)|digging your (?:own )?grave|(?:be|end up|land|find yourself) (?:on dialysis|in (?:a |the )?(?:hospital|icu|wheelchair|coffin|grave)|blind|bedridden)\b[^.;:?!]{0,20}?\b(?:before|by|soon|one day)|time bomb|white death|silent murder\w*)\b/i,
    reason: `This frightens a reader. ${CALM} Say what the risk is, how large, and what helps.`,
  },
  {
    pattern:
      /\byou (?:just |simply |clearly )?(?:do not|don[’']t|did not|didn[’']t) (?:want|try|care|love yourself)\b[^.;:?!]{0,12}?\b(?:enough|hard|it|badly)\b|\b(?:lets?|letting) (?:herself|himself|themselves|yourself) go\b|\bno excuses?\b|\bhave you no (?:shame|self-control|willpower)\b/i,
    isNegative: true,
    reason: `This puts blame or shame on a person. ${RESPECT} Say what is in their hands, and offer a first step.`,
  },
]
