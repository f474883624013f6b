import { Readable } from 'node:stream'
import { MEDIA_PATH } from '#domain/images/media.ts'
import { SITE } from '#domain/site/site.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { type CsvValue, toCsv } from '../../infra/formats/csv.ts'
import { toZip, type ZipEntry } from '../../infra/formats/zip.ts'
import { linkAnonymousConsents, listOwnDocuments, listOwnPictures } from '../privacy.queries.ts'
import { DIETITIAN_DATA } from './dietitian-data.ts'
import { type OwnData, openOwnData } from './own-data.queries.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const ALL_DATA = [...PERSONAL_DATA, ...DIETITIAN_DATA]

async function* toJson(columns: string[], rows: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let opening = '['
  for await (const row of rows) {
    const named = Object.fromEntries(columns.map((column, at) => [column, row[at]]))
    yield `${opening}\n${JSON.stringify(named, null, 2)}`
    opening = ','
  }
  yield opening === '[' ? '[]\n' : '\n]\n'
}

/** Reads the rows twice, once per format, so that they need not be kept in memory. */
function dataEntries(db: Database, userId: number, data: OwnData): ZipEntry[] {
  const entry = (
    ending: string,
    write: (columns: string[], rows: AsyncIterable<CsvValue[]>) => Readable,
  ): ZipEntry => ({
    path: `data/${data.name}.${ending}`,
    open: async () => {
      const { columns, rows } = await openOwnData(db, data, userId)
      return write(columns, rows)
    },
  })
  return [
    entry('json', (columns, rows) => Readable.from(toJson(columns, rows))),
    entry('csv', (columns, rows) => toCsv(columns, rows)),
  ]
}

function fileEntry(files: FileStore, path: string, key: string): ZipEntry {
  return { path, compress: false, open: async () => (await files.read(key))?.stream ?? null }
}

async function ownFiles(db: Database, files: FileStore, userId: number): Promise<ZipEntry[]> {
  const pictures = (await listOwnPictures(db, userId)).map((url) => url.slice(MEDIA_PATH.length))
  const documents = await listOwnDocuments(db, userId)
  return [
    ...pictures.map((key) => fileEntry(files, key, key)),
    ...documents.map(({ name, file_key }) =>
      fileEntry(files, `documents/${name}.${file_key.split('.').at(-1)}`, file_key),
    ),
  ]
}

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

/** The introduction to the archive. */
function writeReadme(tables: readonly OwnData[], madeAt: string): string {
  return [
    `Your data at ${SITE.name}`,
    `Made on ${madeAt}`,
    wrapped(
      'The folder "data" has each table twice: as JSON for programs, and as CSV for a spreadsheet. An empty table means that we have nothing of that kind about you. All times are in UTC.',
    ),
    ...tables.map(({ name, about }) => `data/${name}.json, data/${name}.csv\n${wrapped(about, '  ')}`),
    `pictures/\n${wrapped('Your profile picture and the pictures in your articles, each in its largest size.', '  ')}`,
    `documents/\n${wrapped('The files you sent with applications, your certificates, and the files from your consultations.', '  ')}`,
    wrapped(
      'Not here, because only a thief could use them: the hashes of your password and of one-time links, and the secret of your authenticator app. Counters that protect our forms use network addresses and are deleted within a day.',
    ),
    wrapped(
      `The page /legal on the site says what we store and why, what your rights are, and how to complain. Questions: ${SITE.email}`,
    ),
    '',
  ].join('\n\n')
}

/** All data about a person, as a ZIP that is streamed while it is created. */
export async function exportOwnData({ db, files, limits }: Pick<Services, 'db' | 'files' | 'limits'>, actor: Actor) {
  await limits.take('export', String(actor.id))
  await recordAudit(db, actor.id, 'account.exported', ['user', actor.id])
  await linkAnonymousConsents(db, actor.id)
  const madeAt = new Date().toISOString()
  const readme: ZipEntry = { path: 'README.txt', open: async () => Readable.from([writeReadme(ALL_DATA, madeAt)]) }
  const entries = [
    readme,
    ...ALL_DATA.flatMap((data) => dataEntries(db, actor.id, data)),
    ...(await ownFiles(db, files, actor.id)),
  ]
  return { name: `thali-export-${madeAt.slice(0, 10)}.zip`, stream: toZip(entries) }
}
