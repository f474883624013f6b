import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type CsvValue, readByKey, toCsv } from './csv.ts'

/** Reads bytes, because the decoder of `text` would drop the byte order mark. */
async function written(columns: string[], rows: CsvValue[][]): Promise<string> {
  return (await buffer(toCsv(columns, rows))).toString()
}

test('a table begins with the byte order mark and the column names, and has one line per row', async () => {
  expect(await written(['Name', 'Sent', 'Age', 'Guardian'], [['Asha, Jyoti', new Date(0), 30, true]])).toBe(
    '\uFEFFName,Sent,Age,Guardian\r\n"Asha, Jyoti",1970-01-01T00:00:00.000Z,30,true\r\n',
  )
})

test('an empty table has its columns, and missing values are empty', async () => {
  expect(await written(['Name'], [])).toBe('\uFEFFName\r\n')
  expect(await written(['Name', 'Note'], [[null, '']])).toBe('\uFEFFName,Note\r\n,\r\n')
})

test.each(['=1+1', '+91 98140 00101', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1', "=cmd|' /C calc'!A0"])(
  '%j is no formula for a spreadsheet',
  async (cell) => {
    const [, line = ''] = (await written(['Concern'], [[cell]])).split(/\r\n/)
    expect(line.replace(/^"/, '')[0]).toBe("'")
  },
)

test.each([
  ['quotes', 'a "full" thali', '"a ""full"" thali"'],
  ['line breaks', 'dal\nroti', '"dal\nroti"'],
  ['other scripts', 'ਥਾਲੀ', 'ਥਾਲੀ'],
])('%s are unchanged', async (_, cell, expected) => {
  expect(await written(['Text'], [[cell]])).toContain(expected)
})

test('all rows are read in batches, each after the last row of the previous one', async () => {
  const asked: (number | null)[] = []
  const rows = readByKey<{ id: number }>(async (last) => {
    asked.push(last?.id ?? null)
    const from = (last?.id ?? 0) + 1
    return from > 5 ? [] : [{ id: from }, { id: from + 1 }].filter(({ id }) => id <= 5)
  })
  const read: number[] = []
  for await (const { id } of rows) read.push(id)
  expect(read).toEqual([1, 2, 3, 4, 5])
  expect(asked).toEqual([null, 2, 4, 5])
})

test('an error while rows are read aborts the file', async () => {
  async function* breaking(): AsyncGenerator<CsvValue[]> {
    yield ['Asha']
    throw new Error('no database')
  }
  await expect(buffer(toCsv(['Name'], breaking()))).rejects.toThrow('no database')
})
