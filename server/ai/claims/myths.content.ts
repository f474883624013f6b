import type { Phrase } from './claim.ts'

const FOOD =
  '(?:foods?|eat(?:s|en|ing)?|ate|meals?|dinners?|suppers?|snacks?|carbs?|carbohydrates?|starch(?:es)?|rice|chawal|rotis?|chapatis?|parathas?|bread|wheat|potato(?:es)?|fruits?|bananas?|sweets?|sugar|milk|curd|dal|calories)'
const AT_NIGHT =
  "(?:night(?:s|ly|-?time)?|late|evenings?|dinner|supper|sunset|dark|(?:after|past|beyond|post) (?:\\d{1,2}|five|six|seven|eight|nine|ten)(?: ?(?:pm|p\\.m\\.|o[’']clock))?|before (?:bed(?:time)?|sleep\\w*|you sleep)|bedtime|while (?:you|we) (?:sleep|are asleep)|in your sleep)"
const HEDGED = /\b(?:may|might|could|some|sometimes|linked|tends? to|associated|total|overall)\b/i
const BODY_PART =
  '(?:belly|tummy|stomach|waist|thighs?|hips?|arms?|face|chin|neck|back|buttocks|love handles|muffin top|abdominal|abs)'

/** Food on its way to fat: "turns straight into fat", "are stored on your belly". */
const TURNS_TO_FAT =
  /\b(?:turn(?:s|ed|ing)?|becom(?:e|es|ing)|convert(?:s|ed)?|chang(?:e|es|ed)|go(?:es)?|stor(?:es?|ed|ing)|deposit(?:s|ed)?|settles?|ends? up|sits?|sticks?|makes?|gets?|puts?|packs?|adds?|gain(?:s|ing)?|lead(?:s|ing)? to|causes?|means?)\b[^.,;:?!]{0,25}?\b(?:fat(?:ter|tening)?|weight|belly|tummy|stomach|waist|hips|thighs|obes\w+|paunch|kilos?|flab)\b/i

