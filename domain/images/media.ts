/** The address below which the server shows stored files. */
export const MEDIA_PATH = '/media/'
/** Pictures that people have uploaded. */
export const PICTURES_PATH = `${MEDIA_PATH}pictures/`

const OWN_PICTURE = new RegExp(`^${PICTURES_PATH}[a-z0-9-]+\\.(webp|avif)$`)

/** A picture that the product has stored, the only kind that an article shows. */
export function isOwnPicture(address: string | null | undefined): boolean {
  return OWN_PICTURE.test(address ?? '')
}
