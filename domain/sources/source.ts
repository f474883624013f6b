/** A document that supports a health statement. */
export interface Source {
  title: string
  /** The organisation, or the authors as the document names them. */
  by: string
  /** Of publication; absent if the document does not say. */
  year?: number
  /** Present only if it is known to lead to the document. */
  url?: string
  /** What a reader should know about its use, such as how our advice differs. */
  note?: string
  /** Fields that have not been checked yet, such as "year"; the admin area lists these. */
  unverified?: string
}
