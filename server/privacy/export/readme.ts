import { SITE } from '#domain/site/site.ts'
import type { OwnData } from './own-data.queries.ts'

const WIDTH = 88

function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

/** What the person finds first when they open the archive. */
export function writeReadme(tables: readonly OwnData[], made: string): string {
  return [
    `Your data at ${SITE.name}`,
    `Made on ${made}`,
    wrapped(
      'The folder "data" holds each table twice: as JSON for programs, and as CSV for a spreadsheet. An empty table means that nothing of that kind is kept about you. All times are in UTC.',
    ),
    ...tables.map(({ name, about }) => `data/${name}.json, data/${name}.csv\n${wrapped(about, '  ')}`),
    `pictures/\n${wrapped('Your profile picture and the pictures of your articles, each in its largest size.', '  ')}`,
    `documents/\n${wrapped('The files that you sent with applications.', '  ')}`,
    wrapped(
      'Not here, because it would help nobody but a thief: the hashes of your password and of one-time links, and the secret of your authenticator app. Counters that protect the forms are made of network addresses and are gone within a day.',
    ),
    wrapped(
      `What is kept and why, your rights and how to complain stand on the page /legal of the site. Questions: ${SITE.email}`,
    ),
    '',
  ].join('\n\n')
}
