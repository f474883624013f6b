/** A document that a health statement rests on. */
export interface Source {
  title: string
  /** The organisation, or the authors as the document names them. */
  by: string
  /** Of publication; absent if the document does not say. */
  year?: number
  /** Only where it is known to lead to the document. */
  url?: string
  /** What a reader should know about its use, such as how our advice differs. */
  note?: string
  /** What nobody has checked yet, such as "year"; the admin area lists these. */
  unverified?: string
}
