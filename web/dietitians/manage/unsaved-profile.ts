import { forgetInput, keepInput, keptInput } from '#web/lib/forms/kept-input.ts'
import { isSameText, type ProfileText } from './profile-values.ts'

const NAME = 'my-profile'

/** What somebody changed and did not save, on an earlier visit. */
export function unsavedProfile(userId: number, stored: ProfileText): ProfileText | null {
  const kept = parse(keptInput(NAME, userId))
  return kept && isText(kept, stored) && !isSameText(kept, stored) ? kept : null
}

export function keepProfile(userId: number, text: ProfileText) {
  keepInput(NAME, JSON.stringify(text), userId)
}

export function forgetProfile(userId: number) {
  forgetInput(NAME, userId)
}

function parse(kept: string | null): ProfileText | null {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}

/** It may have been kept by another version of this screen. */
function isText(kept: ProfileText, model: ProfileText): boolean {
  const names = Object.keys(model) as (keyof ProfileText)[]
  return names.every((name) => typeof kept[name] === typeof model[name])
}
