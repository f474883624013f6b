/** The parts of the search that this dietitian matches. */
export function Matches({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return <p className="wrap-anywhere mt-4 text-sm text-success">Matches: {labels.join(', ')}</p>
}
