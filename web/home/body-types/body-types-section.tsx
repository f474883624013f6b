import { Link } from 'react-router'
import { BODY_TYPES, type BodyTypeId } from '#domain/body-types/body-types.ts'
import apple from '#web/illustrations/body-apple.svg?no-inline'
import hourglass from '#web/illustrations/body-hourglass.svg?no-inline'
import pear from '#web/illustrations/body-pear.svg?no-inline'
import rectangle from '#web/illustrations/body-rectangle.svg?no-inline'
import { ButtonLink } from '#web/ui/button.tsx'
import { CookingVideo } from './cooking-video.tsx'

const DRAWINGS: Partial<Record<BodyTypeId, string>> = { pear, apple, hourglass, rectangle }

export function BodyTypesSection() {
  return (
    <section className="border-line border-y bg-field-soft py-(--section)">
      <div className="wrap">
        <div className="grid items-center gap-8 lg:grid-cols-[330px_1fr] min-[80rem]:grid-cols-[400px_1fr] min-[80rem]:gap-16">
          <div>
            <h2>Eat for the body you have</h2>
            <p className="lead mt-5">
              Your shape shows where your body carries weight. It doesn’t decide your diet. Find yours, see foods,
              habits and workouts to start with, and let a dietitian adapt them to you.
            </p>
            <ButtonLink to="/membership" className="mt-5">
              Start Assessment Now
            </ButtonLink>
          </div>
          <CookingVideo />
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4 lg:mt-14 lg:gap-5">
          {BODY_TYPES.women.map(({ id, label, share }) => (
            <li key={id}>
              <BodyCard drawing={DRAWINGS[id]} label={label} share={share} />
            </li>
          ))}
        </ul>
        <p className="mt-5 text-ink-muted text-sm">
          “Illustrative” means the percentages are examples, not from any count. The guide has women’s and men’s types.
        </p>
      </div>
    </section>
  )
}

const CARD =
  'block h-full rounded-card border border-line bg-surface px-2 py-4 text-center shadow-card transition-shadow duration-(--dur-1) hover:shadow-float lg:px-4 lg:pt-6 lg:pb-5'

function BodyCard({ drawing, label, share }: { drawing: string | undefined; label: string; share: number }) {
  return (
    <Link to="/body-types" className={CARD}>
      <img
        src={drawing}
        alt=""
        width={400}
        height={428}
        loading="lazy"
        className="mx-auto mb-4 h-auto w-full max-w-[222px]"
      />
      <span className="block font-semibold text-[1.1875rem]">{label}</span>
      <span className="block text-ink-muted text-sm">{`${share}% of women, illustrative`}</span>
    </Link>
  )
}
