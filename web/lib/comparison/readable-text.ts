import { plainText } from '#domain/blogs/plain-text.ts'

/** An article's HTML as comparable lines: one for each paragraph, heading, item and cell, with link addresses. */
export function readableText(html: string): string {
  return html
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, '<p>[Image: $1]</p>')
    .split(/<\/(?:p|h[1-6]|li|blockquote|pre|td|th|figcaption)>|<br\s*\/?>|<hr\s*\/?>/i)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n')
}
