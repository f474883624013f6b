/** Addresses with a scheme (an SMTP server's, with its password, or a one-time link that a filter objects to). */
const LINK = /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi
/** What looks like a key or a token: long, without a space, letters and digits mixed. */
const SECRET = /(?=\S*[a-z])(?=\S*\d)[\w+/=-]{24,}/gi

/** What an error of sending says to the office: enough to act, nothing to sign in with. */
export function shortError(message: string): string {
  return message.replaceAll(LINK, '[address]').replaceAll(SECRET, '[hidden]')
}
