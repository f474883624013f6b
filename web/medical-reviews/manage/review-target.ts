import type { ReviewTarget } from '#domain/medical-reviews/medical-reviews.schema.ts'

/** The text that the rest of an address names: `blog/7`, `page/diet/kidney`; null for anything else. */
export function readTarget(rest: string | undefined): ReviewTarget | null {
  const [kind, ...names] = (rest ?? '').split('/')
  const name = names.join('/')
  if (kind === 'blog' && /^[1-9]\d{0,14}$/.test(name)) return { blog: Number(name) }
  return kind === 'page' && name !== '' ? { page: name } : null
}

/** The reverse, as the end of an address. */
export function targetPath({ blog, page }: { blog: number | null; page: string | null }): string {
  return blog === null ? `page/${page}` : `blog/${blog}`
}
