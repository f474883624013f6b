import { toRoots } from './roots.ts'

const rootSet = (words: string): ReadonlySet<string> => new Set(toRoots(words))

/** What the library advises less of, or holds facts against: "cutting down on caffeine" is on its subject. */
export const LESS_FINE: ReadonlySet<string> = rootSet(
  'salt salty sodium namak sugar sugary sweets sweet mithai dessert desserts chini oil oily fat fats ghee butter fried frying alcohol wine beer whisky rum liquor drinking drink caffeine coffee tea chai cola soft cold screen screens phone mobile media scrolling scroll sitting sit sedentary junk processed packaged ultra restaurant takeaway meat mutton weight obesity overweight belly tummy waist motapa cholesterol ldl blood bp hypertension glucose diabetes stress anxiety tension worry pain ache stiffness stiff tiredness tired fatigue craving cravings mat equipment machines overeating overeat binge emotional snacking snack distracted waste risk fall falls injury injuries hunger hungry anaemia constipation loneliness lonely bloating gas dieting plateau burnout insomnia snoring heat dehydration infection infections cough flu illness sick poisoning deficiency deficiencies osteoporosis heart disease diseases stroke pickle pickles achar papad additives preservatives portions guilt gym supplement supplements powder weights dumbbells plastic loss spike spikes addiction smoking depression isolation inactivity calories kam',
)
/** "Low iron" is what a subject is about; "low blood pressure" is the contrary of one. */
export const LOW_FINE: ReadonlySet<string> = rootSet(
  'hdl salt sodium sugar oil mood back gi glycaemic glycemic cost budget price energy impact intensity effort maintenance motivation',
)
export const HIGH_FINE: ReadonlySet<string> = rootSet(
  'protein fibre fiber blood bp cholesterol ldl hba1c sugar salt sodium gi glycaemic energy intensity stress risk heat temperature tsh quality performance',
)
/** Too low in the body, or much of it in food: both are on topic, and neither the other way round. */
export const NUTRIENTS: ReadonlySet<string> = rootSet(
  'iron haemoglobin hemoglobin hb calcium vitamin b12 ferritin iodine',
)
export const FOOD_WORDS: ReadonlySet<string> = rootSet(
  'diet diets food foods meal meals recipe recipes source sources rich menu plan breakfast lunch dinner snack snacks',
)
/** Ordinary words that nobody can do without. */
export const NEEDS: ReadonlySet<string> = rootSet(
  'breakfast lunch dinner meal meals food water sleep sleeping exercise exercising walking medicine medicines medication medications insulin tablets tablet pills pill treatment drugs doctor doctors dietitian chemotherapy',
)
/** Between a direction and what it is about. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a an the of on your my our their any all some such too much so very even from to down out back up eat eating drink drinking have having take taking consume consuming use using intake consumption added extra refined white table free saturated trans deep cooking dietary daily hidden excess excessive lots lot more added unhealthy'.split(
    ' ',
  ),
)
/** What comes after belongs to something else. */
export const STOPS: ReadonlySet<string> = new Set(
  'in for at with during while and or but before after when if as by is are was were be than about about through without that which who because so into between how what why'.split(
    ' ',
  ),
)

/** Words of a direction, longest first. */
export const LESS =
  'giving up|give up|gave up|instead of|rather than|no more|not eating|not eat|not drink|not drinking|not sleep|not sleeping|not need|don’t need|don’t eat|don’t drink|stop eating|cutting down|cutting out|cutting back|cut down|cut out|cut back|leave out|leaving out|leave|do without|doing without|stay off|allergic to|allergy to|free from|free of|no|non|zero|without|minus|less|fewer|lower|lowering|reduce|reducing|reduced|reduces|avoid|avoiding|quit|quitting|stop|stopping|never|cut|cutting|limit|limiting|decrease|decreasing|skip|skipping|eliminate|eliminating|remove|removing|restrict|restricting|restricted|ban|ditch|drop|dropping|replace|replacing|bina'
export const LOW = 'very low|too low|low'
export const MUCH =
  'too much|too many|overdose of|overload of|excess|excessive|excessively|megadose|megadoses|overdosing on'
export const MORE =
  'more|increase|increasing|increases|raise|raising|raises|boost|boosting|gain|gaining|put on|putting on|gaining of|extra'
export const HIGH = 'very high|too high|high'

/** What a practice can do without. */
export const WITHOUT_THINGS =
  /\b(?:without|no|minus) (?:an? |any |the )?(mats?|dumbbells?|bands?|machines?|gym|chairs?|blocks?|props?)\b/g

