/**
 * Shared limits of the browser's error reports. Separate from the schema, because the reporter loads no schema library.
 */
export const CLIENT_ERRORS_PATH = '/api/client-errors/'

/** Reports accepted from one address. */
export const CLIENT_ERRORS_PER_HOUR = 20

export const CLIENT_ERROR_MAX = { name: 60, message: 200, frames: 5, frame: 160, route: 100, build: 40 } as const

const BLANK = '…'

/** Matches `name` or `user.profile.name`: engines quote the expression that was read or called. */
const CODE_NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/
const ABOUT_CODE = new Set(['TypeError', 'ReferenceError'])

/**
 * Removes from an error message anything that may be personal: addresses, e-mails, numbers and all quoted text except
 * names in code.
 */
export function withoutValues(name: string, message: string): string {
  const hasSafeNames = ABOUT_CODE.has(name)
  return message
    .replaceAll(/\b[a-z][\w+.-]*:\/\/\S+/gi, BLANK)
    .replaceAll(/\S+@\S+/g, BLANK)
    .replaceAll(/(["'`“‘])(.*?)(["'`”’]|$)/gs, (all, open: string, quoted: string, close: string) =>
      hasSafeNames && CODE_NAME.test(quoted) ? all : `${open}${BLANK}${close}`,
    )
    .replaceAll(/[/?&#]\S*/g, BLANK)
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, CLIENT_ERROR_MAX.message)
}

/** `name file:line:column`, only for our own built files: any other frame reveals an extension or an address. */
const BROWSER_FRAME = /(?:at )?(?:async )?([\w$.<>]*)[ @(]*https?:\/\/[^/\s]+\/assets\/([\w.-]+\.js):(\d+):(\d+)/

const KNOWN_FRAME = /^(?:[\w$.<>]+ )?[\w.-]+\.js:\d+:\d+$/

/** The first frames of a stack that belong to our own code. */
export function toFrames(stack: string): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file, row, column] = BROWSER_FRAME.exec(line) ?? []
    const frame = `${name ? `${name} ` : ''}${file}:${row}:${column}`
    return file && frame.length <= CLIENT_ERROR_MAX.frame ? [frame] : []
  })
  return frames.slice(0, CLIENT_ERROR_MAX.frames)
}

export function isFrame(frame: string): boolean {
  return KNOWN_FRAME.test(frame)
}

/** A route pattern contains no numbers and nothing a user has typed. */
export function isRoutePattern(route: string): boolean {
  return /^(\/|(\/:?[a-z][a-z-]*\??)+|\(unknown\))$/.test(route)
}
