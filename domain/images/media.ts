/** The path under which the server serves stored files. */
export const MEDIA_PATH = '/media/'
/** Pictures uploaded by users. */
export const PICTURES_PATH = `${MEDIA_PATH}pictures/`

const OWN_PICTURE = new RegExp(`^${PICTURES_PATH}[a-z0-9-]+\\.(webp|avif)$`)

/** True for a picture stored by this site, the only kind an article shows. */
export function isOwnPicture(address: string | null | undefined): boolean {
  return OWN_PICTURE.test(address ?? '')
}
