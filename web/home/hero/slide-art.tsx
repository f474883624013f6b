import type { Slide } from '../home.content.ts'
import { useSlideArt } from './use-slide-art.ts'

interface SlideArtProps {
  slides: readonly Slide[]
  current: number
  next: number
  isPlaying: boolean
  /** How one slide goes over into the next. */
  fade: string
}

// The plate is cut by the field's right edge; on phones it stands under the text and shows its upper half.
const PLACE =
  'relative -mx-9 mt-2 -mb-[150px] aspect-square min-[700px]:-mb-[300px] lg:absolute lg:top-2 lg:-right-18 lg:m-0 lg:w-[54vw] min-[80rem]:-top-3.5 min-[80rem]:w-[min(790px,60vw)]'

export function SlideArt({ slides, current, next, isPlaying, fade }: SlideArtProps) {
  const isWanted = useSlideArt({ current, next, isPlaying })
  return (
    <div className={PLACE}>
      {slides.map((slide, index) =>
        isWanted(index) ? (
          <img
            key={slide.art}
            src={slide.art}
            alt={index === current ? slide.alt : ''}
            data-hidden={index === current ? undefined : true}
            width={740}
            height={740}
            fetchPriority={index === 0 ? 'high' : 'low'}
            className={`absolute inset-0 size-full ${fade}`}
          />
        ) : null,
      )}
    </div>
  )
}
