import { COMPLETENESS_RULES } from '../dietitian-completeness.ts'
import type { OwnDietitian } from '../dietitians.schema.ts'

/** The details clients look for, in the order in which a dietitian should add them. */
export const CHECKLIST_ITEMS = ['bio', 'specialization', 'fee', 'picture', 'languages', 'credentials'] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

export const CHECKLIST_LABELS: Record<ChecklistItem, string> = {
  bio: 'Bio',
  specialization: 'Specialization',
  fee: 'Consultation fee',
  picture: 'Profile picture',
  languages: 'Languages',
  credentials: 'Checked credentials',
}

/** The element id of the field in My Profile that fills each item. */
export const CHECKLIST_FIELDS: Record<ChecklistItem, string> = {
  bio: 'bio',
  specialization: 'specialization',
  fee: 'consultation_fee',
  picture: 'profile_picture',
  languages: 'languages',
  credentials: 'own-credentials',
}

export const checklistPath = (item: ChecklistItem) => `/dietitian/profile#${CHECKLIST_FIELDS[item]}`

/** Required for a listing; the other items help clients to choose. `is_listed` says whether the profile is listed. */
const NEEDED: readonly ChecklistItem[] = ['bio', 'specialization']
export const isNeededForDirectory = (item: ChecklistItem) => NEEDED.includes(item)

export const VISIBLE_IN_DIRECTORY = 'You are visible in the directory'
export const NOT_IN_DIRECTORY = 'You are not in the directory yet'
export const NEEDED_FOR_DIRECTORY = 'Needed for the directory'

const { bio, specialization, picture } = COMPLETENESS_RULES

const IS_DONE: Record<ChecklistItem, (profile: OwnDietitian) => boolean> = {
  bio,
  specialization,
  fee: ({ consultation_fee }) => (consultation_fee ?? 0) > 0,
  picture,
  languages: ({ languages }) => languages.length > 0,
  credentials: ({ credentials }) => credentials.length > 0,
}

export function missingForDirectory(profile: OwnDietitian): ChecklistItem[] {
  return CHECKLIST_ITEMS.filter((item) => !IS_DONE[item](profile))
}
