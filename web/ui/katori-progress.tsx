export function KatoriProgress({ done, total = 5, label }: { done: number; total?: number; label: string }) {
  const bowls = Array.from({ length: total }, (_, at) => at)
  return (
    <div>
      <div role="img" aria-label={label} className="flex gap-3">
        {bowls.map((at) => (
          <span
            key={at}
            className="grid size-8 rounded-full border-4 border-art-rim bg-sunken outline-1 outline-art-edge forced-colors:outline-[CanvasText]"
          >
            {at < done ? (
              <span
                style={{ '--at': at }}
                className="rounded-full bg-pillar-fibre [animation-delay:calc(var(--at)*60ms)] motion-safe:animate-[fill-bowl_var(--dur-fill)_var(--ease-out)_backwards] forced-colors:bg-[Highlight]"
              />
            ) : null}
          </span>
        ))}
      </div>
      <p className="mt-2 text-ink-muted text-sm">{`${done} of ${total} complete`}</p>
    </div>
  )
}
