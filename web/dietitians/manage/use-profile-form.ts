import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { validateImage } from '#domain/images/image-file.ts'
import { api } from '#web/lib/api/api.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { updateStoredUser, useSession } from '#web/lib/session/session.ts'
import { ownProfile } from '#web/shell/console/own-profile.queries.ts'
import {
  changesIn,
  onlyChanged,
  ProfileForm,
  type ProfileText,
  type ProfileValues,
  toBody,
  toProfileText,
  toValues,
} from './profile-values.ts'

export type ProfileFormState = ReturnType<typeof useProfileForm>

type TextField = { [K in keyof ProfileText]: ProfileText[K] extends string ? K : never }[keyof ProfileText]

/** The form of the dietitian's own profile, its changes to the stored profile, and their draft in the browser. */
export function useProfileForm(profile: OwnDietitian, onSaved: () => void) {
  const [isEditing, setEditing] = useState(false)
  const userId = profile.id
  const loaded = toProfileText(profile)
  /** The profile when editing began; a newer one loaded in the meantime does not change the form. */
  const [initial, setInitial] = useState(loaded)
  /** Unsaved changes from an earlier visit, until the user restores or discards them. */
  const [draft, setDraft] = useState(() => readProfileDraft(userId, loaded))
  const recoverable = draft && unsavedChanges(draft, loaded)
  const { mutateAsync: save } = useSaveProfile()

  const apiForm = useApiForm<ProfileValues, ProfileForm>({
    schema: ProfileForm,
    defaultValues: toValues(loaded),
    clearsOnEdit: true,
    send: async (change) => {
      const answer = await save(onlyChanged(change, changesIn(form.getValues(), initial)))
      flushSync(() => finish(toProfileText(answer), null))
      onSaved()
    },
  })
  const { form, clearFailure } = apiForm
  const values = form.watch()
  const changes = changesIn(values, initial)
  const isTextChanged = isEditing && Object.keys(changes).length > 0
  const isChanged = isTextChanged || values.profile_picture !== null || values.remove_picture
  const changed = useRef(false)
  changed.current = isChanged

  const wasTextChanged = useRef(false)
  const current = JSON.stringify(isTextChanged ? { changes, begun: initial } : draft)
  useEffect(() => {
    if (isTextChanged || wasTextChanged.current) saveProfileDraft(userId, current)
    wasTextChanged.current = isTextChanged
  }, [userId, isTextChanged, current])

  /** Resets the form to `text`, without a chosen picture and without errors. */
  function resetForm(text: ProfileText) {
    form.reset(toValues(text))
    clearFailure()
  }

  /** @param remaining a draft that remains for the user to restore or discard */
  function finish(text: ProfileText, remaining: ProfileDraft | null) {
    saveProfileDraft(userId, JSON.stringify(remaining))
    setDraft(remaining)
    changed.current = false
    setInitial(text)
    resetForm(text)
    setEditing(false)
  }

  function begin(text = loaded) {
    setInitial(loaded)
    resetForm(text)
    setEditing(true)
  }

  function edit(change: Partial<ProfileValues>) {
    for (const name of Object.keys(change) as (keyof ProfileValues)[]) {
      form.setValue(name, change[name] as ProfileValues[typeof name])
      form.clearErrors(name)
    }
    clearFailure()
  }

  /** @returns whether the file is a picture that can be cropped */
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
    recoverable,
    begin: () => begin(),
    cancel: () => finish(loaded, draft),
    edit,
    /** Props of a text field, whose validation error disappears once it is edited. */
    field: (name: TextField) => ({
      id: name,
      name,
      value: values[name],
      error: apiForm.errorFor(name),
      onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
    }),
    acceptPicture,
    rejectPicture,
    restore: () => {
      if (recoverable) begin({ ...loaded, ...recoverable })
      setDraft(null)
    },
    discard: () => {
      if (!isTextChanged) clearFormDraft(NAME, userId)
      setDraft(null)
    },
    hasUnsavedChanges: useCallback(() => changed.current, []),
  }
}

/** A save also updates the name in the console's greeting, in other tabs and on the account page. */
function useSaveProfile() {
  const queries = useQueryClient()
  const user = useSession((session) => session.user)
  return useMutation({
    mutationFn: (change: ProfileForm) => api.dietitians.updateMe(toBody(change)),
    onSuccess: (profile, { first_name, last_name }) => {
      queries.setQueryData(ownProfile.queryKey, profile)
      if (user && first_name && last_name) updateStoredUser({ ...user, first_name, last_name })
      return queries.invalidateQueries({ queryKey: ['profile'], refetchType: 'none' })
    },
  })
}

const NAME = 'my-profile'

interface ProfileDraft {
  changes: Partial<ProfileText>
  /** The profile when editing began. */
  begun: ProfileText
}

/** Omits fields saved since, in another tab or on another device, because their draft is older. */
function unsavedChanges({ changes, begun }: ProfileDraft, stored: ProfileText): Partial<ProfileText> | null {
  const names = (Object.keys(changes) as (keyof ProfileText)[]).filter(
    (name) => begun[name] === stored[name] && changes[name] !== stored[name],
  )
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, changes[name]])) : null
}

function saveProfileDraft(userId: number, draft: string) {
  saveFormDraft(NAME, draft === 'null' ? '' : draft, userId)
}

function readProfileDraft(userId: number, model: ProfileText): ProfileDraft | null {
  try {
    const draft: ProfileDraft | null = JSON.parse(readFormDraft(NAME, userId) ?? 'null')
    return draft && hasSameTypes(draft.changes, model) && hasSameTypes(draft.begun, model) ? draft : null
  } catch {
    return null
  }
}

/** Guards against drafts that another version of this screen has stored. */
function hasSameTypes(draft: Partial<ProfileText>, model: ProfileText): boolean {
  const names = Object.keys(draft) as (keyof ProfileText)[]
  return names.every((name) => typeof draft[name] === typeof model[name])
}
