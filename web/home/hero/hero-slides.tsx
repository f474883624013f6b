import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SITE } from '#domain/site/site.ts'
import { useRotation } from '#web/lib/motion/use-rotation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Slide } from '../home.content.ts'

const FADE = 'transition-[opacity,visibility] duration-(--dur-3) ease-out data-hidden:invisible data-hidden:opacity-0'
const TITLE = 'display text-balance font-[number:var(--weight-display)] [font-stretch:var(--stretch-display)]'
const SLIDE_MS = 5000

export function HeroSlides({ slides }: { slides: readonly Slide[] }) {
  const { next, stops, ...rotation } = useRotation({
    count: slides.length,
    everyMs: SLIDE_MS,
    choiceKey: 'hero_slides',
  })
  const { current, isPlaying } = rotation
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`What ${SITE.name} does`}
      className="relative overflow-hidden bg-field text-ink-on-field"
      {...stops}
    >
      <div className="wrap relative pt-10 lg:flex lg:min-h-[580px] lg:flex-col lg:justify-center lg:pt-18 lg:pb-14 min-[80rem]:min-h-[700px]">
        <div className="relative z-1 lg:max-w-[47%] min-[80rem]:max-w-[610px]">
          <div className="grid" aria-live={isPlaying ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <SlideText
                key={slide.title}
                slide={slide}
                isCurrent={index === current}
                position={`${index + 1} of ${slides.length}`}
              />
            ))}
          </div>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap lg:mt-9">
            <ButtonLink to="/dietitians" size="large">
              Find your dietitian
            </ButtonLink>
            <ButtonLink to="/bmi" variant="outline" size="large" className="border-primary!">
              Check your BMI
            </ButtonLink>
          </div>
          <SlideControls count={slides.length} {...rotation} />
        </div>
        <SlideArt slides={slides} current={current} next={next} isPlaying={isPlaying} />
      </div>
    </section>
  )
}

interface SlideTextProps {
  slide: Slide
  isCurrent: boolean
  /** "1 of 3" */
  position: string
}

/** All slides share one grid cell, so that the hero keeps its height. The current title is the page's only h1. */
function SlideText({ slide, isCurrent, position }: SlideTextProps) {
  const Title = isCurrent ? 'h1' : 'p'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset; group is the carousel pattern's role
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!isCurrent}
      data-hidden={isCurrent ? undefined : true}
      className={`[grid-area:1/1] ${FADE}`}
    >
      <Title className={TITLE}>{slide.title}</Title>
      <p className="mt-4 max-w-[31rem] text-pretty text-lg leading-normal lg:mt-6 lg:text-xl">{slide.lead}</p>
    </div>
  )
}

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

/** Hidden without scripts, which show one slide. */
function SlideControls({ count, current, isPlaying, onPick, onToggle }: SlideControlsProps) {
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

interface SlideArtProps {
  slides: readonly Slide[]
  current: number
  next: number
  isPlaying: boolean
}

// The right edge of the screen cuts the plate off. On phones, the plate is below the text.
const PLACE =
  'relative -mx-9 mt-2 -mb-[150px] aspect-square min-[700px]:-mb-[300px] lg:absolute lg:top-2 lg:-right-18 lg:m-0 lg:w-[54vw] min-[80rem]:-top-3.5 min-[80rem]:w-[min(790px,60vw)]'

function SlideArt({ slides, current, next, isPlaying }: SlideArtProps) {
  const isArtLoaded = useSlideArt({ current, next, isPlaying })
  return (
    <div className={PLACE}>
      {slides.map((slide, index) =>
        isArtLoaded(index) ? (
          <img
            key={slide.art}
            src={slide.art}
            alt={index === current ? slide.alt : ''}
            data-hidden={index === current ? undefined : true}
            width={740}
            height={740}
            fetchPriority={index === 0 ? 'high' : 'low'}
            className={`absolute inset-0 size-full ${FADE}`}
          />
        ) : null,
      )}
    </div>
  )
}

/** The slides whose art is loaded: those shown so far, and the next one after the page has loaded. */
function useSlideArt({ current, next, isPlaying }: { current: number; next: number; isPlaying: boolean }) {
  const [loaded, setLoaded] = useState<readonly number[]>([current])
  useEffect(() => {
    const load = (index: number) => setLoaded((before) => (before.includes(index) ? before : [...before, index]))
    load(current)
    if (!isPlaying) return
    return whenLoaded(() => load(next))
  }, [current, next, isPlaying])
  return (index: number) => index === current || loaded.includes(index)
}

function whenLoaded(callback: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    callback()
    return undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}
