/** Words of the library's articles, the most frequent first. */
export const COMMON_WORDS: readonly string[] = `
with your that before more have about than from doctor them food what week water first small after curd three
people when rice need half meal days plate milk sugar next little minutes weight salt most hours each protein
four this less teaspoon same they blood hour take without down because weeks only time every five well some back
meals dinner does there which much something then like body good home fish fruit morning still drink iron once
katori long enough keep evening vegetables lunch over will into often night chana roti work leave comes better
last while their make bowl needs breakfast tablets nothing makes eating should whole look paneer walk help give
between other diabetes table test lime takes adults disease glass again sleep change second ndian feel spoon
rest roasted where place many part come goes someone kitchen away family full says very bring pressure plan
large drinks things eggs month within until cups peanuts been cent helps room eight leaves stomach pulses fridge
those alone such also months know person fast even teaspoons high heart ghee together onion stay short green
begin these later stop cooked moong count start energy another sweet hard slowly soft dietitian kidney tell
usually both banana made pain here ordinary wheat child coffee below calcium thing exercise early curry
treatment nobody vitamin usual lose seven fine rajma already cook packet keeps year training least pregnancy
foods number chai grain fibre free powder glucose were fter through left past eats just nuts times unday jeera
hoose call tomato women yourself counts list cold choose eaten thin gives guidelines diet starch liver anything
late tablet since would hungry clock step plain muscle under taste itself lower beside found advises stays besan
whether never kcal longer easy twice bottle soya sabzi chutney hold chair tablespoon years fresh children empty
tablespoons carry around ealth asks level works best boiled yoga light orld breath done vegetable whatever house
along heavy reason strength right flour third else rganization ragi phone limit haldi idli sambar chaas wait
rotis ginger poha slow talk thick khichdi rite advice holds worth mostly greens grains changes eave eople round
chilli smaller tonight older garlic obody review nine find meat amounts check kilogram amount quarter evenings
cause thyroid stand adds trials cooking salad medicines studies practice against health easier tomorrow piece
everyone biscuits turns hand habit insulin means beans coconut head brings matters daily heat hunger healthy
looks train erve others visit yours today normal decide ever always pieces ones hands acid reach everything
sitting carries baby juice become either order pinch afternoon warm plenty soon want different feels fill
walking handful rink loss movement snack open side write above hardly added real report onday safe think grated
carbohydrate shop mood among came answer share white quiet nights name contain close egin used medicine show
label hree read anyone urine date begins dishes single fried trouble instead eleven bajra matter dish chilla
palak information appetite helpings follow notice gets taken readings skip mornings class replace general chest
sessions portion harm move advise seeds activity batter eyes tawa muscles mind dark katoris pickle raise steps
alcohol guava team dates jowar bhakri potassium door minute legs strong tired pregnant wrong spoons going risk
ndia standing twenty glasses dough tart moderate potato sattu coriander belly habits methi sprouts common went
boxes moves scale afterwards raises calendar hursday ground feet chicken mustard portions vomiting turn illness
trial sodium snacks dalia aturday suit gluten hing atta care thirst pace honey near cool kadhi session lauki
sour efore could periods told question packets company missing must grow study clean kind carrot cooker bite
tadka flat lost plates life runs ount stairs bowls helping cholesterol sugars wall fixed push nearly sweat smell
ready several chopped costs shows behind being building reading overnight supplement tests serve unless tiffin
peas fewer jaggery happens ritish cucumber disorder hospital screen store looking larger front shift proper
arrives break lift forward sweets extra numbers merican guideline dosa weak size bread page floor thirty desk
stove further ring wedding idlis measure neither anyway rules decides ednesday control none rich pack kept group
though paratha regular masala steam homes families tested plant falls moved roughly hange depends fair lowered
line lowers watch window dahi signs knows becomes simple changed advised vegetarian version useful office finish
school fall harder closed young counter breathing easily haemoglobin main losing lasts coeliac wash teacher
treat shelf point market wants rule repeat enjoy saturated during form asked gain colour smells fever noon ating
inner sets boil towards nutrition pulse starts heck biscuit sign adult word feed tells doing miss mess outside
likes sudden kidneys omeone riday gravy clear suggests depression gone iodine alarm clothes speak cannot millet
soaking cloves chillies birth knees needed boiling note grams namkeen thali likely easiest oats everybody bones
fortified supplements hole rise tick trying names guidance uesday coming quickly shoes stress given chaat
earlier omorrow looked attention stools tiredness mother prescribed plants orange sits till ticks puts seen
namak recipe learn effect waiting holding skin cooks bowel yellow settle calls liquid avoid fits fasting rather
loose friend teeth vrat bhurji quick onions headache fills heaped waist judge ater live forget recommends ooked
took belongs faster itamin woman cereals special tastes salty middle upma cost dried worry pass neighbour
almonds arms tofu makki belong fluid fifteen suits type raita fats ithout included pour firm steel promise
evidence possible moment mango leep balance missed dose rounds knee breathe postures ends caffeine cream brown
answers hurt apart feeling amla stands dangerous kilo higher season build reakfast meet plans drop papaya lean
hich bran bhindi brisk ahead diets symptoms walks kadhai syrup powders manage elaichi range twelve noticed ports
arry posture fear awake felt fortnight anaemia problem unjabi perfect soak lack known perhaps aloo groups tongue
iodised cover soaked great almost mouth grind sore saag grows litres allows hose fatty benefit cola sold steady
temperature litre salts tend cloth flame vegan total eigh noodles paper poor laddu drinking forbidden sofa deep
national said dults average roll follows parts serving rarely practise asking soup save planned shown repeated
worked severe questions tomatoes soda usal built gentle match thirsty sixty face laboratory biryani sports thumb
themselves bites double paste chips ndians pink calm black fingers chart figures frequent meant breastfeeding
really corner lighter toast absorb allowed reasons frying sentence deserves maida slower pulao split confusion
unch suggest hurts etween swap living lives chunks money article crushed stir millets midnight trains butter
effort kinds kanji complete mean steamed porridge breathlessness rises mint blame exactly burn working replaces
measured papad kala easure difference thepla whose kinder happen deal seems bout fterwards cramps mashed
suddenly makhana capsules result causes neighbours mall joint grandmother ajwain race stood stopped washed
emergency remember sooner festival block medical gate beforehand dawn shoulders therapy lying dietitians inside
beginning ffer batch olkata amil rava kuttu fourteen written drawer masoor absorbed phytate condition counting
bedtime quietly treated bought daughter checks starchy seconds upper pepper quality compare called recommended
sounds learning products pick jump wind slows ripe fourth lows mithai unwell notes uropean video ight groundnut
beyond tasted modest fermented shared professional friends pleasant danger weakness anxiety fifth sweetened
chosen lysine eanuts couple busy squats feast bhaji kettle movements finds talking forty summer peanut stretch
straight edge breaths asleep chole sense thoughts dull poriyal halwa urad steaming meter salted samak faint
engali goal acidity lies chocolate diary mild hink forgotten oaking naturally mend hair appointment balanced
somewhere bigger reaches lcohol patience love fault wake sleeps gobhi paediatrician constipation product making
whenever alak leads allergy settles board held followed rolled thought cousin puri opens having leaf rasam guide
stronger similar lasting gliclazide roza pakoras shorter lead differ sesame ogether foot raised breaks tiny
koshimbir chewing international expect oily rain trength strict buys secret teaches hildren earn using oasted
support kheer served stores nerves sticks trained uscle running lightly dietary thoran tand physiotherapist
colleague bend pause fistful phulka mooli erala amino cubes lemon sabudana menu student ride hear dinners bends
notebook folic sensible folate clinic strip agrees survey weekly chance across kokum amchur pharmacist brought
sources yolk exercises chutneys bank dabba uses mixer soap lain diagnosis tried sister swallowing isabgol
glimepiride guests sehri damage regularly keeping nder allow omega sarson began pattern nimbu shape studied
counted noticing octors gaps welcome starting ingredients diarrhoea deficiency birthday clearly affeine simply
shopping terrace getting sick sees climb herbs brain roast dhania skill mass checked tingling instant however
kadala mixed gently throw shoulder moving travel stiff properly bodies athletes therapist rings neck squeeze
teenagers careful decision lifting agreed might laddus bananas steams ujarat leftover oast pale pumpkin lassi
heap growth agpur tight jhol mark nausea dizziness regnancy term lentils ujarati bottom beetroot ferritin period
upset leaving lovely closer othing basket limits taking meeting seldom alking probably udhiana finished motions
explain offered safer ladle height jalebi arrive starving weet method illets nsulin ugar finger iftar chillas
shaky scarring spread aggery laddoo shake confused growing tends attacks walnuts cupboard microbes zinc
specialists lets story matki sells return syndrome helped cells vitamins ssociation slept catch minerals oral
rehydration aunt chikki problems rotein processed swelling phosphate rinse notices pread omen hese everyday
writes service sips anybody iwali hurry licence feeds rolls link argue crush aneer ereals base gram additions
tray weights protect kindly rate rising welve generous pani omelette coarse buttermilk ractise meditation
nternational pure bleeding listen shortened badly cademy experiments lonely mixture kitchens vada allergens
tamarind vessel reak palm bone refrigerate custom calories acids recent uidelines iabetes lists pressed spice
experiment gave centre oxygen improves hide parents winter tables fermenting sent carried etting varied
overweight guess ntil learns samosas aking truly quite feeding daylight binds harmful stone started elhi hang
weekend panic limited irritable worse rhythm power mountain corn ecide refined packed xercise linked value oils
flaxseed builds measures gout shame atch books comfortable bottles digest poorly promises toned chawal lood
drops ppetite herself dialysis varan thers strengthen bill sieve stopping mainly cycling wish calmer results
heartburn protects spine household opened aste although distance swallow routine death memory true hichdi
steroids failure irst learnt sleeping idea active repetitions seat fluids settled samosa sell bath lowest
repetition voice sunset waking watching success nose taught hundred lines strain play certain filter disorders
ediatrics feelings inish please freeze stroke saaru sometimes closes anchor ajra arnataka marks smooth murmura
mash skins bubbles burns contains drumstick mackerel thickens gourd yderabad drowsy reheat covers mudde fully
chew speech offer ompare sight amzan player puja safety ietary fainting bricks osing loosen phulkas omewhere
charge news antenatal inherited difficult ways husband nurse infection menopause book seriously limes lacks
local worker breakfasts skipping cross thinking tree counsellor broken nutrients explains reports draws servings
outdoors uncle milled labelled shares panjiri send labels hidden stool hips bind picture apple eanwhile halve
heard spite excess familiar offee film target rusks corridor choice ochrane attack marked kachumber peace record
rohu hort vegetarians variety recognise guavas undo printed responds serves affect auki experts ociety veryone
otherwise gummies slightly prevent infections spend loses opposite decided eyond removes chooses slice eases
creatinine progress besides vessels seventy fifty ince arrange conditions compared dance whom undays begun
micrograms steadily guest weigh sweeteners pleasure pinches hormones cabbage flavour turmeric injuries pappu
dhuli hmedabad hennai tumbler function fail salads hungrier greater egular distracted pair ajma cricket puttu
heel beginner scoop offers suitcase wenty honest street improved river chronic state sound bell silence lamp
position keyboard resting seated complains effects spreads words wakes aside delivery rests message according
drank aloud binge brother example lock figure sprouted leafy grapes bhature sliced toor seed whistles freezer
immunity scant passed spoils leftovers allergen ndhra bathua bunch juices stones mritsar tenth avratri arva
hauth drive tandoori runner ochi shade public sherbet edicine drowsiness warning reflux saves hanging arge
blocks obacco topping upright ibuprofen naemia sprouting trait indhi card institute anaemic inflammation
thalassaemia eavy programme refills honestly hill stack weighing ulses otato case potatoes drawing cheap
separate shifts loves filled visible hatever improve largest ablets adding harms stirred returns force
interesting epeat reast puffs hardest lease alcium reduces lactose cultures barley north specialist slip mention
aise toilet haas stewed unsweetened sweating elow handles chose beats ultrasound mentions iscuits injury pots
triglycerides uring differently wide draw weighs exception trans hydrogenated poured brand lipid sides changing
uric joints mong beer driving plus press drawn gift capsule crowd host artery walls prove mutton grew copy
cauliflower patient teach syrups colds budget shrinks skipped lobia hould upside renal patta cheese jobs
perfectly temper appears thinks switch glycaemic college joins smile sends provided sweetness sendha purpose
illnesses atna cinnamon garam egetarians metformin ideas unwashed suffer refill brushing egetables courage
natural teas tasting speed screens machine reaching moments sure turning raining younger reathe evere toes lane
temple sing dancing punishment walked road conversation repair gains allowance rose based hung spot answered
trust pull socks safely bedroom moru rains parathas throughout rusk practised treatments tool ommon rotocol
stops yesterday lights pongal boss underweight thalipeeth touched pillow station smallest forceful durrie twists
edges oong sheet guided insomnia regnant disturbs stall xpect olhapur saying sort social rely disturb radio
trick students weather directly decisions discipline pesarattu hare ball bitter aharashtra moon ours crack liked
recipes nutty choke atter cuts sink undercooked sardine eart price rind pouch ressure grown lump frozen filling
kill reeze journey rajgira choking empties hostel restaurant gravies reference watery sargi roster workers
khakhra heatwave stew hift recovery cooled doctors uncontrolled recommend swollen operation lipids ucknow ndore
absorbs urgent alike bending effective hilli fizzy valve cools touch deserve speaks lant drew painkillers ulcers
examined pads ometimes correct flesh roots backwards thicker forms includes utting endha shaker wonder learned
gained world chop dipped halfway solid watched somewhat herb slimming tobacco curtains mentioned thank load
plainly places surprise cities carton indoors ifteen nearest unjab bloating mills remove dals owders sabgol
quieter ibre bowels remedy event sking heir prediabetes khoya faith haleem spoil erbs ashwagandha gestational
dieting sample reatment risks join partner expensive hides events soybean vanaspati unwanted discard olive
touches ollege purines animals wrapped cutting onight blames swaps resh kills aita bottled decent giving apples
proof protection smoking oconut born direction ovement ferment shorten boring monsoon cough comfort concentrate
skips famous compound schools source girls tied wins turned ultra advanced avoided restricted barely stage
gynaecologist wear music polycystic ovary dozen olic politely spores points handbag underactive hyroid antacids
self particular research uwahati simmer seasoning spoonful freely batters kindest willpower pirulina solve
proves injections splash spinach glad rows tailor entle cancer laptop fold tanding stepping eighty resistance
beginners smoke expert wife laugh posters workout reward fasted accounts tape showed badminton calmly uscles
surprised ctober describes adurai activities machines bands himself hers pithla stroll timing chapati worn
education bags garden behavioural reported lived plays strains serious fades uick telling ghugni passing
glaucoma reads bent friendly steadier lder folded able nidra language devices epilepsy cognitive reached dizzy
bele agree unger thread everal calorie remarks comment physician psychiatrist washing sums became judging
opening scrolling rials ruit happened painful worries khichuri television bhutta abies shaak otice songs
verything reduce town helpline handle mail elsewhere knead index harmless ajasthan crumble ress chill lands
sugary ried soften quicker drain appam hrow disha crumbled katla declared shark mercury ssam theirs ompounded
reputation wanted softens cracked polite maker waits grate lumps balls sharp hutney ouble stricter ustard cart
attu damp sprout urat ihar thermometer pantry fails squeezed buffet print menus city parent knowing brands
intake square statement malt action failing weddings kabaddi pheni gentler mirror painkiller strips falling
eheat packs nerve chewed ambulance berth sport published eighteen blurred directory fuel nother tubs listens
vomit snoring leaflet oxalate shukto groundnuts amti alandhar handigarh spends mishti hillong smoked cumin
utrition stored pile blockers ainkillers course pencil bans stayed laddoos amaranth leaking tonic destroys
pregnancies harat expected lasted tiffins longest flight eside gender culture maybe setting adapts emptied
soluble modestly lessens fancy arly advantage supply finally actually messages lunches bare country brick arents
sisters flours chakki dhaba upsets prasad refuse suji counters swim richest chickpeas squat swells complaint
dots arbi haking weets instance missi karela mangoes slim etter ministry aldi gond targets remains appointments
relative replaced simpler region avial alsi heated compounds guessing everywhere rainy width arthritis explained
differences oing crash comparison teaming baking pomegranate alive forwards unsaturated unsalted riglycerides
respond ihari cheer aryana relaxation score search favourite stuck system vaccines prevents handwashing episodes
nice rested nineteen stages phosphorus oiling albumin anuary ending upstairs acne hormone pushes iotin photo
relief meetings eighth planning infant botulism aspartame rare dalchini lowering abbage wondering ethi heal
pleasantly eera unsafe nyone bright stirring stick spices excellent darker hears assumes adai unsteadiness
infancy tank spent ften tuberculosis maller mill staying sangeet strongest survives chairs estimated physical
intensity million commute charger floors leven paan sleepy canteen amilies climbs certainty aged giddiness huli
father videos pushing advertisements ands grandchildren oderate housework udge supports balcony bathroom pitha
eenagers lifts bench happy laziness aches strengthening present performance volunteers behaviour automatic guilt
band toddlers laundry evenly shut lately rucksack musur columns tudies companion soles sweaty fight pond forgot
stitch ongal keerai sundal grey trainer clever song keys thighs depend reduced flexibility material borrow
finishes hall phones business muri editation umbai talent delay seeing scolding experience psychological silent
laughs hangs omething travels slump sequence shouting named circle eased ridge noise belt failed drives lesson
simplest party teachers nion downward ordered lung recording anxious history substitutes whistle ease diagnosed
calves tense queue racing considers scooter eeling shrink bulimia igns gaining psychologist anorexia ecovery
grandparents seem unhealthy angry promising argument podi warmed space barfi improving participants waste
oneliness orking spring mindful fullness sugarcane remembers gondhoraj avitha adolescents excuse cartoon appens
survive interest ational dying arch chais staircase fork throat sandwich cheaper bhaat tears olapur nead rush
weighed thecha warmth esan sweetener classic airtight powdered microwave disappears division accept popcorn appe
chopping bhel chickpea crushes badi baked earning thinner ashmiri mirch medium bangda tarli pomfret swordfish
marlin crunchy broth grainy ambar coloured sized adhi queeze pounded sand kangni behaves finely capsicum crisp
cashews ecember cheapest tops versions texture inse hirty uptake onkan lumpy dessert sauces pachadi germs ammu
toxin buffalo fields star ajasthani aharashtrian weekday abudana ajgira mehendi needing rinking gulab jamuns
payasam unopened soan papdi arger covered golgappa boards exam hopal exams formula column aked purchase trolley
shoe cereal hooks abits ohtak obesity mathri dapagliflozin empagliflozin esting aipur polished chloride reliable
oughing dentist ooking frightening register describe cube blend prayer stuffed football suspect vaccination
newspaper refused neer windows pocket cutlets grilled spare solved percentage expiry digested mouthful seek
bacteria drinkers rouble cases eneral shakes degrees runners onfusion collapse mended harming pancreas
examination controlled twist herbal epression wanting kilograms meaning boys praise distress edicines supper
reliably daytime ashik arathi mason engaluru safest void including reminder cycles ysuru averages luchi pork
item applies alve supervision palpitations alayali tore xtra gland glycogen doses marathon statements pizza
`
  .trim()
  .split(/\s+/)
