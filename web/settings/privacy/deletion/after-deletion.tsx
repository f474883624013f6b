import { ERASED_AT_DELETION, KEPT_AFTER_DELETION } from '#domain/privacy/after-deletion.content.ts'

const SUMMARY = 'min-h-11 cursor-pointer content-center font-semibold text-link'

/** The statement of what goes, what stays and why. */
export function AfterDeletion() {
  return (
    <div className="grid gap-1 border-line border-t pt-2">
      <details>
        <summary className={SUMMARY}>What is erased</summary>
        <ul className="grid list-disc gap-2 pb-3 pl-5 marker:text-ink-subtle">
          {ERASED_AT_DELETION.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary className={SUMMARY}>What is kept, and why</summary>
        <dl className="grid gap-3 pb-3">
          {KEPT_AFTER_DELETION.map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="text-ink-muted text-sm">{why}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
