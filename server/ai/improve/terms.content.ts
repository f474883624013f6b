export const ADVERBS =
  /^(?:also|always|often|usually|mostly|still|never|not|sometimes|rarely|already|only|just|even|really|generally|easily|slowly|naturally|hardly|seldom|frequently|commonly|regularly|simply|quickly|probably|all|alone)$/

/** Amounts count as one: "thirty minutes is enough". */
export const UNIT =
  /^(?:grams?|kilograms?|milligrams?|mg|metres?|kilometres?|km|g|kg|ml|kilos?|litres?|minutes?|hours?|days?|weeks?|months?|years?|times?|rupees|katoris?|spoons?|teaspoons?|tablespoons?|cups?|glasses|steps|calories|mornings|evenings)$/

export const NOT_PLURAL = /(?:ss|us|is|aas)$|^(?:news|pcos|diabetes|prediabetes|molasses|series|species|calories)$/

export const OPENERS = /^(?:where|but|because|so|when|whenever|if|while|though|although|since|as|whereas|that|then)$/
