import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import { NOTICE_VERSION } from '#domain/assessments/assessment-rules.ts'
import { SITE } from '#domain/site/site.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { GrievanceOfficer } from './grievance-officer.tsx'
import { LEGAL_INTRODUCTION, LEGAL_SECTIONS } from './legal.content.ts'
import { LegalSectionView } from './legal-section.tsx'
import { StoredItems } from './stored-items.tsx'

const TITLE = 'Privacy, terms and cookies'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Legal' }] as const

export function meta() {
  return pageMeta({
    title: TITLE,
    description: `What ${SITE.name} keeps about you and why, how long, your rights and how to complain, the terms of the service, and what your browser remembers.`,
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
            Version {TERMS_VERSION}. The notice beside the health assessment: version {NOTICE_VERSION}.
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

/** The three parts, and the places in them that somebody comes for. */
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
