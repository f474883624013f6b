import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { SITE } from '#domain/site/site.ts'
import { loadOnUse } from '#web/lib/forms/load-on-use.ts'
import { Card } from '#web/ui/card.tsx'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { ASSESSMENT_ANCHOR, hasDraft } from './form-entry.ts'

const { load, wake } = loadOnUse(() => import('./assessment-panel.tsx'))
const AssessmentPanel = lazy(async () => ({ default: (await load()).AssessmentPanel }))

/** Never renders again: a user may already type in the server's form before its script has loaded. */
export const AssessmentSection = memo(function AssessmentSection() {
  const [openedAt] = useState(() => performance.now())
  useEffect(() => {
    if (hasDraft()) wake()
  }, [])
  return (
    <Card as="section" id={ASSESSMENT_ANCHOR} aria-labelledby="assessment-title" raised className="md:p-8!">
      <noscript>
        <p className="mb-6 rounded-field bg-warning-soft p-4 text-warning">
          This form needs JavaScript. Without it, please call{' '}
          <a href={SITE.phone_href} className="underline">
            {SITE.phone}
          </a>{' '}
          or write to{' '}
          <a href={`mailto:${SITE.email}`} className="underline">
            {SITE.email}
          </a>
          .
        </p>
      </noscript>
      <Suspense fallback={<FormFallback />}>
        <AssessmentPanel openedAt={openedAt} />
      </Suspense>
    </Card>
  )
})

/** After a navigation the browser renders the page itself, so the form is needed at once. */
function FormFallback() {
  useEffect(wake, [])
  return <FormSkeleton fields={5} />
}
