import { useEffect, useRef } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import type { Picture } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { PictureField } from '../picture/picture-field.tsx'
import type { OwnProfile } from '../use-profile-form.ts'
import { BasicFields } from './basic-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'

interface ProfileFormProps {
  own: OwnProfile
  profile: Dietitian
  /** What stands in the picture's place now. */
  pictures: readonly Picture[]
  onCancel: () => void
}

export function ProfileForm({ own, profile, pictures, onCancel }: ProfileFormProps) {
  const { apiForm } = own
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector<HTMLInputElement>('#first_name')?.focus(), [])

  return (
    <form ref={form} method="dialog" noValidate className="grid gap-6" onSubmit={apiForm.handleSubmit}>
      <div className="grid gap-4 empty:hidden">
        <FormMessages apiForm={apiForm} />
      </div>
      {/* What is typed while it is being saved would be lost. */}
      <div inert={apiForm.isSending} className="grid gap-6">
        <BasicFields own={own} email={profile.user_info.email}>
          <PictureField own={own} profile={profile} pictures={pictures} />
        </BasicFields>
        <ProfessionalFields own={own} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={apiForm.isSending} busyLabel="Saving..." className="max-sm:w-full">
          Save Changes
        </Button>
        <Button variant="outline" onClick={onCancel} className="max-sm:w-full">
          Cancel
        </Button>
      </div>
    </form>
  )
}
