/** The address below which the server shows stored files. */
export const MEDIA_PATH = '/media/'
