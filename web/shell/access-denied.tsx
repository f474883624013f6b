import { Link } from 'react-router'
import art from '#web/illustrations/empty-not-found.svg'

/** Signed in, but with another role than the page asks for. */
export function AccessDenied() {
  return (
    <section className="mx-auto flex max-w-page flex-col items-center gap-4 px-5 py-16 text-center">
      <img src={art} alt="" width={230} height={230} />
      <h1>Access Denied</h1>
      <p className="text-ink-muted">You don't have permission to access this page.</p>
      <p className="flex flex-wrap justify-center gap-6">
        <Link to="/profile">Go to my profile</Link>
        <Link to="/">Back to home</Link>
      </p>
    </section>
  )
}
