import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useEffectEvent, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useObjectUrl } from '#web/lib/documents/use-object-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const ZOOM = { min: 1, max: 4, step: 0.1 } as const
const ARROW_STEP = 8

interface CropDialogProps {
  file: File
  onCropped: (picture: File) => void
  /** Called if the browser cannot decode the file, whatever its type claims. */
  onUnreadable: () => void
  onCancel: () => void
}

export function CropDialog({ file, onCropped, onUnreadable, onCancel }: CropDialogProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  const [area, setArea] = useState<Area | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const isMeasured = url !== null && area !== null

  const cropUnlessAborted = useEffectEvent((signal: AbortSignal) => {
    if (!isMeasured) return
    cropSquare(url, area).then(
      (picture) => signal.aborted || onCropped(picture),
      () => signal.aborted || onUnreadable(),
    )
  })
  // The user may press the button before the picture is loaded and measured: it is then cropped as soon as it is.
  useEffect(() => {
    if (!isConfirmed || !isMeasured) return
    const controller = new AbortController()
    cropUnlessAborted(controller.signal)
    return () => controller.abort()
  }, [isConfirmed, isMeasured])

  return (
    <Dialog
      open
      onClose={onCancel}
      title="Crop your picture"
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button isBusy={isConfirmed} onClick={() => setConfirmed(true)}>
            Use Image
          </Button>
        </>
      }
    >
      <p id="crop-hint" className="text-ink-muted">
        Drag the picture, or use the arrow keys, until your face is in the circle.
      </p>
      <div className="relative mt-4 aspect-square overflow-hidden rounded-card bg-sunken">
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            keyboardStep={ARROW_STEP}
            disableAutomaticStylesInjection
            mediaProps={{ onError: onUnreadable }}
            // It handles arrow keys, and this role tells screen readers to pass them on.
            cropperProps={{ role: 'application', 'aria-label': 'Picture position', 'aria-describedby': 'crop-hint' }}
            classes={{ cropAreaClassName: 'focus-visible:outline-offset-[-4px]!' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        ) : null}
      </div>
      <label htmlFor="crop-zoom" className="mt-4 block font-medium text-sm">
        Zoom
      </label>
      <input
        id="crop-zoom"
        type="range"
        min={ZOOM.min}
        max={ZOOM.max}
        step={ZOOM.step}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)} percent`}
        onChange={({ target }) => setZoom(Number(target.value))}
        className="h-11 w-full accent-primary"
      />
    </Dialog>
  )
}

/** Pixels of a side; the largest variant that the server keeps is smaller. */
const LARGEST_SIDE = 1024
const QUALITY = 0.92

/**
 * Crops the chosen square to a JPEG. The browser applies the EXIF orientation before it measures or draws the picture;
 * transparent areas become white.
 * @throws if the browser cannot read the picture
 */
async function cropSquare(url: string, area: Area): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const side = Math.max(1, Math.min(LARGEST_SIDE, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'profile-picture.jpg', { type: blob.type })
}
