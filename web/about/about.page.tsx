import { ArrowRight, Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import art from '#web/illustrations/empty-no-requests.svg'
import transformArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import { mailHref } from '#web/lib/contact-links.ts'
import { absolute, organisationRef, pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { JOINING, NO_PROMISES, PROMISES, roles, STEPS, story } from './about.content.ts'

const PATH = '/about'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'About Us' }] as const

export function meta() {
  return pageMeta({
    title: 'About us',
    description: `${SITE.name} connects people in India with dietitians who work with the food they love. How we work, who works here and how to join.`,
    keywords: ['about Thali', 'dietitian jobs', 'nutrition coaching India', 'Mohali', 'Punjab'],
    path: PATH,
    breadcrumb: BREADCRUMB,
    structured: [
      { '@type': 'AboutPage', name: `About ${SITE.name}`, url: absolute(PATH), mainEntity: organisationRef() },
    ],
  })
}

export default function AboutPage() {
  return (
    <>
      <MaizeHero
        title="Good advice starts with what’s already on your plate"
        lead={`${SITE.name} connects people who want to eat better with dietitians in India.`}
        art={transformArt}
        breadcrumb={BREADCRUMB}
      >
        <ButtonLink to="/contact" size="large">
          Start with a free assessment
        </ButtonLink>
      </MaizeHero>
      <HowWeWork />
      <Promises />
      <OurTeam />
      <Careers />
      <SuccessStories />
      <MaizeClosing
        title="Talk to us"
        lead="Tell us about yourself and what you’d like help with. It’s free."
        art={consultationArt}
      >
        <ButtonLink to="/contact" size="large">
          Contact us
        </ButtonLink>
        <ButtonLink to="/faq" variant="outline" size="large" className="border-primary!">
          Read questions and answers
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}

/** Names roles only; dietitians publish their names in their profiles. */
function OurTeam() {
  return (
    <section id="team" aria-labelledby="team-title" className="section">
      <div className="wrap">
        <h2 id="team-title">Our Team</h2>
        <p className="lead mt-4">Meet our dietitians and the team behind them.</p>
        <ul className="mt-8 grid gap-6 lg:mt-12 lg:grid-cols-2">
          {roles().map(({ title, text, link }) => (
            <li
              key={title}
              className="flex flex-col items-start rounded-card border border-line bg-surface p-6 shadow-card lg:p-8"
            >
              <h3>{title}</h3>
              <p className="mt-3 mb-4 text-ink-muted">{text}</p>
              <Link to={link.to} className="mt-auto inline-flex min-h-11 items-center gap-1.5 text-link-line">
                {link.label}
                <ArrowRight aria-hidden="true" className="icon" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Careers() {
  return (
    <section id="careers" aria-labelledby="careers-title" className="section bg-primary-soft">
      <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
        <div>
          <h2 id="careers-title">Careers</h2>
          <p className="lead mt-4">
            As a dietitian you set your own fee, take requests when you have time, and reply in your own name.
          </p>
          <div className="mt-6 grid gap-4 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5">
            <ButtonLink to="/register?as=dietitian">Join as Dietitian</ButtonLink>
          </div>
          <p className="mt-6 text-ink-muted">
            Want to work in our office? Tell us what you can do:{' '}
            <a href={mailHref(SITE.email, 'Working at the office')} className="text-link-line">
              {SITE.email}
            </a>
            .
          </p>
        </div>
        <ol className="grid gap-5">
          {JOINING.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="num grid size-10 flex-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface pt-[.15em]"
              >
                {index + 1}
              </span>
              <p className="pt-1.5">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function HowWeWork() {
  return (
    <section id="about" aria-labelledby="about-title" className="section">
      <div className="wrap">
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
          <h2 id="about-title">Why a thali</h2>
          <div className="grid gap-4 text-lg">
            {story().map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <h3 className="mt-(--section) text-h2">How we work</h3>
        <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-12">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-primary border-t-2 pt-5">
              <h4 className="flex gap-3 text-h3">
                <span className="text-ink-subtle">{index + 1}</span>
                {title}
              </h4>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const SIDES = [
  { title: 'What we promise', items: PROMISES, icon: Check, tone: 'text-success' },
  { title: 'What we don’t do', items: NO_PROMISES, icon: Minus, tone: 'text-ink-subtle' },
] as const

function Promises() {
  return (
    <section aria-label="What we promise and what we don’t do" className="section border-line border-y bg-surface">
      <div className="wrap grid gap-12 lg:grid-cols-2 lg:gap-20">
        {SIDES.map(({ title, items, icon: Icon, tone }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul className="mt-6 border-line border-t">
              {items.map((item) => (
                <li key={item} className="flex gap-4 border-line border-b py-4 text-pretty">
                  <Icon aria-hidden="true" strokeWidth={2} className={`mt-[.18em] size-5 flex-none ${tone}`} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Only published client reviews; there are none yet. */
function SuccessStories() {
  return (
    <section id="stories" aria-labelledby="stories-title" className="section">
      <div className="wrap">
        <h2 id="stories-title">Success Stories</h2>
        <p className="lead mt-4">Every review is by a real client. We never edit or pay for them.</p>
        <div className="mt-8 rounded-panel border border-line bg-surface">
          <EmptyState
            art={art}
            level={3}
            title="No published reviews yet"
            text="Reviews appear here after a consultation. Each client chooses to show a first name and initial, or “A client”."
            action={
              <ButtonLink to="/dietitians" variant="outline">
                Find your dietitian
              </ButtonLink>
            }
          />
        </div>
      </div>
    </section>
  )
}
