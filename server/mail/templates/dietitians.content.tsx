import { SITE } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import { Quote } from './blocks.tsx'
import type { MailContent } from './layout.tsx'

function quote(reason: string) {
  return <Quote>{reason}</Quote>
}

export const dietitianMails = {
  'application-decided': ({ name, is_approved, reason }: MailProps['application-decided']): MailContent =>
    is_approved
      ? {
          subject: 'Your application is approved',
          preview: `You are now a dietitian at ${SITE.name}.`,
          greet: name,
          body: [
            `You are now a dietitian at ${SITE.name}. Your console is open: the requests of your clients will be waiting there.`,
            reason ? quote(reason) : null,
          ],
          button: { path: '/dietitian', label: 'Open your console' },
        }
      : {
          subject: 'Your application was not approved',
          preview: `Our answer to your application at ${SITE.name}.`,
          greet: name,
          body: [
            'Thank you for applying as a dietitian. We could not approve your application, for this reason:',
            quote(reason ?? ''),
            'You can send a new application when this has changed. Your account stays open.',
          ],
          button: { path: '/dietitian-application', label: 'See your application' },
        },
  'credential-expiring': ({ first_name, credential, expires_on }: MailProps['credential-expiring']): MailContent => ({
    subject: 'A credential on your profile is about to expire',
    preview: `${credential}: valid until ${expires_on}.`,
    greet: first_name,
    body: [
      `Your public profile says that we have checked this: ${credential}, valid until ${expires_on}. After that day it is no longer shown.`,
      'Once it is renewed, write to us with the new proof, and we check it again.',
    ],
    button: { path: '/dietitian/profile', label: 'See your profile' },
  }),
  'article-unpublished': ({ first_name, title, reason, blog_id }: MailProps['article-unpublished']): MailContent => ({
    subject: 'Your article is a draft again',
    preview: 'Our office has taken it back, for the reason in this mail.',
    greet: first_name,
    body: [
      `Our office has taken your article “${title}” back from the public, for this reason:`,
      quote(reason),
      'Nothing of it is lost: it is a draft now, which you can change and publish again. The reason stands above it in the editor.',
    ],
    button: { path: `/dietitian/blogs/edit/${blog_id}`, label: 'Open the article' },
  }),
}
