/** Pixels of a side; the largest variant that the server keeps is smaller. */
const LARGEST_SIDE = 1024
const QUALITY = 0.92

export interface CroppedArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The chosen square as a JPEG of its own. The browser turns a picture upright by its EXIF data before it measures or
 * draws it; what was transparent lies on white.
 * @throws when the browser cannot read the picture
 */
export async function cropSquare(url: string, area: CroppedArea): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const side = Math.max(1, Math.min(LARGEST_SIDE, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, side, side)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'profile-picture.jpg', { type: blob.type })
}
