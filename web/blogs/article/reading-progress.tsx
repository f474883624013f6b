import { useEffect, useRef } from 'react'

function shareRead(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  return Math.min(1, Math.max(0, (window.innerHeight - top) / height))
}

/** How much of the text has been passed, as a line under the header; the contents say it in words. */
export function ReadingProgress() {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    function draw() {
      frame = 0
      const text = document.getElementById('article-text')
      if (text && line.current) line.current.style.transform = `scaleX(${shareRead(text)})`
    }
    function handleScroll() {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', handleScroll)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', handleScroll)
    }
  }, [])
  return (
    <span aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-(--z-header) h-1 print:hidden">
      <span ref={line} className="block size-full origin-left scale-x-0 bg-primary" />
    </span>
  )
}
