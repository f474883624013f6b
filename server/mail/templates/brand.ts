/** The light theme's values: mail clients know no tokens. */
export const BRAND = {
  bg: '#f8fbf9',
  surface: '#ffffff',
  field: '#fbeeaf',
  ink: '#081c11',
  inkMuted: '#42534a',
  inkOnField: '#102f1d',
  line: '#d3dad6',
  sunken: '#f1f5f3',
  primary: '#205a36',
  onPrimary: '#ffffff',
  link: '#205a36',
} as const

export const FONT = "'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
