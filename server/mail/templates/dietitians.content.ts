import { editBlogPath } from '#domain/blogs/blog-paths.ts'
import {
  CHECKLIST_ITEMS,
  CHECKLIST_LABELS,
  type ChecklistItem,
  checklistPath,
  isNeededForDirectory,
  NOT_IN_DIRECTORY,
  VISIBLE_IN_DIRECTORY,
} from '#domain/dietitians/directory/directory-checklist.ts'
import { SITE } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import type { Block, MailContent } from './mail-content.ts'

/** What the profile has and lacks, each entry with a link to its field. */
function checklist(missing: readonly ChecklistItem[], isListed: boolean, siteUrl: string): Block[] {
  const status = isListed
    ? `${VISIBLE_IN_DIRECTORY}.`
    : `${NOT_IN_DIRECTORY}. Clients can find you once you fill in your bio and specialization.`
  const list = CHECKLIST_ITEMS.map((item) => [
    { text: describe(item, missing), href: `${siteUrl}${checklistPath(item)}` },
  ])
  return [status, { list }]
}

function describe(item: ChecklistItem, missing: readonly ChecklistItem[]): string {
  const label = CHECKLIST_LABELS[item]
  if (!missing.includes(item)) return `${label}: done`
  return isNeededForDirectory(item) ? `${label}: still missing, needed for the directory` : `${label}: still missing`
}

export const dietitianMails = {
  'application-decided': (
    { name, is_approved, reason, is_listed = false, missing }: MailProps['application-decided'],
    siteUrl: string,
  ): MailContent =>
    is_approved
      ? {
          subject: 'Your application is approved',
          preview: `You are now a dietitian at ${SITE.name}.`,
          greet: name,
          body: [
            `You are now a dietitian at ${SITE.name}. Your console is open. You’ll find your clients’ requests there.`,
            reason ? { quote: reason } : null,
            ...(missing ? checklist(missing, is_listed, siteUrl) : []),
          ],
          button: { path: '/dietitian', label: 'Open your console' },
        }
      : {
          subject: 'Your application was not approved',
          preview: 'The reason is in this email.',
          greet: name,
          body: [
            'Thank you for applying as a dietitian. We couldn’t approve your application for this reason:',
            { quote: reason ?? '' },
            'You can apply again once this has changed. Your account stays open.',
          ],
          button: { path: '/dietitian-application', label: 'See your application' },
        },
  'application-changes-requested': ({ name, reason }: MailProps['application-changes-requested']): MailContent => ({
    subject: 'Your application needs a correction',
    preview: 'See what we need before we can decide.',
    greet: name,
    body: [
      'Thank you for applying as a dietitian. Before we can decide, we need this from you:',
      { quote: reason },
      'Please correct your application or add the document, and send it again. We’ll read it again.',
    ],
    button: { path: '/dietitian-application', label: 'Correct your application' },
  }),
  'credential-expiring': ({ first_name, credential, expires_on }: MailProps['credential-expiring']): MailContent => ({
    subject: 'A credential on your profile is about to expire',
    preview: `${credential}: valid until ${expires_on}.`,
    greet: first_name,
    body: [
      `Your public profile shows that we’ve checked this: ${credential}, valid until ${expires_on}. After that day, we’ll stop showing it.`,
      'Once you’ve renewed it, send us the new certificate in My Profile. We’ll check it.',
    ],
    button: { path: '/dietitian/profile#certificates', label: 'Send the certificate' },
  }),
  'certificate-decided': ({ first_name, reason }: MailProps['certificate-decided']): MailContent =>
    reason === null
      ? {
          subject: 'Your certificate is approved',
          preview: 'Your public profile now shows what we checked.',
          greet: first_name,
          body: ['We’ve checked and approved the certificate you sent. Your public profile now shows it.'],
          button: { path: '/dietitian/profile#own-credentials', label: 'See what we checked' },
        }
      : {
          subject: 'Your certificate needs a correction',
          preview: 'See what we need before we can approve it.',
          greet: first_name,
          body: [
            'We’ve read the certificate you sent. We can’t approve it yet, for this reason:',
            { quote: reason },
            'Please send it again in My Profile.',
          ],
          button: { path: '/dietitian/profile#certificates', label: 'Send it again' },
        },
  'article-reviewed': ({
    first_name,
    title,
    blog_id,
    is_approved,
    is_published,
  }: MailProps['article-reviewed']): MailContent => ({
    subject: is_approved ? 'Your article has been reviewed' : 'Your article needs some changes',
    preview: is_approved ? `A reviewer has approved “${title}”.` : `A reviewer has comments on “${title}”.`,
    greet: first_name,
    body: [
      is_approved
        ? `A reviewer has approved your article “${title}”. ${is_published ? 'It is now live. ' : ''}Readers see who reviewed it and when.`
        : `A reviewer has read your article “${title}” and asked for some changes. You’ll find the comments with your article. Make the changes, then send it for review again.`,
    ],
    button: is_approved
      ? { path: `/blogs/${blog_id}`, label: 'See your article' }
      : { path: `/dietitian/medical-reviews/blog/${blog_id}`, label: 'Read the comments' },
  }),
  'article-unpublished': ({ first_name, title, reason, blog_id }: MailProps['article-unpublished']): MailContent => ({
    subject: 'We have unpublished your article',
    preview: 'It’s now a draft. The reason is in this email.',
    greet: first_name,
    body: [
      `We’ve unpublished your article “${title}” for this reason:`,
      { quote: reason },
      'It’s now a draft, so nothing is lost. You can change it and publish it again. The editor also shows this reason.',
    ],
    button: { path: editBlogPath(blog_id), label: 'Open the article' },
  }),
}
