/** Signed-in pages are rendered in the browser. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="my-6 rounded-field bg-warning-soft p-4 text-warning">
        This page needs JavaScript. Please switch it on and reload.
      </p>
    </noscript>
  )
}
