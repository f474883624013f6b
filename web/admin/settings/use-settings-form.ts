import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { SETTING_LABELS, SETTING_NAMES } from '#domain/site/setting-labels.ts'
import { SiteSettingsInput, type SiteSettingsResponse } from '#domain/site/site-settings.schema.ts'
import { completeSettings, DEFAULT_SETTINGS, type SettingName, type SiteSettings } from '#domain/site/site-settings.ts'
import { api } from '#web/lib/api/api.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { toast } from '#web/ui/toast.ts'
import { siteSettings, useSettingsMutation } from './site-settings.queries.ts'

const storedValues = ({ settings }: SiteSettingsResponse) => toValues(completeSettings(settings))

/** The form of the settings. Fields not edited here follow what another admin saves. */
export function useSettingsForm(stored: SiteSettingsResponse) {
  const queries = useQueryClient()
  const { mutateAsync: save } = useSettingsMutation(api.siteSettings.update)
  const lastStored = useRef(stored)
  const apiForm = useApiForm<SettingValues, SiteSettingsInput>({
    schema: SiteSettingsInput,
    defaultValues: storedValues(stored),
    toPayload,
    send: async (settings) => {
      const changed = new Set<string>(changedNames(form.getValues() as SettingValues, storedValues(stored)))
      const patch = Object.fromEntries(Object.entries(settings).filter(([name]) => changed.has(name)))
      resetTo(await save({ ...patch, version: stored.version }))
      toast.success('Settings saved. They are on the site now.')
    },
    onError: ({ status }) => {
      if (status === 409) void queries.invalidateQueries({ queryKey: siteSettings.queryKey })
    },
  })
  const { form, clearFailure } = apiForm
  const values = form.watch() as SettingValues
  const isChanged = changedNames(values, storedValues(stored)).length > 0

  function resetTo(response: SiteSettingsResponse) {
    lastStored.current = response
    form.reset(storedValues(response))
  }

  // Fields that are not edited take over the stored values.
  useEffect(() => {
    const before = storedValues(lastStored.current)
    const now = storedValues(stored)
    const typed = form.getValues() as SettingValues
    for (const name of changedNames(now, before)) if (typed[name] === before[name]) form.setValue(name, now[name])
    lastStored.current = stored
  }, [form, stored])

  return {
    apiForm,
    /** Props of a text field. */
    field: (name: SettingName) => ({ label: SETTING_LABELS[name], autoComplete: 'off', ...apiForm.field(name) }),
    values,
    isChanged,
    discard: () => {
      clearFailure()
      resetTo(stored)
    },
  }
}
export type SettingsForm = ReturnType<typeof useSettingsForm>

/** The values as the fields hold them: numbers remain text while the user types. */
type SettingValues = Record<SettingName, string>

function toValues(settings: SiteSettings): SettingValues {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, String(settings[name])])) as SettingValues
}

/** An empty number becomes 0, which the schema rejects with its own message. */
function toPayload(values: SettingValues): unknown {
  const isNumber = (name: SettingName) => typeof DEFAULT_SETTINGS[name] === 'number'
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, isNumber(name) ? Number(values[name]) : values[name]]))
}

/** The settings whose value differs from the stored one. */
function changedNames(values: SettingValues, stored: SettingValues): SettingName[] {
  return SETTING_NAMES.filter((name) => values[name] !== stored[name])
}
