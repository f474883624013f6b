import { STORED_ITEMS } from './browser-storage.content.ts'

/** A list rather than a table: it reads the same on a phone. */
export function StoredItems() {
  return (
    <dl className="mt-6 border-line border-b">
      {STORED_ITEMS.map(({ keys, purpose, until }) => (
        <div key={purpose} className="grid gap-1 border-line border-t py-4 md:grid-cols-[14rem_1fr] md:gap-6">
          <dt className="grid content-start justify-items-start gap-1 font-mono text-sm">
            {keys.map((key) => (
              <code key={key} className="break-all">
                {key}
              </code>
            ))}
          </dt>
          <dd>
            <p>{purpose}</p>
            <p className="text-ink-muted text-sm">{until}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
