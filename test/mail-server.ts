import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  url: string
  received: Email[]
  close(): Promise<void>
}

/** The SMTP error for a recipient; null accepts the mail. */
export type Judge = (recipient: string) => { code: number; text: string } | null

function smtpError({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** A real SMTP server on loopback that stores the mails it receives. */
export async function startMailServer(judge: Judge = () => null, port = 0): Promise<MailServer> {
  const received: Email[] = []
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const response = judge(address)
      done(response ? smtpError(response) : null)
    },
    onData(stream, _session, done) {
      stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then((mail) => received.push(mail))
        .then(() => done(), done)
    },
  }
  const server = new SMTPServer(options)
  // A client that is killed during a mail must not crash this process.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
