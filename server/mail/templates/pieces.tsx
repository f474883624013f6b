import { Fragment, type ReactNode } from 'react'
import { BRAND } from './brand.ts'

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', fontSize: 17, lineHeight: '26px' }}>{children}</p>
}

/** @param name empty while the recipient has not confirmed the address: anybody can type a stranger's address and any name */
export function Greeting({ name }: { name: string }) {
  return <Paragraph>{name === '' ? 'Hello,' : `Hello ${name},`}</Paragraph>
}

/** Somebody else's words, set apart, with their line breaks. */
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

/** The one thing to do. The address is written out too, for clients that show no button; the text part has it anyway. */
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
