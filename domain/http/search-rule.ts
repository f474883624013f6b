/** Letters in a search box at most. */
export const SEARCH_MAX = 200

const CONTROL_CHARACTERS = /\p{Cc}/u

export function hasLineControls(text: string): boolean {
  return CONTROL_CHARACTERS.test(text)
}

/** What the list calls take as `search`, trimmed. */
export function isSearchable(text: string): boolean {
  return text.length <= SEARCH_MAX && !hasLineControls(text)
}
