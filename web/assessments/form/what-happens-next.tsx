import { type PlanId, planName } from '#domain/membership/plans.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** After sending: what the person can expect, and what to read meanwhile. */
export function WhatHappensNext({ plan }: { plan: PlanId | null }) {
  return (
    <section aria-labelledby="what-happens-next" className="grid justify-items-start gap-3">
      <h3 id="what-happens-next" className="text-h4">
        What happens next
      </h3>
      {plan ? (
        <p>
          You asked about the {planName(plan)} plan. You haven’t been charged: our office answers your questions first.
        </p>
      ) : null}
      <ol className="grid list-decimal gap-2 pl-6">
        <li>A dietitian reads what you sent. If something is unclear, our office calls you.</li>
        <li>When your answer is ready, we email you a link to it. The email itself says nothing about your health.</li>
        <li>You open the link and read the answer. You don’t need an account.</li>
      </ol>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="outline" size="small" to="/dietitians">
          Meet our dietitians
        </ButtonLink>
        <ButtonLink variant="outline" size="small" to="/blogs">
          Read an article
        </ButtonLink>
      </p>
    </section>
  )
}
