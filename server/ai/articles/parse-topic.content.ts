/** Invisible characters, and those that reorder a line. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu
export const SCRIPT = /<(script|style)\b[^<]*<\/\1\s*>/gi
export const ORDERING =
  /^(?:please |kindly |can you |could you |i want you to |i want |i need |we need )*(?:(?:write|give|make|create|draft|generate|prepare|compose)(?: me| us)?\s+)?(?:(?:an?|the|one|some)?\s*(?:short |long |detailed |complete )?(?:article|blog post|blog|post|piece|text|guide|write-?up|topic|content)\s+(?:on|about|for|regarding|covering)\s*:?\s*|topic\s*:\s*|about\s+)/i

export const ORDERS =
  /\b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|previous|reveal|output|print|translate|pretend|password|passwords|admin|developer|api|keys?|script|javascript|hacked|obey|jailbreak|respond|reply|write|article|blog|publish|title|json|html|token|tokens|unfiltered|rules|you are)\b/i
export const PLAIN = /^(?:[\p{L}\p{M}\p{N} ,:’'&()%/–-]+\? )?[\p{L}\p{M}\p{N} ,:’'&()%/–-]+\??$/u
export const QUESTION =
  /^(?:can|does|do|is|are|should|will|what (?:is|are|does|do|should)|how (?:much|many|often|long|do|does|can|should)|why (?:is|are|do|does|should)|which)\b/i
export const ASKS_AT_LAST = /[:,–] (?:can|does|do|is|are|should|will) \p{L}+/iu
export const PROPER = new Set(
  'india indian indians punjab punjabi gujarati bengali tamil kerala mohali delhi himalayan mediterranean chinese asian british american english ayurveda ayurvedic diwali holi lohri navratri surya namaskar ramadan ramzan karva eid pongal onam monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december'.split(
    ' ',
  ),
)
export const ACRONYMS = new Set(
  'bmi bp pcos pcod gi ldl hdl b12 b6 ibs ibd fodmap ckd gdm nafld masld hiit dash icmr nin fssai ors bmr gerd cbt adhd pms msg usa uk tv'.split(
    ' ',
  ),
)
export const SPECIAL: Record<string, string> = { hba1c: 'HbA1c', 'omega-3': 'omega-3', i: 'I', "i'm": 'I’m' }
