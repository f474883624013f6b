/** Verbs in one and in many: "the dal is", "the rotis are". */
export const NUMBERS = "is/are was/were has/have does/do doesn't/don't isn't/aren't wasn't/weren't hasn't/haven't"
  .split(' ')
  .map((forms) => forms.split('/') as [one: string, many: string])

export const VERBS =
  'advise ask boost build dine fill follow hold hurt interfere lead lift live love melt miss move pass raise reach recover remember rise seek sell settle spoil stay suit swallow throw treat undergo wake wear absorb affect agree allow appear arrive avoid bake become begin believe belong bother bring buy carry choose come compare consume contain contribute decide decrease depend describe deserve develop differ digest discover eat encourage enjoy exist expect explain fail feel forget get give go grow happen hear imagine improve include insist join keep know learn lose make meet mention occur prefer prevent produce protect prove provide realise receive recommend reduce refuse rely remain remind remove replace require say seem send serve sit skip solve speak spend strengthen struggle suffer suggest take teach tell tend think understand vary want warn weaken worry worsen write'.split(
    ' ',
  )
/** Nouns too, and verbs before an object only: "the needs of the body", but "it needs more". */
export const NOUN_VERBS = 'need help use play cause increase work like drink start sleep turn taste walk'.split(' ')
export const OBJECT =
  /^(?:the|an?|your|our|their|his|her|its|this|more|less|enough|energy|some|extra|to|us|you|it|them|me|many|several|no|very|from|late|early|well|\d.*)$/

export const MODALS =
  /^(?:can|could|may|might|must|should|will|would|cannot|can't|couldn't|shouldn't|won't|wouldn't|mustn't)$/
export const DO = /^(?:do|does|did|don't|doesn't|didn't)$/
export const BE = /^(?:is|are|was|were|be|been|being)$/
/** Participles already. */
export const UNCHANGED = /^(?:come|become|feel)$/
export const NEVER_PASSIVE = /^(?:come|become|make|say|know|appear|seem|happen|exist|agree)$/
export const AFTER_PASSIVE = /^(?:by|easily|well|as|in|from|with|at|only|when|if)$/
/** Their number is that of what follows, or a matter of taste. */
export const QUANTITY =
  /^(?:half|third|quarter|per|percent|cent|most|some|all|none|lots?|number|majority|minority|rest|part|plenty|couple|group|pair|variety|range|percentage|kind|type|sort|more|less|many|few|any|what|who|which|that|there|here|next|\d.*)$/
export const ONE_OF = /^(?:not )?(?:each|one|either|neither) of (?:the|these|those|my|our|your|them|us|you)\b/
export const OF_THEM =
  /^(?:many|most|some|few|both|several|all) of (?:them|us|you|(?:these|those)(?: \p{L}+s)?|(?:my|our|your|their) \p{L}+s)$/u
export const MANY_PRONOUN = /^(?:i|you|we|they|these|those|both)$/
export const ONE_PRONOUN =
  /^(?:he|she|it|this|that|everyone|everybody|nobody|no-one|someone|anyone|everything|nothing|each)$/
export const IRREGULAR_PLURAL = /^(?:people|(?:grand|school)?children|women|men|teeth|feet)$/
/** "Each type", "no single oil". */
export const EACH = /^(?:each|every|no)$/
/** A singular noun follows, perhaps after an adjective: "a person who". */
export const ANY_ONE = /^(?:an?|each|every|another|one|any)$/
/** No noun, a group of people, or either number. */
export const COLLECTIVE =
  /^(?:my|your|our|their|his|her|its|calories|yours|mine|ours|theirs|hands|bacteria|data|criteria|police|family|team|staff|poor|rich|young|old|elderly|sick)$/
/** "We advise that the diet contain pulses." */
export const SUBJUNCTIVE =
  /\b(?:recommend|suggest|advise|insist|ask|require|important|essential|necessary|vital|better)\w* (?:\w+ )?that$/
/** After a verb rather than a noun: "lies in", "adds up". */
export const AFTER_VERB =
  /^(?:in|on|at|as|to|up|out|off|down|into|with|without|from|for|through|him|her|them|it|me|us|you)$/
/** A verb in its plain form follows an object: "let the rice cool". */
export const CAUSATIVE =
  /^(?:to|let|lets|help|helps|make|makes|made|see|watch|have|has|need|dare|can't|couldn't|won't|don't)$/
/** "If the clinic were closer", "Rice and dal is a meal", "I was": the number of the subject does not decide. */
export const MAY_DIFFER =
  /\b(?:if|though|wish) (?:\w+ ){1,6}were(?:n't)?\b|\band \w+ (?:is|was) (?:an?|one)$|\bi was(?:n't)?(?: \w*)?$/
