import { useState } from 'react'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { validateImage } from '#domain/images/image-file.ts'
import { Cover } from '#web/blogs/cover.tsx'
import { useObjectUrl } from '#web/lib/documents/use-object-url.ts'
import { Button } from '#web/ui/button.tsx'
import { describedBy, FieldNotes } from '#web/ui/field.tsx'
import { DropZone } from './drop-zone.tsx'

interface FeaturedImageProps {
  category: string
  /** The stored picture. */
  stored: ImageSizes
  /** A valid picture that is not uploaded yet. */
  file: File | null
  error: string | undefined
  onPick: (file: File) => void
  onRemove: () => void
}

const ID = 'featured_image'
const HINT = 'JPG, PNG, WebP, AVIF or GIF, smaller than 5\u00a0MB'

/** Sizes of the stored picture, or of a file that is not uploaded yet. */
export function coverSizes(stored: ImageSizes, fileUrl: string | null): ImageSizes {
  return fileUrl ? [{ url: fileUrl, width: 1600, height: 900 }] : stored
}

export function parseCategory(category: string): BlogCategory | null {
  return BLOG_CATEGORIES.find((known) => known === category) ?? null
}

export function FeaturedImage({ category, stored, file, error, onPick, onRemove }: FeaturedImageProps) {
  /** Why the last chosen file was not taken. */
  const [rejection, setRejection] = useState<string | null>(null)
  const sizes = coverSizes(stored, useObjectUrl(file))
  const hasImage = file !== null || stored.length > 0
  const artwork = parseCategory(category)
  const shownError = rejection ?? error

  function handlePick(picked: File) {
    const invalid = validateImage(picked)
    setRejection(invalid)
    if (!invalid) onPick(picked)
  }

  function handleRemove() {
    setRejection(null)
    onRemove()
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-medium text-sm">
        <span className={shownError ? 'text-danger' : undefined}>Featured image</span>
        <span className="font-normal text-ink-muted">Optional</span>
      </legend>
      <DropZone
        id={ID}
        label={hasImage ? 'Change image' : 'Upload image'}
        describedBy={describedBy(ID, HINT, shownError)}
        onPick={handlePick}
      >
        {sizes.length > 0 || artwork ? (
          <Cover
            blog={{ id: 0, category: artwork ?? 'diet', featured_image_sizes: sizes }}
            sizes="320px"
            className="rounded-sm"
          />
        ) : null}
        <p className="text-ink-muted text-sm">{describeImage(hasImage, artwork !== null)}</p>
      </DropZone>
      {hasImage ? (
        <Button variant="ghost" size="small" block onClick={handleRemove} className="mt-2">
          Remove image
        </Button>
      ) : null}
      <FieldNotes id={ID} hint={HINT} error={shownError} className="mt-1.5" />
    </fieldset>
  )
}

function describeImage(hasImage: boolean, hasArtwork: boolean): string {
  if (hasImage) return 'Shown at 16:9 in lists and above the article.'
  if (hasArtwork) return 'Without an image, your article uses this artwork. Drop one here to change it.'
  return 'Without an image, your article uses the artwork of its category. Drop one here to change it.'
}
