import { FROM, TO } from './hindi.ts'
import type { Phrase } from './phrases.ts'

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

export const CURES_IN_HINDI: readonly Phrase[] = [
  {
    pattern: new RegExp([...ROMAN, ...DEVANAGARI, ...GURMUKHI].join('|'), 'iu'),
    isHindi: true,
    reason: 'This promises a cure. Say what the food or habit has been shown to do, for whom, and who says so.',
  },
]
