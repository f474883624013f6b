export const PERSONAL = /^(?:it|they|we|he|she|you|i)$/
/** Never an object, so before a verb it can only be a subject. */
export const NOMINATIVE = /^(?:they|we|he|she|i)$/
export const SUBJECT =
  /^(?:it|they|we|he|she|you|i|this|these|those|there|nobody|anybody|anyone|everyone|everybody|nothing)$/
export const ARTICLE = /^(?:an?|the|my|your|our|their|his|her|its|every|each|most|many|some)$/
export const DEFINITE = /^(?:an?|the|my|your|our|their|his|her|its)$/

/** After a noun, other words could begin a relative clause: "the food they eat". */
export const IT_IS =
  /^it (?:(?:also|then|still) \p{L}+s|is|was|should|will|can|cannot|must|may|has|does not|costs|helps|keeps|makes) ./u
export const THIS_IS =
  /^(?:this (?:is|was|will|can|may|makes|helps|keeps|means|gives|also|costs|raises|lowers|takes|needs|works|prevents|reduces|causes|leads|saves|happens|shows|improves|protects|adds|brings|lets|allows|slows|cuts|leaves)|that is why|these are|there (?:is|are|was|were)) ./
export const BEFORE_PART =
  /^(?:behind|under|over|better|worse|above|below|near|way|time|moment|day|more|less|all|things?|amount|much|reasons?|what|everything|anything)$/

/** They join two sentences only with a full stop or a semicolon before them. */
export const CONNECTORS =
  /^(?:therefore|however|moreover|furthermore|hence|thus|nevertheless|consequently|otherwise|instead|besides)$/

/** A clause may follow without "that": "she says they eat", "make sure they eat". */
export const BEFORE_CLAUSE =
  /^(?:(?:say|said|think|thought|hope|know|knew|believe|feel|felt|find|found|see|saw|notice|ensure|wish|show|mean|suggest|remember|forget|tell|told|ask|understand|realise|learn|hear|heard|guess|suppose|assume|claim|promise|decide|check|worry|complain|like|do|did|does|than|as|swear|admit|agree|expect|imagine|prove|warn|explain|insist|bet|fear)(?:s|es|d|ed)?|sure|glad|happy|sorry|afraid|aware|certain|confident|lucky|surprised|proud|worried|grateful|clear|true|likely|convinced|told|now|today|here|there|once|how|so|such|worth|half|all|both|quite|rather|only|even|just|also|always|often|never|still)$/

/** Words of a left part after which its comma, or the lack of one, may be right. */
export const SUBORDINATORS = /^(?:unless|that|which|who|whom|whose|than|whatever)$/
export const SAYING = /^(?:says?|said|thinks?|thought|asks?|asked|knows?|knew|hopes?|believes?|means?|feels?)$/
/** A preposition, or the opener of a clause. */
export const EITHER = /^(?:before|after|until|once|by)$/
/** "The moment you wake, drink water." */
export const NO_SENTENCE =
  /(?:^|\b(?:and|but) )(?:the (?:\w+ )?(?:moment|minute|day|time|more|less|\w+er)|every (?:time|day|night|morning|evening|week|month|year|bite|step)|next time|each time|no matter|like)\b/

/** Never the noun of a relative clause. */
export const OBJECT_PRONOUN = /^(?:them|him|us|me|himself|herself|itself|themselves|yourself)$/
/** Adverbs that may begin a clause: "probably they will". */
export const OF_SENTENCE =
  /^(?:usually|probably|possibly|naturally|actually|really|finally|certainly|mostly|rarely|hardly|suddenly|luckily|sadly|generally|normally|fortunately|unfortunately|apparently|clearly|obviously|only|early)$/
/** After a comma they begin a sentence: "together they", "even this". */
export const BEFORE_SUBJECT = /^(?:together|sometimes|often|soon|now|even|usually|still|perhaps|maybe)$/
/** After a comma they begin the last part of a sentence: ", and it settles". */
export const LAST_PART = /^(?:and|but|not)$/
/** They end a sentence that quotes a thought. */
export const SAID = /^(?:said|says|joked|thought|laughed|asked|warned|added|smiled)$/
