import type { Phrase } from './claim.ts'

/** Word boundaries for any script; `\b` recognizes only Latin letters. */
const FROM = '(?<![\\p{L}\\p{M}])'
const TO = '(?![\\p{L}\\p{M}])'

/** Hindi and Punjabi negate after the verb and ask with "kya". */
export const DENIED_IN_HINDI = new RegExp(
  `${FROM}(?:nahi+n?|nahee?n?|nhi|naa?|mat|galat|jhoo?th\\w*|bhram|mithak|da+v[ae]|no|not|never|cannot|myths?|claims?|false|नहीं|नही|न|मत|झूठ|झूठा|गलत|भ्रम|मिथक|दावा|दावे|क्या|ਨਹੀਂ|ਨਾ|ਝੂਠ|ਗਲਤ|ਦਾਅਵਾ|ਦਾਅਵੇ|ਕੀ|kya)${TO}`,
  'iu',
)
/** The dot below may be missing or a separate character: "ख़त्म" is also written "खत्म". */
export const DOTS = /[\u093c\u0a3c]/g

/** Of Hindi and Punjabi, in native or Latin script. */
export const HINDI_WORDS =
  /[\u0900-\u0a7f]|\b(?:hai|hain|se|ka|ki|ke|ko|mein|kar|karo|karein|kare|nahi+n?|nhi|ilaa?[jz]|rambaa?n|dawaa?i?|upaa?y|isse|isk[aie]|usk[aie]|yeh?|th?ee?k|khat+a?m)\b/i

const WORDS = '(?:[\\p{L}\\p{M}]+ ){0,3}?'

const MALADY =
  '(?:diabet\\w+|sugar|madhumeh|cancer|thyroid|pcos|pcod|bp|blood pressure|asthma|arthritis|gathiya|bawasir|piles|migraine|motapa|obesity|fatty liver|cholesterol|uric acid|pathri|acidity|kabz|bim[aā]+ri\\w*|beem[a]+ri\\w*|rog|dard)'
const OVER =
  '(?:khat+a?m|khtm|th?ee?k|thik|saa?f|d[ou]+r|gayab|band|chh?utkara|mukti|nija+t|mita\\w*|ukhaa?[dr]\\w*|nikal\\w*)'
const REMEDY = '(?:ilaa?[jz]|upaa?y|upchaa?r|nuskh?a|nuskhe|dawaa?i?|aushadhi?|totka)'
const SURE =
  '(?:pakk[aie]|100 ?(?:%|per ?cent|percent|pratishat|fisadi)|sau (?:pratishat|fisadi|percent)|shartiya|sharti|achoo?k|rambaa?n|guaranteed)'

const ROMAN = [
  `${FROM}ja(?:d{1,2}h?|rh) se ${WORDS}${OVER}`,
  `${FROM}${SURE},? (?:ka )?${REMEDY}${TO}`,
  `${FROM}${REMEDY} (?:hai )?(?:pakka|guaranteed|shartiya)${TO}`,
  `${FROM}rambaan${TO}|${FROM}ramban (?:hai|for|ke liye)${TO}`,
  `${FROM}(?:hamesha|humesha|hamesa|sada) ke li?ye? ${WORDS}${OVER}`,
  `${FROM}${MALADY} (?:ko |ka |ki |se )?${WORDS}${OVER} (?:ho|kar|mil|pa|de)`,
]

const DEVANAGARI = [
  `जड से ${WORDS}(?:खत्म|खतम|मिटा|ठीक|साफ|दूर|निकाल|उखाड|समाप्त)`,
  '(?:पक्का|पक्के|शर्तिया|अचूक|रामबाण|100 ?%|१०० ?%|सौ (?:प्रतिशत|फीसदी)),? (?:का )?(?:इलाज|उपाय|उपचार|नुस्खा|नुस्खे|दवा|औषधि)',
  'रामबाण',
  `हमेशा के लिए ${WORDS}(?:खत्म|खतम|ठीक|दूर|छुटकारा|मुक्ति|गायब|निजात)`,
  `(?:मधुमेह|डायबिटीज|शुगर|कैंसर|थायराइड|थायरॉइड|बीपी|गठिया|अस्थमा|दमा|मोटापा|पीसीओएस|पीसीओडी|बीमारी|रोग|बवासीर) (?:को |का |की |से )?${WORDS}(?:खत्म|खतम|ठीक|गायब|छुटकारा|मुक्ति) (?:हो|कर|मिल|पा|दे)`,
]

const GURMUKHI = [
  '(?:ਪੱਕਾ|ਸਰਤੀਆ|ਅਚੂਕ|ਰਾਮਬਾਣ|100 ?%|ਸੌ (?:ਪ੍ਰਤੀਸਤ|ਫੀਸਦੀ)),? (?:ਦਾ )?(?:ਇਲਾਜ|ਉਪਾਅ|ਨੁਸਖਾ|ਦਵਾਈ|ਦਵਾ)',
  'ਰਾਮਬਾਣ',
  `(?:ਜੜ੍?ਹ?ੋਂ|ਜੜ੍?ਹ? ਤੋਂ) ${WORDS}(?:ਖਤਮ|ਠੀਕ|ਦੂਰ|ਸਾਫ)`,
  `ਹਮੇਸਾ (?:ਲਈ|ਵਾਸਤੇ) ${WORDS}(?:ਖਤਮ|ਠੀਕ|ਦੂਰ|ਛੁਟਕਾਰਾ)`,
  `(?:ਸੂਗਰ|ਡਾਇਬਟੀਜ|ਕੈਂਸਰ|ਥਾਇਰਾਇਡ|ਬੀਮਾਰੀ|ਰੋਗ) (?:ਨੂੰ |ਦਾ |ਤੋਂ )?${WORDS}(?:ਖਤਮ|ਠੀਕ|ਛੁਟਕਾਰਾ) (?:ਹੋ|ਕਰ|ਮਿਲ|ਪਾ)`,
]

