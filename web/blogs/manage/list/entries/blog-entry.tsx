import { Sparkles } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { editBlogPath } from '#domain/blogs/blog-paths.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CheckMark } from '#web/ui/checkbox.tsx'

/** Shared by rows and cards. */
export interface BlogEntry {
  blog: BlogItem
  isChosen: boolean
  onToggle: () => void
  onDelete: () => void
}

/** A box of 22 px in a target of 44. */
export function BlogChoice({ blog, isChosen, onToggle }: Omit<BlogEntry, 'onDelete'>) {
  const id = useId()
  return (
    <label htmlFor={id} className="grid size-11 flex-none cursor-pointer place-items-center">
      <CheckMark id={id} aria-label={`Select ${blog.title}`} checked={isChosen} onChange={onToggle} />
    </label>
  )
}

export function BlogTitle({ blog }: { blog: BlogItem }) {
  const { search } = useLocation()
  return (
    <Link
      to={editBlogPath(blog.id)}
      state={{ listSearch: search }}
      className="wrap-anywhere underline-offset-[.2em] hover:underline"
    >
      {blog.title}
    </Link>
  )
}

export function BlogStatusPill({ blog }: { blog: BlogItem }) {
  return (
    <Badge dot tone={blog.status === 'published' ? 'success' : 'neutral'}>
      {blog.status_display}
    </Badge>
  )
}

export function AiBadge({ blog }: { blog: BlogItem }) {
  if (!blog.ai_generated) return null
  return (
    <Badge tone="accent" icon={Sparkles}>
      AI Generated
    </Badge>
  )
}

const ACTION =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-2.5 pt-0.5 font-semibold text-sm'
const LINK_ACTION = `${ACTION} text-link hover:bg-primary-soft hover:text-on-primary-soft`

/** The buttons' accessible names include the blog's title. */
export function BlogActions({ blog, onDelete }: Pick<BlogEntry, 'blog' | 'onDelete'>) {
  const { search } = useLocation()
  return (
    <span className="-mx-2.5 flex">
      <Link to={`/blogs/${blog.id}`} aria-label={`View ${blog.title}`} className={LINK_ACTION}>
        View
      </Link>
      <Link
        to={editBlogPath(blog.id)}
        state={{ listSearch: search }}
        aria-label={`Edit ${blog.title}`}
        className={LINK_ACTION}
      >
        Edit
      </Link>
      <button
        type="button"
        aria-label={`Delete ${blog.title}`}
        onClick={onDelete}
        className={`${ACTION} text-ink-muted hover:bg-danger-soft hover:text-danger`}
      >
        Delete
      </button>
    </span>
  )
}

/** An admin's reason for turning it back into a draft, shown until it is published again. */
export function UnpublishedReason({ blog: { unpublished_reason } }: { blog: BlogItem }) {
  if (!unpublished_reason) return null
  return <span className="wrap-anywhere text-sm text-warning">Unpublished by our office: {unpublished_reason}</span>
}
