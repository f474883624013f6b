const FINITE =
  '(?:is|are|was|were|has|have|had|can|should|must|may|might|will|does|do|gives?|helps?|brings?|keeps?|needs?|makes?|takes?|holds?|contains?)'
const PRONOUN = `(?:(?:we|you|they|it|he|she|there)\\b|(?:this|these|that|those|most|many|some|few) (?:(?!(?:who|of|that|which)\\b)\\p{L}+ ){0,2}?${FINITE}\\b)`
/** "The dal is": a subject with its verb. */
const NOUN = `(?:the|your|our|their|a|an|this|these) (?:\\p{L}+ ){1,3}?${FINITE}\\b`
/** "The food that they cook at home is". */
const NOUN_THAT = `(?:the|your|our|their) (?:\\p{L}+ ){1,3}?(?:that|which) (?:we|you|they|it|he|she|people) (?!${FINITE}\\b)\\p{L}+ (?:(?:in|at|on|from|for|with|of) (?:\\p{L}+ ){1,3}?){0,2}${FINITE}\\b`
/** "The intake of protein in our diets is". */
const NOUN_OF = `(?:the|your|our|their|a|an|this|these) (?:\\p{L}+ ){1,3}?(?:(?:of|in|for) (?:(?!(?:and|or|that|which|who|whose|where|when|if|what|it|they|we|you)\\b)\\p{L}+ ){1,4}?){1,2}${FINITE}\\b`
const SUBJECT = `(?:${PRONOUN}|${NOUN}|${NOUN_OF}|${NOUN_THAT})`
/** After a semicolon: "others suit people". */
const OTHER =
  '(?:a|an|the|others?|another|some|many|each|every|no|your|our|their) (?:\\p{L}+ ){0,4}?(?:\\p{L}{3,}s|\\p{L}{3,}ed)\\b'
/**
 * The second part must be a sentence of its own, with a subject first. "Do it, and you will …" is a promise, not two
 * sentences.
 */
export const JOINT = new RegExp(
  `; (?=${SUBJECT}|${OTHER})|, and (?!(?:you|it|they|we) (?:will|can|’ll|'ll)\\b)(?=${SUBJECT})|, (?:but|so) (?=${SUBJECT})|, which (?=(?:means|explains|makes it|leads to|is why|is how)\\b)`,
  'gu',
)
/** Words that connect both parts so closely that a split would change the meaning. */
export const BOUND =
  /\b(?:if|when|whenever|while|although|though|because|since|unless|until|whether|that|who|whom|whose|which|as|where|once|before|after|than|so|both|either|neither|not only|not just)\b/i

export const WEAK_JOINT = new RegExp(
  `, (?:and|but|so) (?=${SUBJECT})|,? and (?=(?:it|they|we|he|she|this|there) (?:${FINITE})\\b)|,? and (?=(?:then )?(?:the|your|our|their|this|these) (?:\\p{L}+ ){1,3}?${FINITE}\\b)|, whereas (?=${SUBJECT})|, (?:however|therefore), (?=${SUBJECT})`,
  'gu',
)
/** What follows these words extends to the end of the sentence. */
export const REPORTED =
  /\b(?:(?:say|think|believe|claim|suggest|know|show|find|found|mean|tell|feel|said)s? that|whether|not only|not just|either|neither|both|between|so)\b/i
export const CLAUSE =
  /\b(?:if|when|whenever|while|although|though|because|since|unless|until|once|before|after|as|where|that|which|who|whom|whose|so)\b/gi

export const HAS_VERB = new RegExp(`\\b(?:${FINITE}|\\p{L}+s|\\p{L}+ed)\\b`, 'u')

/** What begins the second sentence in place of a joint's word. */
export const OPENINGS: Readonly<Record<string, string>> = {
  but: 'But',
  so: 'So',
  which: 'This',
  whereas: 'By contrast,',
  however: 'However,',
  therefore: 'Therefore,',
}
