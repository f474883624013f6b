import { type PlanId, readPlan } from '#domain/membership/plans.ts'
import { useQueryParams } from './use-query-params.ts'

const CODEC = {
  read: readPlan,
  write: (plan: PlanId | null) => new URLSearchParams(plan ? { plan } : {}),
}

/** Keeps the chosen plan in the address, so that a reload or Back restores it. */
export function usePlanInAddress() {
  const { values, apply } = useQueryParams<PlanId | null>(CODEC)
  return [values, (plan: PlanId | null) => apply(plan, { replace: true })] as const
}
