export interface LegalPart {
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
}

export interface LegalSection {
  /** The anchor that the footer and the forms link to. */
  id: 'privacy' | 'terms' | 'cookies'
  title: string
  parts: readonly LegalPart[]
}

const PRIVACY: LegalSection = {
  id: 'privacy',
  title: 'Privacy Policy',
  parts: [
    {
      heading: 'What we keep, and why',
      paragraphs: ['We ask only for what the service needs. Fields marked as optional may stay empty.'],
      points: [
        'Your account: first and last name, email address, role, and the version of these terms that you accepted and when. Your password is kept only as a one-way hash that nobody can read back.',
        'Your profile, if you fill it in: phone number, weight, height, age and gender. We use them to show your own figures to you and to give a dietitian the background of a request.',
        'Your consultation requests: the message, the health concern if you state one, the conversation that follows, and your name, email, phone number, age and gender as they were when you sent the request. Under 18, also the name and statement of a parent or guardian.',
        'Dietitians: the public profile, and the qualification and registration stated in an application.',
        'Sign-ins: for each device its browser name, network address and times, so that a session can be recognised and ended.',
        'A log of who did what: sign-ins, changes of role, and each time a dietitian or an administrator opens a request. The log never copies what you wrote about your health.',
      ],
    },
    {
      heading: 'Who sees it',
      points: [
        'You see your profile, your requests and the whole conversation.',
        'The dietitian you write to sees that request, that conversation and the details sent with it. Other dietitians do not.',
        'Administrators of the site may look into accounts and requests to help or to settle a complaint. Each opening of a request is recorded.',
        'Other visitors see nothing of you. The profiles of dietitians are public.',
        'Emails that we send carry a link, never your message, your concern or the reply.',
        'We do not sell data, show advertisements or pass your details to anybody for marketing.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'You can see and change your profile at any time. Write to us if you want a copy of your data, a correction that you cannot make yourself, or the deletion of your account; the same address takes complaints. A person reads it and answers.',
        'When an account is deleted, its contents go with it. A short record that an action took place may stay in the log where the law asks for it.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Somebody under 18 should use the site together with a parent or guardian. The request form asks for that person by name.',
      ],
    },
  ],
}

const TERMS: LegalSection = {
  id: 'terms',
  title: 'Terms of Service',
  parts: [
    {
      heading: 'What this service is',
      paragraphs: [
        'Thali brings people who want to eat better together with dietitians in India. You can read, find a dietitian, send a consultation request and follow the conversation.',
      ],
    },
    {
      heading: 'What it is not',
      paragraphs: [
        'Everything on this site is general education about food for adults. It does not diagnose, it does not treat, and it does not replace a doctor.',
        'This is no emergency service, and nobody watches messages around the clock. In an emergency call 112 or go to the nearest hospital.',
        'Ask your doctor before you change how you eat if you are pregnant, if you take medicines, or if you live with diabetes, heart, kidney or eating disorders. Never stop a medicine because of something you read here.',
      ],
    },
    {
      heading: 'Your account',
      points: [
        'Give your own name and an email address that you can read, and keep your password to yourself.',
        'Write truthfully and politely. Do not send what belongs to somebody else or what breaks the law.',
        'We may close an account that harms others. You may stop using yours at any time.',
      ],
    },
    {
      heading: 'Dietitians and fees',
      paragraphs: [
        'Dietitians answer for the advice they give and for what they state about their qualification. We read every application before a profile appears.',
        'The fee in a profile is what the dietitian asks for a consultation. Sending a request costs nothing, and no payment is taken on this site.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, their version changes with them. We keep which version you accepted. Indian law applies.',
      ],
    },
  ],
}

const COOKIES: LegalSection = {
  id: 'cookies',
  title: 'Cookie Policy',
  parts: [
    {
      heading: 'No cookies, no tracking',
      paragraphs: [
        'This site sets no cookies. There are no advertising networks, no analytics services and no pictures that follow you from site to site, which is why no banner asks for your consent.',
      ],
    },
    {
      heading: 'What your own browser remembers',
      paragraphs: [
        'Some things are kept in the storage of your browser, because the site would not work as you expect without them. They stay on your device until you log out or clear the site’s data.',
      ],
    },
  ],
}

export const LEGAL_SECTIONS = [PRIVACY, TERMS, COOKIES] as const

export const LEGAL_INTRODUCTION =
  'Plain words about what we keep, what you can expect, and what your browser remembers.'
