import { SETTING_NAMES } from '#domain/site/setting-labels.ts'
import { DEFAULT_SETTINGS, type SettingName, type SiteSettings } from '#domain/site/site-settings.ts'

/** As the fields hold them: numbers are text while they are typed. */
export type SettingValues = Record<SettingName, string>

export function toValues(settings: SiteSettings): SettingValues {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, String(settings[name])])) as SettingValues
}

function isNumber(name: SettingName): boolean {
  return typeof DEFAULT_SETTINGS[name] === 'number'
}

/** An empty number becomes 0, which the schema refuses in its own words. */
export function toPayload(values: SettingValues): unknown {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, isNumber(name) ? Number(values[name]) : values[name]]))
}

/** What somebody has changed over what is stored. */
export function touchedIn(values: SettingValues, stored: SettingValues): SettingName[] {
  return SETTING_NAMES.filter((name) => values[name] !== stored[name])
}
