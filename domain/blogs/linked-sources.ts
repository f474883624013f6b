import { plainText } from './plain-text.ts'

const LINK = /<a\b[^<>]*\bhref="(https?:\/\/[^"]+)"[^<>]*>(.*?)<\/a>/gi

export interface LinkedSource {
  title: string
  url: string
}

/** An article's links to other sites, in order; `title` is the link's text. */
export function linkedSources(html: string): LinkedSource[] {
  return [...html.matchAll(LINK)].map(([, url = '', words = '']) => ({ title: plainText(words) || url, url }))
}
