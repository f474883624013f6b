import { compile } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail, MailProps, MailTemplate } from './mail.service.ts'
import { accountMails } from './templates/account.content.tsx'
import { assessmentMails } from './templates/assessments.content.tsx'
import { consultationMails } from './templates/consultations.content.ts'
import { dietitianMails } from './templates/dietitians.content.tsx'
import { Layout, type MailContent } from './templates/layout.tsx'
import { securityMails } from './templates/security.content.tsx'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

const TEMPLATES: { [T in MailTemplate]: (props: MailProps[T], siteUrl: string) => MailContent } = {
  ...accountMails,
  ...securityMails,
  ...consultationMails,
  ...dietitianMails,
  ...assessmentMails,
}

function compose<T extends MailTemplate>({ template, props }: Mail<T>, siteUrl: string): MailContent {
  return TEMPLATES[template](props, siteUrl)
}

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: '[data-skip-in-text]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', options: { uppercase: false } },
  ],
})

/** @param siteUrl origin of the links, because a mail has no page that they could be relative to */
export function renderMail(mail: Mail, siteUrl: string): RenderedMail {
  const content = compose(mail, siteUrl)
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<Layout content={content} siteUrl={siteUrl} />)}`
  return { subject: content.subject, html, text: toText(html) }
}
