import type { QueryCodec } from '#web/lib/use-query-params.ts'

export const TABS = [
  { value: 'generate', label: 'Generate Blog' },
  { value: 'improve', label: 'Improve Content' },
  { value: 'ideas', label: 'Content Ideas' },
] as const
type Tab = (typeof TABS)[number]['value']

/** `?tab=improve`; the first one is the default and left out. */
export const TAB_IN_ADDRESS: QueryCodec<Tab> = {
  read: (query) => TABS.find(({ value }) => value === query.get('tab'))?.value ?? TABS[0].value,
  write: (tab) => new URLSearchParams(tab === TABS[0].value ? {} : { tab }),
}
