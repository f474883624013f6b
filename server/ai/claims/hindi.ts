/** Word boundaries for any script; `\b` recognizes only Latin letters. */
export const FROM = '(?<![\\p{L}\\p{M}])'
export const TO = '(?![\\p{L}\\p{M}])'

/** Hindi and Punjabi negate after the verb and ask with "kya". */
const DENIED = new RegExp(
  `${FROM}(?:nahi+n?|nahee?n?|nhi|naa?|mat|galat|jhoo?th\\w*|bhram|mithak|da+v[ae]|no|not|never|cannot|myths?|claims?|false|नहीं|नही|न|मत|झूठ|झूठा|गलत|भ्रम|मिथक|दावा|दावे|क्या|ਨਹੀਂ|ਨਾ|ਝੂਠ|ਗਲਤ|ਦਾਅਵਾ|ਦਾਅਵੇ|ਕੀ|kya)${TO}`,
  'iu',
)
/** The dot below may be missing or a separate character: "ख़त्म" is also written "खत्म". */
const DOTS = /[\u093c\u0a3c]/g

const COMMON_WORDS =
  /[\u0900-\u0a7f]|\b(?:hai|hain|se|ka|ki|ke|ko|mein|kar|karo|karein|kare|nahi+n?|nhi|ilaa?[jz]|rambaa?n|dawaa?i?|upaa?y|isse|isk[aie]|usk[aie]|yeh?|th?ee?k|khat+a?m)\b/i

/** True if a sentence may be Hindi or Punjabi, in native or Latin script; the patterns themselves are slow. */
export function maybeHindi(sentence: string): boolean {
  return COMMON_WORDS.test(sentence)
}

/** A sentence in Hindi or Punjabi as the patterns expect it. */
export function withoutDots(sentence: string): string {
  return sentence.normalize('NFC').replace(DOTS, '')
}

export function isDeniedInHindi(sentence: string): boolean {
  return DENIED.test(sentence)
}
