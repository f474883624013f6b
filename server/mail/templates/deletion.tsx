import { BACKUP_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { SITE } from '#domain/site/site.ts'
import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph } from './pieces.tsx'

export const DELETION_ASKED_SUBJECT = 'Your account will be deleted'
export const DELETION_TAKEN_BACK_SUBJECT = 'Your account stays'
export const ACCOUNT_DELETED_SUBJECT = 'Your account has been deleted'
export const REQUEST_CLOSED_SUBJECT = 'Your consultation request was closed'

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

interface DeletionAskedProps {
  first_name: string
  delete_on: string
  site_url: string
}

export function DeletionAskedMail({ first_name, delete_on, site_url }: DeletionAskedProps) {
  const day = DAY.format(new Date(delete_on))
  return (
    <Layout heading={DELETION_ASKED_SUBJECT} preview={`On ${day}, unless you keep it.`}>
      <Greeting name={first_name} />
      <Paragraph>
        You asked us to delete your account. It will be deleted on {day}; until then nothing changes.
      </Paragraph>
      <Paragraph>
        If you change your mind, or if it was not you, sign in and choose “Keep my account” in the settings under
        Privacy. If it was not you, change your password there as well.
      </Paragraph>
      <Button href={`${site_url}/settings#privacy`}>Open the settings</Button>
    </Layout>
  )
}

export function DeletionTakenBackMail({ first_name, site_url }: { first_name: string; site_url: string }) {
  return (
    <Layout heading={DELETION_TAKEN_BACK_SUBJECT} preview="Nothing was deleted.">
      <Greeting name={first_name} />
      <Paragraph>You chose to keep your account. Nothing was deleted, and nothing will be.</Paragraph>
      <Paragraph>If it was not you, change your password in the settings.</Paragraph>
      <Button href={`${site_url}/settings`}>Open the settings</Button>
    </Layout>
  )
}

/** It names nobody: by the time it is read, nothing of the person is left here. */
export function AccountDeletedMail({ site_url }: { site_url: string }) {
  return (
    <Layout heading={ACCOUNT_DELETED_SUBJECT} preview="This is the last mail from us.">
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        your account at {SITE.name} and what belonged to it have been deleted. Replies that a dietitian wrote stay,
        without saying to whom. A log without names stays for one year, and backups that still hold your data are gone
        within {BACKUP_RETENTION_DAYS} days.
      </Paragraph>
      <Paragraph>
        This is the last mail from us. Your address is taken out of its own record once it has been sent; where mails
        are kept as files, this one is erased after {MAIL_RETENTION_DAYS} days.
      </Paragraph>
      <Button href={`${site_url}/legal#retention`}>What is kept, and why</Button>
    </Layout>
  )
}

export function RequestClosedMail({ client_name, site_url }: { client_name: string; site_url: string }) {
  return (
    <Layout heading={REQUEST_CLOSED_SUBJECT} preview="The dietitian has left.">
      <Greeting name={client_name} />
      <Paragraph>
        a dietitian you wrote to has left {SITE.name}, so your open consultation request was closed. The conversation
        stays in your profile.
      </Paragraph>
      <Paragraph>
        If you would like an answer from somebody else, you are welcome to write to another dietitian.
      </Paragraph>
      <Button href={`${site_url}/dietitians`}>Find a dietitian</Button>
    </Layout>
  )
}
