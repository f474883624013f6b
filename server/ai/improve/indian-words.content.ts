/** Words of Indian kitchens, festivals, places and medicine that an English dictionary does not have. */
export const INDIAN_WORDS: readonly string[] = `
aadat aahar aam aamras acarbose achar achari adai adrak aflatoxin agni ahar Ahmedabad Aizawl ajmoda ajwain
akelapan akki Alappuzha almirah aloo alsi amandeep ambadi ambemohar ambli amchoor amchur amla amma ammi amti
anabolic anaemia anaemic ananya anardana anarsa Andhra anganwadi anganwadis anna antam antenatal antioxidants
anulom apnoea appa appam appe arbi arhar arjun arti asana asanas asha ashas ashwagandha asian atta avakaya avial
axone ayurveda ayurvedic Ayush bachche bachcho bachchon backbends badaam badam badhana badi bael bagara bai
baigan baingan baisakhi bajra bakrid balasana balti balushahi balwinder bandhakopir bandhan bandhasana bangda
baraat barfi barnyard basmati batair batata bathua beetroot beguni bekang benne ber besan bhaat Bhagalpur
bhaidooj bhaiya bhaja bhajan bhaji bhajiya bhakarwadi bhakri bhakris bhakura bhangra bharli bhasma bhastrika
bhatura bhature bhel bhindi Bhiwani bhramari Bhubaneswar Bhuj bhujangasana bhujia bhuna bhurji bhutta Bihar
Bihari bihu bimari biryani bittergourd BMC BMI bobbatlu bodyweight bombil boondi borali bori bottlegourd brahmi
breathwork brinjal bua Bundelkhand burpees buttermilk capsicum carbimazole carotene carotenoids CBT cereus chaap
chaas chaat chacha chai chais chakki chakli chamcham chammanthi chana chapati chapatis chappal chappals chappati
charpai chaturthi chaulai chauth chawal cheeku cheela chenna cherupayar chevdo chhaas chhachh chhana
Chhattisgarh chhola chhole chia Chikkamagaluru chikki chikoo Childline chilka chilla chillas chilli chillies
chini Chitra chitranna chiwda choi chokar chokha cholai chole cholesterol chorafali chowk chromate chundo chunni
chura churna chutneys chyawanprash cochrane coeliac colocasia coumarin CR creatinine crore crores curcumin curd
curds cyproheptadine da daal dabba dabbawala dadaji dadi dahi dahivada dahlia dal dalchini dalda dalia daliya
dals dandiya dard daru decoction Dehradun devika dhaba dhal dhania dhansak dhebra dhekia dhokla dhokli dhoti
dhuli dhungar dhuska dhyan dhyana Diabetologia diabetologist dialysis Dibrugarh diclofenac didi dietitian
dietitians dil dinacharya dincharya diwali dodka doi doodh dosa dosai dosas dosha doshas drumstick dudhi
dumbbell dumbbells dupatta Durga durrie dussehra ectomorph eGFR eggetarian eid Ekadashi elaichi elaneer
electrolytes Ellyn endocrinologist endomorph eromba ESPEN Exertional fafda falooda FAO farhan farsan feni
fermentable ferritin firni flavonoids flaxseed fodmap fodmaps folate folic FoodData foxtail FSSAI gajak gajar
ganesh ganji ganne garam garba garbhavastha garbhvati garmi garmiyon Gastro Gastroenterological Gastroesophageal
gatta gatte gavar ghavan ghee ghevar ghiya ghol ghonto ghugni gi giloy gingelly glibenclamide gliclazide
glimepiride glucan glucometer glycaemia glycaemic glycated Goan gobhi gobi goitrogens golgappa gond gondhoraj
gongura gourd gram guar gudi guduchi gujiya gulab gulkand gummies gunpowder Guntur gur gurda gurde gurdwara
gurpurab Gurugram gurveer gutka gutkha Guwahati gym gynaecologist haak haat haemochromatosis haemoglobin
haemorrhoids hai haldi haleem halim halwa halwai handi handvo handwashing hara harira Haryana hashimoto hatha
havan HbA Hemkund hilsa Himachal holi homeopathy homocysteine HSG Hyderabadi hyperglycaemia hypoglycaemia
hyponatraemia IBS ICMR idiyappam idli idlis iftaar iftar imli Imphal imran india instagram insulin
interesterified Intraocular isabgol jaggery jagran jain jaiphal Jaisalmer Jalandhar jaldi jalebi jaljeera Jammu
jamun jamuns janmashtami jaspreet jau jeera jhalmuri jhangora Jharkhand jhinge jhol jholbhaat Jodhpur jolada
Jorhat jowar ka Kaapi kabaddi kabz kaccha kachaudi kachiyathu kachori kachumber kadai kadala kaddu kadha kadhai
kadhi kaju kakdi kala kalakad kalakand kalaripayattu kali kalo kalonji kamar kami kanda kangni kanji Kannadiga
Kannur kapalabhati kapalbhati kapha karela Karnataka karva karwa kashaya Kashmiri kasrat kasuri katachi katla
katli katori katoris kavita Kavitha kcal KDIGO KDOQI ke keema keerai ker Kerala kesar kesari keto ketoacidosis
ketogenic ketones khaini khakhra khakra khana khand khandvi Khari kheema kheer kheera khichdi khichri khichuri
kho khoa khoon khova khoya khus ki kinema kinnow kirana kodo kodri kofta koi kokum kolam Kolar Kolhapur Konkan
kootu kosambari koshimbir Kottayam Kozhikode kudumbashree kulcha kulfi kulith Kunjal kurmura kurta kurti kutki
kuttu kuzhambu laapsi Lacto lactovegetarian laddoo laddoos laddu laddus ladkiyan ladoo lai lakh lakhs lal langar
lassi lau lauki LDL lectin leftover leftovers levothyroxine limbed linoleic linolenic lipoprotein litti lobia
lohri Lonavala lu luchi luchis lunges lungi lutein lycopene lysine maah macchi macher machher macronutrient
macronutrients madhumeh magur Maharashtrian maid maida majjiga makai makar makhan makhana makhani makki malai
Malayali malpua maltodextrin malvani manas mandi mandua mangalsutra Mangaluru mangodi Manipur manji manpreet
marjariasana masala masalas masale masi maska masoor masor matar mathi mathri mathris matki matta matthi mawa
meen meera meetha Meghalaya mehndi mela mellitus metformin methi methionine methylmalonic microalbumin millets
mirch mirchi mishti Misra missi mitahara mithai Mizo Mizoram mmHg modak Moga mohalla mohanthal moily momo momos
monohydrate mooli moong moongphali mor moru mosambi motapa mudde Mukt Multinutrient murabba murgh muri murmura
murukku musur muthia muthiya mysore nachni nadi Nadu Naga Nagaland nahi namak namaskar namkeen namkeens nana
nani nankhatai naproxen nariyal Nashik nashta navjot navratri neem neend neer neera nendran nephrologist nervosa
neti NFHS NG ni nidra nihari Nilachal nimbu NIN NIOSH Noida nolen nonveg oats Odisha oesophageal oesophagus ojas
okra omeprazole onam online ORS osteopenia outenga overdrinking oxalates oxalic pachadi padmasana padwa
paediatrician paise pak pakodas pakode pakora pakoras pakori palak paleo palya panchakarma panchayat Panchkula
panchmel pandal paneer pani paniyaram panjabi panjiri panna pantoprazole papad papads papaya papdi pappadam
pappu paranthas paratha parathas paruppu parwal Patiala patla patta pav paya Payar payasam pazham pazhaya PCOS
peanuts peda pedas pedometer pepe pesarattu phenylketonuria phirni phulka phulkas physiotherapist phytate
phytohaemagglutinin pinni pitha pithla pitla pitta planks PLOS Pneumothorax podi poha pohe polyol polyphenols
pomfret pongal pooha pooran poori pooris poriyal poriyals poshan postnatal posto postpartum potol prakriti
prakshalana pranayam pranayama prasad prasadam pratirodhak prebiotic prebiotics prediabetes prepone priya
probiotic probiotics PROT psychosocial psyllium pua pudina pudla puja pujas pulao pulusu puran puri puttu raab
rabdi rabri raggi ragi raita raitas raitha Rajasthan Rajasthani rajgeera rajgira Rajkot rajma rajmah ramadan
ramzan Ranchi ras rasam rasgulla rasmalai rassa ration rava refeeding reflux rehydration ritu rog rohan Rohtak
rohu roti rotis rotla rotli rotlo roza rozas rui rumali rupees saag saaru saath sabja sabji sabudana sabut sabzi
sabzis sabziwala sadam sagai sagoo sai sair salan salwar sama samai samak sambar sambhar samo samosa samosas
sana sandesh sangeet sangri sankranti santra santulit sanwa sarcopenia saree sarson sarvangasana Satara satsang
satter sattu sattvic sattvik satvik saunf savasana sawhchiar se seekh sehri semaglutide semiya sendha setu sev
sevai sevaiyan seviyan SGLT shaadi shaak shahad shakahari shakkar shakkarpara shankarpali shankh sharab sharbat
shatapavali shatavari shavasana sheem sheera shikanji shilajit shirshasana shivratri shodhana shorba Shravan
shree shreya shrikhand shukto siddha sigdi Siliguri simran singhada singhara sirsasana smartwatch soan Solapur
soojee sooji sookha soppu soya spironolactone spirulina sprouts squats statin statins steatotic stevia subah
sucralose suhoor suji sukhdi sulfonylurea sulfonylureas sulphites sulphonylurea sundal suran surmai surya
suryanamaskar taak tadasana tadka tadke tahalna tai tal tanav tandoor tandoori tapioca tapri taraweeh tarbooj
tarli tavaa tavas tawa tearfulness teej tej tele telemanas tenga thalassaemia thali thalipeeth thalis thandai
thatte thepla thinai thoran Thrissur thukpa thyroxine tiffin tiffins tiffinwala tikka tikki tikkis tilgul tinda
tindora tirphal toddy toop toor torai tori trataka tridosha triglycerides trikonasana triphala TSH tulsi tur
turai turiya udaasi udad Udupi Ugadi ujjayi ukad ulcerative Ulhasnagar unani unboiled underactive undercooked
undernutrition undhiyu UNU upma uppittu upvaas upvas urad usal uttapam uttapams vada vadai vadapav vadas vadi
Vadodara vajan vanaspati vangi varai varan varutharacha vata vegan vegans vegetarian Vellore vidaai Vidarbha
vilom vinyasa vipassana vishu Vizag voglibose vrat vrata vrikshasana vyayam waali wadi wala wale WH whatsapp
wifi xak yoga yoganidra yogasana yogi youtube zarda zeera zohmingliani
`
  .trim()
  .split(/\s+/)
