/** `same` is in both, `old` only in the first, `new` only in the second. */
export interface TextPart {
  kind: 'same' | 'old' | 'new'
  text: string
}
