import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { applySiteSettings } from '#domain/site/site.ts'
import type { SiteSettingsResponse } from '#domain/site/site-settings.schema.ts'
import { api } from '#web/lib/api/api.ts'

const SETTINGS = 'site-settings'
/** Few enough to scan, beside the form. */
export const VERSIONS_SHOWN = 5

/** Refetched whenever the page is opened, because another admin may have saved since. */
export const siteSettings = queryOptions({
  queryKey: [SETTINGS, 'current'],
  queryFn: ({ signal }) => api.siteSettings.get({ signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
})

export function settingsVersions(page: number) {
  return queryOptions({
    queryKey: [SETTINGS, 'versions', page],
    queryFn: ({ signal }) => api.siteSettings.listVersions({ page, page_size: VERSIONS_SHOWN }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const siteClaims = queryOptions({
  queryKey: [SETTINGS, 'claims'],
  queryFn: ({ signal }) => api.siteSettings.claims({ signal }),
  staleTime: 0,
})

/** Applies the saved settings in this tab too, for public pages opened from here. */
export function useSettingsMutation<Input>(mutationFn: (input: Input) => Promise<SiteSettingsResponse>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input),
    onSuccess: (response) => {
      applySiteSettings(response.shown)
      queries.setQueryData(siteSettings.queryKey, response)
      return Promise.all(
        ['versions', 'claims'].map((part) => queries.invalidateQueries({ queryKey: [SETTINGS, part] })),
      )
    },
  })
}
