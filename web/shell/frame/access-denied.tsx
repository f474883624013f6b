import { SITE } from '#domain/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

/**
 * For a user whose role the page does not allow. @param isPending reserves the space, hidden, while the role is
 * checked
 */
export function AccessDenied({ isPending = false }: { isPending?: boolean }) {
  return (
    <div className={isPending ? 'invisible' : 'contents'}>
      {isPending ? null : <title>{`Access Denied | ${SITE.name}`}</title>}
      <PageMessage
        title="Access Denied"
        text="You don't have permission to access this page."
        actions={
          <>
            <ButtonLink to="/profile">Go to my profile</ButtonLink>
            <ButtonLink to="/" variant="outline">
              Back to home
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
