import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { restoreSession } from '#web/lib/session/session.ts'
import { applySentSettings } from '#web/shell/document/site-settings-block.tsx'

/** The reporter is loaded with the first error; if that fails, the error stays as it was. */
function report(error: unknown) {
  import('./shell/report-error.ts').then(({ reportError }) => reportError(error)).catch(() => {})
}

addEventListener('error', ({ error }) => report(error))
addEventListener('unhandledrejection', ({ reason }) => report(reason))

applySentSettings()
restoreSession()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={report} />
    </StrictMode>,
  )
})
