import type { Mistake } from './edit.ts'

const THAN = 'What is compared follows “than”.'
const THEIR = '“Their” tells whose it is; “there” is a place.'
const PLURAL: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  are: 'is',
  have: 'has',
  were: 'was',
  do: 'does',
} // prettier-ignore
const plural = (verb: string) => PLURAL[verb.toLowerCase()] ?? verb
const BASE =
  '(?:be|have|do|get|help|hurt|harm|work|make|take|need|find|feel|eat|drink|let|stop|give|go|keep|know|see|sleep|say|lose|gain|change|cause|always|even|just|only)'
const GOES_BACK: Readonly<Record<string, string>> = {
  eats: 'eat',
  ate: 'eat',
  has: 'have',
  had: 'have',
  needs: 'need',
  helps: 'help',
  helped: 'help',
  contains: 'contain',
  gives: 'give',
  gave: 'give',
  makes: 'make',
  made: 'make',
  works: 'work',
  worked: 'work',
  goes: 'go',
  went: 'go',
  takes: 'take',
  took: 'take',
  gets: 'get',
  got: 'get',
  knows: 'know',
  knew: 'know',
  feels: 'feel',
  felt: 'feel',
  drinks: 'drink',
  drank: 'drink',
  sleeps: 'sleep',
  slept: 'sleep',
  causes: 'cause',
  wants: 'want',
  likes: 'like',
} // prettier-ignore

