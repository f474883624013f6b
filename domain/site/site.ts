/** The one place for what an operator would change about the site's own name and addresses. */
export const SITE = {
  name: 'Thali',
  description: 'Diet and nutrition coaching for the food you already love.',
  phone: '+91 172 500 0100',
  phone_href: 'tel:+911725000100',
  email: 'care@thali.example',
  city: 'Mohali, Punjab, India',
  /** The title before a dietitian's name; Indian practice is moving to "Dt.". */
  dietitian_title: 'Dr.',
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
