import { BLOG_CATEGORY_LABELS, type BlogCategory } from '#domain/blogs/categories.ts'
import { Badge } from '#web/ui/badge.tsx'

const CATEGORY_STYLES: Record<BlogCategory, string> = {
  diet: 'bg-cat-diet-soft text-cat-diet-ink',
  fitness: 'bg-cat-fitness-soft text-cat-fitness-ink',
  yoga: 'bg-cat-yoga-soft text-cat-yoga-ink',
  mental_health: 'bg-cat-mental-health-soft text-cat-mental-health-ink',
  recipes: 'bg-cat-recipes-soft text-cat-recipes-ink',
  lifestyle: 'bg-cat-lifestyle-soft text-cat-lifestyle-ink',
}

export function CategoryBadge({ category }: { category: BlogCategory }) {
  return (
    <Badge dot className={CATEGORY_STYLES[category]}>
      {BLOG_CATEGORY_LABELS[category]}
    </Badge>
  )
}
