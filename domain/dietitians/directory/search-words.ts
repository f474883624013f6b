import type { ConsultationMode, Language } from '../practice.ts'

/** Vocabulary of the dietitian search besides concerns and names. Hindi and Punjabi words are in Latin letters. */

const wordsOf = (...lines: string[]) => lines.flatMap((line) => line.split(' '))

/** Words that say nothing about the dietitian wanted, in any sentence. */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(
    'i me my we us our you your he him his she her it its they them their what which this that these those am is are was were',
    'be been being do does did doing a an the and but if or as of at by for with without about into to up in out on off over',
    'then here there when where why how all any both each more most other some such no not only own same so than too very will',
    'just now s t m d re ve ll from after before during since between because while again also much many really',
    'who whom can could should would may might must shall let please want wants wanted need needs looking look search find',
    'found help helps helping give gives get gets getting got go going take takes make makes start started know tell ask like',
    'speak speaks speaking talk talks understand understands suggest recommend recommended guide guidance advice tips consult',
    'consultation consulting appointment book booking session sessions nutrition nutritionist nutritionists dietitian',
    'dietitians dietician dieticians dietition dietitions dietican doctor doctors dr dt expert experts specialist specialists',
    'best good top great right proper experienced near nearby around someone somebody anyone anything people person patient',
    'problem problems issue issues trouble disease diseases condition treatment treat cure plan plans chart diet diets food foods',
    'eat eats eating meal meals time type stage grade level levels report reports test tests value values number high low',
    'reduce reducing increase increased increasing decrease lower raise control manage management improve avoid stop have has had',
    'having suffering diagnosed worried scared tell feel feeling badly bad years year yrs months month weeks week days day daily',
    'today lives live living in law pre thank thanks hello hi never cannot cant dont doesnt',
  ),
  ...wordsOf(
    // Hindi: whose, to, from, is, am, be, in, mine, for, one who, and.
    'ke ka ki ko se hai hain ho hu hun hoon mein mai main me mera meri mere mujhe mujhko hume liye wala wale wali aur ya bhi',
    // To do, want, some, good, big, grown, gone, stay, not, very, how, what, who.
    'karna karne karo kare karu karke kam chahiye koi kuch acha accha achha achi bada badha badhi badhe badh hua hui hue gaya gayi',
    'gya raha rahi rahe nahi nahin nhi bahut bohot zyada jyada thoda haan kaise kaisa kya kyu kaun konsa batao bataye bataiye',
    'hota hoti hote jata jati lagta lagti banti banta rehta rehti sakte sakta dono saath sath baad pehle subah shaam raat din',
    // To eat, food, trouble, illness, remedy, way, years, lack, to speak.
    'khana khaana khane khate khati khata khaye khaun bhojan aahar taklif takleef pareshan pareshani bimari bimar mareez marij',
    'ilaj ilaaj upay tarika tareeka saal sal mahine kami kum bolne bolta bolti wich jaldi baat bina sirf mat',
    // Punjabi: of, to, from, for, in, is, are, to do, want, good, goes, comes.
    'da de di du nu ton tho lai layi vaste vich ch vicho naal nal ne si hega haigi menu mainu saanu karna chahida chahidi',
    'changa changi hunda hundi lagda lagdi banda bandi aunda aundi vadh vadhda vadhdi ghat ghatt geya khaan khaanda dasso',
    'gal gall galbaat karan bolda boldi', // to talk
  ),
])

/** Words ignored beside a more specific term, and searched for in the profiles if nothing else is given. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'wedding marriage home order ordering new age pain ache',
    // Who it is for, and who should advise: no profile states a gender.
    'father mother papa mummy mom mum mumma dad daddy wife husband friend brother sister uncle aunt aunty parents relative',
    'female male lady ladies woman women man men gents girl girls boy boys guy',
    // Relatives, in Hindi and Punjabi.
    'maa ma amma mata mataji pita pitaji baap bhai behen behan bahan didi pati patni biwi saas sasur chacha chachi',
  ),
)

/** A search for one of these alone matches any dietitian. */
export const ANYONE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'nutritionist nutritionists dietitian dietitians dietician dieticians dietition dietitions dietican doctor doctors expert',
    'experts specialist specialists consultation consult appointment diet diets nutrition',
  ),
)

