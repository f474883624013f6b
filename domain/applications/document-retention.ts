/**
 * Days that the documents of a declined application stay, for questions about the decision. Apart from the
 * other rules: the legal page, which states it, would load the schema library with them.
 */
export const DECLINED_DOCUMENTS_RETENTION_DAYS = 90
