import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** An account that only reads and manages: nobody can book it. */
export function NoProfile({ children }: { children: string }) {
  return (
    <>
      <h1 className="text-h2">My Profile</h1>
      <Card as="section" className="mt-6 max-w-read">
        <h2 className="text-h4">{children}</h2>
        <p className="mt-2 text-ink-muted">
          Public profiles belong to dietitians. Articles and requests are open to this account as before.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/dietitian/blogs">Blog Management</ButtonLink>
          <ButtonLink to="/dietitian/requests" variant="outline">
            Contact Requests
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
