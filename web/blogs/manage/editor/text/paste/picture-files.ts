import { plainText } from '#domain/blogs/plain-text.ts'
import { isOwnPicture } from '#domain/images/media.ts'
import { parsePasted } from './clean-paste.ts'

/** Pictures as data URLs. */
const INLINE = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([a-z0-9+/=\s]+)$/i

function inlineFile(address: string, at: number): File | null {
  const [, type, letters] = INLINE.exec(address) ?? []
  if (!type || !letters) return null
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    return new File([bytes], `image-${at + 1}.${type.split('/')[1]}`, { type })
  } catch {
    return null
  }
}

function addressesIn(html: string): string[] {
  const body = parsePasted(html)
  const addresses = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  return addresses.filter((address) => address !== '' && !isOwnPicture(address))
}

export interface PastedPictures {
  files: File[]
  /** Pictures that cannot be read: local files and pictures of other sites. */
  lost: number
  /** There is no text, only pictures. */
  isAll: boolean
}

/**
 * The pictures in a paste or drop. Word processors also add a picture of the copied text, so pictures beside text are
 * ignored.
 */
export function findPictures(data: DataTransfer | null): PastedPictures {
  const html = data?.getData('text/html') ?? ''
  const attachedFiles = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (attachedFiles.length > 0 && plainText(html) === '') return { files: attachedFiles, lost: 0, isAll: true }
  const addresses = addressesIn(html)
  const files = addresses.map(inlineFile).filter((file) => file !== null)
  return { files, lost: addresses.length - files.length, isAll: false }
}