/** Ways of eating and bodies for which what is known of others may be wrong. */
export const OTHER_WAYS: readonly (readonly [pattern: RegExp, subjects: readonly string[]])[] = [
  // Kept off what its subject brings about, or kept in what it eases.
  [
    /\b(?:avoid|avoiding|prevent|preventing|stop|stopping|without|not)(?: \w+)? (?:losing|loss of|reducing|dropping|shedding|burning) (?:\w+ )?(?:weight|fat|kilos)\b/i,
    [],
  ],
  [
    /\b(?:avoid|avoiding|prevent|preventing|stop|stopping|reverse|reversing) (?:\w+ )?(?:weight|fat) loss\b(?! (?:mistakes|myths|scams|traps|plateaus?|diets?|fads?|pills|supplements|surgery|products|errors|drugs))/i,
    [],
  ],
  [
    /(?<=\b(?:how|ways?|tips|tricks|secrets?|want|guide|reasons|need|try|love) to )(?:stay|remain|keep|be|become|get|feel|grow|end up|make (?:myself|yourself|somebody|someone))(?: being| feeling)? (?:more |very |so |really |always )?(?:lonely|alone|anxious|stressed|depressed|sad|unhappy|unhealthy|overweight|obese|fat|fatter|tired|exhausted|weak|sick|ill|dehydrated|sleepless|sedentary|inactive|unfit|lazy|constipated|bloated|anaemic|diabetic|addicted|drunk|angry|worried|isolated|hypertensive|malnourished)\b|(?<=\b(?:benefits|joys?|art|power|advantages|importance) of )(?:being|staying|remaining|getting|feeling) (?:lonely|anxious|stressed|depressed|sad|unhealthy|overweight|obese|fat|tired|weak|sick|ill|dehydrated|sleepless|sedentary|inactive|unfit|lazy|drunk)\b/i,
    [],
  ],
  // What is asked of a thing on the market, in sport, in letters or on a screen.
  [
    /\b(?:prices?|rates?|market rates?|costs?) (?:of|for|today|list|in) \w+|\b\w+ (?:prices|rates?|price (?:list|today|hike|rise|drop)s?|inflation|stocks|shares|futures|subsid(?:y|ies)|farming|cultivation|crops?|business|industry|brands?|franchise|logo)$|\b\w+ (?:mines?|mining|mills|factor(?:y|ies)|exports?|imports?|stocks)\b/i,
    [],
  ],
  [
    /\b(?:(?:world|national|olympic|state|\w*lifting|guinness|all[- ]time) records?|\w+ records of \w+|championships?|olympics?|medals?|tournaments?|leagues?|world cup)\b/i,
    [],
  ],
  [
    /\b(?:jokes|quotes|poems?|songs?|lyrics|wallpapers?|images|pictures|essays?|captions?|status for|riddles|quiz|crosswords?|stock photos?|ringtones?)\b/i,
    [],
  ],
  // Said of something else altogether.
  [
    /\b(?:food for thought|running (?:an? |the |your |our )?(?:costs?|kitchen|business|shop|home|house|household|restaurant|hotel|company|campaign|office|team|school|clinic|caf[eé]|canteen|tap|water|nose|mate|late|out of|for (?:office|election|parliament|president))|muscle (?:cars?|shirts?|memory|man)|walking (?:sticks?|dead|tours?|papers)|(?:sugar|salt) (?:daddy|baby|lake|march|city)|oil (?:paint\w*|wells?|spill|lamps?|painting)|sleep mode|rest (?:days?|rooms?|of)|weight of (?:words|evidence|a car)|bread and butter|piece of cake|spill the beans|apple (?:watch|phone|iphone|store)|blackberry phone|milk(?:y)? way|gut feeling|heart[- ]to[- ]heart|stress (?:fractures?|tests?)|bitter truth|balance sheets?|(?:bank|work|life) balance)\b/i,
    [],
  ],
  [/\bvegan(?:s|ism)?\b/i, []],
  [/\b(?:never|do not|don[’']t) (?:eat|drink|sleep|exercise)\w* (?:after|before|at|in|with|on)\b/i, []],
  [/\bplant[- ]based\b/i, []],
  [/\bjain\b/i, []],
  [/\b(?:face|facial|hot|aerial|goat|laughter|power|acro|wall|water|prenatal) yoga\b/i, []],
  [
    /\b(?:latest|breaking|recent|current|today[’']s|this (?:week|month)[’']s) (?:\w+ )?(?:news|research|studies|trials?|findings)\b|\bnews\b/i,
    [],
  ],
  [/\b(?:egg|dairy|milk|salt|grain|carb|sleep)less\b/i, []],
  [/\blactose[- ](?:intoleran\w+|free)\b/i, []],
  [/\bmilk (?:protein )?(?:allerg\w+|intoleran\w+)\b/i, []],
  [/\b(?:\w+ )?(?:allerg(?:y|ies|ic)|intoleran(?:t|ce|ces)|sensitivit(?:y|ies))\b/i, ['food-labels']],
  [/\b(?:cannot|can[’']?t|can not|unable to|do not|don[’']t) (?:digest|tolerate|stand)(?: \w+)?/i, []],
  [/\bhypotension\b|\bhypogly\w+\b|\bhyperthyroid\w*\b|\boveractive\b|\bmalnourish\w*\b/i, []],
  [/\bunder-?weight\b/i, ['underweight']],
  // More protein is what the facts on the kidneys advise against.
  [
    /\b(?:(?:high|more|extra|rich in) protein|high-protein|protein (?:powders?|supplements?|shakes?)|whey)\b(?=.*\b(?:kidney (?:patients?|diseases?|failure|problems?)|renal|ckd|dialysis)\b)|(?<=\b(?:kidney (?:patients?|diseases?|failure|problems?)|renal|ckd|dialysis)\b.*)\b(?:(?:high|more|extra|rich in) protein|high-protein|protein (?:powders?|supplements?|shakes?)|whey)\b/i,
    [],
  ],
  [/\b(?:hyper|hypo)(?!tensi|thyroid)\w{4,}\b/i, []],
  [
    /\b(?:overdos\w+|toxicity|overload|poisoning from) (?:of|from|on) \w+|\b(?:\w+ )?(?:overdose|toxicity|overload)\b/i,
    [],
  ],
  [
    /(?<!\b(?:avoid|avoiding|prevent|preventing|stop|stopping|without|against|and|festive|festival|holiday|unwanted|unexplained|sudden|causes of|reverse) )\bweight gain\b(?! (?:in|after|during) (?:festiv\w+|diwali|holidays))/i,
    ['underweight'],
  ],
  [/\b(?:low|falling|dropping|drop in) (?:blood )?(?:bp|sugar levels?|glucose)\b/i, []],
  [
    /\b(?:increas\w+|rais\w+|boost\w*|improv\w+|gain\w*|stimulat\w+) (?:\w+ )?appetite\b|\bstay(?:ing)? awake\b|\bslow(?:ing)? (?:down )?(?:\w+ )?metabolism\b/i,
    [],
  ],
  [
    /\b(?:water|dry|juice|extended|prolonged|\d+[- ](?:day|hour)s?) fast(?:s|ing)?\b|\bfast(?:ing)? (?:for|of) \S+ (?:days?|hours?)\b|\bstarv\w+/i,
    [],
  ],
]

const WARNED =
  '(?:(?:table |rock |pink |black |sendha |kala |white |added |refined |free )?(?:salt|namak|sodium|(?<!blood )sugar)|sweets|mithai|cola|(?:soft|cold|energy) drinks?|alcohol|beer|(?:red |white )?wine|whisky|rum|sitting|junk food|fast food|(?:deep[- ])?fried foods?|samosas?|chips|biscuits|vanaspati|dalda|trans fats?|crash diets?|screen time|late dinners?|pickles?|papad|(?:ultra-)?processed food|being sedentary|skipping (?:meals|breakfast|dinner)|pizza|burgers?)'
const GOOD =
  '(?:good|healthy|healthier|great|best|better|beneficial|essential|important|necessary|needed|harmless|safe|your friend|our friend|helpful|a superfood|a must|the key|nutritious|wonderful|amazing)'

/** "Why salt is good for you": what the library warns of, praised. A question is answered, not contradicted. */
export const PRAISED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:benefits?|goodness|importance|power|joys?|advantages|magic|virtues) of (?:eating |drinking |having |taking |consuming |daily |more |some |moderate |a little )*${WARNED}`,
    'i',
  ),
  new RegExp(`\\b${WARNED}(?: (?:health|\\w+ing))? (?:benefits|advantages)\\b`, 'i'),
  new RegExp(
    `\\b${WARNED} (?:is|are|can be) (?:actually |really |so |very |still |truly )*(?:${GOOD}|not (?:so |that )?(?:bad|harmful|unhealthy|the enemy|a problem))`,
    'i',
  ),
  new RegExp(`\\b${WARNED} (?:is|are)n[’']t (?:so |that )?(?:bad|harmful|unhealthy)`, 'i'),
  new RegExp(
    `\\bwhy (?:you|we|everyone|everybody|women|men|i)? ?(?:should |must |need to |needs to |need |love to |can )?(?:eat|drink|have|take|enjoy|need)? ?(?:more )?${WARNED}(?: every\\w*| daily)?$`,
    'i',
  ),
  new RegExp(
    `\\b${WARNED} for (?:better|good|health|energy|strength|sleep|a healthy|your health|relaxation|immunity|stress)`,
    'i',
  ),
  new RegExp(`\\b(?:eat|drink|have|enjoy|love) (?:more )?${WARNED}(?: (?:every day|daily|and \\w+.*))?$`, 'i'),
]
/** A question, or a warning: no praise. */
export const NO_PRAISE =
  /^(?:is|are|does|do|can|should|could|how (?:much|many|often)|which|what|less|low|avoid|reduce|cut|stop|quit)\b/i
/** "Why breakfast is bad for you": what the library advises, blamed. */
export const BLAMED =
  /\b([\p{L}]+)(?: time| training| foods?)? (?:is|are|can be|makes? you|does) (?:actually |really |so |very |completely |totally )*(?:not (?:good|healthy|necessary|needed|important|work)|bad|harmful|dangerous|useless|overrated|unnecessary|unhealthy|toxic|poison|a (?:myth|scam|waste|lie)|fat|sick|ill)\b/iu
