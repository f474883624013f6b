import { cx } from './cx.ts'

const TINTS = [
  'bg-pillar-energy-soft text-pillar-energy-ink',
  'bg-pillar-protein-soft text-pillar-protein-ink',
  'bg-pillar-fibre-soft text-pillar-fibre-ink',
  'bg-pillar-fats-soft text-pillar-fats-ink',
  'bg-pillar-vitamins-soft text-pillar-vitamins-ink',
]

export interface Picture {
  width: number
  url: string
}

interface AvatarProps {
  name: string
  /** Chooses the background. */
  id: number | null
  size?: 40 | 48 | 64 | 84
  /** Variants, smallest first; without any, the initial is shown. */
  pictures?: readonly Picture[]
  /** Instead of the name's first letter. */
  initials?: string
  className?: string
}

function firstLetter(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase('en-IN') ?? '?'
}

/** Decorative: the name is always next to it. */
export function Avatar({ name, id, size = 48, pictures = [], initials, className }: AvatarProps) {
  const largest = pictures.at(-1)
  return (
    <span
      aria-hidden="true"
      style={{ '--s': `${size}px` }}
      className={cx('avatar', TINTS[Math.abs(id ?? 0) % TINTS.length], className)}
    >
      {largest ? (
        <img
          src={largest.url}
          srcSet={pictures.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        (initials ?? firstLetter(name))
      )}
    </span>
  )
}
