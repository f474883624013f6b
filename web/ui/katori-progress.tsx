interface KatoriProgressProps {
  done: number
  total?: number
  label: string
}

/** Five bowls in a row that fill one by one. */
export function KatoriProgress({ done, total = 5, label }: KatoriProgressProps) {
  const bowls = Array.from({ length: total }, (_, at) => at + 1)
  return (
    <div>
      <div role="img" aria-label={label} className="flex gap-3">
        {bowls.map((bowl) => (
          <span
            key={bowl}
            data-full={bowl <= done || undefined}
            className="size-8 rounded-full border-4 border-art-rim bg-sunken outline-1 outline-art-edge data-full:bg-pillar-fibre"
          />
        ))}
      </div>
      <p className="mt-2 text-ink-muted text-sm">{`${done} of ${total} complete`}</p>
    </div>
  )
}
