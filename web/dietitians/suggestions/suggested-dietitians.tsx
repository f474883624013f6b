import { type ReactNode, useId } from 'react'
import type { Concern } from '#domain/dietitians/concerns.ts'
import { CONCERN_LINKS, concernPath } from '#domain/dietitians/directory/concern-links.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface SuggestedDietitiansProps {
  concern: Concern
  cards: ReactNode
  /** Further links, after the plans. */
  children?: ReactNode
}

/** The end of a page about a concern: dietitians who help with it, then a link to the plans. */
export function SuggestedDietitians({ concern, cards, children }: SuggestedDietitiansProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-line border-t bg-field-soft print:hidden">
      <div className="wrap py-16">
        <h2 id={titleId} className="text-[2rem]">
          Talk it through with a dietitian
        </h2>
        <p className="lead mt-3">
          What you read here is general. A dietitian adapts it to your reports, your kitchen and your week.
        </p>
        {cards}
        <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink to={concernPath(concern)}>{CONCERN_LINKS[concern].label}</ButtonLink>
          <ButtonLink to="/membership" variant="outline">
            See membership plans
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  )
}
