import type { Phrase } from './claim.ts'
import { MEDICINES } from './medicines.content.ts'

const ANY_MEDICINE = `${MEDICINES}|(?:thyroid|diabetes|bp|blood pressure|heart|prescribed|your|their|the|his|her|these|all|any)? ?(?:medicines?|medications?|tablets?|pills?|drugs?|injections?|inhalers?|puffers?|nebulisers?|insulin pens?|syringes?|chemo(?:therapy)?|dialysis|prescriptions?)`
const STOP = new RegExp(
  `\\b(?:stop(?:ping)?(?: taking| using)?|quit(?:ting)?|skip(?:ping)?|discontinu(?:e|ing)|throw(?:ing)? away|com(?:e|ing) off|give up|(?:get|be|go) off|ditch(?:ing)?|replac(?:e|es|ing)|leave out|(?:no longer|won[’']t|will not|never again) (?:even )?need|reduce|halve|cut down(?: on)?|wean (?:yourself )?off|instead of|in place of|(?:tak(?:e|es|ing) the place|do(?:es)? the (?:job|work)) of|(?:a |the |natural |good |herbal )*(?:substitute|alternative|replacement)s? (?:for|to)|swap(?:ping)?|say(?:ing)? (?:goodbye|bye(?:[- ]bye)?) to|throw out|do without|live without|forget(?: about)?)\\b[^.,;:?!]{0,25}?\\b(?:${ANY_MEDICINE})\\b(?!-| of (?:jaggery|chocolate))`,
  'i',
)
const STOPPED = new RegExp(
  `\\b(?:${ANY_MEDICINE})\\b[^.,;:?!]{0,15}? (?:can|may|should|could) (?:then )?be (?:stopped|skipped|replaced|halved|thrown away|left out|(?:reduced|lowered|cut) (?:by yourself|by yourselves|on your own|at home))\\b|\\b(?:${MEDICINES}|medicines?|medications?) (?:is|are) (?:not|no longer) (?:needed|necessary|required)\\b|\\b(?:the|your|his|her|their) (?:\\w+ )?(?:tablets|pills|injections?) (?:is|are) (?:not|no longer) (?:needed|necessary|required)\\b|\\b(?:${MEDICINES}|medicines?|medications?|tablets) (?:is|are|becomes?|will be(?:come)?) (?:unnecessary|needless|useless|redundant|superfluous)\\b|\\bthrow(?:ing)? (?:(?:away|out) )?(?:all )?(?:your|the|those|these) (?:${ANY_MEDICINE}) (?:away|out)\\b|\\b(?:(?:better|stronger|safer|faster|more effective|more powerful) than|as (?:good|strong|safe|effective|powerful|well|fast) as) (?:(?:your|any|the|all|a|an) )?(?:\\w+ )?(?:${MEDICINES}|medicines?|medications?|tablets?|pills?|drugs?|injections?)\\b`,
  'i',
)
/** "No need for insulin" is not a denial, but the advice itself. */
const NO_NEED = new RegExp(
  `\\b(?:no|without(?: any)?|not any|zero) (?:more |further |longer any )?need (?:for|of|to (?:take|use|inject|continue|have)) (?:(?:any|more|your|the|daily) ){0,2}(?:${ANY_MEDICINE})\\b(?! of)`,
  'i',
)
const WHOSE = '(?:your|the|all|those|these|his|her|their|any|my)'
const KINDS = `(?:${WHOSE} ){1,2}(?:${ANY_MEDICINE})`
/** "You can leave your tablets", but not "in a cool place". */
const LEFT_BEHIND = new RegExp(
  `\\b(?:leav(?:e|ing)|drop(?:ping)?|abandon(?:ing)?|bin(?:ning)?|dump(?:ing)?|shelv(?:e|ing)|put(?:ting)? (?:away|aside|down)|part(?:ing)? with|farewell to|wave goodbye to|rid of|free (?:of|from)|toss(?:ing)?|flush(?:ing)?|refus(?:e|ing)|miss(?:ing)?|stay away from|do away with|retire|retiring) ${KINDS}\\b(?! (?:in|on|at|within|where|with|near|by(?! (?:eating|drinking|taking|following|doing|using))|beside|next|under|out of|off|to|box|bag|strip|for your|as|unchanged)\\b)`,
  'i',
)
/** "You will never need blood pressure tablets again": "never" is not a denial here. */
const NEVER_AGAIN = new RegExp(
  `\\b(?:never|no longer|not|won[’']t|don[’']t|nobody will|without ever)(?: (?:ever|even|again|have|having|to|be))* (?:need(?:s|ing)?|take|taking|touch|swallow|buy|depend(?:ing)? on|rely(?:ing)? on|require|look at|see|want|use|refill|pop|open)\\b[^.,;:?!]{0,30}?\\b(?:${ANY_MEDICINE})\\b[^.,;:?!]{0,20}? (?:again|any ?more|any longer|ever)\\b`,
  'i',
)
const OVER = new RegExp(
  `\\b(?:${ANY_MEDICINE})\\b (?:will (?:soon )?(?:be|become)|(?:are|is|become|becomes) (?:now )?) ?(?:a thing of the past|history|yesterday|the past|no more(?=[.,;!]|$))|(?<!there (?:are|is) )\\bno more (?:${ANY_MEDICINE})\\b(?! (?:than|left|in|on|at|were|was|are|is)\\b)`,
  'i',
)
/** "You take statins; leave them." */
export const STOPPED_MEDICINE = new RegExp(
  `\\b(?:${MEDICINES}|medicines?|medications?|prescri\\w+)\\b[^.!?]{0,30}?(?:[;:,.?!–—-]+ (?:[^.!?;:,]{1,40}[.!?;:,–—-]+ )?| )(?:so |then |just |simply |and |please |you can |you may |better ){0,2}(?:leave|stop|quit|skip|drop|ditch|forget|avoid|throw)(?: taking| using)? (?:them|it|these|those)(?: all| both)?(?: (?:out|off|away|altogether|alone|now|today|for good|at once|completely|behind))?(?=[.,;!?]|$)`,
  'i',
)

