import type { QueryCodec } from '#web/lib/use-query-params.ts'

export const TABS = [
  { value: 'generate', label: 'Generate Blog' },
  { value: 'improve', label: 'Improve Content' },
  { value: 'ideas', label: 'Content Ideas' },
] as const
type Tab = (typeof TABS)[number]['value']

interface Tools {
  tab: Tab
  /** The article whose result is shown until another one is asked for. */
  blog: number | null
}

/** `?tab=improve&blog=7`; the first tab is the default and left out. */
export const TOOLS_IN_ADDRESS: QueryCodec<Tools> = {
  read: (query) => {
    const blog = query.get('blog') ?? ''
    return {
      tab: TABS.find(({ value }) => value === query.get('tab'))?.value ?? TABS[0].value,
      blog: /^[1-9]\d{0,9}$/.test(blog) ? Number(blog) : null,
    }
  },
  write: ({ tab, blog }) =>
    new URLSearchParams({
      ...(tab === TABS[0].value ? {} : { tab }),
      ...(blog === null ? {} : { blog: String(blog) }),
    }),
}
