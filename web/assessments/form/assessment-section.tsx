import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { SITE } from '#domain/site/site.ts'
import { loadOnUse } from '#web/lib/forms/load-on-use.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { hasDraft } from './assessment-values.ts'
import { ASSESSMENT_ANCHOR } from './focus-first-field.ts'

const { load, wake } = loadOnUse(() => import('./assessment-panel.tsx'))
const AssessmentPanel = lazy(async () => ({ default: (await load()).AssessmentPanel }))

/** Never drawn anew: the form that the server sent, which somebody may be typing in, is not touched before its script. */
export const AssessmentSection = memo(function AssessmentSection() {
  const [openedAt] = useState(() => performance.now())
  useEffect(() => {
    if (hasDraft()) wake()
  }, [])
  return (
    <Card as="section" id={ASSESSMENT_ANCHOR} aria-labelledby="assessment-title" raised className="md:p-8!">
      <WithoutScript />
      <Suspense fallback={<Awaited />}>
        <AssessmentPanel openedAt={openedAt} />
      </Suspense>
    </Card>
  )
})

/** The browser draws the page itself: the form is needed now. */
function Awaited() {
  useEffect(wake, [])
  return (
    <div aria-hidden="true" className="grid gap-5">
      {['name', 'reach', 'age', 'size', 'concern'].map((row) => (
        <Skeleton key={row} className="h-[4.75rem] rounded-field" />
      ))}
    </div>
  )
}

function WithoutScript() {
  return (
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
  )
}
