import { useState } from 'react'
import { PLANS } from '#domain/membership/plans.content.ts'
import type { PlanId } from '#domain/membership/plans.ts'
import { PeriodToggle } from './period-toggle.tsx'
import { PlanCard } from './plan-card.tsx'

/** Choosing a plan only highlights its card. */
export function PlanCards() {
  const [selected, setSelected] = useState<PlanId | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="max-w-xl">Choose how closely you want to be looked after</h2>
          <p className="lead mt-4">Every plan has a dietitian behind it. They differ in how often you meet.</p>
        </div>
        <PeriodToggle />
      </div>
      <ul className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-3 min-[80rem]:gap-6">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isSelected={selected === plan.id}
            onToggle={() => setSelected(selected === plan.id ? null : plan.id)}
          />
        ))}
      </ul>
    </>
  )
}
