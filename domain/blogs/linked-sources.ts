import { plainText } from './plain-text.ts'

const LINK = /<a\b[^<>]*\bhref="(https?:\/\/[^"]+)"[^<>]*>(.*?)<\/a>/gi

export interface LinkedSource {
  title: string
  url: string
}

/** What an article links on other sites, in its order; `title` is the link's text. */
export function linkedSources(html: string): LinkedSource[] {
  return [...html.matchAll(LINK)].map(([, url = '', words = '']) => ({ title: plainText(words) || url, url }))
}
