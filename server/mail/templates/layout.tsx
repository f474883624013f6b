import { createElement, Fragment, type ReactElement } from 'react'
import { SITE } from '#domain/site/site.ts'
import { BRAND, Button, Paragraph } from './blocks.tsx'

/** What differs between one mail and another. */
export interface MailContent {
  subject: string
  /** The subject where it is left out. */
  heading?: string
  preview: string
  /** The recipient's name; empty while the address is not confirmed, because anyone can type a stranger's address. */
  greet?: string
  /** A string is a paragraph. */
  body: (string | ReactElement | null)[]
  button?: { path: string; label: string }
}

const FONT = "'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const WIDTH = 560

function Footer() {
  return (
    <p style={{ margin: 0, padding: '20px 33px', fontSize: 14, lineHeight: '21px', color: BRAND.inkMuted }}>
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

function Body({ greet, body, button, siteUrl }: MailContent & { siteUrl: string }) {
  const blocks = body.map((block) => (typeof block === 'string' ? createElement(Paragraph, null, block) : block))
  return (
    <>
      {greet === undefined ? null : <Paragraph>{greet === '' ? 'Hello,' : `Hello ${greet},`}</Paragraph>}
      {createElement(Fragment, null, ...blocks)}
      {button ? <Button href={`${siteUrl}${button.path}`}>{button.label}</Button> : null}
    </>
  )
}

/** The whole mail: a maize band with the site's name, a white card with the text, and the contact details. */
export function Layout({ content, siteUrl }: { content: MailContent; siteUrl: string }) {
  const { subject, heading = subject, preview } = content
  return (
    <html lang="en-IN" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>{heading}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: BRAND.bg, color: BRAND.ink, fontFamily: FONT }}>
        <div data-skip-in-text style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}>
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ backgroundColor: BRAND.bg }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: WIDTH, textAlign: 'left' }}
                >
                  <tbody>
                    <tr>
                      <td style={bandStyle}>{SITE.name}</td>
                    </tr>
                    <tr>
                      <td style={cardStyle}>
                        <h1 style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '32px', fontWeight: 600 }}>
                          {heading}
                        </h1>
                        <Body {...content} siteUrl={siteUrl} />
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
