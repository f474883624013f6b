import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { changesIn, type ProfileText } from './profile-values.ts'

const NAME = 'my-profile'

/** What somebody changed and did not save, on an earlier visit: these fields and no others. */
export function unsavedProfile(userId: number, stored: ProfileText): Partial<ProfileText> | null {
  const kept = parse(readFormDraft(NAME, userId))
  if (!kept || !isPartOf(kept, stored)) return null
  const changes = changesIn({ ...stored, ...kept }, stored)
  return Object.keys(changes).length > 0 ? changes : null
}

export function saveProfileDraft(userId: number, changes: Partial<ProfileText>) {
  saveFormDraft(NAME, JSON.stringify(changes), userId)
}

export function forgetProfile(userId: number) {
  clearFormDraft(NAME, userId)
}

function parse(kept: string | null): Partial<ProfileText> | null {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}

/** It may have been kept by another version of this screen. */
function isPartOf(kept: Partial<ProfileText>, model: ProfileText): boolean {
  const names = Object.keys(kept) as (keyof ProfileText)[]
  return names.every((name) => typeof kept[name] === typeof model[name])
}
