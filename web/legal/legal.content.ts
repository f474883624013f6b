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
      heading: 'What we keep, and why',
      paragraphs: ['We ask only for what the service needs. Fields marked as optional may stay empty.'],
      points: [
        'Your account: first and last name, email address, role, and the version of these terms that you accepted and when. Your password is kept only as a one-way hash that nobody can read back. Also whether you have confirmed the address, which mails you have switched off and, if you use two-step sign-in, its key in encrypted form and your recovery codes as one-way hashes.',
        'Your profile, if you fill it in: phone number, weight, height, age and gender. We use them to show your own figures to you and to give a dietitian the background of a request.',
        'Your health assessment, if you send the form on the contact page: full name, email address, phone number, age, gender, height, weight, and, as far as you answer them, pregnancy or breastfeeding, medicines, allergies, diagnoses, eating disorders, your way of eating and your concern, and the version of the notice beside the form and when you accepted it. We use it to answer you, to write your plan and to reach you about it, and for nothing else. With it we keep the answer, who wrote it, and when you opened it. If you create an account from there, we add your phone number, age, gender, height and weight to your profile only if you tick the box.',
        'Your consultation requests: the message, the health concern if you state one, the conversation that follows, the files that you or the dietitian send with it, and your name, email, phone number, age and gender as they were when you sent the request. If you ask for someone else: who they are to you, their age and their gender in place of yours.',
        'Your reviews: the rating, the text and whether your first name and initial may be shown with them.',
        'A private note, where a dietitian keeps one on a request for their own work, and the replies they keep to use again.',
        `Under ${ADULT_AGE}: with an assessment or a request, also the name and statement of a parent or guardian.`,
        'Dietitians: the public profile, the qualification and registration stated in an application and the documents sent with it, the certificates sent for a new or renewed credential, and what we have checked of them and when.',
        'Sign-ins: for each device its browser name, network address and times, so that a session can be recognised and ended, and a one-way code of the random number that your browser gives itself, by which we know it again and tell you of a new one.',
        'Which articles are read: for counting each reader once a day, a one-way code made of network address and browser. It changes daily and leads back to nobody.',
        'Articles that dietitians write, their earlier versions and unsaved work, and how often a dietitian has used the AI tools.',
        'Your network address as a counter, so that nobody can flood the forms or guess passwords.',
        'When a page breaks in your browser, what kind of error it was and where in our code: without your network address, the address of the page or anything you typed.',
        'A log of who did what: sign-ins, changes of role, each time a dietitian or an administrator opens a request, a file in it or a health assessment, each time an administrator opens an account, each list of requests that an administrator is shown, and that an assessment was erased. The log never copies what you wrote about your health.',
      ],
    },
    {
      heading: 'Who sees it',
      points: [
        'You see your profile, your requests and the whole conversation. Your assessment, and the answer to it, you see with the links that we mail to you.',
        'The dietitian you write to sees that request, that conversation with its files and the details sent with it. Other dietitians do not, unless our office proposes another one for an unanswered request and you agree; then the first one sees it no longer.',
        'Your assessment is read by our office and by the dietitian to whom our office assigns it, until it is done; other dietitians do not see it. Each opening of it is recorded, and so is each file of assessments in which the office takes it away.',
        'Administrators of the site may look into accounts and requests to help or to settle a complaint. Each opening of a request or of a file in it is recorded, and so is each list of requests that they are shown: by whom, when, and which requests. What one of them looks at again within the hour is recorded once.',
        'An application and its documents, and a certificate, are shown to the dietitian who sent them and to administrators; each time an administrator opens one of them is recorded. What we have checked is public on the profile: the qualification, the council and number of a registration, when we checked it and until when it is valid.',
        'A review is public: its rating, its text, and “A client” or, if you choose so, your first name and initial. Neither other visitors nor the dietitian are told which request it belongs to. An administrator may hide one, with a reason.',
        'A private note is shown to the dietitian who wrote it and to nobody else on this site; ask our grievance officer if you want to know what is kept about you.',
        'Other visitors see nothing else of you. The profiles of dietitians are public, and so are the preview pictures of those profiles that appear when someone shares a link.',
        'Emails to you and to dietitians carry a link, never your message, your measurements, your concern, the reply or the answer. The email that tells our office of a new assessment carries the name, email address and phone number to call, and for someone under age the name of the guardian.',
        'We do not sell data, show advertisements or pass your details to anybody for marketing.',
      ],
    },
    {
      id: 'ai',
      heading: 'Text written by AI',
      points: [
        'Dietitians can have an article drafted, improved or summarised by a machine. An article that began as a draft of a machine says so to its readers, also after its author has reviewed it.',
        'The machine is either an engine that is part of this site and sends nothing anywhere, or a language model on a server that we have chosen. The dietitian sees which of the two wrote.',
        'It is given the topic, the category and the tone, or the text of the article: nothing of your account, your profile, your assessment, your requests or your messages.',
        'We note which dietitian used it, when, how long it took and how much it wrote, but neither the topic nor the text.',
        'No machine decides anything about you, and none answers your requests.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      points: [
        `Codes of who has read an article: two days. A deleted article: ${DELETED_BLOG_RETENTION_DAYS} days, in which an administrator can restore it.`,
        `Health assessments: ${RETENTION_MONTHS} months, then they are erased by themselves. With the link from the confirmation email you can see or erase yours earlier. The link works once, within ${LINK_DAYS} days; its page sends you a new one whenever you ask. The answer stays as long as the assessment, and the link to it works in the same way.`,
        `Documents of an application: ${DECLINED_DOCUMENTS_RETENTION_DAYS} days after it was declined, otherwise until the account is deleted. Until it is decided, the applicant can remove them. A certificate: ${DECLINED_DOCUMENTS_RETENTION_DAYS} days after it was asked back, otherwise until the account is deleted or the dietitian removes it.`,
        `Accounts, profiles, requests, conversations with their files, reviews and notes: until your account is deleted. A request that you withdraw goes at once with its files, and a file that you uploaded and did not send after ${UNSENT_ATTACHMENT_HOURS} hours. You do that yourself in the settings, under Privacy; it is done after ${COOLING_OFF_DAYS} days, in which you can take it back.`,
        `Sign-ins: until ${TRACE_DAYS} days after they have ended. Links to set a new password or to confirm an email address: until ${TRACE_DAYS} days after they have expired.`,
        `Records of emails that we sent: ${MAIL_RETENTION_DAYS} days, and so for emails that this site keeps as files where no mail server sends them. Links in them are removed from the record as soon as the email has left.`,
        'Counters of network addresses: a day at most.',
        'The time of the last look at a request, an assessment, an application or an account, by which a look within the same hour is not logged twice: two days at most.',
        `Notes of how a dietitian has used the AI tools: ${AI_CALLS_DAYS} days.`,
        `The log of who did what: ${AUDIT_LOG_RETENTION_DAYS} days. Of what was erased it holds that it was erased and who of us had opened it, by number and without your name. Of an assessment of yours the settings go on showing it to you.`,
        `Backups: ${BACKUP_RETENTION_DAYS} days at most. If one has to be restored, what was erased since is erased again.`,
      ],
    },
    {
      id: 'deletion',
      heading: 'When an account is deleted',
      paragraphs: [
        `In the settings, under Privacy, you can have your account deleted. For ${COOLING_OFF_DAYS} days it goes on as before and you can keep it after all. Then this is erased for good:`,
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
          'We use your data because you agree to it: when you accept these terms at registration, and when you send the assessment beside the notice that says what happens to it. You agree freely; nothing is ticked in advance.',
          `You can take your agreement back at any time, as easily as you gave it: in the settings, under Privacy; an assessment also with its link, or write to ${SITE.email}. What was done before stays lawful. We then stop using the data and erase it, which means that a plan that has not reached you yet cannot be written.`,
        ]
      },
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: ['The Digital Personal Data Protection Act 2023 gives you these rights over your data:'],
      get points() {
        return [
          'To know: a summary of what we hold about you, what we do with it, and with whom it was shared (section 11). The settings, under Privacy, give you all of it as a file and show who has opened it.',
          'To have it corrected, completed or brought up to date, and to have it erased (section 12). Your profile you correct yourself, and your account you delete yourself in the settings.',
          'To complain to us and to be answered (section 13).',
          'To name someone who uses these rights for you if you die or can no longer do so (section 14).',
          `To ask for any of this, write to ${SITE.email} from the email address that your account or assessment has; so we know that it is you. It costs nothing, and we answer within ${ANSWER_DAYS} days.`,
        ]
      },
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        `Someone under ${ADULT_AGE} should use the site together with a parent or guardian. The assessment and the request ask for that person by name and for their agreement. A parent or guardian has the rights above for the child.`,
      ],
    },
    {
      heading: 'The law behind this page',
      paragraphs: [
        'The Digital Personal Data Protection Act 2023 and the Digital Personal Data Protection Rules 2025, notified as G.S.R. 846(E) on 13 November 2025. The Rules begin in steps: those on the Data Protection Board at once, those on consent managers after one year, and those on notices, security, children, rights and complaints after eighteen months, in May 2027. What this page says holds today, whatever begins when.',
      ],
    },
    {
      id: 'complaints',
      heading: 'How to complain',
      points: [
        `First to us: write to or call the grievance officer named below and say what happened. A person reads it, and you have an answer within ${ANSWER_DAYS} days. The law allows at most 90.`,
        'If the answer does not help you, or if none comes, you can complain to the Data Protection Board of India.',
        'Should your data ever be lost, or seen by someone who should not see it, we tell you and the Board without delay: what happened, what it may mean for you, and what you can do.',
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
        'The health assessment on the contact page is free and needs no account. A dietitian reads it and answers: with a plan of general advice about food, or with questions first.',
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
        'Write truthfully and politely. Do not send what belongs to someone else or what breaks the law.',
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
      heading: 'Membership',
      paragraphs: [
        `Plans and their prices are on the membership page. Choosing a plan there only marks it; you become a member, and pay, by an agreement with our office. Within ${GUARANTEE_DAYS} days from your first payment for a plan you can ask for the whole amount back, without giving a reason.`,
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `If something about the service is not as it should be, tell the grievance officer named on this page. You have an answer within ${ANSWER_DAYS} days.`,
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
        'Some things are kept in the storage of your browser, because the site would not work as you expect without them. They stay on your device, each for the time that is named beside it; you can clear them at any time in the settings of your browser.',
      ],
    },
  ],
}

export const LEGAL_SECTIONS = [PRIVACY, TERMS, COOKIES] as const

export const LEGAL_INTRODUCTION =
  'Plain words about what we keep, what you can expect, and what your browser remembers.'
