/** The one place for what an operator would change about the site's own name and addresses. */
export const SITE = {
  name: 'Thali',
  description: 'Diet and nutrition coaching for the food you already love.',
  phone: '+91 172 500 0100',
  phone_href: 'tel:+911725000100',
  email: 'care@thali.example',
  city: 'Mohali, Punjab, India',
  /** The same for machines: https://schema.org/PostalAddress */
  place: { addressLocality: 'Mohali', addressRegion: 'Punjab', addressCountry: 'IN' },
  /** When the office answers, in its own time zone. */
  hours: [
    { days: 'Monday to Friday', from: '9:00', to: '20:00' },
    { days: 'Saturday and Sunday', from: '10:00', to: '18:00' },
  ],
  /** The title before a dietitian's name; Indian practice is moving to "Dt.". */
  dietitian_title: 'Dr.',
  /** Marketing figures as each part of the specification gives them. */
  figures: {
    home: [
      { value: '50K+', label: 'happy clients' },
      { value: '98%', label: 'success rate' },
      { value: '100+', label: 'expert nutritionists' },
      { value: '5-star', label: 'average rating' },
    ],
    membership: [
      { value: '50,000+', label: 'people served' },
      { value: '98%', label: 'success rate' },
      { value: '50+', label: 'dietitians' },
    ],
    contact: [
      { value: '5000+', label: 'happy clients' },
      { value: '98%', label: 'success rate' },
      { value: '24/7', label: 'support' },
      { value: '50+', label: 'dietitians' },
    ],
    counter: [
      { value: 100, unit: 'studies' },
      { value: 50, unit: 'experts' },
      { value: 2, unit: 'weeks' },
      { value: 100, suffix: '%', unit: 'care' },
    ],
  },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Twitter', href: 'https://x.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
} as const

/** "Dr. Harpreet Kaur Gill": the stored name with the site's title. */
export function titled(name: string): string {
  return `${SITE.dietitian_title} ${name}`
}

const TITLE = new RegExp(`^${SITE.dietitian_title.replace('.', '\\.?')}\\s+`, 'i')

/** What somebody typed who read the name on a card: stored names come without the title. */
export function untitled(name: string): string {
  return name.replace(TITLE, '')
}
