/** Strings that occur nowhere else, so that any found after an erasure is a trace. */
export const CLIENT = {
  first_name: 'Zafirah',
  last_name: 'Quillwick',
  email: 'zafirah.quillwick@example.in',
  phone_number: '+91 98111 22233',
}
export const DIETITIAN = {
  first_name: 'Oswaldine',
  last_name: 'Brambleby',
  email: 'oswaldine.brambleby@example.in',
  phone_number: '+91 98444 55566',
}
export const CLIENT_MARK = 'clientmark'
export const DIETITIAN_MARK = 'dietitianmark'
/** The dietitian's published text, which is kept under "Former author" unless it is removed. */
export const ARTICLE_MARK = 'articlemark'
