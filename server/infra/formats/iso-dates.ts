type WithIsoDates<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name]
}

/** Converts each date of a row to ISO text, as API responses need it. */
export function withIsoDates<Row extends object>(row: Row): WithIsoDates<Row> {
  const fields = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value])
  return Object.fromEntries(fields) as WithIsoDates<Row>
}
