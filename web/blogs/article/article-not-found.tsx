import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { canEnterConsole } from '#domain/roles.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useSession } from '#web/lib/session/session.ts'
import { LOADING_ARTICLE } from '#web/shell/document/navigation-progress.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

const NOT_FOUND = 'The requested article could not be found.'

/**
 * Loads a draft with the user's token, since the server renders pages without knowing the user. @returns whether it is
 * still loading
 */
function useOwnReading(): boolean {
  const { revalidate } = useRevalidator()
  const mayWrite = useSession(({ user }) => canEnterConsole(user?.role))
  const [hasAsked, setHasAsked] = useState(false)
  const askAgain = useEffectEvent(async () => {
    await revalidate()
    setHasAsked(true)
  })
  useEffect(() => {
    if (mayWrite) void askAgain()
  }, [mayWrite])
  return mayWrite && !hasAsked
}

export function ArticleNotFound({ message }: { message: string | null }) {
  const isLoading = useOwnReading()
  if (isLoading) {
    return (
      <div role="status" className="wrap grid min-h-100 place-content-center py-16">
        <h1 className="text-h3 text-ink-muted">{LOADING_ARTICLE}</h1>
      </div>
    )
  }
  return (
    <PageMessage
      art={art}
      title="Article Not Found"
      text={message ?? NOT_FOUND}
      actions={<ButtonLink to="/blogs">Back to Blog</ButtonLink>}
    />
  )
}
