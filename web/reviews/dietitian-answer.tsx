/** The one answer to a review, below it. */
export function DietitianAnswer({ children }: { children: string }) {
  return (
    <div className="max-w-read rounded-field bg-sunken p-4">
      <p className="font-medium text-ink-muted text-sm">The dietitian's answer</p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{children}</p>
    </div>
  )
}