/** A reader told to ask a doctor first is not told to stop. */
export const REFERRAL =
  /\b(?:ask|talk|speak|check|consult|discuss|tell|word with)\b[^.;]{0,40}\b(?:doctor|physician|dietitian|prescriber|diabetologist|specialist)|\b(?:doctor|physician|specialist)\b[^.;]{0,25}\b(?:may|can|will|might|decides?|agrees?|adjusts?|advises?|tells?)\b|\b(?:unless|until|before|without|with) (?:your|the|a|their)(?: treating| own)? (?:doctor|physician|prescriber)/i

/** The sentence warns of stopping, unless "they" refers to the medicines as the danger. */
export const WARNING = /\b(?:kills?|dangerous|danger|risky|harm(?:s|ful)?|unsafe|frighten\w*|emergency|never)\b/i
export const OF_MEDICINES = /^[^.!?]{0,20}?\b(?:they|these|those|them)\b/i

/** "The natural insulin": a plant in the place of a medicine. */
const PLANT_MEDICINE =
  /\b(?:natural|nature[’']s|herbal|plant|desi|ayurvedic|god[’']s|kitchen|home[- ]?made) (?:own )?(?:insulin|metformin|statins?|aspirin|antibiotics?|painkillers?|ozempic|steroids?|thyroxine)\b(?! (?:is|are) made)|\b(?:works?|acts?|behaves?) (?:just |exactly )?(?:like|as) (?:an? |your )?(?:insulin|metformin|statins?|ozempic|thyroxine)\b/i

