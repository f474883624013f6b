import { memo } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CardsInView } from '../suggestions/cards-in-view.tsx'

/**
 * Available colleagues, shown below a form that cannot be sent. The memo keeps the server's markup, as for the profile.
 */
export const Colleagues = memo(function Colleagues({ dietitian }: { dietitian: Dietitian }) {
  return (
    <section className="mt-10 grid gap-5">
      <div>
        <h3>Dietitians taking requests now</h3>
        <CardsInView concern={dietitian.specialization ?? 'general'} excludedId={dietitian.id} />
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to="/dietitians?available=available">See all taking requests</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Ask the office
        </ButtonLink>
      </div>
    </section>
  )
})
