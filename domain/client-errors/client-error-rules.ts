/** What a browser reports when a page breaks. It is here because the reporter loads no schema. */
export const CLIENT_ERRORS_PATH = '/api/client-errors/'

/** From one address. */
export const CLIENT_ERRORS_AN_HOUR = 20

export const CLIENT_ERROR_MAX = { name: 60, message: 200, frames: 5, frame: 160, route: 100, build: 40 } as const

const BLANK = '…'

/** Such as `name` or `user.profile.name`: the engines quote what was read or called. */
const CODE_NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/
const ABOUT_CODE = new Set(['TypeError', 'ReferenceError'])

/**
 * The message of an error without what people may have typed or where they were: addresses, e-mails, numbers and
 * whatever stands in quotation marks, apart from names in code.
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

/** `name file:line:column`, of our own built files alone: a frame elsewhere names an extension or an address. */
const BROWSER_FRAME = /(?:at )?(?:async )?([\w$.<>]*)[ @(]*https?:\/\/[^/\s]+\/assets\/([\w.-]+\.js):(\d+):(\d+)/

const KNOWN_FRAME = /^(?:[\w$.<>]+ )?[\w.-]+\.js:\d+:\d+$/

/** The first frames of a stack that are ours. */
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

/** A pattern holds no number and nothing that anybody has typed. */
export function isRoutePattern(route: string): boolean {
  return /^(\/|(\/:?[a-z][a-z-]*\??)+|\(unknown\))$/.test(route)
}