/** "Why depend on tablets when lauki juice does it?", "hardly requires iron tablets", "statins may be swapped for seeds". */
const INSTEAD = new RegExp(
  [
    `\\b(?:why|who would|who needs to|what is the point) (?:\\w+ ){0,3}?(?:depend|rely|take|taking|swallow|pop|pay|live|be|stay|continue)\\b[^.!]{0,30}?\\b(?:${ANY_MEDICINE})\\b[^.!]{0,40}?\\b(?:when|if|while)\\b`,
    `\\b(?:hardly|barely|scarcely) (?:ever )?(?:needs?|requires?) (?:the|those|these|your|her|his|their|any)\\b[^.,;:?!]{0,12}?\\b(?:${ANY_MEDICINE})\\b`,
    `\\b(?:${ANY_MEDICINE})\\b (?:can|may|should|could|might) (?:\\w+ )?be (?:swapped|exchanged|substituted|traded|thrown)\\b`,
    `\\b(?:clients|patients|members|readers|friends|customers|followers)\\b[^.,;:?!]{0,20} (?:is|are|was|were|got|come|came) (?:now |finally |completely )?off (?:(?:their|all|the) ){1,2}(?:${ANY_MEDICINE})\\b`,
    `\\b(?:threw|thrown|tossed|flushed|binned) (?:away |out |aside )?(?:their|her|his|my|all|the|those)\\b[^.,;:?!]{0,12}?\\b(?:${ANY_MEDICINE})\\b`,
  ].join('|'),
  'i',
)

/** Advice to stop a medicine within one sentence. */
export const STOPS: readonly RegExp[] = [
  STOP,
  STOPPED,
  NO_NEED,
  NEVER_AGAIN,
  OVER,
  LEFT_BEHIND,
  PLANT_MEDICINE,
  INSTEAD,
]