/** Words before an excluded term, and words that may come between the two. */
export const NEGATIONS = {
  before: new Set(wordsOf('no not without never non except bina dont doesnt')),
  between: new Set(
    wordsOf(
      'have has had having got any a an the my to of in for from with want wants wanted need needs suffering ka ki ke',
    ),
  ),
  or: new Set(['or', 'nor', 'ya']),
  /** Hindi and Punjabi: they follow the term, at the end of the phrase. */
  after: new Set(wordsOf('nahi nahin nhi nai bina')),
  end: new Set(wordsOf('hai haigi chahiye chahida chahidi aur par lekin sirf only but and bas')),
  /** After a negation these describe the problem that needs help: "not losing weight". */
  verbs: new Set(wordsOf('lose losing gain gaining reduce')),
  /** Their absence is itself the problem or the diet: "no periods", "no salt". */
  lacks: new Set([
    'periods',
    'irregular periods',
    'mahwari',
    'masik',
    'stamina',
    'muscle',
    'digestion',
    'weight gain',
    'salt',
    'namak',
  ]),
}

/** Words for dietitians who accept requests; the values are those of the filter. */
export const AVAILABILITY_WORDS: Record<string, { label: string; is_available: boolean }> = {
  available: { label: 'Available now', is_available: true },
  unavailable: { label: 'Unavailable', is_available: false },
  'not available': { label: 'Unavailable', is_available: false },
}

/** Words about the price: a search with one sorts equal matches by lower fee first. */
export const FEE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'cheap cheaper cheapest affordable budget fee fees price prices cost costs charge charges rupees rs free',
    // Hindi: cheap, free, money.
    'sasta sasti saste muft paise paisa',
  ),
)

/** Words for a consultation mode. */
export const MODE_WORDS: Record<string, { label: string; modes: readonly ConsultationMode[] }> = {
  phone: { label: 'Phone', modes: ['phone'] },
  telephone: { label: 'Phone', modes: ['phone'] },
  'phone call': { label: 'Phone', modes: ['phone'] },
  'phone consultation': { label: 'Phone', modes: ['phone'] },
  video: { label: 'Video', modes: ['video'] },
  'video call': { label: 'Video', modes: ['video'] },
  call: { label: 'Call', modes: ['phone', 'video'] },
  chat: { label: 'Chat', modes: ['chat'] },
  whatsapp: { label: 'Chat', modes: ['chat'] },
  message: { label: 'Chat', modes: ['chat'] },
  online: { label: 'Online', modes: ['chat', 'phone', 'video'] },
  offline: { label: 'In person', modes: ['in_person'] },
  'in person': { label: 'In person', modes: ['in_person'] },
  'face to face': { label: 'In person', modes: ['in_person'] },
  clinic: { label: 'In person', modes: ['in_person'] },
  visit: { label: 'In person', modes: ['in_person'] },
}

export const LANGUAGE_SPELLINGS: Record<string, Language> = {
  panjabi: 'punjabi',
  bangla: 'bengali',
  oriya: 'odia',
}

/** Synonyms a profile may use; the card shows the first. */
export const SYNONYMS: Record<string, readonly string[]> = {
  ramadan: ['ramzan', 'ramazan'],
  ramazan: ['ramzan', 'ramadan'],
  roza: ['ramzan', 'ramadan', 'fasting'], // hi: fast of Ramzan
  vrat: ['fasting', 'fast'], // hi: fast
  anaemia: ['iron', 'anemia', 'haemoglobin'],
  anemia: ['iron', 'anaemia', 'haemoglobin'],
  haemoglobin: ['iron', 'anaemia', 'anemia'],
  hemoglobin: ['iron', 'anaemia', 'anemia'],
  khoon: ['iron', 'anaemia', 'anemia'], // hi, pa: blood; "khoon ki kami": anaemia
  vegan: ['vegetarian'],
  shakahari: ['vegetarian'], // hi: vegetarian
  joint: ['knees', 'joints'],
  joints: ['knees', 'joint'],
  ghutna: ['knees'], // hi: knee
  ghutne: ['knees'],
  ghutno: ['knees'],
  gode: ['knees'], // pa: knees
}
