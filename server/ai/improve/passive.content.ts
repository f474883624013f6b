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
