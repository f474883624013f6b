const SIMPLE_VERB =
  '(?:is|are|was|were|has|have|can|should|may|must|does|gives?|helps?|brings?|keeps?|needs?|makes?|takes?|holds?|contains?|goes|cooks?|tastes?|costs?|gets?|adds?|works?|stays?|digests?|fills?|provides?|supports?|improves?)'
export const OPENING = new RegExp(`^(\\p{Lu}\\p{Ll}*) (${SIMPLE_VERB} [^,;:()“”"–—?!]+)\\.$`, 'u')
/** Two of these in one sentence could be ambiguous. */
export const MIXED =
  /\b(?:and|or|but|not|never|no|if|when|while|because|since|so|that|which|who|than|there|only|also|too|then)\b|n[’']t\b/i
export const NO_SUBJECT = /^(?:There|Here|Who|What|Which|That|One|Some|Many|Most|Few|None)$/

export const CONNECTIVE =
  /^(also|additionally|moreover|furthermore|in addition|however|therefore|besides|similarly|likewise), (\p{Ll})/iu
