/** The address below which the server shows stored files. */
export const MEDIA_PATH = '/media/'
/** Pictures that people have uploaded. */
export const PICTURES_PATH = `${MEDIA_PATH}pictures/`
