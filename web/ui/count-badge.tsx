const MAX_SHOWN = 99

/** Shows "99+" above 99. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-danger-solid px-1.5 pt-[.12em] font-bold text-[.8125rem] text-on-danger leading-none forced-colors:border">
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
