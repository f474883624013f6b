import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

interface SearchInputProps extends ComponentProps<'input'> {
  label: string
}

export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <label className={cx('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-ink-subtle"
        strokeWidth={1.75}
      />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        className="block min-h-12.5 w-full rounded-pill border-[1.5px] border-line-strong bg-surface pt-[.18em] pr-5 pl-13 leading-[1.3] transition-colors duration-(--dur-1) hover:border-ink-subtle focus-visible:border-primary focus-visible:outline-offset-2"
      />
    </label>
  )
}
