import art from '#web/illustrations/empty-not-found.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

const NOT_FOUND = 'The requested article could not be found.'

export function ArticleNotFound({ message }: { message: string | null }) {
  return (
    <PageMessage
      art={art}
      title="Article Not Found"
      text={message ?? NOT_FOUND}
      actions={<ButtonLink to="/blogs">Back to Blog</ButtonLink>}
    />
  )
}
