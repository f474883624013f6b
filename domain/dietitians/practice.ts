/** Optional details beside the one specialization: the clients, the focus and the consultation modes of a practice. */

export const FOCUS_AREAS = [
  'weight_loss',
  'weight_gain',
  'diabetes',
  'thyroid',
  'pcos',
  'blood_pressure',
  'heart',
  'pregnancy',
  'digestion',
  'kidney',
  'sports_nutrition',
  'pediatric',
  'geriatric',
] as const
export type FocusArea = (typeof FOCUS_AREAS)[number]
export const FOCUS_AREA_LABELS: Record<FocusArea, string> = {
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
}

export const LANGUAGES = [
  'english',
  'hindi',
  'punjabi',
  'assamese',
  'bengali',
  'gujarati',
  'kannada',
  'malayalam',
  'marathi',
  'mizo',
  'odia',
  'tamil',
  'telugu',
  'urdu',
] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_LABELS: Record<Language, string> = {
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
}

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
