import type { FocusArea } from './practice.ts'
import type { Specialization } from './specializations.ts'

export type Concern = Specialization | FocusArea

/**
 * The words people use for what a dietitian helps with: English, and Hindi and Punjabi in Latin letters. A phrase is found
 * as it stands; of a single word, forms that English stemming makes alike are given once.
 */
export const CONCERN_WORDS: Record<Concern, readonly string[]> = {
  weight_loss: [
    ...['weight loss', 'lose weight', 'losing weight', 'reduce weight', 'weight', 'obesity', 'obese', 'overweight'],
    ...['fat', 'belly', 'slim', 'slimming', 'motapa', 'mota', 'moti', 'vajan', 'wajan', 'wazan', 'vazan'],
    ...['bhaar', 'bhar', 'patla', 'patli', 'charbi', 'मोटापा', 'वजन', 'ਮੋਟਾਪਾ', 'ਭਾਰ'],
  ],
  weight_gain: ['weight gain', 'gain weight', 'put on weight', 'underweight', 'skinny', 'dubla', 'dubli', 'kamzor'],
  diabetes: [
    ...['diabetes', 'diabetic', 'prediabetes', 'prediabetic', 'sugar', 'blood sugar', 'high sugar', 'insulin'],
    ...['glucose', 'hba1c', 'madhumeh', 'shugar', 'sugar ki bimari', 'शुगर', 'मधुमेह', 'ਸ਼ੂਗਰ'],
  ],
  thyroid: ['thyroid', 'hypothyroid', 'hypothyroidism', 'hyperthyroidism', 'tsh', 'thairoid', 'थायराइड', 'ਥਾਇਰਾਇਡ'],
  pcos: ['pcos', 'pcod', 'polycystic', 'periods', 'irregular periods', 'hormones', 'hormonal', 'mahwari', 'masik'],
  blood_pressure: [
    ...['blood pressure', 'bp', 'high bp', 'low bp', 'hypertension', 'hypertensive', 'raktchap', 'salt', 'ब्लड प्रेशर'],
  ],
  heart: [
    ...['heart', 'cardiac', 'cholesterol', 'lipid', 'triglycerides', 'bypass', 'stent', 'dil', 'hriday', 'दिल', 'ਦਿਲ'],
  ],
  pregnancy: [
    ...['pregnancy', 'pregnant', 'new mother', 'new mothers', 'breastfeeding', 'lactation', 'postpartum', 'delivery'],
    ...['garbh', 'garbhvati', 'garbhavati', 'maa banne'],
  ],
  digestion: [
    ...['digestion', 'digestive', 'stomach', 'gas', 'acidity', 'constipation', 'bloating', 'ibs', 'gut', 'gastric'],
    ...['kabz', 'kabj', 'pet', 'pachan', 'tezab'],
  ],
  kidney: ['kidney', 'renal', 'creatinine', 'dialysis', 'gurda', 'gurde'],
  sports_nutrition: [
    ...['sport', 'athlete', 'gym', 'fitness', 'muscle', 'bodybuilding', 'workout', 'training', 'runner', 'running'],
    ...['marathon', 'cricket', 'hockey', 'kabaddi', 'football', 'swimmer', 'cyclist', 'khel', 'khiladi', 'kasrat'],
  ],
  pediatric: [
    ...['child', 'children', 'kid', 'baby', 'infant', 'toddler', 'teenager', 'son', 'daughter', 'fussy', 'picky'],
    ...['school', 'pediatric', 'paediatric', 'bachcha', 'bachche', 'bacha', 'bache', 'baccha', 'bacche', 'bachon'],
    ...['beta', 'beti', 'बच्चा', 'बच्चे', 'ਬੱਚੇ'],
  ],
  geriatric: [
    ...['old age', 'old', 'older', 'elderly', 'elder', 'senior', 'seniors', 'aged', 'ageing', 'aging', 'geriatric'],
    ...['grandmother', 'grandfather', 'grandparents', 'retired', 'buzurg', 'bujurg', 'bazurg', 'budhapa', 'dada'],
    ...['dadi', 'nana', 'nani', 'बुज़ुर्ग', 'ਬਜ਼ੁਰਗ'],
  ],
  general: ['general', 'balanced', 'family', 'household', 'healthy', 'ghar', 'parivar', 'parivaar', 'pariwar'],
}

/** The concern in a sentence: "matches: diabetes". */
export const CONCERN_LABELS: Record<Concern, string> = {
  weight_loss: 'weight loss',
  weight_gain: 'weight gain',
  diabetes: 'diabetes',
  thyroid: 'thyroid',
  pcos: 'PCOS',
  blood_pressure: 'blood pressure',
  heart: 'heart',
  pregnancy: 'pregnancy',
  digestion: 'digestion',
  kidney: 'kidneys',
  sports_nutrition: 'sports nutrition',
  pediatric: 'children',
  geriatric: 'older people',
  general: 'general nutrition',
}

/** Words of a sentence that say nothing about the dietitian who is wanted, in English, Hindi and Punjabi. */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  [
    'i me my we us our you your he him his she her it its they them their what which this that these those am is are was were',
    'be been do does did a an the and but if or as of at by for with about into to up in out on off over then here there when',
    'where why how all any both each more most other some such no not only own same so than too very will just now s t',
    'dietitian dietician dietitians dieticians nutritionist nutritionists nutrition diet doctor doctors dr dt expert specialist',
    'best good top near nearby find need want wants looking look help helps please problem problems issue issues patient',
    'disease treatment plan chart food eat eating someone somebody who can could should would speak speaks speaking talk',
    'father mother papa mummy mom dad wife husband friend brother sister uncle aunty parents live lives suffering years',
    'age aged year has have had get got high low control consultation consult management management diseases from',
    'ke ka ki ko se hai hain ho mein main mera meri mere mujhe liye wala wale wali aur kam karna karne chahiye koi acha achha',
    'pitaji mataji pita mata nu da di de lai vaste layi menu mainu changa hunda',
  ].flatMap((line) => line.split(' ')),
)

/** Other spellings of a city or language, and what stands for several ways of meeting. */
export const SAME_WORDS: Record<string, readonly string[]> = {
  bangalore: ['bengaluru'],
  bengaluru: ['bangalore'],
  bombay: ['mumbai'],
  mumbai: ['bombay'],
  calcutta: ['kolkata'],
  kolkata: ['calcutta'],
  madras: ['chennai'],
  gurgaon: ['gurugram'],
  gurugram: ['gurgaon'],
  panjabi: ['punjabi'],
  bangla: ['bengali'],
  online: ['video', 'phone', 'chat'],
  call: ['phone', 'video'],
  offline: ['clinic'],
}
