import type { ReactNode } from 'react'
import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import { NOTICE_VERSION } from '#domain/assessments/assessment-rules.ts'
import { SITE } from '#domain/site/site.ts'
import { mailHref } from '#web/lib/contact-links.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { STORED_ITEMS } from './browser-storage.content.ts'
import { LEGAL_INTRODUCTION, LEGAL_SECTIONS, type LegalPart, type LegalSection } from './legal.content.ts'

const TITLE = 'Privacy, terms and cookies'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Legal' }] as const

export function meta() {
  return pageMeta({
    title: TITLE,
    description: `What ${SITE.name} stores about you, why and for how long, your rights and how to complain, the terms of service, and what your browser remembers.`,
    keywords: ['privacy policy', 'terms of service', 'cookie policy', 'DPDP Act 2023', 'complaint', SITE.name],
    path: '/legal',
    breadcrumb: BREADCRUMB,
  })
}

export default function LegalPage() {
  return (
    <>
      <header className="border-line border-b bg-field-soft">
        <div className="wrap py-10 lg:py-14">
          <Breadcrumb entries={BREADCRUMB} />
          <h1 className="mt-5">{TITLE}</h1>
          <p className="lead mt-4">{LEGAL_INTRODUCTION}</p>
          <p className="mt-4 text-ink-muted text-sm">
            Version {TERMS_VERSION}. Notice with the health assessment: version {NOTICE_VERSION}.
          </p>
        </div>
      </header>
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[13rem_minmax(0,42rem)] lg:gap-16 lg:py-16">
        <OnThisPage />
        <div className="grid gap-16">
          {LEGAL_SECTIONS.map((section) => (
            <LegalSectionView key={section.id} section={section}>
              {section.id === 'cookies' && <StoredItems />}
              {section.id === 'privacy' && <GrievanceOfficer />}
            </LegalSectionView>
          ))}
        </div>
      </div>
    </>
  )
}

function OnThisPage() {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
      <ul>
        {LEGAL_SECTIONS.map(({ id, title, parts }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link-line">
              {title}
            </a>
            <ul className="pl-4 text-sm">
              {parts.map((part) =>
                part.id ? (
                  <li key={part.id}>
                    <a
                      href={`#${part.id}`}
                      className="inline-flex min-h-9 items-center text-link underline underline-offset-[.22em]"
                    >
                      {part.heading}
                    </a>
                  </li>
                ) : null,
              )}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GrievanceOfficer() {
  return (
    <div className="mt-8">
      <h3 id="grievance-officer">Grievance officer</h3>
      <address className="mt-3 rounded-card border border-line bg-surface px-5 py-4 not-italic">
        <p className="font-semibold">Grievance officer, {SITE.name}</p>
        <p>{SITE.address}</p>
        <p>
          <a href={mailHref(SITE.email, 'Grievance')} className="inline-flex min-h-9 items-center text-link-line">
            {SITE.email}
          </a>
        </p>
        <p>
          <a href={SITE.phone_href} className="inline-flex min-h-9 items-center text-link-line">
            {SITE.phone}
          </a>
          {', '}
          {SITE.hours.map(({ days, from, to }) => `${days} ${from} to ${to}`).join(', ')}
        </p>
      </address>
    </div>
  )
}

/** A list reads better than a table on phones. */
function StoredItems() {
  return (
    <dl className="mt-6 border-line border-b">
      {STORED_ITEMS.map(({ keys, purpose, until }) => (
        <div key={purpose} className="grid gap-1 border-line border-t py-4 md:grid-cols-[14rem_1fr] md:gap-6">
          <dt className="grid content-start justify-items-start gap-1 font-mono text-sm">
            {keys.map((key) => (
              <code key={key} className="break-all">
                {key}
              </code>
            ))}
          </dt>
          <dd>
            <p>{purpose}</p>
            <p className="text-ink-muted text-sm">{until}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface LegalSectionViewProps {
  section: LegalSection
  /** After the text. */
  children: ReactNode
}

function LegalSectionView({ section, children }: LegalSectionViewProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      {section.parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      {children}
    </section>
  )
}

function Part({ part }: { part: LegalPart }) {
  return (
    <div className="mt-8">
      <h3 id={part.id}>{part.heading}</h3>
      {part.paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-pretty">
          {paragraph}
        </p>
      ))}
      {part.points && (
        <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-subtle">
          {part.points.map((point) => (
            <li key={point} className="text-pretty">
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
