/** Words that decide how a sentence is built; they are learnt as themselves. */
export const FUNCTION_WORDS = new Set(
  (
    'i you he she it we they me him her us them my your his its our their mine yours this that these those a an the ' +
    'some any each every no all both many much most more few fewer less several other another such one ones ' +
    'of in on at by for with from to into onto over under after before during without within about between against ' +
    'through until till since than as like per near around beside besides behind beyond off out up down along across ' +
    'despite and or but nor so yet because although though while when where if unless whether whereas once who which ' +
    'what whose how why whoever whatever whenever is are was were be been being am has have had having do does did ' +
    'can could will would shall should may might must cannot not never then also too very only just even still often ' +
    'always usually sometimes there here now today please let lets instead however therefore otherwise again already ' +
    'soon perhaps first later everyone everybody someone anyone nobody nothing something everything anything neither ' +
    "either none isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't couldn't won't wouldn't " +
    "shouldn't it's that's there's they're we're you're i'm he's she's what's let's"
  ).split(' '),
)

/** The tags of compromise in the order in which they decide, with the name of the kind. */
export const KINDS: readonly (readonly [tag: string, kind: string])[] = [
  ['Value', 'CD'],
  ['Modal', 'MD'],
  ['Gerund', 'VBG'],
  ['PastTense', 'VBD'],
  ['Participle', 'VBN'],
  ['Infinitive', 'VB'],
  ['PresentTense', 'VBZ'],
  ['Plural', 'NNS'],
  ['ProperNoun', 'NNP'],
  ['Person', 'NNP'],
  ['Place', 'NNP'],
  ['Noun', 'NN'],
  ['Comparative', 'JJR'],
  ['Adjective', 'JJ'],
  ['Adverb', 'RB'],
  ['Verb', 'V'],
]

/** They begin a clause that is no sentence of its own. */
export const SUBORDINATORS =
  /^(?:if|when|while|because|although|though|unless|since|after|before|until|once|whether|whereas|as|that|who|which|what|where|how|why|whose)$/

export const PHRASE_OPENERS = /^(?:VBG|VBN|to|in|on|at|for|with|by|from|during|without|instead|under|over|among)$/

/** Kinds of finite verbs. */
export const FINITE =
  /^(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|cannot|MD|VBD|VBZ|VB|\w+n't|\w+'(?:s|re|m))$/
/** After them a plain form is no finite verb. */
export const BEFORE_PLAIN =
  /^(?:to|can|could|will|would|shall|should|may|might|must|cannot|MD|do|does|did|don't|doesn't|didn't|can't|won't|let|not)$/
/** Without a comma, what follows them belongs to them: "the day you start". */
export const BEFORE_RELATIVE =
  /^(?:way|times?|moment|days?|parts?|meals?|more|less|all|things?|amount|much|reasons?|what|everything|anything)$/
/** No sentence begins with them after a mere comma. */
export const CONTINUES =
  /^(?:if|when|while|because|although|though|unless|since|until|whether|whereas|as|that|who|which|whose|where|than|and|or|but|nor|so)$/

export const CLAUSE_OPENERS =
  /^(?:if|when|while|because|although|though|unless|since|before|until|once|whether|whereas|that|who|which|what|where|how|why|whose|than)$/
export const DETERMINERS =
  /^(?:a|an|the|this|that|these|those|each|every|many|most|some|all|few|several|both|one|any|no|much|another|my|our|your|his|her|their|its|such|either|neither|none)$/
export const PREPOSITIONS = /^(?:of|in|with|for|from|on|at|to|by|than|about|between|like|after|before|under|among)$/
export const SUBJECT_PRONOUNS =
  /^(?:i|you|he|she|it|we|they|this|that|these|those|everyone|someone|anyone|nobody|everything|something|nothing|one|each|none|both|there|who|which|what|neither|either|many|some|most|all)$/
