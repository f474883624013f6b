import type { Edit, Sentence } from './edit.ts'

export function spacingEdits({ text, start }: Sentence): Edit[] {
  const spaces = [...text.matchAll(/(?<=\S) {2,}(?=\S)(?<!\d +(?=\d))/g)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
    after: ' ',
    reason: 'One space between words is enough.',
  }))
  const beforeMarks = [...text.matchAll(/(?<=\p{L}) +(?=[,;?!](?:\s|$)|\.$)/gu)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
    after: '',
    reason: 'No space stands before this mark.',
  }))
  return [...beforeMarks, ...spaces]
}