const MEDICINE =
  '(?:dawaa?i?(?:yaan|yan|ya|on)?|dava(?:i|yi)?|goli(?:yaan|yan|yon)?|tablets?|insulin|metformin|medicines?)'
const FAT = '(?:charbi|chr?bi|motapa|pet|tond|va[jz]an|wa[jz]an|vajan|weight|fat)'
const DAYS = '(?:\\d+|ek|do|teen|char|paa?nch|saat|das|pandrah|bees|tees) (?:din|dino|hafte|hafto|mahine|ghante)'
const words = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu')

/** Promises, stops, myths and fear as people write them in Hindi and Punjabi. */
export const CURES_IN_HINDI: readonly Phrase[] = [
  {
    pattern: words(...ROMAN, ...DEVANAGARI, ...GURMUKHI),
    isHindi: true,
    reason: 'This promises a cure. Say what the food or habit has been shown to do, for whom, and who says so.',
  },
  {
    pattern: words(
      `${FROM}${DAYS} (?:me|mein|ke andar)${TO}[^.;:?!।]{0,30}?(?:kilo|kg|${FAT})${TO}`,
      `${FROM}(?:kilo|kg|${FAT}) ${WORDS}${DAYS} (?:me|mein|ke andar)${TO}`,
      `${FROM}${FAT} ${WORDS}(?:pighal\\w*|gala\\w*|gayab|jala\\w*)`,
    ),
    isHindi: true,
    reason: 'This promises a result in days. Say what many people can expect, with a source.',
  },
  {
    pattern: words(`${FROM}(?:koi|ek bhi) (?:side[- ]?effects?|nuksaa?n) (?:nahi+n?|nhi|nahee?n)${TO}`),
    isHindi: true,
    isNegative: true,
    reason: 'This says that something has no risk at all. Name who should take care, or leave the promise out.',
  },
  {
    pattern: words(
      `${FROM}(?:toxins?|gandagi|[zj][ae]h[ae]?r|kachra) ${WORDS}(?:bahar|nik[aā]+l\\w*|saa?f)`,
      `${FROM}(?:khoo?n|blood|liver|kidney|pet|aant(?:on|en)?) ${WORDS}(?:saa?f|shuddh|detox) (?:kar|ho)`,
    ),
    isHindi: true,
    reason: 'This talks about removing toxins. The liver and kidneys do that. Say what the food does offer.',
  },
]

export const STOPS_IN_HINDI: readonly Phrase[] = [
  {
    pattern: words(
      `${FROM}${MEDICINE} ${WORDS}(?:band|chh?o[dr]+h?\\w*|phe[nk]+\\w*|rok|tyag\\w*|hata\\w*) ?(?:kar|do|de|dein|dijiye|di|jaa?|ho|sakte|$|[.!,])`,
      `${FROM}${MEDICINE} ki (?:jagah|bajaye)${TO}`,
    ),
    isHindi: true,
    reason: 'This can be read as advice to stop a medicine. Say that only the treating doctor changes it.',
  },
  {
    pattern: words(
      `${FROM}(?:${MEDICINE}|doctor|daktar|vaccine|teek[ae]|tika) ${WORDS}(?:zaroorat|jaroorat|zarurat|jarurat|jarurt) (?:hi )?(?:nahi+n?|nhi|nahee?n|khatam)`,
    ),
    isHindi: true,
    isNegative: true,
    reason:
      'This says that nobody needs the medicine, the vaccine or the doctor. Send the reader to the doctor instead.',
  },
]

export const MYTHS_IN_HINDI: readonly Phrase[] = [
  {
    pattern: words(
      `${FROM}raa?t (?:ko|me|mein|ke)${TO}[^.;:?!।]{0,40}?(?:${FAT}) ${WORDS}(?:ba[dr]h\\w*|ban|ho)`,
      `${FROM}(?:immunity|rog pratirodh\\w*|metabolism) ${WORDS}(?:ba[dr]h\\w*|te[zj]|boost|strong|ma[zj]boot)`,
    ),
    isHindi: true,
    reason: 'This repeats a food myth. Say what is known, with a source, or leave it out.',
  },
]

export const FEAR_IN_HINDI: readonly Phrase[] = [
  {
    pattern: words(
      `${FROM}(?:cheeni|chini|sugar|maida|namak|doodh|chawal|tel|biscuit|noodles|maggi)\\b[^.;:?!।]{0,20}?(?:[zj][ae]h[ae]?r|maut)${TO}`,
      `${FROM}(?:mar|andhe ho) (?:jao|jaa)ge${TO}|${FROM}mote log ${WORDS}(?:aalsi|alsi|lalchi|kaamchor)`,
    ),
    isHindi: true,
    reason: 'This frightens or shames the reader. Say what the risk is, how large, and who says so.',
  },
]
