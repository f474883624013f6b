import { ChevronDown } from 'lucide-react'
import type { BodyType, BodyTypeGroup } from '#domain/body-types/body-types.ts'
import { cx } from '#web/ui/cx.ts'
import { ART_SIZE } from './body-types.content.ts'

interface BodyTypeCardProps {
  type: BodyType
  group: BodyTypeGroup
  art: string
  isOpen: boolean
  panelId: string
  onToggle: () => void
}

// The chosen card points at its panel, which stands below the row.
const NOTCH =
  'after:absolute after:-bottom-[calc(var(--gap)+10px)] after:left-1/2 after:z-1 after:size-4.5 after:-translate-x-1/2 after:rotate-45 after:border-primary after:border-t-[1.5px] after:border-l-[1.5px] after:bg-surface max-md:after:left-14'

/** The whole card opens and closes its panel; without scripts every panel is open, and nothing is to be pressed. */
export function BodyTypeCard({ type, group, art, isOpen, panelId, onToggle }: BodyTypeCardProps) {
  return (
    <div
      className={cx(
        'relative flex items-center gap-4 rounded-card border-[1.5px] p-3 pr-5 shadow-card transition-colors duration-(--dur-1) md:block md:px-4 md:pt-6 md:pb-5 md:text-center noscript:after:hidden',
        isOpen ? cx('border-primary bg-primary-soft', NOTCH) : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <img
        src={art}
        alt=""
        {...ART_SIZE}
        loading="lazy"
        className="w-20 flex-none md:mx-auto md:mb-4 md:w-auto md:h-59"
      />
      <div className="min-w-0 grow">
        <h3 className="text-h4">
          <span className="hidden noscript:inline">{type.label}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={onToggle}
            className="inline-flex items-center gap-2 before:absolute before:inset-0 before:rounded-card focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:outline-focus focus-visible:before:outline-offset-3 noscript:hidden"
          >
            {type.label}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className={cx('-mt-[.15em] size-5 transition-transform duration-(--dur-2)', isOpen && 'rotate-180')}
            />
          </button>
        </h3>
        <p className="mt-0.5 text-ink-muted text-sm">
          {type.share}% of {group}, illustrative
        </p>
      </div>
    </div>
  )
}
