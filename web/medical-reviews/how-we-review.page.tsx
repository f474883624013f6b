import { CHECKLIST, DUE_SOON_DAYS } from '#domain/medical-reviews/review-rules.ts'
import { SITE } from '#domain/site/site.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'How we review' }]

export function meta() {
  return pageMeta({
    title: 'How we review health content',
    description:
      'Who writes and checks the health content on this site, what a reviewer looks at, how often we check again, and how to tell us about a mistake.',
    keywords: ['medical review', 'editorial policy', 'dietitian reviewed'],
    path: '/how-we-review',
    breadcrumb: BREADCRUMB,
  })
}

export default function HowWeReviewPage() {
  return (
    <div className="wrap pt-10 pb-20">
      <Breadcrumb entries={BREADCRUMB} />
      <h1 className="mt-4">How we review health content</h1>
      <p className="lead mt-4">
        Advice about food and health should say who checked it, when and how. This is what we do.
      </p>
      <div className="mt-10 grid max-w-read gap-10">
        <section>
          <h2 className="text-h3">Who writes, who reviews</h2>
          <p className="mt-3">
            Articles are written by the dietitians named on them. Our guides, the BMI texts and the body-type guide are
            written by the {SITE.name} team.
          </p>
          <p className="mt-3">
            A reviewer is a dietitian whose qualification and registration we have checked. Nobody reviews their own
            article. The page shows the reviewer’s name, qualification and registration as they were on that day.
          </p>
        </section>
        <section>
          <h2 className="text-h3">What a reviewer checks</h2>
          <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-ink-subtle">
            {Object.values(CHECKLIST).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-3">If something is missing, the reviewer sends the text back with comments.</p>
        </section>
        <section>
          <h2 className="text-h3">What the line on a page means</h2>
          <dl className="mt-3 grid gap-4">
            <Meaning term="Reviewed by …">A reviewer has approved the words you are reading.</Meaning>
            <Meaning term="Updated, review pending">
              The words have changed since the last review. A reviewer still has to check the changes.
            </Meaning>
            <Meaning term="Review due since …">
              The review is too old to rely on. We need to check the page again.
            </Meaning>
            <Meaning term="Not medically reviewed yet">
              The text names its sources, but no reviewer has approved it so far.
            </Meaning>
          </dl>
        </section>
        <section>
          <h2 className="text-h3">How often we check again</h2>
          <p className="mt-3">
            A review is valid for 12 months. If the text is about medicines, pregnancy or breastfeeding, it’s valid for
            6 months. We remind reviewers {DUE_SOON_DAYS} days before a review ends.
          </p>
        </section>
        <section>
          <h2 className="text-h3">Found a mistake?</h2>
          <p className="mt-3">
            Write to{' '}
            <a href={`mailto:${SITE.email}`} className="wrap-anywhere text-link underline">
              {SITE.email}
            </a>{' '}
            and tell us which page. Please don’t send health details by email.
          </p>
          <ButtonLink to="/dietitians" variant="outline" className="mt-5">
            Find a dietitian
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

function Meaning({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-1 text-ink-muted">{children}</dd>
    </div>
  )
}