const MYTH_WORDS: readonly (readonly [pattern: RegExp, reason: string, more?: Partial<Phrase>])[] = [
  [
    /\b(?:never|do not|don[’']t|no need to|need not|refuse to|skip|avoid) (?:get |take |have |give )?(?:any |the |your |childhood )?(?:vaccin\w+|immuni[sz]\w+)/i,
    'No food takes the place of a vaccine. Leave this to the doctor.',
    { isNegative: true, unless: /\b(?:doctor|paediatrician|fever|allerg\w+)\b/i },
  ],
  [
    /\bpregnan\w+ (?:women|woman|mothers?|ladies) (?:should|can|may|must|ought to) (?:\w+ )?fast\b(?! food)/i,
    'Whether a pregnant woman may fast is for her doctor to say. Write that, and name a source.',
    { unless: /\b(?:doctor|midwife|obstetrician|gyna?ecologist)\b/i },
  ],
  [
    /\b(?:children|toddlers?|babies|infants?|kids) (?:under|below|younger than) (?:two|2)\b[^.!?]{0,30}\b(?:skim(?:med)?|low[- ]fat|fat[- ]free)\b/i,
    'Skimmed and low-fat milk is not for children under two. Name a source for what they should drink.',
  ],
  [
    /\b(?:body|stomach|metabolism|digestion)\b[^.!]{0,25}\b(?:cannot|can[’']t|does not|doesn[’']t|stops?|shuts? down|sleeps?)\b[^.!]{0,40}\b(?:(?:once|after|when) the sun (?:goes down|sets|has set)|after sunset|after dark)\b/i,
    'The clock doesn’t turn food into fat: what counts is how much we eat in all. Write about amounts, or about sleeping and digesting well.',
    { isNegative: true, unless: HEDGED },
  ],
  [
    /\b(?:goodbye to|no|never|stop|avoid|skip|last|finish) (?:\w+ ){0,2}?(?:rotis?|chapatis?|rice|carbs?|carbohydrates|fruits?|bananas?|curd|dal)\b[^.?!]{0,20}\b(?:after|by|beyond|past|post) (?:(?:\d{1,2}|six|seven|eight|nine)(?![\w.-]| ?(?:hours?|hrs|minutes?|days?|weeks?|months?|years?|g\b|or|to)\b)|sunset|dark|evening)/i,
    'No food is forbidden at an hour of the day. Say who does better without it, and why, with a source.',
    { isNegative: true, unless: /\b(?:reflux|acidity|heartburn|diabet\w+|because of)\b/i },
  ],
  [
    /\b(?:rice|rotis?|bananas?|fruits?|carbs?|carbohydrates|dinner|curd)\b[^.!]{0,40}\b(?:for dinner|at (?:night|bedtime|dinner)|before bed|at that hour|late)\b[^.!]{0,70}\b(?:weighing scale|(?:the )?scale (?:is|does|will|where|stays|not)|waist(?:line)?|(?:belly|body) fat|paunch|kilos|weight (?:is|does|will) (?:not|going|go))\b/i,
    'The clock doesn’t turn food into fat: what counts is how much we eat in all. Write about amounts, or about sleeping and digesting well.',
    { unless: new RegExp(`${HEDGED.source}|\\b(?:fine|fits?|suits?|okay|healthy|is no reason)\\b`, 'i') },
  ],
  [
    TURNS_TO_FAT,
    'The clock doesn’t turn food into fat: what counts is how much we eat in all. Write about amounts, or about sleeping and digesting well.',
    { with: new RegExp(`^(?=.*\\b${AT_NIGHT}\\b).*\\b${FOOD}\\b`, 'i'), unless: HEDGED },
  ],
  [
    /\b(?:never|nobody should|no one should|must not|should not ever|should never|strictly avoid)\b[^.,;:?!]{0,20}?\b(?:eat|have|take|drink|touch|consume)\b[^.,;:?!]{0,15}?\b(?:rice|rotis?|chapatis?|carbs?|carbohydrates?|curd|dahi|fruits?|bananas?|milk|cucumbers?|salads?)\b[^.,;:?!]{0,20}?\b(?:at night|(?:after|past) (?:\d|sunset|six|seven|eight|dark|dinner|meals?)|(?:in the|every) evening|for dinner|on an empty stomach|with (?:meals?|water))/i,
    'No food is forbidden at an hour of the day. Say who does better without it, and why, with a source.',
    { isNegative: true, unless: /\b(?:reflux|acidity|doctor|medicines?|tablets?)\b/i },
  ],
  [
    /\b(?:rice|rotis?|carbs?|curd|dahi|fruits?|bananas?|milk|cucumbers?)\b (?:must|should|is|are) (?:never|not) (?:to )?be (?:eaten|taken|had|touched)\b[^.,;:?!]{0,20}?\b(?:at night|after|in the evening|with meals?|on an empty stomach|together)/i,
    'No food is forbidden at an hour of the day. Say who does better without it, and why, with a source.',
    { isNegative: true },
  ],
  [
    /\b(?:fruits?|bananas?|food|meals?|meat|milk|curd|it|they|melons?)\b[^.,;:?!]{0,70}?\b(?:rots?|rotting|ferments?|putref\w+|decays?|turns? (?:in)?to (?:poison|acid|alcohol|toxins?)|turns? toxic|(?:makes?|forms?|produces?|becomes?|creates?) (?:a )?(?:poisons?|toxins?|toxic))\b/i,
    'The stomach’s acid and movements keep food from rotting. Say how the food feels to eat at that time, or leave it out.',
    {
      with: /\b(?:stomach|gut|intestines?|belly|body|bod(?:y|ies)|inside (?:you|us)|colon)\b/i,
      isNegative: true,
      unless:
        /\b(?:do|does|did|will|cannot|can) ?(?:not|n[’']t) (?:rot|ferment|turn|become|make|decay|form|spoil)|\b(?:myth|untrue|false|nothing|hydrogen|fibre|bacteria)\b/i,
    },
  ],
  [
    /\b(?:cold|iced?|chilled|fridge) (?:water|drinks?|food)\b[^.;:?!]{0,40}?\b(?:freez\w+|solidif\w+|harden\w*|congeal\w*|clog\w*|cancer|(?:weakens?|damages?|harms?|shocks?) (?:the|your) (?:heart|liver|kidneys?)|(?:kills?|stops?|puts? out|destroys?) (?:the|your)? ?(?:digest\w+|agni|fat|metabolism)|fat|heart attacks?)/i,
    'Cold water warms to the body’s temperature within minutes and changes no fat. Say that water of any temperature will do.',
  ],
  [
    /(?:\b(?:never|do not|don[’']t|avoid|should not|must not)\b[^.,;:?!]{0,20}?)?\b(?:fish|chicken|meat|eggs?|mutton|lemon|citrus|fruits?|bananas?|curd|dahi|melons?|watermelon|radish|honey|ghee|salt|milk)\b[^.,;:?!]{0,15}? (?:and|with|after|before|along with|together with) (?:\w+ ){0,2}?(?:milk|curd|dahi|fish|ghee|honey|lemon|eggs?|water|bananas?)\b[^;:?!.]{0,60}?\b(?:white (?:patch\w*|spots)|patches|vitiligo|leucoderma|leprosy|skin (?:disease|problems?)|poison\w*|toxi\w+|diseases?|slow death|rots?|harmful|deadly)\b/i,
    'Foods eaten together don’t cause skin patches or poison. Leave it out, or name an allergy that a doctor has found.',
    { isNegative: true, unless: /\b(?:does not|do not cause|don[’']t cause|myth|no evidence|allerg\w+)\b/i },
  ],
  [
    /\b(?:together|mixed|combination|combining them)\b[^.,;:?!]{0,25}?\b(?:makes?|becomes?|turns? (?:in)?to|forms?|creates?|is|are) (?:a |an )?(?:slow )?(?:poison\w*|toxi\w+|venom)/i,
    'Foods eaten together don’t become poison. Leave it out, or name an allergy that a doctor has found.',
  ],
  [
    /\bwater\b[^.,;:?!]{0,15}? (?:with|during|after|before|between|while) (?:your |the |a )?(?:meals?|food|eating|lunch|dinner)\b[^.;:?!]{0,40}?\b(?:dilut\w+|stops?|ruins?|kills?|destroys?|poison|fat|obes\w+|puts? out|weakens?|harms?)\b/i,
    'Water with a meal doesn’t disturb digestion. Say that people can drink when they are thirsty.',
  ],
  [
    new RegExp(
      `\\b(?:sit-?ups?|crunch(?:es)?|planks?|leg raises?|twists?|bends?|push-?ups?|squats?|massage|belts?|creams?|gels?|wraps?|exercises?|asanas?|pose|drinks?|teas?|juices?|water|foods?|spices?|seeds?)\\b[^.,;:?!]{0,25}?\\b(?:burn(?:s|ing)?|melt(?:s|ing)?|los(?:e|es|ing)|reduc(?:es?|ing)|remov(?:es?|ing)|targets?|flattens?|shrinks?|cuts?|(?:gets?|getting) rid of|dissolv(?:es?|ing)|tones? away|slims?)\\b[^.,;:?!]{0,20}?\\b(?:${BODY_PART}(?:[’']s)?[- ]?(?:fat|flab)|(?:fat|flab|inches) (?:only |just )?(?:from|on|around|off|in|at) (?:only |just )?(?:your|the)|(?:your|the|a) (?:big |fat |whole )?(?:${BODY_PART}|double chin)\\b)`,
      'i',
    ),
    'Nobody can choose where the body loses fat. Say what the exercise or food does for strength, fitness or fullness.',
    { unless: HEDGED },
  ],
  [
    new RegExp(
      `\\b(?:los(?:e|es|ing)|burn(?:s|ing)?|reduc(?:es?|ing)|melt(?:s|ing)?|target(?:s|ing)?|drop|remov(?:es?|ing))\\b[^.,;:?!]{0,15}?\\b(?:fat|weight|inches|flab)\\b[^.,;:?!]{0,10}? (?:only|just|exactly|specifically)? ?(?:from|on|around|off|in) (?:only |just )?(?:your|the|one|a single|that|this) (?:\\w+ )?(?:${BODY_PART}|part|area|spot|place)\\b|\\b(?:only|just) (?:your |the )?${BODY_PART}[- ]fat\\b|\\bspot[- ]reduc(?:e|es|ing|tion)\\b`,
      'i',
    ),
    'Nobody can choose where the body loses fat. Say that it goes from the whole body, little by little.',
    { unless: HEDGED },
  ],
  [
    /\b(?:fat[- ](?:burn(?:ing|er)s?|cutt(?:ing|er)s?|melting|buster|loss|busting|dissolving) (?:drinks?|foods?|teas?|water|juices?|soups?|spices?|fruits?|smoothies?|kadha|powder|recipes?)|fat cutter|negative[- ]calor\w+)\b|\b(?:green tea|lemon water|jeera water|honey|vinegar|cinnamon|ginger|warm water|hot water|methi water|ajwain water|ghee|coffee|pineapple|papaya|grapefruit|chill(?:i|ies)|coconut oil|drinks?|water|juices?|teas?)\b[^.,;:?!]{0,30}?\b(?:burns?|melts?|cuts?|dissolves?|washes (?:away|out)|breaks? down|eats? (?:up|away))\b[^.,;:?!]{0,20}?\bfat\b/i,
    'No food or drink burns fat. Say what it can replace, such as a sweet drink, or how filling it is.',
    { unless: HEDGED },
  ],
  [
    /\b(?:doubl|tripl|boost|fir|kick-?start|speed|rev|supercharg|skyrocket|ignit|accelerat|turbocharg|jump-?start|shut|slow|reset|wak)\w*\b(?: (?:up|on|down|your|the|whole|sluggish|slow|body[’']s)){0,3} metabolism\b|\bmetabolism[- ]boost\w*/i,
    'No single food or habit changes metabolism that much. Say what is known, with a source, or leave it out.',
    { unless: /\b(?:may|might|could|slightly|a little|thyroid|crash|starv\w+)\b/i, isFineWithSource: true },
  ],
  [
    /\b(?:cancers?|cancer cells|tumou?rs?|diseases?|virus(?:es)?|bacteria)\b (?:cannot|can[’']t|can (?:not|never)|never|does not|do not) (?:live|grow|survive|exist|develop|stay)\b[^.;:?!]{0,20}?\b(?:alkaline|oxygen|acid|body)/i,
    'Food doesn’t change the acidity of the blood, nor whether a cancer grows. Leave it out.',
    { isNegative: true },
  ],
  [
    /\b(?:heats?|thickens?|dirt(?:y|ies)|pollutes?|spoils?|overheats?)(?: up)? (?:the|your|our) blood\b/i,
    'Food doesn’t heat or spoil the blood. Say what is known about it, with a source, or leave it out.',
  ],
  [
    /\balkali(?:ne|s\w+|z\w+|nity)\b[^.;:?!]{0,40}?\b(?:prevents?|cures?|kills?|balanc\w+|neutrali[sz]\w+|slows?|fights?|better|healthi\w+|heals?|boosts?|improves?|detox\w*|flush\w*|removes?|protects?|keeps?|makes?|raises?|changes?|reverses?|reduces?|lowers?|burns?|treats?|stops?|cannot (?:live|grow|survive)|best|needs?)\b|\b(?:balanc|rais|chang|correct|alkali[sz]|restor|fix)\w*\b[^.,;:?!]{0,15}?\b(?:body|blood|system)(?:[’']s)? (?:ph|acid\w*)\b|\b(?:body|blood)\b[^.,;:?!]{0,15}?\b(?:(?:too |more |becomes? |turns? |is |an? )+(?:acidic|alkaline))\b|\b(?:acidic|alkaline) (?:body|blood)\b/i,
    'Lungs and kidneys hold the acidity of the blood steady, whatever we eat or drink. Say that clean tap water is enough.',
    { unless: /\b(?:kidney disease|diabetic ketoacidosis|batteries|soil)\b/i },
  ],
  [
    /\b(?:boost|strengthen|increas|supercharg|build|rais|improv|enhanc|skyrocket|doubl|maximi[sz]|ramp|fortif)\w*\b[^.,;:?!]{0,25}?\b(?:immunity|immune (?:system|power|response|defen[cs]es?|strength))\b|\bimmun(?:ity|e)[- ](?:boost|build|strengthen)\w*|\bimmunity (?:drinks?|shots?|kadhas?|powders?|teas?|juices?)\b/i,
    'No food boosts immunity. Varied meals, sleep and vaccines help the body’s defences to work as they should: say that, with a source.',
    { unless: /\b(?:vaccin\w+|immuni[sz]ation|breast ?milk|breastfe\w+|may|might)\b/i },
  ],
  [
    /\bsugar\b[^.,;:?!]{0,10}? feeds? (?:the |your )?(?:cancer|tumou?rs?)|\b(?:stick|glue|cling)(?:s|ed)?\b[^.,;:?!]{0,12}?\b(?:intestines?|gut|colon|stomach(?: wall| lining)?|bowels?)\b|\b(?:microwav\w+|pressure cook\w+)\b[^.,;:?!]{0,25}?\b(?:kills?|destroys?|removes?)\b[^.,;:?!]{0,10}?\b(?:all|every)\b|\b(?:saffron|coconut|kesar|milk|oranges?)\b[^.;:?!]{0,25}?\b(?:makes?|gives?|brings?|turns?|helps?|means?)\b[^.;:?!]{0,20}?\bfair(?:er)? (?:baby|child|skin|complexion)\b/i,
    'The body doesn’t work like that. Say what is known about this food, with a source, or leave it out.',
  ],
  [
    /\b(?:jaggery|gur|honey|brown sugar|khand|mishri|dates|coconut sugar|palm sugar|rock sugar|fruit sugar)\b[^.,;:?!]{0,25}?\b(?:(?:do(?:es)? not|don[’']t|doesn[’']t|never|won[’']t|will not) (?:raise|increase|spike|affect|count)|(?:is|are) (?:\w+ )?(?:safe|harmless|fine|good|free) (?:for|in|with|by) (?:people with )?diabet\w+|has no (?:effect|sugar|calories))/i,
    'Jaggery, honey and brown sugar raise blood sugar as white sugar does. Count them as sugar.',
    { isNegative: true },
  ],
  [
    /\b(?:goes?|go|heads?|straight|directly|right) (?:straight |directly |right )?to (?:the|your|our) (?:waist(?:line)?|hips|thighs|belly|tummy|stomach)\b[^.;:?!]{0,20}?\b(?:however|no matter|always|whatever|even)|\b(?:go|goes|heads?) (?:straight|directly|right) to (?:the|your|our) (?:waist(?:line)?|hips|thighs|belly)\b/i,
    'No food goes to one part of the body. Say how much of it fits in a day.',
  ],
  [
    /\b(?:microwav\w+|reheated|frozen|tinned|fridge) (?:food|dal|rice|milk|meals?)?\b[^.;:?!]{0,25}?\b(?:no nutrients?|dead|changes? your blood|poison\w*|cancer|radiation)\b/i,
    'Heating food, also in a microwave oven, leaves most nutrients in it. Say how to store and reheat it safely.',
    { isNegative: true },
  ],
  [
    /\b(?:nobody|no one|never|not)\b[^.;:?!]{0,60}?\b(?:will|would|can|ever) (?:ever )?(?:catch|get|have) (?:the )?(?:corona\w*|covid|dengue|flu|cancer|diabetes|a cold)\b/i,
    'No food or smoke keeps an infection away. Say what lowers the risk: vaccines, clean hands, boiled water.',
    { isNegative: true },
  ],
  [
    /\brub\b[^.;:?!]{0,30}?\bon (?:your|the) (?:tummy|belly|stomach|thighs?|hips)\b[^.;:?!]{0,50}?\b(?:fat|flab|inches)\b/i,
    'Nobody can choose where the body loses fat. Say what the exercise or food does for strength, fitness or fullness.',
  ],
]

/** Beliefs about food and the body that evidence has not borne out. */
export const MYTHS: readonly Phrase[] = MYTH_WORDS.map(([pattern, reason, more]) => ({ pattern, reason, ...more }))
