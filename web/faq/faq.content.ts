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
  /** Where one goes from here. */
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
  title: 'Beginning',
  entries: [
    {
      id: 'two-ways',
      question: 'How do I begin?',
      answer: [
        'In one of two ways. Fill in the free health assessment, without an account: a dietitian reads it and the office comes back to you. Or choose a dietitian in the directory yourself and send a consultation request, for which you need an account.',
        'Reading, the calculators and the directory are open to everybody.',
      ],
      link: { label: 'Find a dietitian', to: '/dietitians' },
    },
    {
      id: 'after-assessment',
      question: 'What happens after I send the health assessment?',
      answer: [
        'A confirmation goes to your e-mail address at once, and a dietitian answers within 24 hours: with your plan, or with questions first. If something is unclear, the office calls you at the number you gave.',
        `The confirmation does not repeat what you wrote. It brings a link by which you can see or erase your answers; it works once, within ${LINK_DAYS} days.`,
      ],
      link: { label: 'Fill in the assessment', to: '/contact' },
    },
    {
      id: 'consultation',
      question: 'How does a consultation with a dietitian of my choice work?',
      answer: [
        `You write what you need, in at least ${MESSAGE_MIN} characters, and the dietitian answers in writing. An e-mail tells you that an answer is there; you read it in your profile, where nobody else sees it.`,
        'You can go on writing to each other until the conversation is closed. A talk by phone or a visit is something the two of you agree on.',
      ],
    },
    {
      id: 'answer-time',
      question: 'When do I get an answer?',
      answer: [
        'A dietitian answers the health assessment within 24 hours. To a consultation request the dietitian answers in person and in their own time, so we promise no hour. A dietitian who has no time is marked as unavailable and takes no requests.',
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
        'Everybody who wants to be listed applies with a qualification, a registration number, the council or register it belongs to, and years of experience. A person in our office reads every application before a profile can appear.',
        'A profile shows speciality, experience and fee, so that you can compare before you write.',
      ],
      link: { label: 'See the dietitians', to: '/dietitians' },
    },
    ...(SITE.dietitian_title === '' ? [] : [aboutTitle(SITE.dietitian_title)]),
    {
      id: 'fee',
      question: 'What does a consultation cost?',
      answer: [
        ...(SITE.consultation_offer === '' ? [] : [SITE.consultation_offer]),
        'The health assessment is free, and sending a request to a dietitian of the directory costs nothing either. What that dietitian asks for a consultation is in the profile, and you agree on it with each other before anything is due.',
        'This site takes no payment.',
      ],
    },
    {
      id: 'joining',
      question: 'I am a dietitian. How do I join?',
      answer: [
        'Register as a dietitian and send the application. We read it and tell you the decision by e-mail, with the reason if it is a no. Once approved, you fill in your profile; it is listed as soon as it says who you are and what you are good at.',
      ],
      link: { label: 'Join as a dietitian', to: '/register?as=dietitian' },
    },
  ],
})

function aboutTitle(title: string): FaqEntry {
  return {
    id: 'title',
    question: `Does "${title}" before a name mean a doctor?`,
    answer: [
      `No. On this site "${title}" is a form of address and does not say that someone is a physician. A dietitian advises on food, makes no diagnosis and prescribes no medicine.`,
    ],
  }
}

const MEMBERSHIP: FaqGroup = {
  id: 'membership',
  title: 'Membership',
  entries: [
    {
      id: 'plans',
      question: 'Which plans are there?',
      answer: [
        `Three, month by month: ${basic.name} at ${formatMoney(basic.monthly)}, ${premium.name} at ${formatMoney(premium.monthly)} with two consultations a month, and ${ultimate.name} at ${formatMoney(ultimate.monthly)} with as many as you need. Yearly plans are not open yet.`,
      ],
      link: { label: 'Compare the plans', to: '/membership' },
    },
    {
      id: 'becoming-a-member',
      question: 'How do I become a member, and how do I pay?',
      answer: [
        'Tell the office which plan you want, by phone, by e-mail or in the contact form. You agree there on the start and the way of paying. Choosing a plan on the page only marks it: nothing is bought by it.',
      ],
    },
    {
      id: 'guarantee',
      question: `What is the ${GUARANTEE_DAYS}-day money-back guarantee?`,
      answer: [
        `For ${GUARANTEE_DAYS} days from your first payment for a plan you can ask for your money back, and you get back the whole amount. A call or an e-mail to the office is enough; you need not give a reason.`,
      ],
    },
  ],
}

