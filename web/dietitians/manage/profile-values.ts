import * as z from 'zod/mini'
import { splitName } from '#domain/accounts/person-name.ts'
import { type Dietitian, DietitianPatch, type OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { AGE_GROUPS, CONSULTATION_MODES, FOCUS_AREAS, LANGUAGES } from '#domain/dietitians/practice.ts'
import { SPECIALIZATION_LABELS, SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'

/** The values as the fields hold them. */
export type ProfileText = ReturnType<typeof toProfileText>

export const parseList = (text: string): string[] => text.split(',').filter(Boolean)

export interface ProfileValues extends ProfileText {
  /** A newly chosen picture; the stored one is not part of the form. */
  profile_picture: File | null
  remove_picture: boolean
}

export const ProfileForm = z.extend(DietitianPatch, {
  profile_picture: z.nullable(z.custom<File>((value) => value instanceof File)),
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** Numbers remain text while the user types; lists are joined by commas, as multipart carries them. */
export function toProfileText(profile: OwnDietitian) {
  return {
    ...splitName(profile.user_info.name),
    phone_number: profile.user_info.phone_number ?? '',
    bio: profile.bio,
    specialization: profile.specialization ?? '',
    experience_years: String(profile.experience_years),
    consultation_fee: String(profile.consultation_fee ?? ''),
    is_available: profile.is_available,
    focus_areas: profile.focus_areas.join(),
    age_groups: profile.age_groups.join(),
    consultation_modes: profile.consultation_modes.join(),
    languages: profile.languages.join(),
    city: profile.city ?? '',
    shows_phone: profile.shows_phone,
    shows_email: profile.shows_email,
  }
}

export function toValues(text: ProfileText): ProfileValues {
  return { ...text, profile_picture: null, remove_picture: false }
}

/** The values that have changed since the form was opened. */
export function changesIn(text: ProfileText, initial: ProfileText): Partial<ProfileText> {
  const names = Object.keys(initial) as (keyof ProfileText)[]
  return Object.fromEntries(names.filter((name) => text[name] !== initial[name]).map((name) => [name, text[name]]))
}

/**
 * Leaves out untouched fields, so that changes saved on another device survive. First and last name go together.
 */
export function onlyChanged(form: ProfileForm, changes: Partial<ProfileText>): ProfileForm {
  const isRenamed = 'first_name' in changes || 'last_name' in changes
  const { first_name, last_name, profile_picture, remove_picture, ...fields } = form
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => name in changes)),
    ...(isRenamed ? { first_name, last_name } : {}),
    profile_picture,
    ...(remove_picture ? { remove_picture } : {}),
  }
}

/** Multipart with a picture, otherwise JSON. */
export function toBody({ profile_picture: picture, remove_picture, ...fields }: ProfileForm) {
  if (!picture) return remove_picture ? { ...fields, remove_picture } : fields
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('profile_picture', picture)
  return form
}

/** The profile as it would be if it were saved now. */
export function toPreview(profile: OwnDietitian, values: ProfileValues, fileUrl: string | null): OwnDietitian {
  const specialization = SPECIALIZATIONS.find((one) => one === values.specialization) ?? null
  const pictures = choosePictures(profile, values, fileUrl)
  return {
    ...profile,
    user_info: {
      ...profile.user_info,
      name: `${values.first_name} ${values.last_name}`.trim(),
      phone_number: values.phone_number.trim() || null,
    },
    bio: values.bio.trim(),
    specialization,
    specialization_display: specialization ? SPECIALIZATION_LABELS[specialization] : '',
    experience_years: Number(values.experience_years),
    consultation_fee: Number(values.consultation_fee) || null,
    is_available: values.is_available,
    focus_areas: chosenOf(FOCUS_AREAS, values.focus_areas),
    age_groups: chosenOf(AGE_GROUPS, values.age_groups),
    consultation_modes: chosenOf(CONSULTATION_MODES, values.consultation_modes),
    languages: chosenOf(LANGUAGES, values.languages),
    city: values.city.trim() || null,
    shows_phone: values.shows_phone,
    shows_email: values.shows_email,
    profile_picture: pictures.at(-1)?.url ?? null,
    profile_picture_sizes: pictures,
  }
}

function chosenOf<V extends string>(values: readonly V[], text: string): V[] {
  const chosen = parseList(text)
  return values.filter((value) => chosen.includes(value))
}

/** The profile as clients see it: without the contact details that the dietitian hides. */
export function toPublic({ shows_phone, shows_email, is_listed: _own, ...profile }: OwnDietitian): Dietitian {
  const { name, email, phone_number } = profile.user_info
  return {
    ...profile,
    user_info: { name, email: shows_email ? email : null, phone_number: shows_phone ? phone_number : null },
  }
}

function choosePictures({ profile_picture_sizes }: Dietitian, values: ProfileValues, fileUrl: string | null) {
  if (values.profile_picture) return fileUrl ? [{ width: 512, height: 512, url: fileUrl }] : []
  return values.remove_picture ? [] : profile_picture_sizes
}
