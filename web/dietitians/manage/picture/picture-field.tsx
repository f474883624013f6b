import { ImageUp, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { IMAGE_INVALID } from '#domain/images/image.schema.ts'
import { IMAGE_TYPES } from '#domain/images/image-file.ts'
import { Avatar, type Picture } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { describedBy, FieldNotes } from '#web/ui/field.tsx'
import type { ProfileFormState } from '../use-profile-form.ts'
import type { CropDialog } from './crop-dialog.tsx'

/** The cropping dialog's component, loaded with the first file. */
interface Cropping {
  file: File
  CropDialog: typeof CropDialog
}

interface PictureFieldProps {
  form: ProfileFormState
  profile: Dietitian
  /** The pictures shown at present. */
  pictures: readonly Picture[]
}

const ID = 'profile_picture'
const NOT_OPENED = 'We couldn’t open the picture to crop it. Check your connection and choose it again.'
const HINT = 'Recommended: Square image, max 5MB'

/** A chosen file is cropped before it replaces the picture; it is uploaded with the next save. */
export function PictureField({ form, profile, pictures }: PictureFieldProps) {
  const { values, edit, apiForm } = form
  const [cropping, setCropping] = useState<Cropping | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const error = apiForm.errorFor(ID)

  async function handleFile(file: File | undefined) {
    if (!file || !form.acceptPicture(file)) return
    try {
      const { CropDialog } = await import('./crop-dialog.tsx')
      setCropping({ file, CropDialog })
    } catch {
      form.rejectPicture(NOT_OPENED)
    }
  }

  function handleCropped(picture: File) {
    edit({ profile_picture: picture, remove_picture: false })
    setCropping(null)
  }

  function handleUnreadable() {
    setCropping(null)
    form.rejectPicture(IMAGE_INVALID)
  }

  /** Removes a newly chosen file first, which restores the stored picture; a second press removes that one. */
  function handleRemove() {
    edit({ profile_picture: null, remove_picture: values.profile_picture === null })
    if (profile.profile_picture === null) upload.current?.focus()
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
      <legend className="sr-only">Profile picture</legend>
      <Avatar name={profile.user_info.name} size={84} pictures={pictures} />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <Button
            ref={upload}
            id={ID}
            variant="outline"
            size="small"
            icon={ImageUp}
            aria-describedby={describedBy(ID, HINT, error)}
            onClick={() => input.current?.click()}
          >
            {pictures.length > 0 ? 'Change Image' : 'Upload Image'}
          </Button>
          {values.remove_picture ? (
            <Button variant="ghost" size="small" icon={Undo2} onClick={() => edit({ remove_picture: false })}>
              Keep Image
            </Button>
          ) : pictures.length > 0 ? (
            <Button variant="ghost" size="small" icon={Trash2} onClick={handleRemove}>
              Remove Image
            </Button>
          ) : null}
        </div>
        <p role="status" className="mt-2 text-sm empty:hidden">
          {describeImage(form)}
        </p>
        <FieldNotes id={ID} hint={HINT} error={error} className="mt-1.5" />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Profile picture file"
        accept={IMAGE_TYPES.join(',')}
        onChange={({ target }) => {
          void handleFile(target.files?.[0])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      {cropping ? (
        <cropping.CropDialog
          file={cropping.file}
          onCropped={handleCropped}
          onUnreadable={handleUnreadable}
          onCancel={() => setCropping(null)}
        />
      ) : null}
    </fieldset>
  )
}

function describeImage({ values }: ProfileFormState): string | null {
  if (values.remove_picture) return 'Your image is removed when you save.'
  return values.profile_picture ? 'Your new image is uploaded when you save.' : null
}
