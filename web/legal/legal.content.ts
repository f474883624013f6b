import { ADULT_AGE } from '#domain/accounts/account-rules.ts'
import { DECLINED_DOCUMENTS_RETENTION_DAYS } from '#domain/applications/application-documents.ts'
import { LINK_DAYS, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { DELETED_BLOG_RETENTION_DAYS } from '#domain/blogs/blog-rules.ts'
import { UNSENT_ATTACHMENT_HOURS } from '#domain/consultations/attachment-rules.ts'
import { GUARANTEE_DAYS } from '#domain/membership/plans.ts'
import { ERASED_AT_DELETION, RETAINED_AFTER_DELETION } from '#domain/privacy/after-deletion.content.ts'
import {
  AUDIT_LOG_RETENTION_DAYS,
  BACKUP_RETENTION_DAYS,
  COOLING_OFF_DAYS,
  MAIL_RETENTION_DAYS,
} from '#domain/privacy/privacy-rules.ts'
import { SITE } from '#domain/site/site.ts'

export interface LegalPart {
  /** An anchor of its own, where other pages lead to it. */
  id?: string
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

/** Days in which we answer a request or a complaint; the Rules of 2025 allow at most 90 (rule 14). */
const ANSWER_DAYS = 30
/** Days that traces of what is over stay: TRACE_DAYS in server/runtime/cleanup-jobs.ts. */
const TRACE_DAYS = 30
/** AI_CALLS_DAYS in server/runtime/cleanup-jobs.ts. */
const AI_CALLS_DAYS = 90

const PRIVACY: LegalSection = {
  id: 'privacy',
  title: 'Privacy Policy',
  parts: [
    {
      heading: 'What we store, and why',
      paragraphs: ['We ask only for what the service needs. Fields marked optional can stay empty.'],
      points: [
        'Your account: first and last name, email address, role, and which version of these terms you accepted and when. We store your password only as a one-way hash that nobody can read back. Also whether you have confirmed the address and which emails you have switched off. If you use two-step sign-in: its key in encrypted form and your recovery codes as one-way hashes.',
        'Your profile, if you fill it in: phone number, weight, height, age and gender. We use them to show you your own figures and to give a dietitian the background to a request.',
        'Your health assessment, if you send the form on the contact page: full name, email address, phone number, age, gender, height and weight. If you answer them: pregnancy or breastfeeding, medicines, allergies, diagnoses, eating disorders, your way of eating and your concern. Also the version of the notice with the form and when you accepted it. We use all this only to answer you, write your plan and reach you about it. With it we store the answer, who wrote it and when you opened it. If you open an account from there, your phone number, age, gender, height and weight go into your profile only if you tick that.',
        'Your consultation requests: the message, the health concern if you give one, the conversation that follows, and the files that you or the dietitian send with it. Also your name, email, phone number, age and gender as they were when you sent the request. If you ask for someone else: who they are to you, and their age and gender instead of yours.',
        'Your reviews: the rating, the text and whether we may show your first name and initial with them.',
        'A private note, if a dietitian writes one on a request for their own work, and the replies they save to use again.',
        `If you’re under ${ADULT_AGE}: with an assessment or a request, also the name and statement of a parent or guardian.`,
        'Dietitians: the public profile, the qualification and registration given in an application, the documents sent with it, the certificates sent for a new or renewed credential, and what we have checked of them and when.',
        'Sign-ins: for each device its browser name, network address and times, so that we can recognise a session and you can end it. Also a one-way code of the random number that your browser gives itself. It lets us recognise the browser and tell you about a new one.',
        'Which articles are read: to count each reader once a day, a one-way code made from network address and browser. It changes daily and can’t be traced back to anyone.',
        'Articles that dietitians write, their earlier versions and unsaved work, and how often a dietitian has used the AI tools.',
        'Your network address as a counter, so that nobody can flood the forms or guess passwords.',
        'When a page breaks in your browser: what kind of error it was and where in our code. We don’t store your network address, the address of the page or anything you typed with it.',
        'A log of who did what: sign-ins, changes of role, each time a dietitian or an administrator opens a request, a file in it or a health assessment, each time an administrator opens an account or is shown a list of requests, and that an assessment was erased. The log never copies what you wrote about your health.',
      ],
    },
    {
      heading: 'Who sees it',
      points: [
        'You see your profile, your requests and the whole conversation. You see your assessment, and the answer to it, with the links that we email you.',
        'The dietitian you write to sees that request, its conversation with all files, and the details sent with it. Other dietitians don’t. The one exception: our office proposes another dietitian for an unanswered request and you agree. Then the first one no longer sees it.',
        'Our office reads your assessment, and so does the dietitian our office gives it to, until it is done. Other dietitians don’t see it. We record each time it is opened, and each time the office downloads a file of assessments with it.',
        'Administrators of the site may look into accounts and requests to help or to settle a complaint. We record each time one of them opens a request or a file in it, or is shown a list of requests: who, when, and which requests. If the same administrator looks again within the hour, we record it once.',
        'Only administrators and the dietitian who sent them see an application, its documents and a certificate. We record each time an administrator opens one of them. What we have checked is public on the profile: the qualification, the council and number of a registration, when we checked it and how long it is valid.',
        'A review is public: its rating, its text, and “A client” or, if you choose, your first name and initial. We don’t tell other visitors or the dietitian which request it belongs to. An administrator may hide a review, with a reason.',
        'Only the dietitian who wrote a private note sees it on this site. Ask our grievance officer if you want to know what we store about you.',
        'Other visitors see nothing else about you. Dietitians’ profiles are public, and so are the preview pictures that appear when someone shares a link to one.',
        'Emails to you and to dietitians carry a link, never your message, your measurements, your concern, the reply or the answer. The email that tells our office about a new assessment carries the name, email address and phone number to call and, for someone under age, the guardian’s name.',
        'We don’t sell data, show ads or pass your details to anyone for marketing.',
      ],
    },
    {
      id: 'ai',
      heading: 'Text written by AI',
      points: [
        'Dietitians can have an article drafted, improved or summarised by AI. An article that began as an AI draft says so to its readers, even after its author has reviewed it.',
        'The AI is one of two. One is an engine inside this site, which sends nothing anywhere. The other is a language model on a server that we have chosen. The dietitian sees which one wrote.',
        'It gets the topic, the category and the tone with facts from our own library, or the text of the article. If a dietitian asks for an article in their own voice, the language model also gets up to two articles that this dietitian has published here.',
        'It gets nothing from your account, your profile, your assessment, your requests or your messages.',
        'To suggest what a dietitian could write about, this site counts which subjects at least two clients asked that dietitian about. The dietitian sees the subject and the number, never who asked or what they wrote.',
        'We record which dietitian used it, when, how long it took and how much it wrote. We don’t record the topic or the text.',
        'AI makes no decisions about you and never answers your requests.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we store it',
      points: [
        `Codes of who has read an article: two days. A deleted article: ${DELETED_BLOG_RETENTION_DAYS} days, in which an administrator can restore it.`,
        `Health assessments: ${RETENTION_MONTHS} months, then they are deleted automatically. With the link from the confirmation email you can see or delete yours earlier. The link works once, within ${LINK_DAYS} days. Its page sends you a new one whenever you ask. The answer stays as long as the assessment, and its link works the same way.`,
        `Documents of an application: ${DECLINED_DOCUMENTS_RETENTION_DAYS} days after it was declined, otherwise until the account is deleted. Until we decide, the applicant can remove them. A certificate: ${DECLINED_DOCUMENTS_RETENTION_DAYS} days after we asked for changes, otherwise until the account is deleted or the dietitian removes it.`,
        `Accounts, profiles, requests, conversations with their files, reviews and notes: until your account is deleted. You delete it yourself in the settings, under Privacy. It happens after ${COOLING_OFF_DAYS} days, and until then you can change your mind. If you withdraw a request, we delete it and its files at once. A file that you uploaded and didn’t send is deleted after ${UNSENT_ATTACHMENT_HOURS} hours.`,
        `Sign-ins: until ${TRACE_DAYS} days after they have ended. Links to set a new password or to confirm an email address: until ${TRACE_DAYS} days after they have expired.`,
        `Records of emails that we sent: ${MAIL_RETENTION_DAYS} days. The same goes for emails that this site stores as files where no mail server sends them. Links in them are removed from the record as soon as the email has been sent.`,
        'Counters of network addresses: a day at most.',
        'The time of the last look at a request, an assessment, an application or an account, so that we don’t log a second look within the hour: two days at most.',
        `Records of how a dietitian has used the AI tools: ${AI_CALLS_DAYS} days.`,
        `The log of who did what: ${AUDIT_LOG_RETENTION_DAYS} days. If something was erased, the log still says so, and which of us had opened it, by number and without your name. For an assessment of yours, your settings go on showing this to you.`,
        `Backups: ${BACKUP_RETENTION_DAYS} days at most. If one has to be restored, we erase again what was erased since.`,
      ],
    },
    {
      id: 'deletion',
      heading: 'When an account is deleted',
      paragraphs: [
        `In the settings, under Privacy, you can delete your account. For ${COOLING_OFF_DAYS} days it works as before, and you can change your mind. Then we erase this for good:`,
      ],
      points: ERASED_AT_DELETION,
    },
    {
      id: 'kept',
      heading: 'What stays after a deletion, and why',
      points: RETAINED_AFTER_DELETION.map(({ what, why }) => `${what} ${why}`),
    },
    {
      id: 'consent',
      heading: 'Your agreement, and taking it back',
      get paragraphs() {
        return [
          'We use your data because you agree to it: when you accept these terms at registration, and when you send the assessment with the notice that says what happens to it. You agree freely. Nothing is ticked in advance.',
          `You can take your agreement back at any time, as easily as you gave it: in the settings, under Privacy. For an assessment you can also use its link, or write to ${SITE.email}. What we did before stays lawful. We then stop using the data and erase it. If your plan hasn’t reached you by then, we can no longer write it.`,
        ]
      },
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: ['The Digital Personal Data Protection Act 2023 gives you these rights over your data:'],
      get points() {
        return [
          'To know: a summary of what we hold about you, what we do with it and who it was shared with (section 11). The settings, under Privacy, give you all of it as a file and show who has opened it.',
          'To have it corrected, completed or updated, and to have it erased (section 12). You can correct your profile yourself, and delete your account yourself in the settings.',
          'To complain to us and get a reply (section 13).',
          'To name someone who can use these rights for you if you die or can no longer do so (section 14).',
          `To ask for any of this, write to ${SITE.email} from the email address of your account or assessment, so we know it’s you. It’s free, and we reply within ${ANSWER_DAYS} days.`,
        ]
      },
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        `If you’re under ${ADULT_AGE}, please use the site together with a parent or guardian. The assessment and the request ask for their name and their agreement. A parent or guardian has the rights above for the child.`,
      ],
    },
    {
      heading: 'The law behind this page',
      paragraphs: [
        'The Digital Personal Data Protection Act 2023 and the Digital Personal Data Protection Rules 2025, notified as G.S.R. 846(E) on 13 November 2025. The Rules start in steps: those on the Data Protection Board at once, those on consent managers after one year, and those on notices, security, children, rights and complaints after eighteen months, in May 2027. What this page says is true today, whichever rules have started.',
      ],
    },
    {
      id: 'complaints',
      heading: 'How to complain',
      points: [
        `First to us: write to or call the grievance officer named below and say what happened. A person reads it, and you get a reply within ${ANSWER_DAYS} days. The law allows at most 90.`,
        'If our reply doesn’t help you, or if none comes, you can complain to the Data Protection Board of India.',
        'If your data is ever lost, or seen by someone who shouldn’t see it, we tell you and the Board without delay: what happened, what it may mean for you and what you can do.',
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
        'Thali connects people who want to eat better with dietitians in India. You can read, find a dietitian, send a consultation request and follow the conversation.',
        'The health assessment on the contact page is free and needs no account. A dietitian reads it and replies with a plan of general advice about food, or with questions first.',
      ],
    },
    {
      heading: 'What it isn’t',
      paragraphs: [
        'Everything on this site is general education about food for adults. It doesn’t diagnose, it doesn’t treat, and it doesn’t replace a doctor.',
        'This isn’t an emergency service, and messages aren’t monitored round the clock. In an emergency call 112 or go to the nearest hospital.',
        'Ask your doctor before you change how you eat if you’re pregnant or take medicines. The same goes if you live with diabetes, heart or kidney disease or an eating disorder. Never stop a medicine because of something you read here.',
      ],
    },
    {
      heading: 'Your account',
      points: [
        'Give your own name and an email address that you can open, and don’t share your password.',
        'Write truthfully and politely. Don’t send anything that belongs to someone else or breaks the law.',
        'We may close an account that harms others. You can stop using yours at any time.',
      ],
    },
    {
      heading: 'Dietitians and fees',
      paragraphs: [
        'Dietitians are responsible for the advice they give and for what they say about their qualification. We read every application before a profile appears.',
        'The fee in a profile is what the dietitian charges for a consultation. Sending a request costs nothing, and you don’t pay on this site.',
      ],
    },
    {
      heading: 'Membership',
      paragraphs: [
        `Plans and their prices are on the membership page. Choosing a plan there doesn’t charge you. You become a member, and pay, by agreement with our office. Within ${GUARANTEE_DAYS} days of your first payment for a plan, you can ask for the full amount back, without giving a reason.`,
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `If something about the service isn’t right, tell the grievance officer named on this page. You get a reply within ${ANSWER_DAYS} days.`,
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, their version changes too. We record which version you accepted. Indian law applies.',
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
        'This site sets no cookies. It has no advertising networks, no analytics services and no pictures that track you from site to site. That’s why no banner asks for your consent.',
      ],
    },
    {
      heading: 'What your own browser remembers',
      paragraphs: [
        'Some things are saved in your browser’s storage, because the site wouldn’t work as you expect without them. They stay on your device, each for the time given next to it. You can clear them at any time in your browser’s settings.',
      ],
    },
  ],
}

export const LEGAL_SECTIONS = [PRIVACY, TERMS, COOKIES] as const

export const LEGAL_INTRODUCTION =
  'Plain words about what we store, what you can expect and what your browser remembers.'
