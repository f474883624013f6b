import { Pause, Play } from 'lucide-react'

interface SlideControlsProps {
  count: number
  current: number
  isPlaying: boolean
  onPick: (index: number) => void
  onToggle: () => void
}

const TARGET = 'group grid h-11 min-w-9 place-items-center rounded-pill'
const DOT =
  'block size-3 rounded-full border-2 border-primary group-aria-[current=true]:w-11 group-aria-[current=true]:bg-primary'

/** Without scripts there is one slide, and nothing to control. */
export function SlideControls({ count, current, isPlaying, onPick, onToggle }: SlideControlsProps) {
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="-ml-px flex items-center gap-1 pt-4 noscript:hidden lg:pt-11">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`Go to slide ${index + 1}`}
          aria-current={index === current}
          onClick={() => onPick(index)}
          className={TARGET}
        >
          <span className={DOT} />
        </button>
      ))}
      <button
        type="button"
        aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
        onClick={onToggle}
        className="ml-1.5 grid size-11 place-items-center rounded-full"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </div>
  )
}
