/** Optional details beside the one specialization: the clients, the focus and the consultation modes of a practice. */

export const FOCUS_AREA_LABELS = {
  weight_loss: 'Losing weight',
  weight_gain: 'Gaining weight',
  diabetes: 'Diabetes',
  thyroid: 'Thyroid',
  pcos: 'PCOS and PCOD',
  blood_pressure: 'Blood pressure',
  heart: 'Heart and cholesterol',
  pregnancy: 'Pregnancy and new mothers',
  digestion: 'Digestion',
  kidney: 'Kidneys',
  sports_nutrition: 'Sports',
  pediatric: 'Children',
  geriatric: 'Older people',
} as const
export type FocusArea = keyof typeof FOCUS_AREA_LABELS
export const FOCUS_AREAS = Object.keys(FOCUS_AREA_LABELS) as [FocusArea, ...FocusArea[]]

export const LANGUAGE_LABELS = {
  english: 'English',
  hindi: 'Hindi',
  punjabi: 'Punjabi',
  assamese: 'Assamese',
  bengali: 'Bengali',
  gujarati: 'Gujarati',
  kannada: 'Kannada',
  malayalam: 'Malayalam',
  marathi: 'Marathi',
  mizo: 'Mizo',
  odia: 'Odia',
  tamil: 'Tamil',
  telugu: 'Telugu',
  urdu: 'Urdu',
} as const
export type Language = keyof typeof LANGUAGE_LABELS
export const LANGUAGES = Object.keys(LANGUAGE_LABELS) as [Language, ...Language[]]

export const CONSULTATION_MODES = ['chat', 'phone', 'video', 'in_person'] as const
export type ConsultationMode = (typeof CONSULTATION_MODES)[number]
export const CONSULTATION_MODE_LABELS: Record<ConsultationMode, string> = {
  chat: 'Chat',
  phone: 'Phone',
  video: 'Video',
  in_person: 'In person',
}

export const AGE_GROUPS = ['children', 'teenagers', 'adults', 'older_adults'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const AGE_GROUP_LABELS: Record<AgeGroup, string> = {
  children: 'Children',
  teenagers: 'Teenagers',
  adults: 'Adults',
  older_adults: 'Older adults',
}

export const CITY_MAX = 60
