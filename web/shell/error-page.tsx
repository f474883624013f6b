import { isRouteErrorResponse, useLocation } from 'react-router'
import { ApiError, noResponse } from '#domain/http/api-error.ts'
import { PAGE_NOT_LOADED, PAGE_NOT_SHOWN } from '#domain/http/common-failures.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

interface Explanation {
  title: string
  text: string
  requestId?: string | undefined
}

const UNEXPECTED: Explanation = {
  title: 'Something went wrong on our side',
  text: 'We couldn’t show this page. Nothing you’ve saved is lost. Please try again in a moment.',
}

/** In the words of Chromium, Firefox and Safari. */
const SCRIPT_NOT_LOADED = /dynamically imported module|Importing a module script failed/

function textField(body: unknown, field: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Status 0 means no response; its message says whether the browser is offline. */
function explain(error: unknown): Explanation {
  if (error instanceof ApiError) {
    const requestId = textField(error.body, 'request_id')
    if (error.status < 500) return { title: PAGE_NOT_SHOWN, text: error.message, requestId }
    return { ...UNEXPECTED, requestId }
  }
  if (error instanceof TypeError && SCRIPT_NOT_LOADED.test(error.message))
    return { title: PAGE_NOT_SHOWN, text: noResponse(PAGE_NOT_LOADED, navigator.onLine).message }
  if (isRouteErrorResponse(error)) {
    const text = textField(error.data, 'detail') || UNEXPECTED.text
    return { ...UNEXPECTED, text, requestId: textField(error.data, 'request_id') }
  }
  return UNEXPECTED
}

/** Its links reload the page, so that they work no matter what failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { title, text, requestId } = explain(error)
  return (
    <>
      <title>{title}</title>
      <PageMessage
        title={title}
        text={
          <>
            {text}
            {requestId && <span className="mt-3 block text-sm">Request number: {requestId}</span>}
          </>
        }
        actions={
          <>
            <ButtonAnchor href={pathname + search}>Try again</ButtonAnchor>
            <ButtonAnchor href="/" variant="outline">
              Back to home
            </ButtonAnchor>
          </>
        }
      />
    </>
  )
}
