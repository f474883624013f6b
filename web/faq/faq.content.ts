import { ADULT_AGE } from '#domain/accounts/account-rules.ts'
import { LINK_DAYS, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { MESSAGE_MIN } from '#domain/consultations/request-rules.ts'
import { GUARANTEE_DAYS, PLAN_PRICES } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import { formatMoney } from '#web/lib/format.ts'

export interface FaqEntry {
  /** The anchor of the answer. */
  id: string
  question: string
  answer: readonly string[]
  /** Where to go from here. */
  link?: { label: string; to: string }
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

const { basic, premium, ultimate } = PLAN_PRICES

const BEGINNING: FaqGroup = {
  id: 'beginning',
  title: 'Getting started',
  entries: [
    {
      id: 'two-ways',
      question: 'How do I start?',
      answer: [
        'There are two ways. Fill in the free health assessment, without an account: a dietitian reads it and we get back to you. Or choose a dietitian in the directory and send a consultation request. For that you need an account.',
        'Articles, calculators and the directory are open to everyone.',
      ],
      link: { label: 'Find a dietitian', to: '/dietitians' },
    },
    {
      id: 'after-assessment',
      question: 'What happens after I send the health assessment?',
      answer: [
        'You get a confirmation email at once. A dietitian replies within 24 hours, with your plan or with questions first. If something is unclear, our office calls you on the number you gave.',
        `The confirmation doesn’t repeat what you wrote. It has a link to see or delete your answers. The link works once, within ${LINK_DAYS} days.`,
      ],
      link: { label: 'Fill in the assessment', to: '/contact' },
    },
    {
      id: 'consultation',
      question: 'How do I consult a dietitian I’ve chosen?',
      answer: [
        `Write what you need, in at least ${MESSAGE_MIN} characters, and the dietitian replies in writing. We email you when there’s a reply. You read it in your profile after you sign in.`,
        'You can keep writing to each other until the conversation is closed. You can agree on a phone call or visit between yourselves.',
      ],
    },
    {
      id: 'answer-time',
      question: 'When do I get a reply?',
      answer: [
        'A dietitian replies to a health assessment within 24 hours. For a consultation request, reply times vary by dietitian. A dietitian who has no time is marked as unavailable and takes no requests.',
      ],
    },
  ],
}

const dietitians = (): FaqGroup => ({
  id: 'dietitians',
  title: 'Dietitians and fees',
  entries: [
    {
      id: 'who',
      question: 'Who are the dietitians?',
      answer: [
        'Every dietitian applies with a qualification, a registration number, its council or register, and years of experience. A person in our office reads every application before a profile can appear.',
        'A profile shows speciality, experience and fee, so you can compare before you write.',
      ],
      link: { label: 'See the dietitians', to: '/dietitians' },
    },
    ...(SITE.dietitian_title === '' ? [] : [aboutTitle(SITE.dietitian_title)]),
    {
      id: 'fee',
      question: 'What does a consultation cost?',
      answer: [
        ...(SITE.consultation_offer === '' ? [] : [SITE.consultation_offer]),
        'The health assessment is free, and sending a request to a dietitian costs nothing either. The dietitian’s fee for a consultation is in their profile. The two of you agree on it before you pay anything.',
        'You don’t pay on this site.',
      ],
    },
    {
      id: 'joining',
      question: 'I’m a dietitian. How do I join?',
      answer: [
        'Register as a dietitian and send the application. We read it and email you the decision, with the reason if it’s a no. Once approved, you fill in your profile. It appears in the directory once it has your bio and specialization.',
      ],
      link: { label: 'Join as a dietitian', to: '/register?as=dietitian' },
    },
  ],
})

function aboutTitle(title: string): FaqEntry {
  return {
    id: 'title',
    question: `Does “${title}” before a name mean a doctor?`,
    answer: [
      `No. On this site “${title}” is only a polite title. It doesn’t mean that someone is a medical doctor. A dietitian advises on food, and doesn’t diagnose or prescribe medicine.`,
    ],
  }
}

const MEMBERSHIP: FaqGroup = {
  id: 'membership',
  title: 'Membership',
  entries: [
    {
      id: 'plans',
      question: 'What plans do you have?',
      answer: [
        `There are three, month by month: ${basic.name} at ${formatMoney(basic.monthly)}, ${premium.name} at ${formatMoney(premium.monthly)} with two consultations a month, and ${ultimate.name} at ${formatMoney(ultimate.monthly)} with as many as you need. Yearly plans aren’t open yet.`,
      ],
      link: { label: 'Compare the plans', to: '/membership' },
    },
    {
      id: 'becoming-a-member',
      question: 'How do I become a member, and how do I pay?',
      answer: [
        'Tell our office which plan you want, by phone, by email or in the contact form. You agree with them when to start and how to pay. Choosing a plan on the page doesn’t charge you.',
      ],
    },
    {
      id: 'guarantee',
      question: `What is the ${GUARANTEE_DAYS}-day money-back guarantee?`,
      answer: [
        `For ${GUARANTEE_DAYS} days from your first payment for a plan, you can ask for your money back and get the full amount. Just call or email the office. You don’t need to give a reason.`,
      ],
    },
  ],
}

const LIMITS: FaqGroup = {
  id: 'health',
  title: 'Health advice and its limits',
  entries: [
    {
      id: 'doctor',
      question: 'Does this replace my doctor?',
      answer: [
        'No. What you read here, and what a dietitian writes to you, is advice about food. It isn’t a diagnosis or a treatment. Never stop or change a medicine because of it.',
        'Talk to your doctor before you change how you eat if you’re pregnant or take medicines. The same goes if you live with diabetes, heart or kidney disease or an eating disorder. Tell your dietitian about it too.',
      ],
    },
    {
      id: 'emergency',
      question: 'What do I do in an emergency?',
      answer: ['Call 112 or go to the nearest hospital. Messages here aren’t monitored round the clock.'],
    },
    {
      id: 'bmi',
      question: 'Why do you show two readings of my BMI?',
      answer: [
        'By the World Health Organization, overweight starts at 25 and obesity at 30. Indian experts agreed on 23 and 25 for Asian Indians (Misra and others, Journal of the Association of Physicians of India, 2009). We show both, because the second is made for people in India.',
        'A BMI is general information for adults. It says nothing about muscle, pregnancy or old age, and it isn’t a diagnosis.',
      ],
      link: { label: 'Calculate your BMI', to: '/bmi' },
    },
    {
      id: 'body-types',
      question: 'Does my body type decide what I should eat?',
      answer: [
        'No. Body types describe a shape, and most people are a mix. There’s no proof that they should decide what you eat. Your habits, your health and your kitchen matter more. That’s what a dietitian asks about.',
      ],
      link: { label: 'Read about body types', to: '/body-types' },
    },
    {
      id: 'children',
      question: `Can someone under ${ADULT_AGE} use this?`,
      answer: [
        'Yes, together with a parent or guardian. The assessment and the consultation request ask for their name and their agreement. The dietitian sees if either is missing.',
        'BMI categories are for adults. For children and teenagers, a doctor or dietitian reads the value on a growth chart.',
      ],
    },
  ],
}

const yourData = (): FaqGroup => ({
  id: 'data',
  title: 'Your data',
  entries: [
    {
      id: 'who-reads',
      question: 'Who reads what I write?',
      answer: [
        'A health assessment: the dietitian who writes your plan, and our office. A consultation request: the dietitian you wrote to. Administrators can open one to help or to settle a complaint, and we record each time.',
        'Our emails never contain your message, your measurements or the reply. We don’t sell data or show ads.',
      ],
      link: { label: 'Read the Privacy Policy', to: '/legal#privacy' },
    },
    {
      id: 'deleting',
      question: 'How do I see or delete my data?',
      answer: [
        `An assessment: use the link in its confirmation email. You can ask for a new link. If you do nothing, we delete it after ${RETENTION_MONTHS} months.`,
        'An account and everything in it: go to the settings, under Privacy. There you can download all your data, see who has opened your record and delete your account. You have seven days to change your mind.',
      ],
      link: { label: 'Your rights, and how to complain', to: '/legal#rights' },
    },
    {
      id: 'tracking',
      question: 'Do you use cookies or track me?',
      answer: [
        'No. The site sets no cookies and loads nothing from advertising or analytics services. It saves a few things in your own browser so that it works. The Cookie Policy lists each of them.',
      ],
      link: { label: 'Read the Cookie Policy', to: '/legal#cookies' },
    },
  ],
})

export function faqGroups(): readonly FaqGroup[] {
  return [BEGINNING, dietitians(), MEMBERSHIP, LIMITS, yourData()]
}

/** What people ask at the contact form. */
const AT_THE_FORM = ['after-assessment', 'fee', 'who-reads', 'deleting', 'children', 'emergency']

export function contactFaq(): readonly FaqEntry[] {
  return faqGroups()
    .flatMap(({ entries }) => entries)
    .filter(({ id }) => AT_THE_FORM.includes(id))
}