/** A pattern, what its match becomes, and why; all of what is found is replaced. Only what is wrong wherever it stands. */
export const MISTAKES: readonly Mistake[] = [
  [/\bpeoples (is|was|has|does)\b/giu, (_, verb = '') => `people ${plural(verb)}`, '“People” is a plural already.'],
  [/(?<=\d )peoples\b/gu, () => 'people', '“People” is a plural already.'],
  [
    /\b(many|most|some|few|several|all|old|young|busy|poor|other) peoples( is| was| has| does)?\b(?! of)/giu,
    (_, which = '', verb = '') => `${which} people${verb && ` ${plural(verb.trim())}`}`,
    '“People” is a plural already.',
  ],
  [
    /^((?:most |many |some |these |those |old |young )?people) (is|was|has|does)\b/giu,
    (_, people = '', verb = '') => `${people} ${plural(verb)}`,
    '“People” takes the verb of a plural.',
  ],
  [
    /^(he|she|it) (are|have|do)\b/giu,
    (_, who = '', verb = '') => `${who} ${plural(verb)}`,
    'One person or thing takes the verb of a singular.',
  ],
  [
    /^(he|she|it) don['’]?t\b/giu,
    (_, who = '') => `${who} does not`,
    'One person or thing takes the verb of a singular.',
  ],
  [
    /^(they|we|you) (was|is|has|does)\b/giu,
    (_, who = '', verb = '') => `${who} ${plural(verb)}`,
    'This subject takes the verb of a plural.',
  ],
  [
    /(?<!\b(?:and|in|out|over|up|from|who) )\bthere (?=(?:own|(?:(?:busy|daily|own|whole|entire|hectic) )?lifes|(?:busy|daily|own|whole|entire|hectic) lives)\b)/giu,
    () => 'their ',
    THEIR,
  ],
  [
    /(?<=\b(?:of|for|with|on|to|from|about|by|all|consult|ask|tell|change|improve|know|check|lose|gain|control|manage|reduce|increase|skip|eat|take|cook|follow|in|during|after|before|through|like|love|enjoy|add|so|because|that|and|but) )there (?=(?:(?:daily|own|busy|regular|blood|body|whole|entire|young|old|first|next) )?(?:li(?:f|v)es|health|body|bodies|diets?|weight|famil(?:y|ies)|children|kids|parents|mothers?|meals?|homes?|doctors?|dietitians?|nutritionists?|breakfasts?|lunch(?:es)?|dinners?|plates?|mistakes?|habits?|routines?|stomachs?|bones?|teeth|skin|hair|muscles?|medicines?|insulin|symptoms?|sugar|pressure|portions?|lifestyles?|friends?|budgets?|clients?|patients?|bed|needs|goals?|iron|protein|fibre|calcium|vitamins?|energy|appetite|sleep|water|food)\b)/giu,
    () => 'their ',
    THEIR,
  ],
  [
    /(?<!\b(?:the|an?|of|this|that|some|any) )\bloos(e|es|ing) (?=(?:(?:your|their|my|our|his|her|some|more|extra|belly|body|the) )?(?:weight|fat|kilos?|kgs?|inches|muscle|hope|control|appetite|interest|inches)\b)/giu,
    (_, ending = '') => `los${ending} `,
    '“Lose” is the opposite of “gain”; “loose” is the opposite of “tight”.',
  ],
  [
    /(?<=\b(?:will|can|should|may|might|must|you|they|we|not|never) |n['’]?t )loose (?=(?:your|their|our|my|his|her|its|the|it|them|\d)\b)/giu,
    () => 'lose ',
    '“Lose” is the opposite of “gain”; “loose” is the opposite of “tight”.',
  ],
  [
    /\b(should|could|would|must|might) of\b(?! course)/giu,
    (_, verb = '') => `${verb} have`,
    'After this verb stands “have”.',
  ],
  [
    /\bits (?=(?:an?|the|not|also|been|true that|really (?:good|important|helpful|hard|easy)|(?:very )?(?:important|necessary|essential|advisable|possible) (?:to|that)|very (?:good|easy|hard|common|helpful|difficult) (?:to|for|that|in))\b)/giu,
    () => 'it is ',
    '“Its” tells whose it is; here “it is” is meant.',
  ],
  [
    // "It does its best to help."
    /(?<=^|, |\b(?:and|but|so|that|because|as|if|then) )its (?=(?:better|best|good|easy|hard|time) to\b)/giu,
    () => 'it is ',
    '“Its” tells whose it is; here “it is” is meant.',
  ],
  [
    /\bit['’]s (?=own\b|(?:benefits|taste|nutrients|effects|properties|skin|peel|leaves|seeds|flavou?r|nutritional value)\b(?! (?:that|which)\b))/giu,
    () => 'its ',
    '“Its” tells whose it is; “it’s” is short for “it is”.',
  ],
  [new RegExp(`\\b(can|won)t (?=${BASE}\\b)`, 'giu'), (_, verb = '') => `${verb}’t `, 'The apostrophe is missing.'],
  [
    /(?<=(?<!\b(?:once|some|little|bit|one|even) )\b(?:more|less|higher|lower|fewer|greater|bigger|smaller|better|worse|healthier|cheaper|richer|stronger|faster|easier|other|rather) )then (?=(?:an?|the|one|two|three|four|five|half|that|those|others|other|what|you|we|they|usual|needed|required|any|all|before|men|women|adults|children|rice|wheat|milk|white|red|refined|\d[\d,.]*)(?![\p{L}\p{N}]))/giu,
    () => 'than ',
    THAN,
  ],
  [
    /(?<=\b(?:has|have|contains?|gives?|holds?|provides?|brings?) (?:more|less|fewer) (?:\p{L}+ )?\p{L}+ )then (?=(?!(?:you|we|they|it|I|add|cook|stir|eat|drink)\b)(?:\p{L}+ ){0,2}\p{L}+[.,;])/giu,
    () => 'than ',
    THAN,
  ],
  [
    /(?<=\b(?:do|does|did)(?:n['’]?t| not) )(?:eats|ate|has|had|needs|helps|helped|contains|gives|gave|makes|made|works|worked|goes|went|takes|took|gets|got|knows|knew|feels|felt|drinks|drank|sleeps|slept|causes|wants|likes)\b/giu,
    (done = '') => GOES_BACK[done.toLowerCase()] ?? done,
    'After “do” the verb is in its plain form.',
  ],
  [
    /\b(more|less|fewer) (\p{L}+) then (?=(?:usual|needed|required|others|(?:you|we|they) (?:need|should)|the body needs)\b)/giu,
    (_, more = '', what = '') => `${more} ${what} than `,
    THAN,
  ],
  [
    /(?<!\bhow )\bmuch people\b|\bmuch (?=(?:calories|vegetables|vitamins|minerals|nutrients|fruits|eggs|meals|nuts|seeds)\b)/giu,
    (words = '') => words.replace('much', 'many'),
    'What can be counted takes “many”.',
  ],
  [
    /\bmore (better|healthier|easier|cheaper|stronger|tastier|worse|fresher)\b(?!-)/giu,
    (_, word = '') => word,
    'The word is a comparison already, without “more”.',
  ],
  [
    /\bmost (healthiest|best|easiest|cheapest|tastiest|worst)\b(?!-)/giu,
    (_, word = '') => word,
    'The word says “most” already.',
  ],
  [/\bcan able to\b/giu, () => 'can', '“Can” says the same.'],
  [
    /\b(I|we|they|to|doctors|dietitians|experts) advice (?=(?:you|people|patients|everyone|everybody|them|us)\b)/giu,
    (_, who = '') => `${who} advise `,
    '“Advise” is the verb, “advice” what is given.',
  ],
  [
    /\b(these|this) (?:informations|advices)( are| have| were)?\b/giu,
    (found, __, verb = '') =>
      `this ${/inf/i.test(found) ? 'information' : 'advice'}${verb && ` ${plural(verb.trim())}`}`,
    'This word has no plural.',
  ],
  [
    /(?<!\b(?:these|this|those|many|several|few) )\binformations( are| have| were)?\b/giu,
    (_, verb = '') => `information${verb && ` ${plural(verb.trim())}`}`,
    'This word has no plural.',
  ],
  [
    /\b(some|the|good|useful|more|any|our|my|his|her|their) advices\b(?! (?:are|have|were))/giu,
    (_, which = '') => `${which} advice`,
    'This word has no plural.',
  ],
  [
    /(?<!\b(?:the|an|of|our|your|their|my|these|for|in|his|her|its|with) )\beveryday(?=[.,;!?]|$| (?:at|in|for|before|after|and|to|with|from|we|you|they|I|he|she|it)\b)/giu,
    () => 'every day',
    '“Every day” says when; “everyday” stands before a noun.',
  ],
  [
    /(?<=^|[ (])i (?=(?:am|have|eat|do|was|will|think|can|know|feel|like|use)\b)/gu,
    () => 'I ',
    '“I” is written with a capital.',
  ],
  [
    /\b(to|can|should|must|will|may|you|we|they|I|people|please|who|also) practice (?=(?:yoga|pranayama|mindful\w*|meditation|asanas?|it|this|them|these|deep|slow|daily|regularly|every|portion)\b)/gu,
    (_, before = '') => `${before} practise `,
    'British spelling, as it is usual in India: “practise” is the verb.',
  ],
  [
    /\b([Pp])ractic(ing|ed)\b/gu,
    (_, first = '', ending = '') => `${first}ractis${ending}`,
    'British spelling, as it is usual in India: “practise” is the verb.',
  ],
  [
    /\b(spare|flat|car|bike|bicycle|cycle|truck) tire(s?)\b/giu,
    (_, what = '', ending = '') => `${what} tyre${ending}`,
    'British spelling, as it is usual in India: “tyre”.',
  ],
]

export const SPACING: readonly Mistake[] = [
  [/(?<=\p{L}) +(?=[,;?!](?:\s|$)|\.$)/gu, () => '', 'No space belongs before this mark.'],
  [/(?<=\p{L}) +,(?=\p{L})/gu, () => ', ', 'The comma follows the word, and a space follows the comma.'],
  [/(?<=\S) {2,}(?=\S)(?<!\d +(?=\d))/g, () => ' ', 'One space between words is enough.'],
]
