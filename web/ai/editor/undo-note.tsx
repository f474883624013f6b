import { Banner } from '#web/ui/banner.tsx'

/** Takes back what was taken over, for as long as nothing else has been written there. */
export function UndoNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <Banner tone="success" action={{ label: 'Undo', onClick: onUndo }}>
      {text}
    </Banner>
  )
}