const VACCINE = '(?:vaccin\\w+|immuni[sz]ations?|(?:polio|flu|measles|covid|bcg|mmr|booster) (?:drops|shots?|jabs?))'
const DOCTOR = '(?:doctors?|hospitals?|physicians?|specialists?|medical (?:help|care|advice|treatment)|check-?ups?)'
const BESIDES =
  /\b(?:ask|talk to|consult|unless|until|before|allerg\w+|fever|an emergency|doctor[’']s note|if your doctor|the doctor (?:says|advises|will))\b/i

/** Advice against vaccines, doctors or hospitals. */
export const AGAINST_DOCTORS: readonly Phrase[] = [
  {
    pattern: new RegExp(
      [
        `\\b(?:do(?:es)? not|don[’']t|doesn[’']t|never|no longer|needn[’']t|will not|won[’']t|should not|shouldn[’']t|must not|without(?: any)?|nobody|no child|no one)(?: \\w+){0,2}? (?:need(?:s|ing)?|require|want|tak(?:e|ing)|get(?:ting)?|giv(?:e|ing)|have|having|let|go(?:ing)? for|trust|believe in|accept|bother with)\\b[^.,;:?!]{0,25}?\\b${VACCINE}\\b`,
        `\\b(?:skip|avoid|refuse|delay|say no to|stay away from|instead of|forget|boycott|question|replac(?:e|es)|better than|stronger than|safer than|no need (?:for|of|to (?:take|get))|protects? (?:\\w+ )?more than)(?:ping|ing|s)? (?:(?:the|all|any|your|every|a|child[’']s|children[’']s) ){0,3}(?:\\w+ )?${VACCINE}\\b`,
        `\\bneeds? no ${VACCINE}\\b`,
        `\\b${VACCINE}\\b[^.,;:?!]{0,25}?\\b(?:cause|causes|contain|contains|weaken|weakens|harm|harms|damage|damages|poison|kill|kills|lead|leads|make|makes)\\b[^.,;:?!]{0,25}?\\b(?:autism|poisons?|toxins?|infertil\\w+|impoten\\w+|immunity|immune|brain|weak|sick|ill|children|people|death|disease|mercury|diabetes)\\b`,
        `\\b${VACCINE}\\b (?:is|are) (?:\\w+ )?(?:unnecessary|useless|dangerous|harmful|poison\\w*|a (?:scam|fraud|business|hoax|conspiracy)|not (?:needed|necessary|required|safe)|unsafe|only (?:a )?business|for the weak|overrated)`,
      ].join('|'),
      'i',
    ),
    isNegative: true,
    unless: new RegExp(
      `${BESIDES.source}|\\b(?:do|does|did) not (?:cause|contain|weaken|harm|damage|lead|make)\\b|n[’']t (?:cause|contain|weaken|harm)\\b|\\bno ${VACCINE}\\b[^.]{0,20}\\bcauses?\\b`,
      'i',
    ),
    reason:
      'This speaks against vaccines, which protect from grave diseases. No food does their work. Leave it out, or send the reader to the doctor.',
  },
  {
    pattern: new RegExp(
      [
        `\\b(?:(?:will|shall|do|does|did)? ?(?:never|not|n[’']t|no longer)|never again|don[’']t|won[’']t|needn[’']t)(?: \\w+){0,2}? (?:need|have to (?:see|visit|go to)|visit|see|go to|listen to|trust|believe|waste (?:time|money) (?:on|at|with)|depend on|run to|rush to|consult) (?:(?:a|an|any|the|your|to|see|visit|another|these) ){0,3}${DOCTOR}(?: (?:again|any ?more|ever|any longer|for this|for that|at all|if|when|once|because|as long as)\\b|(?=[.,;!]|$))`,
        `\\b(?:no need (?:for|of|to (?:see|visit|consult|go to|call|ask))|instead of (?:seeing|going to|visiting|running to|a|your|the)|stay away from|keep away from|say (?:goodbye|bye) to|forget(?: about)?|ignore|skip|cancel) (?:(?:a|an|any|the|your|all|going to|what your|seeing) ){0,2}${DOCTOR}\\b(?![’'])`,
        `\\b${DOCTOR} (?:only |just |will )?(?:make|keep) (?:you|us|people) (?:\\w+ )?(?:sick|ill|sicker|dependent|worse|weak)`,
        `\\b${DOCTOR} (?:only |just |all )?(?:want|care about|are after|are interested in|think of|work for) (?:only |just )?(?:your |their |the )?(?:money|fees|profits?|commission|pharma\\w*)`,
        `\\b${DOCTOR} (?:(?:do not|don[’']t|will not|won[’']t|never) (?:want you to know|tell you|know anything|understand)|hide|are hiding|lie|know nothing|fear this|are (?:shocked|baffled|afraid))\\b`,
        `\\bwhat (?:your )?${DOCTOR} (?:will not|won[’']t|do(?:es)? not|don[’']t|never) tells? you\\b|\\b(?:big pharma|(?:pharma|drug|medicine) (?:companies|mafia|lobby|industry) (?:hides?|do(?:es)? not want|don[’']t want|want you|keeps?|lies?|profits?))`,
      ].join('|'),
      'i',
    ),
    isNegative: true,
    unless: BESIDES,
    reason: 'This sets a reader against doctors. Say when to see one, and what food can add to the treatment.',
  },
  {
    pattern:
      /\bno (?:point|need|sense|use) (?:in|of|for) (?:swallowing|taking|popping|having|buying)\b[^.;:?!]{0,30}?\b(?:pills?|tablets?|medicines?|insulin|statins?)\b|\b(?:put|throw|leave|keep) (?:away )?(?:your|the) (?:insulin(?: pens?)?|tablets?|pills?|medicines?|inhalers?)(?: pens?)?(?: away| aside| in the (?:bin|dustbin|drawer))\b|\btrust (?:the |your )?(?:food|diet|herbs|nature)\b[^.;:?!]{0,15}?\b(?:instead|not|over)\b/i,
    isNegative: true,
    unless: BESIDES,
    reason: 'Only the doctor who prescribed a medicine should change it. Say what food can add to the treatment.',
  },
]
