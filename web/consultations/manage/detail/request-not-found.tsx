import { SITE } from '#domain/site/site.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { useListPath } from './back-to-list.tsx'

/** An unknown request, and somebody else's: nobody learns which. */
export function RequestNotFound() {
  const listPath = useListPath()
  return (
    <>
      <title>{`Request Not Found | ${SITE.name}`}</title>
      <PageMessage
        art={art}
        title="Request Not Found"
        text="This request does not exist, or it was sent to another dietitian."
        actions={<ButtonLink to={listPath}>Back to requests</ButtonLink>}
      />
    </>
  )
}
