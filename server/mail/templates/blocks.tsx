import { Fragment, type ReactNode } from 'react'

/** The light theme's values, because mail clients know no tokens. */
export const BRAND = {
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

const DATE_TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** "21 November 2026 at 8:20 pm, Indian time". A mail cannot know the reader's time zone. */
export function formatDateTime(at: string): string {
  return `${DATE_TIME.format(new Date(at))}, Indian time`
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', fontSize: 17, lineHeight: '26px' }}>{children}</p>
}

export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} style={{ color: BRAND.link, overflowWrap: 'anywhere' }}>
      {children}
    </a>
  )
}

/** Another person's words, set apart, with their line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <p
      style={{
        margin: '0 0 16px',
        padding: '16px 20px',
        backgroundColor: BRAND.sunken,
        borderRadius: 12,
        fontSize: 17,
        lineHeight: '26px',
        overflowWrap: 'anywhere',
      }}
    >
      {children.split(/\r?\n/).map((line, index) => (
        // Lines never move, and mail clients disagree about white-space.
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </p>
  )
}

/** The mail's one action. Clients that show no button get the address in words; the text part has it anyway. */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <>
      <p style={{ margin: '24px 0' }}>
        <a
          href={href}
          style={{
            display: 'inline-block',
            padding: '14px 26px',
            backgroundColor: BRAND.primary,
            color: BRAND.onPrimary,
            borderRadius: 999,
            fontSize: 17,
            lineHeight: '20px',
            fontWeight: 600,
            textDecoration: 'none',
          }}
        >
          {children}
        </a>
      </p>
      <p data-skip-in-text style={{ margin: 0, fontSize: 14, lineHeight: '21px', color: BRAND.inkMuted }}>
        If the button does not work, copy this address into your browser:
        <br />
        <a href={href} style={{ color: BRAND.link, overflowWrap: 'anywhere', wordBreak: 'break-all' }}>
          {href}
        </a>
      </p>
    </>
  )
}
