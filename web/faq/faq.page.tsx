import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { faqGroups } from './faq.content.ts'
import { FaqList } from './faq-list.tsx'

const TITLE = 'Questions and answers'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'FAQ' }] as const

/** https://schema.org/FAQPage */
function questions() {
  return faqGroups().flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  )
}

export function meta() {
  return pageMeta({
    title: TITLE,
    description: `How a consultation with ${SITE.name} works, what it costs, who the dietitians are, what happens to your data, and what advice about food can’t do.`,
    keywords: ['diet consultation questions', 'dietitian fee', 'money-back guarantee', 'BMI Asian Indian', 'privacy'],
    path: '/faq',
    breadcrumb: BREADCRUMB,
    structured: [{ '@type': 'FAQPage', mainEntity: questions() }],
  })
}

export default function FaqPage() {
  useLinkedAnswer()
  const groups = faqGroups()
  return (
    <>
      <header className="border-line border-b bg-field-soft">
        <div className="wrap py-10 lg:py-14">
          <Breadcrumb entries={BREADCRUMB} />
          <h1 className="mt-5">{TITLE}</h1>
          <p className="lead mt-4">
            Short answers to what people ask us. Health answers are general information for adults.
          </p>
        </div>
      </header>
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[13rem_minmax(0,46rem)] lg:gap-16 lg:py-16">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ul>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link-line">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-14">
          {groups.map(({ id, title, entries }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-4 text-h3">
                {title}
              </h2>
              <FaqList entries={entries} />
            </section>
          ))}
          <section className="rounded-panel bg-primary-soft p-6 lg:p-9">
            <h2 className="text-h3">Didn’t find your question?</h2>
            <p className="mt-2 text-ink-muted">
              Ask us. A person reads it: {SITE.hours.map(({ days, from, to }) => `${days} ${from} to ${to}`).join(', ')}
              .
            </p>
            <ButtonLink to="/contact" className="mt-5">
              Contact us
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  )
}

/** Opens the linked answer; browsers do so only on a page load. */
function useLinkedAnswer() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again unfolds the answer again
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    const question = answer?.closest('details')
    if (!question || question.open) return
    question.open = true
    answer?.scrollIntoView()
  }, [hash, key])
}
