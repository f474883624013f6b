import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

export function DietitianNotFound() {
  return (
    <PageMessage
      title="Dietitian Not Found"
      text="This dietitian isn’t listed, or the link is incomplete."
      actions={<ButtonLink to="/dietitians">Browse Dietitians</ButtonLink>}
    />
  )
}
