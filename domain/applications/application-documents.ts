/**
 * Separate from the document rules: the legal page states these numbers and must not load the schema library for them.
 */
export const DOCUMENTS_MAX = 5
export const TOO_MANY_DOCUMENTS = `You can add at most ${DOCUMENTS_MAX} documents`
/** Days that a declined application's documents are kept, for questions about the decision. */
export const DECLINED_DOCUMENTS_RETENTION_DAYS = 90
