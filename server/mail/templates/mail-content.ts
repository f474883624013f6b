import { SITE } from '#domain/site/site.ts'

/** A linked address, with its scheme: `https:`, `mailto:` or `tel:`. */
export interface Link {
  text: string
  href: string
}

/** The text of one line. */
export type Line = string | (string | Link)[]

/** A string is a paragraph; a quote is another person's words, with their line breaks. */
export type Block = Line | { lines: Line[] } | { list: Line[] } | { quote: string }

/** The parts in which mails differ. */
export interface MailContent {
  subject: string
  /** The subject by default. */
  heading?: string
  preview: string
  /** The recipient's name; empty until the address is confirmed, because anyone can type a stranger's address. */
  greet?: string
  body: (Block | null)[]
  button?: { path: string; label: string }
}

/** The blocks below the heading, including the greeting. */
export function blocksOf({ greet, body }: MailContent): Block[] {
  const greeting = greet === undefined ? [] : [greet === '' ? 'Hello,' : `Hello ${greet},`]
  return [...greeting, ...body.filter((block) => block !== null)]
}

function lineToText(line: Line): string {
  const parts = typeof line === 'string' ? [line] : line
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return part.href === `mailto:${part.text}` ? part.text : `${part.text} ${part.href}`
    })
    .join('')
}

function blockToText(block: Block): string {
  if (typeof block === 'string' || Array.isArray(block)) return lineToText(block)
  if ('quote' in block) return block.quote.replaceAll(/\r\n?/g, '\n')
  if ('lines' in block) return block.lines.map(lineToText).join('\n')
  return block.list.map((line) => `- ${lineToText(line)}`).join('\n')
}

/** The plain-text version of a mail. */
export function toText(content: MailContent, siteUrl: string): string {
  const { subject, heading = subject, button } = content
  return [
    SITE.name,
    heading,
    ...blocksOf(content).map(blockToText),
    ...(button ? [`${button.label} ${siteUrl}${button.path}`] : []),
    `${SITE.name}, ${SITE.address}\nQuestions? Write to ${SITE.email} or call ${SITE.phone}.`,
  ].join('\n\n')
}
