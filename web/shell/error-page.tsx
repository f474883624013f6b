import { isRouteErrorResponse, useLocation } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'
import { PAGE_NOT_SHOWN } from '#domain/http/common-failures.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

interface Explanation {
  title: string
  text: string
  requestId?: string
}

const UNEXPECTED: Explanation = {
  title: 'Something went wrong on our side',
  text: 'We couldn’t show this page. Nothing you’ve saved is lost. Please try again in a moment.',
}

function textField(body: unknown, field: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Status 0 means no response; its message says whether the browser is offline. */
function explain(error: unknown): Explanation {
  if (error instanceof ApiError) {
    const requestId = textField(error.body, 'request_id')
    const known = error.status > 0 && error.status < 500
    const explanation =
      known || error.status === 0 ? { ...UNEXPECTED, title: PAGE_NOT_SHOWN, text: error.message } : UNEXPECTED
    return requestId ? { ...explanation, requestId } : explanation
  }
  if (isRouteErrorResponse(error)) {
    const text = textField(error.data, 'detail')
    const requestId = textField(error.data, 'request_id')
    return { ...UNEXPECTED, ...(text ? { text } : {}), ...(requestId ? { requestId } : {}) }
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
        art={art}
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
