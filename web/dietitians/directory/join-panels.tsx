import { SITE } from '#domain/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const PANEL = 'rounded-panel p-6 lg:flex lg:items-center lg:justify-between lg:gap-6 lg:p-9'

export function JoinPanels() {
  return (
    <div className="mt-16 grid gap-6 lg:grid-cols-2">
      <section className={`${PANEL} bg-primary-soft`}>
        <div>
          <h2 className="text-h3">New to {SITE.name}?</h2>
          <p className="text-ink-muted">See your requests and replies in one place.</p>
        </div>
        <ButtonLink to="/register" className="mt-4 whitespace-nowrap lg:mt-0">
          Join as Client
        </ButtonLink>
      </section>
      <section className={`${PANEL} bg-field text-ink-on-field`}>
        <div>
          <h2 className="text-h3">Are you a dietitian?</h2>
          <p>Write, reply and grow your practice.</p>
        </div>
        <ButtonLink
          to="/register?as=dietitian"
          variant="outline"
          className="mt-4 whitespace-nowrap border-primary! lg:mt-0"
        >
          Join as Dietitian
        </ButtonLink>
      </section>
    </div>
  )
}
