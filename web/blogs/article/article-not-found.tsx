import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { canEnterConsole } from '#domain/accounts/roles.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useSession } from '#web/lib/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

const NOT_FOUND = 'The requested article could not be found.'

/**
 * The server sends pages without knowing who asks, so a draft is not there for it. Who may write articles is asked for
 * once more with their token: it may be their own.
 */
function useOwnReading(): void {
  const { revalidate } = useRevalidator()
  const mayWrite = useSession(({ user }) => canEnterConsole(user?.role))
  const askAgain = useEffectEvent(revalidate)
  useEffect(() => {
    if (mayWrite) askAgain()
  }, [mayWrite])
}

export function ArticleNotFound({ message }: { message: string | null }) {
  useOwnReading()
  return (
    <PageMessage
      art={art}
      title="Article Not Found"
      text={message ?? NOT_FOUND}
      actions={<ButtonLink to="/blogs">Back to Blog</ButtonLink>}
    />
  )
}
