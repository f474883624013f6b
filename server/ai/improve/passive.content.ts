const words = (list: string) => list.split(' ')

export const PERSONS = new Set(
  words(
    'mother grandmother father grandfather sister brother aunt uncle wife husband daughter son friend neighbour doctor dietitian nutritionist nurse teacher trainer cook chef farmer researcher scientist expert student patient reader author writer adult woman man person child parent boy girl family guest worker vendor shopkeeper customer coach athlete runner vegetarian diabetic Indian physician specialist surgeon baker milkman maker author beginner user grandparent mum mom dad kid elder ancestor client youngster villager buyer consumer employee teenager adolescent housewife colleague pharmacist gynaecologist paediatrician cardiologist diabetologist instructor',
  ),
)
export const GROUPS = new Set(
  words('team committee government ministry school company hospital university council society family group'),
)
/** Persons whose plural is no word of the list with an "s". */
export const IRREGULAR_PERSONS = new Set(words('people women men children families ladies babies companies housewives'))

export const DETERMINERS = words(
  'the a an this these that those some many most several such both each every my our your his her their its less more too few',
)
const WHICH =
  'regular fresh whole plain green leafy raw boiled fried cold hot new old healthy small large simple traditional seasonal local sugary packaged frequent sweet light heavy early late red white black yellow brown refined dry soaked roasted home-made processed junk fast street crash strict extra daily'
const THINGS =
  'dal rice roti rotis curd milk fish egg eggs fruit fruits vegetable vegetables pulses grains grain millets millet water tea coffee salt sugar oil oils ghee breakfast lunch dinner meal meals snack snacks walking yoga sleep almonds nuts seeds sprouts fibre fiber protein proteins iron calcium zinc vitamin vitamins minerals supplements portions portion ragi jowar bajra oats poha upma idli dosa paratha parathas khichdi paneer rajma chana chole sabzi salad salads soup soups sattu makhana jaggery honey butter buttermilk lassi chaas pickle pickles papad chutney namkeen biscuits sweets chocolate chocolates juice juices chips noodles bread pasta pizza chicken meat mutton prawns onion onions garlic ginger tomatoes potatoes spinach palak methi karela bananas apples mangoes papaya guava dates raisins peanuts soya tofu fasting diets diet food foods spices turmeric cumin medicine medicines tablets insulin exercise pranayama meditation surya weight blood thyroid diabetes obesity anaemia deficiency constipation acidity stress labels mistakes beginners children kids patients clients babies teenagers recipes habits symptoms questions myths advice information knowledge research surveys portion plates bowls tiffins lunch-boxes carbohydrates carbs fat fats calories'
/** Words of which a capital at the beginning of a sentence means nothing. */
export const COMMON = new Set([...DETERMINERS, ...words(WHICH), ...words(THINGS)])

/** Verbs that turn round without a change of sense. */
export const TURNING_VERBS = words(
  'buy choose do drink eat feed find forget give grow keep lead make sell see take teach understand write accept adopt advise ask avoid believe consume bake carry check clean collect conduct cook describe discuss enjoy explain face follow guide help ignore limit like love measure need offer order pack peel practise prefer prepare prescribe publish reduce roast recommend serve share soak start stop store study suggest support test treat train try use visit wash watch weigh chop stir plan skip',
)

export const BE = 'is being|are being|was being|were being|has been|have been|is|are|was|were'
export const OFTEN = 'often|usually|always|sometimes|commonly|regularly'
export const MODAL = 'should|must|can|may|could|will|would'
export const WORDS = "\\p{L}[\\p{L} ’'-]*?"
/** The end of a passive clause; "by children," may begin a list. */
export const END = '(?=[.;]|$|, (?:so|but|because|although|though|while|whereas|and (?:it|they|this|we|you))\\b)'
/** The beginning of a clause within a sentence. */
export const BEGINNING = '(?<=, (?:and|but|so) |\\b(?:because|although|though|since|while|if|when) )'
export const BOUND =
  /\b(?:that|which|who|if|when|because|not|never|often|usually|also|then|by|and then|in|at|for|on|with|during|before|after|to|from|until|within)\b/i
/** Words that may also end the active sentence. */
export const TAIL =
  /^(.+?) ((?:every|each) (?:day|week|morning|evening|night)|daily|regularly|once a (?:day|week)|twice a (?:day|week)|today|yesterday|last (?:week|month|year|night)|(?:around|all over|across) (?:the )?\p{L}+|along with (?:\p{L}+ ){0,2}\p{L}+|(?:at|in|on|with|during|for|before|after) (?!(?:whom|which)\b)\p{L}+(?: (?!(?:that|which|who|when|and|or|but|by|to|from|than)\b)\p{L}+){0,3})$/u
export const OF_ALL = /^(?:Every|Each|All|Any|No|Few|Only)\b/i
export const SEVERAL_OF =
  /^(?:most|many|some|both|all|several) of (?:us|them|you|(?:the|our|my|these|those) (?:\p{L}+ )?(people|women|men|children|\p{L}+s))$|^(?:millions|thousands|hundreds|lakhs|crores) of (?:\p{L}+ )?(people|women|men|children|families|\p{L}+s)$/u
/** Everyone, and bodies that act as one person does. */
export const BODIES = /^(?:everyone|everybody|nobody|no one|(?:the )?(?:WHO|ICMR|NIN|FSSAI|UNICEF|NHS|ICMR-NIN|FAO))$/
/** "Most families", "my mother": the last word names the person. */
export const HEAD = /^(?:\p{L}[\p{L}’'-]* ){0,3}?(\p{L}+)$/u
export const NO_PERSON = /\b(?:of|and|or)\b/

/** "Mistakes are", but not "Indians are": a plural that does not name a people. */
export const PLURAL = /^\p{Lu}\p{Ll}+s (?:are|were|have)\b/u
export const NAMES =
  /^(?:\p{L}+(?:ians|icans|eans|ese|is)|Germans|Romans|Hindus|Sikhs|Jains|Muslims|Jews|Tamils|Gujaratis|Vedas|Puranas|Upanishads|Himalayas)\b/u
export const PRONOUNS = /^(?:it|he|she|they|we|you|i|this|that|these|those|who|which|what|there|here)$/i
export const OBJECTS = new Map(
  Object.entries({ it: 'it', they: 'them', he: 'him', she: 'her', we: 'us', this: 'this', these: 'these' }),
)
/** A capital within the phrase, which may be a name. */
export const CAPITAL = /[ -]\p{Lu}\p{Ll}/u
