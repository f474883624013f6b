import { ROLE_LABELS, type Role } from '#domain/accounts/roles.ts'
import { SITE } from '#domain/site/site.ts'
import { Layout } from './layout.tsx'
import { moment } from './moment.ts'
import { Button, Greeting, Paragraph } from './pieces.tsx'

export const ACCESS_CHANGED_SUBJECT = `Your access to ${SITE.name} has changed`
export const ACCESS_ALERT_SUBJECT = 'An administrator changed a role or access'

/** What an account may do from now on. */
export interface NewAccess {
  role: Role
  is_active: boolean
}

function accessOf({ role, is_active }: NewAccess): string {
  return is_active ? ROLE_LABELS[role] : 'disabled'
}

interface AccessChangedProps extends NewAccess {
  first_name: string
  at: string
  site_url: string
}

/** To the person whose account it is. */
export function AccessChangedMail({ first_name, at, site_url, ...access }: AccessChangedProps) {
  const sentence = access.is_active
    ? `An administrator changed your account on ${moment(at)}. Your role is now: ${accessOf(access)}.`
    : `An administrator disabled your account on ${moment(at)}. You cannot sign in until it is enabled again.`
  return (
    <Layout heading={ACCESS_CHANGED_SUBJECT} preview={sentence}>
      <Greeting name={first_name} />
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>If you did not expect this, write to us.</Paragraph>
      <Button href={`${site_url}/contact`}>Contact us</Button>
    </Layout>
  )
}

interface AccessAlertProps extends NewAccess {
  /** Numbers, not names or addresses: the page that the mail leads to shows those. */
  actor_id: number
  person_id: number
  at: string
  site_url: string
}

/** To every administrator: one whose session was stolen has to learn what was done with it. */
export function AccessAlertMail({ actor_id, person_id, at, site_url, ...access }: AccessAlertProps) {
  return (
    <Layout heading={ACCESS_ALERT_SUBJECT} preview={`Account ${person_id} is now: ${accessOf(access)}.`}>
      <Paragraph>
        The administrator with the account number {actor_id} changed account {person_id} on {moment(at)}. It is now:{' '}
        {accessOf(access)}.
      </Paragraph>
      <Paragraph>
        If nobody on your team did this, sign that administrator out everywhere and change the password at once.
      </Paragraph>
      <Button href={`${site_url}/admin/users/${person_id}`}>Open the account</Button>
    </Layout>
  )
}
