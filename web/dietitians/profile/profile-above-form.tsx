import type { ComponentProps, ReactNode } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { REQUEST_FORM } from '../contact-action.tsx'
import { ContactSection } from '../contact-lines.tsx'
import { DietitianFacts, ReplyTimeLine } from '../dietitian-facts.tsx'
import { CheckedSection, PracticeSection } from '../practice.tsx'
import { BookingCard } from './booking-card.tsx'
import { ProfileHead } from './profile-head.tsx'

interface ProfileAboveFormProps {
  dietitian: Dietitian
  trail: ComponentProps<typeof ProfileHead>['trail']
  /** Further sections. */
  children?: ReactNode
}

/**
 * The whole profile. Phones show only its beginning, so that the form is near; the rest unfolds in place, without
 * scripts too.
 */
export function ProfileAboveForm({ dietitian, trail, children }: ProfileAboveFormProps) {
  const formLink = (
    <ButtonLink to={`#${REQUEST_FORM}`} variant={dietitian.is_available ? 'primary' : 'outline'} block>
      {dietitian.is_available ? 'Write your request' : 'When to come back'}
    </ButtonLink>
  )
  return (
    <article>
      <ProfileHead dietitian={dietitian} trail={trail} />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-16 lg:py-14">
        <aside aria-label="Booking" className="lg:-mt-21 max-lg:hidden lg:order-last">
          <BookingCard dietitian={dietitian} action={formLink} />
        </aside>
        <div className="group grid content-start gap-8 lg:gap-10">
          <div className="grid gap-4 lg:hidden">
            <DietitianFacts dietitian={dietitian} />
            <ReplyTimeLine minutes={dietitian.first_reply_minutes} />
            {formLink}
          </div>
          <section>
            <h2 className="text-h3">About</h2>
            <p className="wrap-anywhere mt-3 max-w-read whitespace-pre-line text-lg max-lg:line-clamp-4 group-has-[>details[open]]:line-clamp-none">
              {dietitian.bio}
            </p>
          </section>
          <details className="folds-on-phones">
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">Full profile</summary>
            <div className="grid gap-10 max-lg:mt-4">
              <PracticeSection dietitian={dietitian} />
              <CheckedSection credentials={dietitian.credentials} />
              <ContactSection dietitian={dietitian} />
              {children}
            </div>
          </details>
        </div>
      </div>
    </article>
  )
}