const LIMITS: FaqGroup = {
  id: 'health',
  title: 'Health and its limits',
  entries: [
    {
      id: 'doctor',
      question: 'Does this replace my doctor?',
      answer: [
        'No. What you read here, and what a dietitian answers, is advice about food. It is no diagnosis and no treatment. Never stop or change a medicine because of it.',
        'If you are pregnant, take medicines, or live with diabetes, heart, kidney or eating disorders, talk to your doctor before you change how you eat, and tell the dietitian about it.',
      ],
    },
    {
      id: 'emergency',
      question: 'What do I do in an emergency?',
      answer: ['Call 112 or go to the nearest hospital. Nobody watches messages around the clock here.'],
    },
    {
      id: 'bmi',
      question: 'Why do you name two readings of the same BMI?',
      answer: [
        'The classes of the World Health Organization begin overweight at 25 and obesity at 30. A consensus for Asian Indians begins them at 23 and 25 (Misra and others, Journal of the Association of Physicians of India, 2009). We show both, because the second one is made for people in India.',
        'A BMI is general information for adults. It says nothing about muscle, pregnancy or old age, and is no diagnosis.',
      ],
      link: { label: 'Calculate your BMI', to: '/bmi' },
    },
    {
      id: 'body-types',
      question: 'Does my body type decide what I should eat?',
      answer: [
        'No. The body types describe a shape, and most people are a mix. They have not been shown to decide a diet. Your habits, your health and your kitchen say more, and those are what a dietitian asks about.',
      ],
      link: { label: 'Read about body types', to: '/body-types' },
    },
    {
      id: 'children',
      question: `Can someone under ${ADULT_AGE} use this?`,
      answer: [
        'Together with a parent or guardian. The assessment and the consultation request ask for that person by name and for their agreement; the dietitian sees which of them is missing.',
        'The BMI classes are for adults. For children and teenagers a doctor or dietitian reads the value from growth charts.',
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
        'The health assessment: the dietitian who writes your plan, and our office. A consultation request: the dietitian you wrote to; administrators can open one to help or to settle a complaint, and each opening is recorded.',
        'Our e-mails never carry your message, your measurements or the answer. We sell nothing and show no advertisements.',
      ],
      link: { label: 'Read the Privacy Policy', to: '/legal#privacy' },
    },
    {
      id: 'deleting',
      question: 'How do I see or delete my data?',
      answer: [
        `An assessment: with the link in its confirmation mail, which you can have sent again. If you do nothing, we erase it after ${RETENTION_MONTHS} months.`,
        'An account and everything in it: in the settings, under Privacy. There you download all of your data, see who has opened your record, and have the account deleted. For seven days you can take that back.',
      ],
      link: { label: 'Your rights, and how to complain', to: '/legal#rights' },
    },
    {
      id: 'tracking',
      question: 'Do you use cookies or track me?',
      answer: [
        'No. The site sets no cookies and loads nothing from advertising or analytics services. A few things are kept in your own browser so that it works; the Cookie Policy names each of them.',
      ],
      link: { label: 'Read the Cookie Policy', to: '/legal#cookies' },
    },
  ],
})

export function faqGroups(): readonly FaqGroup[] {
  return [BEGINNING, dietitians(), MEMBERSHIP, LIMITS, yourData()]
}

/** What someone at the contact form asks. */
const AT_THE_FORM = ['after-assessment', 'fee', 'who-reads', 'deleting', 'children', 'emergency']

export function contactFaq(): readonly FaqEntry[] {
  return faqGroups()
    .flatMap(({ entries }) => entries)
    .filter(({ id }) => AT_THE_FORM.includes(id))
}
