import art from '#web/illustrations/empty-no-requests.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Published reviews of clients, and nothing else; there are none yet. */
export function SuccessStories() {
  return (
    <section id="stories" aria-labelledby="stories-title" className="section">
      <div className="wrap">
        <h2 id="stories-title">Success Stories</h2>
        <p className="lead mt-4">
          Only what clients have written themselves. We write no stories, buy none and correct none.
        </p>
        <div className="mt-8 rounded-panel border border-line bg-surface">
          <EmptyState
            art={art}
            level={3}
            title="No published reviews yet"
            text="Here will stand what clients say of a consultation after it was answered, with a first name and an initial, or as “A client”, as each of them chooses."
            action={
              <ButtonLink to="/dietitians" variant="outline">
                Find your dietitian
              </ButtonLink>
            }
          />
        </div>
      </div>
    </section>
  )
}
