import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClaimsPatch } from '#domain/site/claims.schema.ts'
import { applySiteSettings } from '#domain/site/site.ts'
import type { SiteSettingsAnswer, SiteSettingsPatch } from '#domain/site/site-settings.schema.ts'
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

/** Applies saved settings in this tab too, for public pages opened from here. */
function useTakeOver() {
  const queries = useQueryClient()
  return (answer: SiteSettingsAnswer) => {
    applySiteSettings(answer.shown)
    queries.setQueryData(siteSettings.queryKey, answer)
    return Promise.all(['versions', 'claims'].map((part) => queries.invalidateQueries({ queryKey: [SETTINGS, part] })))
  }
}

export function useSaveSettings() {
  const onSuccess = useTakeOver()
  return useMutation({ mutationFn: (patch: SiteSettingsPatch) => api.siteSettings.update(patch), onSuccess })
}

export function useDecideClaims() {
  const onSuccess = useTakeOver()
  return useMutation({ mutationFn: (patch: ClaimsPatch) => api.siteSettings.decideClaims(patch), onSuccess })
}

export function useRestoreSettings() {
  const onSuccess = useTakeOver()
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) => api.siteSettings.restore(id, { version }),
    onSuccess,
  })
}
