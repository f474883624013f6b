import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import diet from '#web/illustrations/cover-diet.svg'
import fitness from '#web/illustrations/cover-fitness.svg'
import lifestyle from '#web/illustrations/cover-lifestyle.svg'
import mentalHealth from '#web/illustrations/cover-mental-health.svg'
import recipes from '#web/illustrations/cover-recipes.svg'
import yoga from '#web/illustrations/cover-yoga.svg'
import { cx } from '#web/ui/cx.ts'

const ARTWORK: Record<BlogCategory, string> = { diet, fitness, yoga, mental_health: mentalHealth, recipes, lifestyle }

/** Four crops of the artwork, so that neighbouring cards of one category differ. */
const CROPS = [
  '',
  'scale-[2.1] origin-[14%_78%]',
  'scale-[1.75] origin-[50%_46%]',
  'scale-[1.7] origin-[88%_18%]',
] as const

interface CoverProps {
  blog: Pick<BlogItem, 'id' | 'category' | 'featured_image_sizes'>
  /** The `sizes` attribute. */
  sizes: string
  /** Shows the whole artwork, at the head of an article. */
  isWhole?: boolean
  /** In view at once, so it is loaded before what is further down. */
  isFirst?: boolean | undefined
  /** Its index among cards of one category; chooses the crop. */
  index?: number | undefined
  className?: string
}

/** An article's image at 16:9, or its category's artwork. Decorative, since the title is next to it. */
export function Cover({ blog, sizes, isWhole = false, isFirst = isWhole, index, className }: CoverProps) {
  const largest = blog.featured_image_sizes.at(-1)
  const timing = isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const }
  const source = largest
    ? {
        src: largest.url,
        srcSet: blog.featured_image_sizes.map(({ url, width }) => `${url} ${width}w`).join(', '),
        sizes,
        width: largest.width,
        height: largest.height,
      }
    : { src: ARTWORK[blog.category], width: 1200, height: 675 }
  return (
    <span className={cx('block aspect-video overflow-hidden bg-sunken', className)}>
      <img
        {...timing}
        {...source}
        alt=""
        className={cx('size-full object-cover', !largest && !isWhole && CROPS[(index ?? blog.id) % CROPS.length])}
      />
    </span>
  )
}
