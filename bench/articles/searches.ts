import { vocabulary } from './article-data.ts'
import { FIRST_NAMES, STOP_WORDS, SUBJECTS } from './words.content.ts'

export interface SearchKind {
  name: string
  searches: string[]
  /** True if the search finds the words themselves, so that plain SQL can count the articles that contain them. */
  isFound: boolean
  query?: Record<string, string>
}

const SEARCHES = 20

/** Swaps two adjacent letters. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1)
}

/** What readers type, from words in half of all articles to words in none. */
export function searchKinds(authorId: number): SearchKind[] {
  const words = vocabulary()
  const from = (first: number, step: number) =>
    Array.from({ length: SEARCHES }, (_, n) => words[STOP_WORDS.length + first + n * step] as string)
  const common = from(0, 1)
  const middling = from(80, 10)
  const rare = from(3000, 800)
  const both = common.map((word, n) => `${word} ${middling[n]}`)
  return [
    { name: 'a common word', searches: common, isFound: true },
    { name: 'a middling word', searches: middling, isFound: true },
    { name: 'a rare word', searches: rare, isFound: true },
    { name: 'two words', searches: both, isFound: true },
    { name: 'a phrase', searches: both.map((pair) => `"${pair}"`), isFound: false },
    { name: 'an author', searches: FIRST_NAMES.slice(0, SEARCHES), isFound: true },
    {
      name: 'a misspelt word',
      searches: SUBJECTS.filter((word) => word.length > 6)
        .slice(0, SEARCHES)
        .map(misspelt),
      isFound: false,
    },
    {
      name: 'a misspelt author',
      searches: FIRST_NAMES.filter((name) => name.length > 5).map(misspelt),
      isFound: false,
    },
    { name: 'stop words only', searches: ['the of and', 'what is this', 'how to do it'], isFound: false },
    { name: 'nothing like it', searches: ['qwzxkjhv', 'xyzzy plugh'], isFound: false },
    { name: 'a word in a category', searches: middling, isFound: false, query: { category: 'yoga' } },
    { name: 'a word by an author', searches: middling, isFound: false, query: { author: String(authorId) } },
    { name: 'a common word, newest', searches: common, isFound: true, query: { ordering: '-created_at' } },
    { name: 'a middling word, newest', searches: middling, isFound: true, query: { ordering: '-created_at' } },
    { name: 'a rare word, most viewed', searches: rare, isFound: true, query: { ordering: '-views_count' } },
  ]
}
