import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import type { SettingName } from '#domain/site/site-settings.ts'
import type { SettingsForm } from '../use-settings-form.ts'

/** Binds a field that is typed into: its name, its fault, and what clears the refusal. */
export function toField({ apiForm }: SettingsForm) {
  return (name: SettingName) => ({
    id: name,
    label: SETTING_LABELS[name],
    error: apiForm.errorOf(name),
    ...apiForm.form.register(name),
  })
}
