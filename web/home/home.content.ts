import transformArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import analysisArt from '#web/illustrations/hero-3-analysis.svg'

export interface Slide {
  title: string
  lead: string
  art: string
  /** What the picture shows. */
  alt: string
}

export const SLIDES: readonly Slide[] = [
  {
    title: 'Transform Your Health Journey',
    lead: 'Keep your dal, your roti, your dahi. A dietitian balances the plate with you, one katori at a time.',
    art: transformArt,
    alt: 'A steel thali with five bowls, rice and rotis',
  },
  {
    title: 'Expert Diet Consultation',
    lead: 'Write down what troubles you at the table. A qualified dietitian reads it and answers you by name.',
    art: consultationArt,
    alt: 'A notebook with a five-part plan, a pen and a cup of chai on a steel plate',
  },
  {
    title: 'Complete Body Analysis',
    lead: 'Height, weight and age are where you start. Your dietitian reads them together with you.',
    art: analysisArt,
    alt: 'A weighing scale, a measuring tape and a bowl of greens on a steel plate',
  },
]

export const FIGURES = [
  { value: '50K+', label: 'happy clients' },
  { value: '98%', label: 'success rate' },
  { value: '100+', label: 'expert nutritionists' },
  { value: '5-star', label: 'average rating' },
] as const

export const WAYS = [
  {
    title: 'Find a dietitian',
    text: 'Compare speciality, fee, experience and who has time now.',
    action: 'See all dietitians',
    to: '/dietitians',
  },
  {
    title: 'Join as a client',
    text: 'Keep your profile, send a request and read the whole reply in one place.',
    action: 'Join as Client',
    to: '/register',
  },
  {
    title: 'Join as a dietitian',
    text: 'Tell us your qualification and registration. We read every application ourselves.',
    action: 'Join as Dietitian',
    to: '/register?as=dietitian',
  },
] as const

export const NOT_FOUND_NOTICE = 'We could not find that address, so here is our home page.'
