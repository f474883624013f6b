import { Link } from 'react-router'
import { KEPT_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { SITE } from '#domain/site/site.ts'

/** The notice of the Digital Personal Data Protection Act 2023, section 5; its version is NOTICE_VERSION. */
export function PrivacyNotice() {
  return (
    <section aria-labelledby="notice-title" className="rounded-field bg-sunken p-4 text-sm md:p-5">
      <h3 id="notice-title" className="font-semibold text-md">
        What happens to your answers
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-ink-subtle">
        <li>
          We ask for your name, e-mail address, phone number, age, gender, height and weight. If you wish, you also
          answer questions on pregnancy, medicines, allergies, diagnoses, eating disorders and your way of eating, and
          name a concern. Most of this is about your health.
        </li>
        <li>
          We use it for one purpose: to answer you, write your plan if it is safe for you, and reach you about it. The
          dietitian who writes the plan and the office of {SITE.name} read it, nobody else.
        </li>
        <li>
          We erase it after {KEPT_MONTHS} months. You can take back your agreement at any time:{' '}
          <Link to="/assessment" className="text-link-line">
            see or erase it
          </Link>{' '}
          earlier with the link in our confirmation mail.
        </li>
      </ul>
      <p className="mt-3">
        By sending the form you agree to this use under the Digital Personal Data Protection Act 2023. Your rights, and
        how to complain, are in our{' '}
        <Link to="/legal#privacy" className="text-link-line">
          Privacy Policy
        </Link>
        .
      </p>
    </section>
  )
}
