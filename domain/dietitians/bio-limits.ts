/** Separate from the schemas, so that the dashboard's checklist does not load the schema library. */
export const BIO_MIN = 50
export const BIO_MAX = 500
