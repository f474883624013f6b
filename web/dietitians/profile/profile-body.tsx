import type { ReactNode } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ContactSection } from '../contact-lines.tsx'
import { PracticeSection } from '../practice.tsx'
import { BookingCard } from './booking-card.tsx'
import { CheckedSection } from './checked-section.tsx'

interface ProfileBodyProps {
  dietitian: Dietitian
  /** Further sections of the main column. */
  children?: ReactNode
}

export function ProfileBody({ dietitian, children }: ProfileBodyProps) {
  return (
    <div className="wrap grid gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-16 lg:py-14">
      <aside aria-label="Booking" className="lg:order-last lg:-mt-28">
        <BookingCard dietitian={dietitian} />
      </aside>
      <div className="grid content-start gap-10">
        <section>
          <h2 className="text-h3">About</h2>
          <p className="wrap-anywhere mt-3 max-w-read whitespace-pre-line text-lg">{dietitian.bio}</p>
        </section>
        <PracticeSection dietitian={dietitian} />
        <CheckedSection credentials={dietitian.credentials} />
        <ContactSection dietitian={dietitian} />
        {children}
      </div>
    </div>
  )
}
