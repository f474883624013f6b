import type { FocusArea } from './practice.ts'
import type { Specialization } from './specializations.ts'

export type Concern = Specialization | FocusArea

/** The group of people that an age in a search refers to. */
export type AgeConcern = Concern | 'teenagers'

/**
 * Words that people use for the concerns: English, and Hindi (hi) and Punjabi (pa) as written in Latin letters, with
 * translations. Phrases match before single words. A problem that is not a concern of its own belongs to the concern
 * whose diet treats it: a fatty liver to losing weight (guidance of the Indian National Association for Study of the
 * Liver, 2023), uric acid and gout to the kidneys that excrete it, skin and hair to eating well in general.
 */
export const CONCERN_WORDS: Record<Concern, readonly string[]> = {
  weight_loss: [
    ...['weight loss', 'lose weight', 'losing weight', 'reduce weight', 'weight', 'weightloss', 'obesity', 'obese'],
    ...['overweight', 'kg', 'kgs', 'kilo', 'kilos', 'fat', 'belly', 'tummy', 'slim', 'slimming'],
    ...['fatty liver', 'liver', 'jigar'], // hi, pa jigar: liver
    ...['motapa', 'mota', 'moti', 'charbi', 'pet ki charbi', 'मोटापा', 'ਮੋਟਾਪਾ'], // hi: fatness, fat (m, f), body fat, belly fat
    ...['pet kam', 'pet kam karna', 'pet andar', 'pet ghatana', 'tond', 'figure', 'in shape'], // hi: less belly, belly
    ...['patla hona', 'patla hone', 'patli hona', 'patli hone'], // hi: to become thin
    ...['vajan', 'wajan', 'wazan', 'vazan', 'वजन', 'bhaar', 'bhar', 'ਭਾਰ'], // hi, pa: weight
  ],
  weight_gain: [
    ...['weight gain', 'gain weight', 'put on weight', 'underweight', 'skinny', 'too thin', 'very thin'],
    ...['dubla', 'dubli', 'patla', 'patli', 'dubla patla', 'dubli patli', 'kamzor'], // hi: lean, thin (m, f), weak
    ...['mota hona', 'mota hone', 'moti hona', 'moti hone'], // hi: to become fat
  ],
  diabetes: [
    ...['diabetes', 'diabetic', 'prediabetes', 'prediabetic', 'sugar', 'blood sugar', 'high sugar', 'insulin'],
    ...['type 1', 'type 2', 'type two', 'type ii', 'pre diabetes', 'pre diabetic', 'shakkar', 'shakar'], // hi: sugar
    ...['glucose', 'hba1c', 'shugar', 'शुगर', 'ਸ਼ੂਗਰ'],
    ...['madhumeh', 'मधुमेह', 'sugar ki bimari'], // hi: diabetes, "the sugar illness"
  ],
  thyroid: [
    ...['thyroid', 'hypothyroid', 'hypothyroidism', 'hyperthyroidism', 'tsh', 'goitre', 'thairoid'],
    ...['थायराइड', 'ਥਾਇਰਾਇਡ'],
  ],
  pcos: [
    ...['pcos', 'pcod', 'polycystic', 'periods', 'irregular periods', 'hormones', 'hormonal', 'facial hair', 'ovary'],
    ...['mahwari', 'masik'], // hi: menstruation, monthly
  ],
  blood_pressure: [
    ...['blood pressure', 'bp', 'b p', 'high bp', 'low bp', 'hypertension', 'hypertensive', 'salt', 'ब्लड प्रेशर'],
    ...['raktchap', 'namak'], // hi: blood pressure, salt
  ],
  heart: [
    ...['heart', 'cardiac', 'cholesterol', 'lipid', 'triglycerides', 'bypass', 'stent', 'angioplasty'],
    ...['dil', 'दिल', 'ਦਿਲ', 'hriday'], // hi, pa: heart
  ],
  pregnancy: [
    ...['pregnancy', 'pregnant', 'gestational', 'new mother', 'new mothers', 'postpartum', 'delivery', 'c section'],
    ...['had a baby', 'having a baby', 'after baby', 'baby weight', 'new mom', 'new mum', 'expecting'],
    ...['caesarean', 'cesarean', 'breastfeeding', 'breast feeding', 'lactation'],
    ...['garbh', 'garbhvati', 'garbhavati', 'maa banne'], // hi: womb, pregnant, becoming a mother
  ],
  digestion: [
    ...['digestion', 'digestive', 'stomach', 'gas', 'acidity', 'constipation', 'bloating', 'ibs', 'gut', 'gastric'],
    ...['heartburn', 'heart burn', 'reflux', 'acid reflux', 'diarrhoea', 'diarrhea', 'loose motion', 'loose motions'],
    ...['indigestion', 'piles'],
    ...['kabz', 'kabj', 'pet', 'pachan', 'tezab', 'tezaab', 'dast'], // hi, pa: constipation, belly, digestion, acid, diarrhoea
    ...['badhazmi', 'hazma', 'bawasir'], // hi: indigestion, digestion, piles
  ],
  kidney: [
    ...['kidney', 'renal', 'creatinine', 'dialysis', 'urea', 'uric acid', 'gout', 'kidney stone', 'kidney stones'],
    ...['gurda', 'gurde', 'pathri'], // hi, pa: kidney, kidneys, stone
  ],
  sports_nutrition: [
    ...['sport', 'athlete', 'gym', 'fitness', 'muscle', 'bodybuilding', 'body building', 'body builder', 'workout'],
    ...['training', 'stamina', 'runner', 'running', 'marathon', 'cricket', 'hockey', 'kabaddi', 'kabbadi', 'football'],
    ...['wrestling', 'volleyball', 'badminton', 'swimmer', 'cyclist'],
    ...['khel', 'khiladi', 'kasrat', 'kushti', 'pehlwan'], // hi, pa: game, player, exercise, wrestling, wrestler
  ],
  pediatric: [
    ...['child', 'children', 'kid', 'baby', 'infant', 'newborn', 'toddler', 'son', 'daughter', 'fussy', 'picky'],
    ...['school', 'pediatric', 'paediatric'],
    ...['bachcha', 'bachche', 'bacha', 'bache', 'baccha', 'bacche', 'bachon', 'bachchon', 'बच्चा', 'बच्चे', 'ਬੱਚੇ'], // hi, pa: child, children
    ...['beta', 'bete', 'beti', 'puttar'], // hi, pa: son, daughter
  ],
  geriatric: [
    ...['old age', 'old', 'older', 'older people', 'elderly', 'elder', 'senior', 'seniors', 'senior citizen', 'aged'],
    ...['ageing', 'aging', 'geriatric', 'grandmother', 'grandfather', 'grandparents', 'grandma', 'grandpa', 'retired'],
    ...['budha', 'budhe', 'budhi', 'budhape', 'boodha', 'boodhi', 'budda', 'buddhe'], // hi: old (m, f), old age
    ...['buzurg', 'bujurg', 'bazurg', 'budhapa', 'बुज़ुर्ग', 'ਬਜ਼ੁਰਗ'], // hi, pa: elderly, old age
    ...['dada', 'dadi', 'nana', 'nani'], // hi, pa: grandparents
  ],
  general: [
    ...['general', 'balanced', 'family', 'household', 'healthy', 'ghar', 'parivar', 'parivaar', 'pariwar'], // hi: home, family
    ...['immunity', 'skin', 'acne', 'pimple', 'hair', 'hair fall', 'muhase'], // hi: pimples
  ],
}

/** The concern as the cards name it: "Matches: Diabetes". */
export const CONCERN_LABELS: Record<Concern, string> = {
  weight_loss: 'Weight Loss',
  weight_gain: 'Weight Gain',
  diabetes: 'Diabetes',
  thyroid: 'Thyroid',
  pcos: 'PCOS',
  blood_pressure: 'Blood Pressure',
  heart: 'Heart',
  pregnancy: 'Pregnancy',
  digestion: 'Digestion',
  kidney: 'Kidneys',
  sports_nutrition: 'Sports Nutrition',
  pediatric: 'Children',
  geriatric: 'Older People',
  general: 'General Nutrition',
}
