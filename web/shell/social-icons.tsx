import type { SITE } from '#domain/site/site.ts'

type Network = (typeof SITE)['social'][number]['name']

/** Lucide has no brand icons. */
const SHAPES: Record<Network, string> = {
  Instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.500v7a4.500 4.500 0 0 1-4.500 4.500h-7A4.500 4.500 0 0 1 4 15.500v-7A4.500 4.500 0 0 1 8.500 4M8.400 12a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0M16.800 7.200h.010',
  Facebook:
    'M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-1.800 2-1.800h1.700V2.600A12 12 0 0 0 15 2.400c-2.700 0-4.400 1.600-4.400 4.600v2.500H7.500V13h3.100v8',
  Twitter: 'M4 4l16 16M20 4L4 20',
  YouTube: 'M6.500 5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M10 9.200v5.600l5-2.800z',
}

export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      <path d={SHAPES[network]} />
    </svg>
  )
}
