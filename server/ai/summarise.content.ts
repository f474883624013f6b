/** What a sentence may have, and how much that adds to its score in a summary. */
export const TRAITS: readonly (readonly [words: RegExp, score: number])[] = [
  // Words of evidence and amounts.
  [
    /\d|\b(?:per cent|trials?|studies|study|reviews?|guidelines?|advis\w+|recommend\w*|because|risk|lowers?|raises?|helps?|holds?|contains?|means|is (?:a|an|the)|are (?:a|the))\b/i,
    0.35,
  ],
  // A sentence that depends on the previous one, which the summary may not contain.
  [
    /^(?:this|that|these|those|it|its|they|their|he|she|his|her|also|but|and|so|or|nor|however|therefore|then|here|there(?! (?:is|are|was|were) (?!(?:a|another) (?:third|second|way|better)))|such|both|one more|again|yet|another|for example|in other words|instead|none|neither|the (?:same|other|others|rest|first|second|third|last|latter|former|figure|result|effect|answer|link|difference|idea|point|trick|reason|(?:lowest|highest|greatest) risk|certainty|gain|benefit)|most of (?:it|them)|not)\b|^(?:studies|trials) of this kind\b/i,
    -1.5,
  ],
  // Words that refer to something named earlier.
  [/\b(?:those|these|they|them|of (?:it|that)|that (?:second|first|group|half|one|day|week)|the same)\b/i, -0.5],
  // A sentence about the article itself, not its subject.
  [
    /\b(?:(?:this|the) (?:article|piece|text|topic|guide|post|page|list)|what follows|that follows|the following|(?:section|part)s? (?:below|above)|read on|let[’']s|here(?:[’']s| is| are)|you will (?:learn|know|find)|are taken|in turn|points? above)\b/i,
    -2,
  ],
  // A sentence in the first person, or about one day.
  [
    /\b(?:I|I[’']m|my|me)\b|^the (?:alarm|box|room|door|bell)\b|^(?:breakfast|lunch|dinner|in the evening|on (?:a|sunday|monday)\b)/i,
    -0.8,
  ],
  // Advice to see a doctor, or on who should not follow the advice: every article has it.
  [
    /^(?:anyone|anybody|people|adults|those|children|women|if you)\b.*\b(?:should|must|need|needs|doctors?|insulin|advised to)\b|\b(?:your|a|the) doctor\b|^loud snoring/i,
    -0.7,
  ],
  [
    /^(?:take|put|add|spread|lower|leave|look|ask|choose|try|keep|eat|drink|write|cook|use|start|begin|stand|sit|walk|go|finish|drop|turn|set|make|wait|pick|serve|buy|read|give|let|get|plan|stop|do|don[’']t|never|aim|count|move|open|close|hold|have)\b/i,
    -0.5,
  ],
  [/^(?:when|if|asking|up to|half|one|two|for|in one|by then|after|miss|rice kanji|as a)\b/i, -0.5],
  [/\byou\b/i, -0.15],
]

export const DISCLAIMER = /\b(?:general information|does not replace|consult (?:a|your)|seek (?:medical )?advice)\b/i

export const AMOUNT_ASKED = /\bhow (?:much|many|often|long)\b|\d/i

/** Headings of parts that every article has. */
export const USUAL =
  /^(?:sources?|references?|further reading|when to (?:see|call|get|ask)\b.*|who should (?:take care|not)\b.*|in (?:short|brief)|conclusion|summary|introduction|faqs?|about .*)$/i
