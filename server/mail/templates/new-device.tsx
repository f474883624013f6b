import { BRAND } from './brand.ts'
import { Layout } from './layout.tsx'
import { moment } from './moment.ts'
import { Button, Greeting, Paragraph } from './pieces.tsx'

export const NEW_DEVICE_SUBJECT = 'New sign-in to your account'
export const DEVICE_CHANGED_SUBJECT = 'Your account is used from another device'

interface NewDeviceProps {
  first_name: string
  device: string
  /** The network part only. */
  address: string | null
  at: string
  site_url: string
}

export function NewDeviceMail(props: NewDeviceProps) {
  return (
    <DeviceMail {...props} heading={NEW_DEVICE_SUBJECT}>
      Your account was signed in from a browser that it has not used within the last month:
    </DeviceMail>
  )
}

/** A sign-in that was copied to another device looks like this. */
export function DeviceChangedMail(props: NewDeviceProps) {
  return (
    <DeviceMail {...props} heading={DEVICE_CHANGED_SUBJECT}>
      A browser that you signed in before is now used as another one. Its sign-in may have been copied:
    </DeviceMail>
  )
}

interface DeviceMailProps extends NewDeviceProps {
  heading: string
  children: string
}

function DeviceMail({ heading, children, first_name, device, address, at, site_url }: DeviceMailProps) {
  return (
    <Layout heading={heading} preview={`${device}, ${moment(at)}`}>
      <Greeting name={first_name} />
      <Paragraph>{children}</Paragraph>
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
