import { type ReactNode, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The calculator's script comes when it is asked for; without scripts there is the calculator's own page. */
export function BmiDisclosure({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <section id="bmi" className="section bg-field-soft">
      <div className="wrap grid items-start gap-8 lg:grid-cols-[1fr_500px] lg:gap-20">
        <div>
          <h2>See where your weight stands</h2>
          <p className="lead mt-4">
            Height and weight give your BMI. Read it together with your waist: the two say more than any shape.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              variant="outline"
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
              className="noscript:hidden"
            >
              {isOpen ? 'Hide BMI calculator' : 'Show BMI calculator'}
            </Button>
            {isOpen ? null : (
              <Link to="/bmi" className="inline-flex min-h-11 items-center text-link-line">
                Full BMI calculator
              </Link>
            )}
          </div>
        </div>
        <div id={panelId} hidden={!isOpen}>
          {isOpen && (
            <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
              <Card raised>{children}</Card>
            </Suspense>
          )}
        </div>
      </div>
    </section>
  )
}
