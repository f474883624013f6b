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
  /** Also chooses the background: a person has the same avatar everywhere. */
  name: string
  size?: 40 | 48 | 64 | 84
  /** Variants, smallest first; without any, the initials are shown. */
  pictures?: readonly Picture[]
  className?: string
}

function tintOf(name: string): string | undefined {
  const sum = [...name.trim()].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return TINTS[sum % TINTS.length]
}

/** "RS" of "Rohit Sharma". */
export function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = [first, others.at(-1) ?? ''].map((word) => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-IN')
}

/** Decorative: the name is always next to it. */
export function Avatar({ name, size = 48, pictures = [], className }: AvatarProps) {
  const largest = pictures.at(-1)
  return (
    // The initials are drawn, not written: in a button they would count as its visible label.
    <span
      aria-hidden="true"
      data-initials={largest ? undefined : initials(name)}
      style={{ '--s': `${size}px` }}
      className={cx('avatar', tintOf(name), className)}
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
      ) : null}
    </span>
  )
}
