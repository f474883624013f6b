/** A person, as topics name them. */
const KIN =
  '(?:husband|wife|partner|spouse|boyfriend|girlfriend|ex|fiancee?|mother|father|mum|mom|dad|parents?|sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|brother|sister|siblings?|uncle|aunt|grand(?:mother|father|parents)|in-laws?|mother-in-law|father-in-law|neighbours?|boss|colleagues?|co-?workers?|friends?|enem(?:y|ies)|rival|roommates?|flatmates?|guests?|teacher|students?|patients?|clients?|family|dog|cat|pets?|maid|servant|employees?)'
export const TARGET_PERSON = `(?:(?:my|your|his|her|our|their|the|a|an|some|another|these|those) (?:\\w+ )?(?:${KIN}|people|person|man|woman|men|women|girl|boy|crowd)|somebody|someone|some one|anybody|anyone|everybody|everyone|people|him|them|${KIN})(?![’'-]s\\b|[’']|-)`

const HARMING =
  '(?:poison|kill|murder|assassinate|drug|sedate|intoxicate|starve|suffocate|strangle|drown|spike|torture|abuse)'
const HURTING = '(?:harm|hurt|injure|punish|weaken|sicken|beat up|damage|destroy|cripple|paralyse)'
const ILL =
  '(?:sick|ill|weak|faint|vomit|unconscious|infertile|impotent|bleed|drowsy|sleepy|suffer|die|collapse|obese|miscarry|lose (?:the|her|a) (?:baby|pregnancy|child))'

/** What is asked is to do harm, to any person. */
export const HARMS_OTHERS: readonly RegExp[] = [
  new RegExp(`\\b${HARMING}(?:ing)? (?:off |to death )?${TARGET_PERSON}`, 'i'),
  new RegExp(
    `\\b(?:how (?:to|can i|do i|could i|can we|do you)|ways? (?:to|of)|i want to|want to|methods? (?:to|of|for)|help me|foods? (?:to|that)|recipes? (?:to|that)|what (?:to|will|can|would)|best (?:food|way) to|plan to|tips (?:to|for))\\b[^.?!]{0,25}?\\b${HURTING}(?:ing)? ${TARGET_PERSON}`,
    'i',
  ),
  new RegExp(
    `\\b(?:mak(?:e|es|ing)|get|leave|turn) ${TARGET_PERSON} (?:\\w+ )?${ILL}\\b(?! (?:better|well|early|soundly|healthy|happily))`,
    'i',
  ),
  new RegExp(
    `\\bcaus(?:e|ing) (?:an? )?(?:miscarriage|abortion|heart attack|stroke|allergic reaction|infertility|food poisoning|overdose) (?:in|to|for) ${TARGET_PERSON}`,
    'i',
  ),
  new RegExp(`\\b(?:trigger|provoke|induce)\\b[^.?!]{0,30}? (?:in|of|on) ${TARGET_PERSON}`, 'i'),
  new RegExp(
    `\\b(?:poison|drugs?|sedatives?|sleeping (?:pills?|tablets?)|laxatives?|arsenic|cyanide)\\b[^.?!]{0,20}? (?:in|into|to|for) (?:my|his|her|their|somebody|someone|another|a) (?:\\w+ )?(?:(?:${KIN}|somebody|someone)(?:[’']s)? )?(?:food|drink|tea|chai|meal|milk|glass|${KIN})\\b(?! (?:safe|safely))`,
    'i',
  ),
  /\b(?:undetectable|untraceable|tasteless|slow(?:-acting)?|lethal|deadly) poisons?\b|\b(?:lethal|fatal|deadly) (?:dose|amount|combination|mix)s? (?:of|for|to)\b/i,
  /\b(?:zehe?r|jahar|zahar) (?:kaise|dene|dena|khil\w*|dekar)\b|\bkaise (?:zehe?r|zahar|jahar|maar)\b/i,
]

