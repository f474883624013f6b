import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { validateImage } from '#domain/images/image-file.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSaveProfile } from './my-profile.queries.ts'
import {
  changesIn,
  onlyChanged,
  ProfileForm,
  type ProfileText,
  type ProfileValues,
  toProfileText,
  toValues,
} from './profile-values.ts'

export type OwnProfile = ReturnType<typeof useProfileForm>

/** The form of the own profile, its changes against the stored profile, and their draft in the browser. */
export function useProfileForm(profile: OwnDietitian, onSaved: () => void) {
  const [isEditing, setEditing] = useState(false)
  const userId = profile.id
  const loaded = toProfileText(profile)
  /** The profile as editing began; a newer one that is loaded meanwhile does not change the form. */
  const [begun, setBegun] = useState(loaded)
  const [offer, setOffer] = useState(() => unsavedProfile(userId, loaded))
  const { mutateAsync: save } = useSaveProfile()

  const apiForm = useApiForm<ProfileValues, ProfileForm>({
    schema: ProfileForm,
    defaultValues: toValues(loaded),
    clearsOnEdit: true,
    send: async (change) => {
      const answer = await save(onlyChanged(change, changesIn(form.getValues(), begun)))
      flushSync(() => finish(toProfileText(answer)))
      onSaved()
    },
  })
  const { form, clearFailure } = apiForm
  const values = form.watch() as ProfileValues
  const changes = changesIn(values, begun)
  const isTextChanged = isEditing && Object.keys(changes).length > 0
  const isChanged = isTextChanged || values.profile_picture !== null || values.remove_picture
  const changed = useRef(false)
  changed.current = isChanged

  const wasTextChanged = useRef(false)
  const stored = JSON.stringify(changes)
  useEffect(() => {
    if (isTextChanged) saveProfileDraft(userId, JSON.parse(stored))
    else if (wasTextChanged.current) forgetProfile(userId)
    wasTextChanged.current = isTextChanged
  }, [userId, isTextChanged, stored])

  /** Shows a text without a chosen picture and without errors. */
  function show(text: ProfileText) {
    form.reset(toValues(text))
    clearFailure()
  }

  function finish(text: ProfileText) {
    forgetProfile(userId)
    changed.current = false
    setBegun(text)
    show(text)
    setEditing(false)
  }

  function begin(text = loaded) {
    setBegun(loaded)
    show(text)
    setEditing(true)
  }

  function edit(change: Partial<ProfileValues>) {
    for (const name of Object.keys(change) as (keyof ProfileValues)[]) {
      form.setValue(name, change[name] as ProfileValues[typeof name])
      form.clearErrors(name)
    }
    clearFailure()
  }

  /** @returns whether it is a picture that can be cropped */
  function acceptPicture(file: File): boolean {
    const error = validateImage(file)
    if (error) rejectPicture(error)
    else form.clearErrors('profile_picture')
    return error === null
  }

  function rejectPicture(message: string) {
    form.setError('profile_picture', { type: 'custom', message })
  }

  return {
    apiForm,
    values: isEditing ? values : toValues(loaded),
    isEditing,
    isChanged,
    offer,
    begin: () => begin(),
    cancel: () => finish(loaded),
    edit,
    acceptPicture,
    rejectPicture,
    restore: () => {
      if (offer) begin({ ...loaded, ...offer })
      setOffer(null)
    },
    discard: () => {
      if (!isTextChanged) forgetProfile(userId)
      setOffer(null)
    },
    hasUnsavedChanges: useCallback(() => changed.current, []),
  }
}

const NAME = 'my-profile'

/** Only the fields that the user changed without saving on an earlier visit. */
function unsavedProfile(userId: number, stored: ProfileText): Partial<ProfileText> | null {
  const draft = parse(readFormDraft(NAME, userId))
  if (!draft || !hasSameTypes(draft, stored)) return null
  const changes = changesIn({ ...stored, ...draft }, stored)
  return Object.keys(changes).length > 0 ? changes : null
}

function saveProfileDraft(userId: number, changes: Partial<ProfileText>) {
  saveFormDraft(NAME, JSON.stringify(changes), userId)
}

function forgetProfile(userId: number) {
  clearFormDraft(NAME, userId)
}

function parse(draft: string | null): Partial<ProfileText> | null {
  try {
    return JSON.parse(draft ?? 'null')
  } catch {
    return null
  }
}

/** Another version of this screen may have stored it. */
function hasSameTypes(draft: Partial<ProfileText>, model: ProfileText): boolean {
  const names = Object.keys(draft) as (keyof ProfileText)[]
  return names.every((name) => typeof draft[name] === typeof model[name])
}
