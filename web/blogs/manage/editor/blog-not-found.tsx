import { SITE } from '#domain/site/site.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { BLOGS_PATH } from '../manage-paths.ts'

export const NOT_FOUND_TEXT = "The blog you're looking for doesn't exist or you don't have permission to edit it."

export function BlogNotFound() {
  return (
    <>
      <title>{`Blog Not Found | ${SITE.name}`}</title>
      <PageMessage
        art={art}
        title="Blog Not Found"
        text={NOT_FOUND_TEXT}
        actions={<ButtonLink to={BLOGS_PATH}>Back to blogs</ButtonLink>}
      />
    </>
  )
}
