import { BRAND } from './brand.ts'
import { Layout } from './layout.tsx'
import { moment } from './moment.ts'
import { Button, Paragraph } from './pieces.tsx'

export const NEW_DEVICE_SUBJECT = 'New sign-in to your account'

interface NewDeviceProps {
  first_name: string
  device: string
  /** The network part only. */
  address: string | null
  at: string
  site_url: string
}

export function NewDeviceMail({ first_name, device, address, at, site_url }: NewDeviceProps) {
  return (
    <Layout heading={NEW_DEVICE_SUBJECT} preview={`${device}, ${moment(at)}`}>
      <Paragraph>Hello {first_name},</Paragraph>
      <Paragraph>Your account was signed in from a browser that we have not seen before:</Paragraph>
      <Paragraph>
        When: {moment(at)}
        <br />
        Device: {device}
        {address ? (
          <>
            <br />
            Network: {address}
          </>
        ) : null}
      </Paragraph>
      <Paragraph>
        If it was you, there is nothing to do. If it was not, sign that device out in your settings and{' '}
        <a href={`${site_url}/forgot-password`} style={{ color: BRAND.link }}>
          set a new password
        </a>
        .
      </Paragraph>
      <Button href={`${site_url}/settings#devices`}>See signed-in devices</Button>
    </Layout>
  )
}
