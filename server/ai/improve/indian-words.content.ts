/** Words of Indian kitchens, festivals, places and medicine that an English dictionary does not have. */
export const INDIAN_WORDS: readonly string[] = `
aadat aahar aam aamras aarti acarbose achaar achar achari adai adhan adhirasam Aditi adrak aflatoxin Agartala agni ahar
Ahmedabad Aizawl ajmoda Ajoba ajwain akelapan akki akuri Alappuzha alasande almirah aloo alsande alsi Aman
amandeep ambadi Ambala ambali ambemohar ambil ambli amchoor amchur amla amma ammi Amritsari amti anabolic
anaemia anaemic ananya anar anardana anarsa Andhra angakar anganwadi anganwadis Anil anna annakoot annaprashan
antam antenatal antioxidants anulom apnoea appa appam appe arbi arhar arjun Arrey arti asana asanas asha ashas
Ashtanga Ashwa ashwagandha asian athanu atta avakaya avalakki avarekalu avial axone ayala ayurveda ayurvedic
Ayush azaan Baati Baba babu bachche bachcho bachchon backbends badaam badam badhana badi bael bagara Bagh bai
baigan baigana baingan baisakhi bajra bajre bajri bakrid balasana balti balushahi balwinder bandhakobi
bandhakopir bandhan bandhasana bangda Banri baraat barfi Barmer barnyard basale basmati Basundi batair batata batchmate batchmates
Bathinda bathua Beena beerakaya beetroot beguni bekang belan bele bendakaya benne ber besan besara bhaat
Bhaderwah Bhagalpur Bhai bhaidooj bhaiya bhaja bhajan bhaji bhajiya bhakarwadi bhakri bhakris bhakura bhalla
bhangra bharli bharta bhasma bhastrika bhata bhatura bhature bhel bhendi bhinda bhindi Bhiwani bhramari
Bhubaneswar bhugga Bhuj bhujangasana bhujia bhuna bhurji bhutta Bihar Bihari bihu Bikaner bimari biryani Bisi
bittergourd BMC BMI bobbatlu bodyweight bombil boondi boora Bora borali bori borok bottlegourd brahmi breathwork
brinjal bua Bundelkhand bundi burani burpees buttermilk caldinho capsicum carbimazole carotene carotenoids CBT
cereus chaap chaas chaat chacha chai chais Chak chakki chakli chakuli Chamba chamcham chammanthi Chamthong chana
Chandlai chapati chapatis chappal chappals chappati charpai charu chaturthi chaulai chauth chawal chaya cheeku
cheela chenna cherupayar Chettinad chevdo chhaas chhachh chhana chhanni Chhattisgarh chhatua Chhena chhola
chholar chhole Chhoti chia Chikkamagaluru chikki chikoo chila Childline chilka chilla chillas chilli chillies
Chingri chini chira chirer Chitra chitranna chivda chiwda choi chokar chokha cholai Cholar chole cholesterol
Chomchom chorafali chowk chromate Chuda chulha chundo chunni chura churan churma churna chutneys chyawanprash
cochrane coeliac colocasia Coorg coumarin CR creatinine crore crores curcumin curd curds Cuttack cyproheptadine
da daal dabba dabbawala Dabeli dadaji Dadar dadi Dadpe dahi dahivada dahlia dal dalcha dalchini dalda dalia
daliya Dalma dalna dals dandiya danyachi dard daru Debnath decoction Deepa Deepavali Dehradun Deshpande Devendra
devika dhaba dhal dhania dhansak Dhanteras dhebra dhekia dhokla dhokli dhoti dhuli dhungar dhuska dhyan dhyana
Diabetologia diabetologist dialysis Dibrugarh diclofenac didi dietitian dietitians dil Dimapur dinacharya
dincharya Divya diwali diya diye dodka doi dondakaya doodh Dooj dosa dosai dosas dosha doshas doughs drumstick
dudhi dumbbell dumbbells dupatta Durga durrie dussehra ectomorph eGFR eggetarian eid Ekadashi ektu elaichi
elaneer Elderline electrolytes ellu Ellyn endocrinologist endomorph ennegayi eromba ESPEN Exertional Fada fafda
falooda FAO Farah farali farhan farsan feni fermentable ferritin firni flavonoids flaxseed fodmap fodmaps folate
folic FoodData foxtail FSSAI gahat gajak gajar ganesh Ganga Gangubai ganji ganne ganthiya garam garba
garbhavastha garbhvati garmi garmiyon Gastro Gastroenterological Gastroesophageal gatta gatte gavar Gaya ghasa
ghavan Ghaziabad ghee ghevar ghia ghiya ghol ghola ghonto ghotna ghughra ghugni ghuguni gi giloy gingelly
glibenclamide gliclazide glimepiride glucan glucometer glycaemia glycaemic glycated Goan gobhi gobi goitrogens
Gojju golgappa gond gondhoraj gongura gourd Govardhan gram guar gudi guduchi gujiya gulab gulkand gummies gundar
Gundruk gunpowder Guntur gur gurda gurde gurdwara Gurpreet gurpurab Gurugram gurveer gutka gutkha Gutti Guwahati
gwar gym gynaecologist haak haakh haat haemochromatosis haemoglobin haemorrhoids hai haldi haleem halim halwa
halwai handi handvo handwashing Hangal hara Harbhajan harira Harpreet Haryana hashimoto Hasta hatha havan HbA
Hemkund hesarukalu Hetal hilsa Himachal holi homeopathy homocysteine HSG Hubballi huli Hyderabadi hyperglycaemia
hypoglycaemia hyponatraemia Ibemhal IBS ICMR idiyappam idli idlis iftaar iftar ilish imli Imphal imran india
Indori instagram insulin interesterified Intraocular Irani isabgol Jabalpur Jadoh jaggery jagran jagrata jain
jaiphal Jaisalmer Jalandhar jaldi jalebi jaljeera Jammu Jamshedpur jamun jamuns jangiri janmashtami jaspreet jau
jeera jeeraka jeeru jhalmuri jhangora Jharkhand jhinge jhol jholbhaat Jignasha Jodhpur jolada Jolpan jonna
Jorhat jowar ka kaalu Kaapi kabaddi Kabir kabuli kabz kaccha kachaudi kachiyathu kachori kachumber kadai kadala
kaddu kadha kadhai kadhi kadi kadle kairi Kaji kaju kakdi kala kalakad kalakand kalaripayattu kaleji kali kalo
kalonji Kamala kamar kami Kamla Kanchipuram kanda kande kangni Kangra kangshoi kangsoi kanji Kannadiga Kannur
kapalabhati kapalbhati kapha karela Karnal Karnataka karva karwa kashaya Kashmiri kasrat kasuri katachi kathi
Kathol katla katli katori katoris Kavin kavita Kavitha Kavya kcal KDIGO KDOQI ke keema keerai ker Kerala kesar
kesari Ketaki keto ketoacidosis ketogenic ketones khaini khakhra khakra Khaman khana khand khandvi khar Khara
kharbooja Khari Khatib khatta kheema kheer kheera khichdi khichri khichuri kho khoa Kholar khoon khova khoya
khus ki kinema kingfish kinnow kirana Kobichi kodo kodri kofta koi kokum kolam Kolar Kolhapur Kollam Konkan
kootu koozh kopir kosala kosambari Kosha koshimbir Kota kothimbir Kottayam Kozhikode kudampuli kudumbashree
kulcha kulfi kulhad kulith Kulkarnis Kumaon Kunjal kurma kurmura kurta kurti kutki kuttu kuzhambu Laal laapsi
labra Lacto lactovegetarian laddoo laddoos laddu laddus ladkiyan ladle ladleful ladoo lai lakh lakhs lal langar
lassi Lata lau lauki LDL lectin leftover leftovers legiyam levothyroxine limbed linoleic linolenic Linthoi
lipoprotein litti lobia lohri Lonavala lu luchi luchis Lucknowi lunges lungi lutein lycopene lysine maah macchi
macher Machha machher macronutrient macronutrients madhumeh madra Maghrib magur mahaprasad Maharashtrian Mahesh
maid maida majjiga majjige makai makar makhan makhana makhani makki malai Malathi Malayali malpua maltodextrin
malvani manas manchurian mandi mandia mandua mangalsutra Mangaluru mangodi mangsho Manipur manji Manoj manpreet
Margao Marjari marjariasana masala masalas masale masi masiyal maska masoor masor matar mathi mathri mathris
matka matki matta matthi mausi mawa Medu meen meera meetha Meghalaya Mehendi mehndi mela mellitus menthya
metformin methi methionine methylmalonic microalbumin millets mirch mirchi Misal mishti Misra missi mitahara
Mitali mithai Mizo Mizoram mmHg mocktail mocktails modak Moga mohalla mohanthal moily momo momos monohydrate
mooli moong moongphali moonrise mor moraiyo moru mosambi motapa Motichoor mourala Mousumi mudde Mughlai Mukt
Multinutrient murabba murgh Murgir muri murmura murukku musur muthia muthiya Muttai mysore nachni nadi Nadu Naga
Nagaland nahi namak namaskar Namaskara namaz namkeen namkeens nana Nandini nani nankhatai naproxen nariyal
Nashik nashta navane navjot navratri neem neend neer neera Neethu Neha nemu nendran Nenua nephrologist nervosa
neti NFHS NG ni nidra nihari Nilachal nimbu NIN NIOSH Noida nolen nonveg oats Odisha oesophageal oesophagus ojas
okra omeprazole onam online ORS Osmania osteopenia outenga overdrinking oxalates oxalic Paan pachadi
Padahastasana padmasana padwa paediatrician paise pak Pakhala pakodas pakode pakora pakoras pakori palak
palakura paleo palya Panaji panch panchakarma panchayat Panchkula panchmel pandal paneer pani paniyaram panjabi
Panjim panjiri panna pantoprazole papad papads papaya papdi pappadam pappu paranthas paratha parathas parippu
parotta Parsi paruppu Parvatasana parwal pathiri pathiyam Patiala Patishapta patla patta pattice pav paya Payar
payasam Payesh pazham pazhaya PCOD PCOS peanuts peda pedas pedometer pepe perugu pesarattu peyara phali Pheni
phenylketonuria pheran phirni phodnichi phoran phulka phulkas phutana physiotherapist phytate
phytohaemagglutinin Pindi pinni pista pitha pithla pitika pitla pitta planks PLOS Pneumothorax podi podimas poha
pohe polyol polyphenols pomfret pongal pooha Pooja pooran poori pooris pori poriyal poriyals poshan postnatal
posto postpartum potol prakriti prakshalana Pranamasana pranayam pranayama prasad prasadam pratirodhak prebiotic
prebiotics prediabetes prepone priya probiotic probiotics PROT psychosocial psyllium pua pudina pudla puja pujas
pulao pulissery puliyogare pulusu puran puri puttu qawwali qorma raab rabdi rabri Ragda raggi Raghavan ragi
Raipur raita raitas raitha Raja Rajan Rajasthan Rajasthani rajgeera rajgira Rajkot rajma rajmah Rakesh ramadan
ramzan Ranchi ras rasam rasgulla rasmalai rassa ration Ratnagiri rava refeeding reflux Rehan Rehana rehydration
Rheumatology Rina Rishikesh Ritesh ritu rog rogan rohan Rohtak rohu rosogolla roti rotis rotla rotli rotlo rotte rotti
rottelu rottes rottis roza rozas rui Rukhsana rumali rupees ruti saag saaru saath Saba sabja sabji sabudana
sabut sabzi sabzis sabziwala sadam sagai sagoo sagu sai sair salan salwar sama samai samak Samastipur sambar
sambhar sambharam sambharo samo samosa samosas sana Sanchalanasana sandesh sangeet sangri Sanjay sankranti
santra Santula santulit sanwa sarcopenia saree Sargi sarson sarvangasana Sasmita Satara satsang satter sattu
sattvic sattvik satva satvik saunf savasana sawhchiar se seekh sehri semaglutide semiya sendha Sethi setu sev
sevai sevaiyan seviyan SGLT shaadi shaak shahad Shahi Shaikh shakahari shakkar shakkarpara Shalini shankarpali
shankh Shantha sharab sharbat shatapavali shatavari shavasana sheem sheera sheermal Shenga shevga shikanji
shilajit shirshasana shivratri shodhana shorba Shorshe Shravan shree shreya shrikhand shukto siddha sigdi
Siliguri simran singhada singhara Singju sirsasana smartwatch soan Solapur sonth soojee sooji sookha soppu soya
spironolactone spirulina sprouts squats statin statins steatotic stevia subah sucralose suhoor suji sukhdi sukka
sulfonylurea sulfonylureas sulphites sulphonylurea Sunanda sundal Sunil Sunita suran surmai surya suryanamaskar
taak tadasana tadka tadke tahalna tai takachi tal tambdi tambuli tanav tandoor tandoori tapioca tapri taraweeh
tarbooj tarli tavaa tavas tawa tearfulness teej tej tekdi Telangana tele telemanas tendli tenga thalassaemia
thali thalipeeth thalis thandai thatte thecha Thekua thepla thinai Thind Thoibi thoran thovve Thrissur thukpa
thyroxine tiffin tiffins tiffinwala tikka tikki tikkis tilgul tilkut tinda tindora tirphal Tiruchirappalli toddy
tonak tondak toop toor torai torani tori torkari trataka tridosha triglycerides trikonasana triphala TSH tuar
tukda tulsi Tumakuru tur turai turiya tuver udaasi udad Udaipur Udupi Ugadi ujjayi ukad ulcerative Ulhasnagar
ulundhu unani unboiled unde underactive undercooked undernutrition undhiyu unnakkaya UNU upma uppittu UPSC
upvaas upvas urad urundai usal Uttanasana uttapam uttapams Uttarakhand vada vadai vadapav vadas vadi Vadodara
vajan vanaspati Vandana vangi vankaya Vanlal varai varan varutharacha varuval vata vegan vegans vegetarian
Vellore vepudu vidaai Vidarbha vilom Vimala vindaloo vinyasa vipassana Virabhadrasana Visakhapatnam vishu Vizag
voglibose vrat vrata vrikshasana vyayam waali wadi wala wale WH whatsapp wifi Xaak xacuti xak yaar yatra yoga
yoganidra yogasana yogi youtube zarda zeera zohmingliani Zoya Zunka
`
  .trim()
  .split(/\s+/)
