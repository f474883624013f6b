import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { SITE } from '#domain/site/site.ts'
import { type Block, blocksOf, type Line, type MailContent } from './mail-content.ts'

/** The light theme's values, because mail clients do not support custom properties. */
const BRAND = {
  bg: '#f8fbf9',
  surface: '#ffffff',
  field: '#fbeeaf',
  ink: '#081c11',
  inkMuted: '#42534a',
  inkOnField: '#102f1d',
  line: '#d3dad6',
  sunken: '#f1f5f3',
  primary: '#205a36',
  onPrimary: '#ffffff',
  link: '#205a36',
} as const

const FONT = "'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const WIDTH = 560
/** Some mail clients centre and limit a column only in tables. */
const LAYOUT_TABLE = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 } as const
const MUTED = { fontSize: 14, lineHeight: '21px', color: BRAND.inkMuted } as const
const TEXT = { margin: '0 0 16px', fontSize: 17, lineHeight: '26px' } as const
const LINK = { color: BRAND.link, overflowWrap: 'anywhere' } as const

function InLine({ line }: { line: Line }) {
  if (typeof line === 'string') return line
  return line.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href} style={LINK}>
        {part.text}
      </a>
    ),
  )
}

/** Renders items as separate children, which need no keys: a mail is rendered once, so no item moves. */
function inOrder<T>(items: readonly T[], render: (item: T, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(render))
}

/** Mail clients handle white-space differently, so line breaks are elements. */
function Lines({ lines }: { lines: Line[] }) {
  return inOrder(lines, (line, index) => (
    <>
      {index > 0 ? <br /> : null}
      <InLine line={line} />
    </>
  ))
}

const quoteStyle = {
  ...TEXT,
  padding: '16px 20px',
  backgroundColor: BRAND.sunken,
  borderRadius: 12,
  overflowWrap: 'anywhere',
} as const

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string' || Array.isArray(block)) return <Paragraph lines={[block]} />
  if ('lines' in block) return <Paragraph lines={block.lines} />
  if ('quote' in block) return <Paragraph lines={block.quote.split(/\r?\n/)} style={quoteStyle} />
  return (
    <ul style={{ ...TEXT, paddingLeft: 24, lineHeight: '30px' }}>
      {inOrder(block.list, (line) => (
        <li>
          <InLine line={line} />
        </li>
      ))}
    </ul>
  )
}

function Paragraph({ lines, style = TEXT }: { lines: Line[]; style?: CSSProperties }) {
  return (
    <p style={style}>
      <Lines lines={lines} />
    </p>
  )
}

const buttonStyle = {
  display: 'inline-block',
  padding: '14px 26px',
  backgroundColor: BRAND.primary,
  color: BRAND.onPrimary,
  borderRadius: 999,
  fontSize: 17,
  lineHeight: '20px',
  fontWeight: 600,
  textDecoration: 'none',
} as const

/** The mail's only button, with its address as text for clients that do not show it. */
function Button({ href, label }: { href: string; label: string }) {
  return (
    <>
      <p style={{ margin: '24px 0' }}>
        <a href={href} style={buttonStyle}>
          {label}
        </a>
      </p>
      <p style={{ margin: 0, ...MUTED }}>
        If the button doesn’t work, copy this address into your browser:
        <br />
        <a href={href} style={{ ...LINK, wordBreak: 'break-all' }}>
          {href}
        </a>
      </p>
    </>
  )
}

function Footer() {
  return (
    <p style={{ margin: 0, padding: '20px 33px', ...MUTED }}>
      {SITE.name}, {SITE.address}
      <br />
      Questions? Write to{' '}
      <a href={`mailto:${SITE.email}`} style={{ color: BRAND.link }}>
        {SITE.email}
      </a>{' '}
      or call {SITE.phone}.
    </p>
  )
}

/** The whole mail: a maize band with the site's name, a white card with the text, and the contact details. */
export function MailPage({ content, siteUrl }: { content: MailContent; siteUrl: string }) {
  const { subject, heading = subject, preview, button } = content
  return (
    <html lang="en-IN" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>{heading}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: BRAND.bg, color: BRAND.ink, fontFamily: FONT }}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}>{preview}</div>
        <table {...LAYOUT_TABLE} style={{ backgroundColor: BRAND.bg }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table {...LAYOUT_TABLE} style={{ maxWidth: WIDTH, textAlign: 'left' }}>
                  <tbody>
                    <tr>
                      <td style={bandStyle}>{SITE.name}</td>
                    </tr>
                    <tr>
                      <td style={cardStyle}>
                        <h1 style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '32px', fontWeight: 600 }}>
                          {heading}
                        </h1>
                        {inOrder(blocksOf(content), (block) => (
                          <BlockView block={block} />
                        ))}
                        {button ? <Button href={`${siteUrl}${button.path}`} label={button.label} /> : null}
                      </td>
                    </tr>
                    <tr>
                      <td>
                        <Footer />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const bandStyle = {
  padding: '20px 33px',
  backgroundColor: BRAND.field,
  color: BRAND.inkOnField,
  borderRadius: '20px 20px 0 0',
  fontSize: 22,
  lineHeight: '28px',
  fontWeight: 700,
} as const

const cardStyle = {
  padding: '32px 32px 28px',
  backgroundColor: BRAND.surface,
  border: `1px solid ${BRAND.line}`,
  borderTop: 0,
  borderRadius: '0 0 20px 20px',
} as const
