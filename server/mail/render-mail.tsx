import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail, MailProps, MailTemplate } from './mail.service.ts'
import { accountMails } from './templates/account.content.ts'
import { assessmentMails } from './templates/assessments.content.ts'
import { consultationMails } from './templates/consultations.content.ts'
import { dietitianMails } from './templates/dietitians.content.ts'
import { type MailContent, toText } from './templates/mail-content.ts'
import { MailPage } from './templates/mail-page.tsx'
import { securityMails } from './templates/security.content.ts'

const TEMPLATES: { [T in MailTemplate]: (props: MailProps[T], siteUrl: string) => MailContent } = {
  ...accountMails,
  ...securityMails,
  ...consultationMails,
  ...dietitianMails,
  ...assessmentMails,
}

/** @param siteUrl origin of the links, which cannot be relative in a mail */
export function renderMail<T extends MailTemplate>({ template, props }: Mail<T>, siteUrl: string) {
  const content = TEMPLATES[template](props, siteUrl)
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<MailPage content={content} siteUrl={siteUrl} />)}`
  return { subject: content.subject, html, text: toText(content, siteUrl) }
}