/** What is to be done to a person who does not know of it. */
export const COVERT =
  /\b(?:secretly|in secret|covertly|on the sly|behind (?:his|her|their) backs?|without (?:his|her|their|them|him|the|my (?:wife|husband|partner)[’']?s?)? ?(?:\w+ )?(?:knowing|knowledge|consent|noticing|permission|finding out|realising|realizing)|without telling (?:him|her|them|anybody|my|the|anyone)|unknowingly)\b/i
/** And what is no surprise on a plate. */
export const DONE_TO =
  /\b(?:los(?:e|es|ing) weight|weight loss|thin(?:ner)?|slim(?:mer)?|diet|eat less|medicines?|medication|tablets?|pills?|drugs?|sedat\w+|alcohol|supplements?|steroids?|powders?|laxatives?|sleep|drink less|stop eating|fast(?:ing)?|gain weight|pregnan\w+|contracept\w+|herbs?|remed(?:y|ies)|doses?)\b/i

/** It is prevented, noticed or asked of a thing: "Does stress kill people?", "How not to poison your guests". */
export const NO_HARM =
  /\b(?:avoid|prevent|protect|save|guard|stop|keep|without|never|not|don[’']t|instead of|against|from|rather than|accidental(?:ly)?|unintentional(?:ly)?|signs?|symptoms|treat(?:ment)?|first aid|recogni[sz]e|report|help(?:ing)? (?:a|an|the|my|somebody|someone)(?! me))(?: \w+){0,3}? ?$/i
export const ASKED_OF_THINGS =
  /^(?:can|does|do|did|will|would|could|is|are|why|what foods?|which foods?|foods? that|things that|habits that|how (?:does|do|is|are|many|much)) (?!i\b|we\b|you\b|to\b|can i\b)/i

const SELF = '(?:my|your|him|her|one|our|them)sel(?:f|ves)'
/** A person who may be in danger by their own hand. */
export const HARMS_SELF: readonly RegExp[] = [
  new RegExp(`\\b(?:kill|hurt|harm|starve|poison|hang|drown|drug|injure|punish|shoot|burn)(?:ing)? ${SELF}\\b`, 'i'),
  new RegExp(`\\bcut(?:ting)? ${SELF}(?! (?:some|a|off|in|loose|free|short))\\b`, 'i'),
  /\b(?:end|take|finish)(?:ing)? (?:my|your|their|his|her|one[’']s)(?: own)? (?:life|lives)\b|\bend(?:ing)? it all\b/i,
  /\bcommit(?:ting)? suicide\b|\bsuicid(?:e|al) (?:methods?|ways?|notes?|pacts?|pills?|plans?|foods?|recipes?|by|with|painless\w*|diet)\b|\b(?:how to|ways? (?:to|of)|painless|easy|quick|best|want|methods? of|feel(?:ing)?|i am|i[’']m) suicid(?:e|al)\b/i,
  /\b(?:how|ways?|wants?|wish|wishing|easiest way|best way|painless(?:ly)?(?: way)?|going|ready|hoping|trying|easy way|quick(?:est)? way) to die\b(?! (?:for|of old age|old|healthy|happy|in)\b)|\bwant(?:s)? to be dead\b|\bwish (?:i|he|she) (?:was|were) dead\b|\blet me die\b|\bhelp me die\b/i,
  /\b(?:don[’']?t|do not|not|no longer) (?:want to|wish to) (?:live|be alive|exist|wake up)\b|\bno (?:reason|point) (?:to|in) (?:live|living)\b|\btired of (?:living|life|being alive)\b|\blife is not worth\b/i,
  /\b(?:how to|want to|ways? to|how many \w+ to|enough (?:\w+ )?to|trying to|easiest to) overdose\b|\boverdose on purpose\b/i,
  /\bself[- ](?:harm|injur|mutilat)\w*/i,
  /\bpro[- ]?(?:ana|mia)\b|\bthinspo\w*|\b(?:become|be|get|turn|stay|being|becoming) (?:an )?(?:anorexic|bulimic|anorexia)\b|\b(?:mak(?:e|ing)|force|forcing) (?:my|your)self (?:vomit|throw up|sick|purge|puke)\b|\b(?:how to|ways? to|tips (?:to|for)) (?:vomit|vomiting|throw(?:ing)? up|purg(?:e|ing)|puk(?:e|ing))\b|\b(?:hide|hiding) (?:my |your |an )?(?:anorexia|bulimia|eating disorder|purging|not eating|that i (?:do not|don[’']t) eat)\b/i,
  /\b(?:khud ?kushi|khudkhushi|aatm[ai]? ?hatya|atmahatya|marna chahta|marna chahti|mar jana chaht\w+|jeena nahi\w*|jine ka man nahi)\b|आत्महत्या|ख़ुदकुशी|खुदकुशी|मरना चाह|ਖੁਦਕੁਸ਼ੀ|ਮਰਨਾ ਚਾਹ/i,
]
/** Those who write to help others; "I" means the writer. */
export const HELPING =
  /\b(?:prevent\w*|helping|help (?:a|an|my|your|somebody|someone|some one|others|him|her|people|them)|support(?:ing)?|warning signs?|signs? of|awareness|talk(?:ing)? (?:about|to)|seek\w* help|get(?:ting)? help|helplines?|recover\w*|survivors?|stop(?:ping)?|avoid(?:ing)?|never|without|not to|instead of|don[’']t|do not|why (?:you|people) should not)\b/i
export const OF_ONESELF = /\b(?:i|i[’']m|i[’']ve|me|myself|my (?:own )?life|main|mai|mujhe)\b/i
