/** English words of the library's articles, the most frequent first. */
export const COMMON_WORDS: readonly string[] = `
with your that doctor before more have about when what from water food after than them half rice minutes three people
first small milk take sugar this then blood keep weight salt without meal same days little down hours most they some
week protein four less each plate fish leave once need weeks because back should dinner does five iron time disease
next much adults eating like diabetes hour drink which something there make teaspoon every meals over only pain while
change vegetables tablets well bowl bring long until call fruit night eggs someone whole lunch nothing breakfast into
last stop home sleep body good other pressure glass makes still give look better help lime heart spoon enough kidney
onion comes between roasted walk eight often feel cooked tell will work again cook soft many where test within morning
rest stay place fridge goes cent high short their those tomato alone banana come fast says vitamin evening table
another below leaves needs slowly talk wheat both plan start stomach count health away full just pulses through times
under chest cold green later sweet together very curry fine nobody part vomiting been begin free room things person
beside hands large past side takes these boiled lower such chair hard stand wait eaten foods since coffee exercise
grain pregnancy thick treatment garlic second chutney diet even guidelines light loose trouble choose drinks heat nuts
thin hungry least months thing around care energy fibre gives keeps kitchen medicine plain taste also breathe children
early fresh chicken feet ginger handful helps longer medicines never slow teaspoons breathing cool family made packet
beans cups lose older pregnant women counts hand review warm would calcium hold know left move reason round soon brings
flour general itself mood right studies trials usual everything phone powder whatever child found month seven vegetable
yourself anything carry holds information knees ordinary twice were breath grains number open quarter usually world
advises eyes flat heavy hospital instead skip turns against easy empty means urine among amount appetite belly close
fever head list loss plenty turn already cause coconut dates lift lost millet trying want whether alcohol cucumber find
greens late mostly added advice anyone class cooker cooking guava illness liver meat order read stays step stir tablet
till walking works acid amounts baby breathlessness flame healthy soak years biscuits check daily disorder done fried
muscle nine piece share sitting starch thyroid training bread else house minute others pinch readings safe salad severe
swelling boil during either forward glucose ground limit peas practice seeds show smaller soaking strength sudden taken
third activity batter carries contain falls hing hunger level pour report speak tablespoons tired wall worth above
bottle carrot eleven everyone fill hardly matters moderate pack potato replace study think wash along become clean
control dough fall fear here knee orange roll smell standing tablespoon afternoon changes company easier motions
potassium serve stool sugars tomorrow train adds arms best bones breaths could dark different follow front grated
keeping mouth must mustard normal pieces rinse shop stools supplement tonight weak advised afterwards always break
common going group juice label missed notice packets periods portion regular several spoons year asks caffeine cannot
clock coriander eats floor habit headache helping honey kind lemon name nights none pickle reach sour thoughts trial
wrong advise came carbohydrate counter decide drop finish fits happens hives kilogram legs losing muscles quick raise
real rich rise risk saturated signs steam tiredness write answer behind black cover depression dish gone nearly pass
poor single snack sodium sore told white avoid brown cereals confusion gluten grams grind life office ones runs smells
stress strong today treated twenty allergens balance bite breastfeeding charge fainting gravy lips lowered lying mango
measure middle moves near overnight proper push quickly ready seconds size sticks suit sweat teacher towards twelve
type used watch went worry yours allergy anyway biscuit building chopped closed cousins cramps ever faint feels foot
gets line main midnight movement outside quiet reading roughly shoulders soaked spread suits sweets weakness awake
begins belongs bowls butter clothes desk effect face fair feeling fewer firm glasses harm included joint known live
lowers mess pace point possible practise raises rule session shelf shoulder sign sits steps team young adult being
boiling changed clear cream door evenings fasting fixed friend grow looks noodles plants plates question screen squeeze
straight temperature tests thirst though unless wake window asked bowel chips costs dangerous drowsy emergency extra
fingers fistful fortified further higher hurts lasts likely listens matter miss missing national numbers paste peanut
press recent salty snacks soup special swallowing swaps tongue wedding word yellow becomes bend bought bran counting
deep dizziness double enjoy everybody families gentle gently hips homes kilo looking measured medical onions operation
please posture postures repeated season secret seen serious serving shift shoes simple steamed steaming tested throw
toast visit wants whistles wind bedtime benefit bone boxes breaks brisk cloth colour date dried drinking easily ends
faster fats festival guideline helpings holding ingredients iodine larger match mixed moved needed neighbour neither
offer pepper prescribed roast shrink sixty suggests syrup talking tastes version words absorbed acidity almonds answers
arrives cloves cola cooks crushed cutting decides differ expect feed fluid gaining gout groups interest kept lasting
likes liquid lumps manage market medium mind mixer mornings neck nutrition omelette parts pick plant porridge portions
problem psychologist really recommends rolled rules said salts sets shown sofa somewhere sooner starts store suddenly
swollen thirty useful waiting wanting attacks attention average bends bingeing bites bitter calls chewing compare
constipation dietary doing drawer evidence glaucoma grows heartburn lack mashed meant mild movements names noon nose
noticed pale pink puts raised repeat ring scale shorter sight simmer skin slower sold sports stairs stove tamarind
teeth therapy thirsty tingling toes tofu tomatoes treat alarm allowed allows anxiety apart birth build canteen checked
chunks clinic cousin cubes diarrhoea dishes earlier edge exercises fatty fifteen gain given great guidance herbs inside
kinds laboratory living looked mash mother naturally note oily pillow powders properly pulse pumpkin rather refrigerate
replaces rings safety shake sleeping sometimes spine steel stirred stopped stopping survey symptoms thumb tight took
total vomit washed whisk woman amaranth attack belong beyond bloating book burn cost counsellor crush danger diets dull
edges effort finished followed forget forgotten form forty frequent gate getting habits happen held hurt instant lean
learn lentils listen lonely loosen mean meditation mint mutton paper planned plus printed promise pull range reasons
recipe reheat rises seat settle sieve sliced soda specialists spices starving steams strain stretch suggest supplements
support sweetened tells themselves thicker trains turmeric using video watching whose wide winter across ahead although
apple article asking asleep bananas bleeding block board broken brought cabbage capsules careful certain chop college
condition counted couple death depends diagnosis disorders doctors drain failure feelings fills fold freeze groundnut
heaped international joints kidneys knead knows labelled love lovely lows making meanwhile memory micrograms nerves
oral pleasant professional quality reaches recommended remember running rusk safer school send settles shape shared
sharp shortened shows sides sips skins skipped slice soap sounds sprouted starchy summer sweating teenagers tend
thought tiny tray vegetarians ways weekend whistle active agrees almost argue baked ball bath beat beginning bigger
birthday blurred bodies bottom bubbles bunch calendar calm centre chart chickpeas chocolate clearly climb compared
confused contains cough crumbled cupboard daylight dentures deserves distance dizzy dose draw drops drowsiness epilepsy
exactly experiments fermented fermenting figures finger flesh folded follows forceful fortnight friends frying guests
guide hair harder having heap heard height herb immunity injuries iodised irritable labels lead lets limited limits
link litres lots mass measures mend menu microbes might mixture modest moving otherwise painful panic pause peel poorly
protocol questions quietly rains research ripe sense sent sessions sick similar spice stands stiff strict strip
sweeteners tall therapist touch trained trans trick unusual unwell waking walks welcome wish worse according agree
allow appointment arrive athletes balanced beer beginners bill binds binge boring burns causes cells cheese choke
chronic comfortable compounded conditions corn corner coughing crumble cushion dawn decision decisions delivery dentist
disc distracted drained driving effects everyday example exception excess feeding feeds flavour forbidden forms fully
gaps gave goal golden gravies growing hang harming heel however hurry illnesses improved improves intermittent jump
kettle lamp leads leaf licence lies lifting litre lives loses lump mainly marlin meet meeting menopause minerals moment
money notices numbness overweight oxygen page passing pattern plans plastic products programme racing refill refined
regularly relaxation renal rounds rusks save seated seems sentence served service shame shark shopping simply sink
slept slide slightly smooth social sources spores spot sprouting steady steroids stew stirring stood stops street
stroll swallow swordfish taking tasted tick tried twists unsteady upper upset uric vessel voice waist wakes yolk absorb
accept allergen amino anxious aunt babies badly bathroom bedroom beforehand began bell bind blame boss brain brands
built burning busy called calves cancer carrots chew chin choking coarse colds column coming crackle cricket crisp
cultures custom damage deserve diary difference digest dinners discomfort drawing easiest explain faintness feast
figure film filter finds flexibility fluids flushes friendly frozen grandmother grapes growth halfway heal helped hide
hill honest household hundred idea inherited injury insomnia intake irregular judge keyboard kitchens learnt lighter
lightly lines linked local mark maybe mention message method microwave milled ministry mountain news nice nutty obesity
offered oils osteoporosis palm palms pantry pear pearls perfectly pharmacist prevent problems product purines rain
rarely rate reached recovery reference religious repair result return risen rising sealed seed seriously sesame shade
shaker shaky sing skipping sleepiness slipped snoring soften softer song speed splash split stall starting steadily
stone stones strengthen stroke supply survive swell switch telling tenth thickens thigh thinks thinner tobacco toilet
treatments trip true uncle upright varied vessels vitamins warfarin weigh working wrists written zinc aches action
activities adding allowance angina angry antacids artery avoided balcony bank bare barely base bean begun behavioural
blanket bleed blend bored bottles breast bursts business calf cart cases catch chalk choice chooses chose chosen
circles classic closes cognitive companion complains compound cooling cools corridor covered cross crunchy dance
daughter delay dessert destroys devices differently dipped directly disturbs draws drive eases elbows examined except
fades failing familiar fancy fasted felt ferment figs flask forcing forehead freezer gains gasping germs giddiness gold
government greater guavas guest headaches headstand heated heatwave heels helpline hernia hidden hides hills ideas
immune includes index infection infections injections institute juices kill kinder knife ladles language lasted laugh
lights loneliness loud lowest mail meaning mended mental mills nausea neighbours north notes noticing opened opens
opposite ordered outdoors pair passes pasteurised patience peace perfect perhaps phones picture planning pleasantly
politely position pouch practices pressed print progress prove proves provided psychiatrist public pure quite races
radio rare remarks restaurants resting risks road rough sadness salads sand sauce saved saying scrolling seek sells
sensible separate serves seventy sherbet silence sleeps slices slip slows socks softens songs sort sound sourness
speaks specialist speech spoils spots spreads squat standards started stems storage story stretching stricter strips
studied style suffer sunset sure surgery sweeten syrups tables talks target tasting teach television temple tends thank
throat throughout toned tooth toss tossed towel travel tree truly tuberculosis tumbler turned ulcer ulcers undo upsets
upside variety walked walls watched wear weddings weekly weighs whenever whisked wonder worked workers worried wrap
wrapped younger accident ache actually adapts adolescents advanced affect afraid aged airtight altogether anger
anorexia answered arthritis aspartame automatic backwards badminton barley bathing beaten became beginner behaves
behaviour bench benefits bent berth besides blister boards breakfasts breathless brewed bridge bright brother bubble
budget buffet bulimia burnt calories camera capacity carried case cauliflower cereal cheap cheaper cheat cheer chill
choices chokes cinnamon circle clever clinical closer coach colleague colours comfort comment concentrate constant
correct course covers crack cracked creamier cress crunches cube cuts cycling dancing data daytime deal decent declared
deficiency dehydration describes diagnosed differences difficult direction disturb division dogs downstairs dozen drawn
dries ears ease education effective episodes equal estimated evenly event events exhausted exists expected experiment
expert explained explains fails falling famous father fault fears finally fizzy flatmate flexible flours force forearms
forgot fork forwards fourteen fourth freely freshly frightens fuel function gallstones garden gender gentler girls
gossip grainy grate grief grip guess guilty hall halve harmful harms hear hearing hello herbal herself honestly hook
host hostel hotel humming hungrier hunt husband hydrogenated improve inches increase indoors industrial inflammation
intensity interesting jerks jumps kills kneel knowing lacks lactose lane languages lazy leaking leaving lessens limes
limp lists load lock locks lung machine machines maize maker mall mangoes march marks masher meets mentioned menus
milky mill million mindfulness misses mixes moon moth mould mushy natural nearby nerve newspaper nostrils numb offers
olive packed packing painkillers palpitations parent participants particular party pauses pausing pencil period
permitted phosphate phosphorus physical picked places plainly play pomegranate pond pots power practised prevents price
probably promises promoting psychological puffs punishment purpose quicker rash reaching reasonable recipes record
reduce reduces reheating relief remains removed repetitions reported restricted results returns rhythm richest ringan
river roasting rock roots rose roster routine rubber rucksack safely salted sauces saves scarring scolding scoop
scramble scrambled search seeing seldom sell servings settled sheet sheets shell shells shoe shops shorten shouting
showed sickness silent silly sister sixteen skips sleepy slim slit smallest smile smoking soles soluble somewhat source
south soybean sprinkle sprout square stack statement states staying steamer stewed strains stretches students sugary
suicide suitcase sulk surface surprise suspected swap swapped sweetness swells system tannins teaches tears teas
terrace terrible texture therefore thinners tidy timing tool touching tour toxin trait trolley turning twins understand
unhealthy unsafe unwashed uptake value valve veranda videos volunteers waits walnuts warmed warmth watery weighed
weights wheels widely wipe withdrawal wondering worker worn wound yesterday
`
  .trim()
  .split(/\s+/)
