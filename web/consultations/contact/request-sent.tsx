import { useEffect, useRef } from 'react'
import { SITE } from '#domain/site/site.ts'
import art from '#web/illustrations/hero-2-consultation.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

/** @param dietitianName includes the title: "Dr. Harpreet Kaur Gill" */
export function RequestSent({ dietitianName }: { dietitianName: string }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])

  const steps = [
    `${dietitianName} reviews your request`,
    'You hear back by email or phone',
    'You schedule a session together',
  ]
  return (
    <div className="wrap flex flex-col items-center gap-4 py-12 text-center md:py-20">
      <title>{`Request Sent Successfully! | ${SITE.name}`}</title>
      <img src={art} alt="" width={280} height={280} className="size-60" />
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        Request Sent Successfully!
      </h1>
      <p className="max-w-xl text-ink-muted text-lg">
        We’ve told {dietitianName} by email. You’ll find your request and every reply in your profile.
      </p>
      <section aria-label="What happens next" className="my-6 w-full max-w-190 text-left">
        <h2 className="mb-5 text-center text-h4">What happens next</h2>
        <Stepper steps={steps} current={0} />
      </section>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/dietitians">Browse More Dietitians</ButtonLink>
        <ButtonLink to="/blogs" variant="outline">
          Read Health Articles
        </ButtonLink>
        <ButtonLink to="/profile" variant="outline">
          See my requests
        </ButtonLink>
      </div>
    </div>
  )
}
