import { BookOpenCheck, CalendarCheck, HeartHandshake, UsersRound } from 'lucide-react'
import { SITE } from '#domain/site/site.ts'
import transformArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import analysisArt from '#web/illustrations/hero-3-analysis.svg'
import type { Reason } from './evidence-section.tsx'

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
    lead: 'Find a dietitian in India and consult online. Your personal plan keeps the dal, roti and dahi you love.',
    art: transformArt,
    alt: 'A steel thali with five bowls, rice and rotis',
  },
  {
    title: 'Expert Diet Consultation',
    lead: 'Tell a dietitian what’s worrying you about food. They’ll reply to you personally.',
    art: consultationArt,
    alt: 'A notebook with a five-part plan, a pen and a cup of chai on a steel plate',
  },
  {
    title: 'Complete Body Analysis',
    lead: 'Check your BMI, find your body type and see how balanced your plate is. Then talk the results over with a dietitian.',
    art: analysisArt,
    alt: 'A weighing scale, a measuring tape and a bowl of greens on a steel plate',
  },
]

export function reasons(): readonly Reason[] {
  const [studies, experts, weeks, care] = SITE.claims.counter
  return [
    {
      ...studies,
      icon: BookOpenCheck,
      title: 'Science first',
      text: 'Our tools and lessons name their published sources.',
    },
    {
      ...experts,
      icon: UsersRound,
      title: 'Real dietitians',
      text: 'Qualified people who reply to you by name.',
    },
    {
      ...weeks,
      icon: CalendarCheck,
      title: 'Early results',
      text: 'Small, steady changes. Check how you’re doing every two weeks.',
    },
    {
      ...care,
      icon: HeartHandshake,
      title: 'Made for you',
      text: 'Your region, your kitchen, your medical history.',
    },
  ]
}

export const NOT_FOUND_NOTICE = 'We couldn’t find that page, so here’s our home page.'
