import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import type { Mail } from './mail.service.ts'
import {
  ACCESS_ALERT_SUBJECT,
  ACCESS_CHANGED_SUBJECT,
  AccessAlertMail,
  AccessChangedMail,
} from './templates/access-changed.tsx'
import { AccountNoticeMail, accountNoticeSubject } from './templates/account-notice.tsx'
import {
  APPROVED_SUBJECT,
  ApplicationApprovedMail,
  ApplicationDeclinedMail,
  DECLINED_SUBJECT,
} from './templates/application-decided.tsx'
import { ARTICLE_UNPUBLISHED_SUBJECT, ArticleUnpublishedMail } from './templates/article-unpublished.tsx'
import {
  AssessmentLinkMail,
  AssessmentReceivedMail,
  NEW_LINK_SUBJECT,
  RECEIVED_SUBJECT,
} from './templates/assessment-links.tsx'
import { CREDENTIAL_EXPIRING_SUBJECT, CredentialExpiringMail } from './templates/credential-expiring.tsx'
import {
  ACCOUNT_DELETED_SUBJECT,
  AccountDeletedMail,
  DELETION_ASKED_SUBJECT,
  DELETION_TAKEN_BACK_SUBJECT,
  DeletionAskedMail,
  DeletionTakenBackMail,
  REQUEST_CLOSED_SUBJECT,
  RequestClosedMail,
} from './templates/deletion.tsx'
import {
  NEW_MESSAGE_SUBJECT,
  NEW_REQUEST_SUBJECT,
  NewMessageMail,
  NewRequestMail,
} from './templates/dietitian-news.tsx'
import { NEW_ASSESSMENT_SUBJECT, NewAssessmentMail } from './templates/new-assessment.tsx'
import {
  DEVICE_CHANGED_SUBJECT,
  DeviceChangedMail,
  NEW_DEVICE_SUBJECT,
  NewDeviceMail,
} from './templates/new-device.tsx'
import { PASSWORD_RESET_SUBJECT, PasswordResetMail } from './templates/password-reset.tsx'
import { ReplyMail } from './templates/reply.tsx'
import { VERIFY_EMAIL_SUBJECT, VerifyEmailMail } from './templates/verify-email.tsx'
import { WELCOME_SUBJECT, WelcomeMail } from './templates/welcome.tsx'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

function compose(mail: Mail, site_url: string): { subject: string; body: ReactElement } {
  switch (mail.template) {
    case 'welcome':
      return { subject: WELCOME_SUBJECT, body: <WelcomeMail {...mail.props} site_url={site_url} /> }
    case 'new-request':
      return { subject: NEW_REQUEST_SUBJECT, body: <NewRequestMail {...mail.props} site_url={site_url} /> }
    case 'new-message':
      return { subject: NEW_MESSAGE_SUBJECT, body: <NewMessageMail {...mail.props} site_url={site_url} /> }
    case 'reply':
      return { subject: REPLY_SUBJECT, body: <ReplyMail {...mail.props} site_url={site_url} /> }
    case 'password-reset':
      return { subject: PASSWORD_RESET_SUBJECT, body: <PasswordResetMail {...mail.props} site_url={site_url} /> }
    case 'verify-email':
      return { subject: VERIFY_EMAIL_SUBJECT, body: <VerifyEmailMail {...mail.props} site_url={site_url} /> }
    case 'new-device':
      return { subject: NEW_DEVICE_SUBJECT, body: <NewDeviceMail {...mail.props} site_url={site_url} /> }
    case 'device-changed':
      return { subject: DEVICE_CHANGED_SUBJECT, body: <DeviceChangedMail {...mail.props} site_url={site_url} /> }
    case 'account-notice':
      return {
        subject: accountNoticeSubject(mail.props.notice),
        body: <AccountNoticeMail {...mail.props} site_url={site_url} />,
      }
    case 'assessment-received':
      return { subject: RECEIVED_SUBJECT, body: <AssessmentReceivedMail {...mail.props} site_url={site_url} /> }
    case 'assessment-link':
      return { subject: NEW_LINK_SUBJECT, body: <AssessmentLinkMail {...mail.props} site_url={site_url} /> }
    case 'new-assessment':
      return { subject: NEW_ASSESSMENT_SUBJECT, body: <NewAssessmentMail {...mail.props} /> }
    case 'credential-expiring':
      return {
        subject: CREDENTIAL_EXPIRING_SUBJECT,
        body: <CredentialExpiringMail {...mail.props} site_url={site_url} />,
      }
    case 'access-changed':
      return { subject: ACCESS_CHANGED_SUBJECT, body: <AccessChangedMail {...mail.props} site_url={site_url} /> }
    case 'access-alert':
      return { subject: ACCESS_ALERT_SUBJECT, body: <AccessAlertMail {...mail.props} site_url={site_url} /> }
    case 'deletion-asked':
      return { subject: DELETION_ASKED_SUBJECT, body: <DeletionAskedMail {...mail.props} site_url={site_url} /> }
    case 'deletion-taken-back':
      return {
        subject: DELETION_TAKEN_BACK_SUBJECT,
        body: <DeletionTakenBackMail {...mail.props} site_url={site_url} />,
      }
    case 'account-deleted':
      return { subject: ACCOUNT_DELETED_SUBJECT, body: <AccountDeletedMail site_url={site_url} /> }
    case 'request-closed':
      return { subject: REQUEST_CLOSED_SUBJECT, body: <RequestClosedMail {...mail.props} site_url={site_url} /> }
    case 'article-unpublished':
      return {
        subject: ARTICLE_UNPUBLISHED_SUBJECT,
        body: <ArticleUnpublishedMail {...mail.props} site_url={site_url} />,
      }
    case 'application-decided':
      return mail.props.is_approved
        ? { subject: APPROVED_SUBJECT, body: <ApplicationApprovedMail {...mail.props} site_url={site_url} /> }
        : { subject: DECLINED_SUBJECT, body: <ApplicationDeclinedMail {...mail.props} site_url={site_url} /> }
  }
}

const TEXT_OPTIONS = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** @param siteUrl where the links lead: a mail has no page that they could be relative to */
export async function renderMail(mail: Mail, siteUrl: string): Promise<RenderedMail> {
  const { subject, body } = compose(mail, siteUrl)
  const html = await render(body)
  return { subject, html, text: toPlainText(html, TEXT_OPTIONS) }
}
