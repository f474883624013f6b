/** Words that deny what follows, or report it as another's claim. */
export const NEGATION =
  /\b(?:not|never|no|cannot|nor|neither|nobody|none|nothing|hardly|without|instead of|rather than|avoid|beware|wary of|doubt|false|untrue|myths?|unproven|evidence that any|claims? (?:that|to|of)|claim(?:s|ed|ing)?|(?<!\b(?:we|i) )promis(?:e|es|ing|ed)|said to|supposed to|marketed|the (?:word|term|idea)|so-called|advertis\w+|whoever|(?:one|anyone|anybody|somebody|people|those) who|if)\b|n[’']t\b/i

/** Words that deny nothing: "no side effects" and "without tablets" are promises. */
export const FALSE_ALARM =
  /\bwhat if (?:i|we) (?:told|tell|said)\b|\bno (?:doubt|question|problem|wonder)\b|\bnothing (?:but|short of|else than)\b|\b(?:no|without(?: any)?) (?:side[- ]?effects?|medicines?|medication|drugs|tablets|pills|surgery)\b/gi

/** The next sentence affirms the question. */
export const YES =
  /^["'“‘]?(?:(?:yes|yeah|yep|absolutely|certainly|definitely|of course|indeed|surely|haan?|ji haan?)(?![\p{L}-])|(?:it|they|this|that) (?:can|does|do|will|is|are)(?: \w+)?[.!,;])(?!.{0,60}\b(?:not|no|but|only|although|however)\b)/iu

/** Questions whose answer the author takes for granted. */
export const RHETORICAL = /\b(?:really (?:want|think|believe)|possibly|ever wonder\w*)\b/i

/** The rest of the sentence denies it. */
export const DENIED_AFTER =
  /^[^,;:]{0,30}?(?:\b(?:not|never|cannot|unproven|myths?|a claim|impossible|false|untrue)\b|n[’']t\b)/i

/** What a condition denies is not the claim: "if you do not change, you will die early". */
export const CONDITION = /\b(?:if|when|unless|until)\b.*$/i

/** "People who skip breakfast" reports nobody’s claim here. */
export const WHO = /\b(?:people|those|anyone|anybody|one|somebody|whoever) who\b/gi

/** An order to cook: its grams are those of a recipe. */
export const COOKS =
  /^(?:boil|bring|mix|add|knead|soak|cook|roast|marinate|grind|stir|whisk|blend|dissolve|sprinkle|season|rub|heat|fry|steam|simmer|temper)\b(?!.*\b(?:day|daily|%|per ?cent|kcal|calories)\b)/i

/** A table of foods that the text names as its source. */
export const FOOD_TABLE = /\b(?:FoodData Central|food composition|Indian Food Composition Tables)\b/i

export const QUOTATION = /“[^“”]{3,300}”|"[^"]{3,300}"/g

/** Words by which an author denies, reports or questions a quotation. */
export const REPORTED =
  /\b(?:not|never|no|nor|cannot|nobody|nothing|false|untrue|wrong|myths?|unproven|claim(?:s|ed)?|doubt\w*|beware|avoid|distrust|topic|title|question|asked?|asks|headlines?|slogans?|forwards?|whether|misleading|rumours?|advertis\w+|promises?|promising)\b|n[’']t\b/i

/** The next sentence denies a quotation. */
export const DENIED_NEXT =
  /^(?:(?:no|wrong|false|not so|not true|untrue)\b|(?:it|this|that|they|these|such \w+|the (?:claim|sentence|promise|message)) (?:is|are|was|does|do|did|has|have|can)(?:n[’']t| not|not| no| false| untrue| wrong| a myth| a claim)\b|there is no\b|nothing (?:supports|shows)\b)/i
