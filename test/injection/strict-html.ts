const ELEMENTS =
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr br figure figcaption strong em b i u s sub sup code mark a table caption thead tbody tfoot tr th td img'
const ATTRIBUTES: Record<string, string> = {
  a: 'href rel',
  img: 'src alt width height loading decoding',
  th: 'colspan rowspan scope',
  td: 'colspan rowspan',
  ol: 'start',
  figure: 'data-plate data-title',
}
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
const VOID = ['br', 'hr', 'img']
const OWN_PICTURE = /^\/media\/pictures\/[a-z0-9-]+\.(?:webp|avif)$/
const SITE = 'https://thali.test'

/** Text, tags and quoted attributes without an unescaped bracket, which every parser reads in the same way. */
const TOKEN = /(?<text>[^<>]+)|<(?<end>\/)?(?<name>[a-z][a-z0-9]*)(?<attributes>(?: [a-z-]+(?:="[^"<>]*")?)*)(?: \/)?>/y
const ATTRIBUTE = / (?<name>[a-z-]+)(?:="(?<value>[^"]*)")?/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function decode(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Parses an address like a browser, which ignores tabs and accepts backslashes. */
function linkErrors(attributes: Map<string, string>): string[] {
  const address = attributes.get('href')
  if (address === undefined) return []
  const { protocol, origin } = new URL(address, SITE)
  if (!SCHEMES.includes(protocol)) return [`leads to ${protocol}`]
  const isElsewhere = protocol.startsWith('http') && origin !== SITE
  return isElsewhere && attributes.get('rel') !== 'noopener noreferrer nofollow' ? [`${address} without rel`] : []
}

function tagErrors(name: string, written: string): string[] {
  const attributes = new Map(
    [...written.matchAll(ATTRIBUTE)].map(({ groups }) => [groups?.name ?? '', decode(groups?.value ?? '')]),
  )
  const allowed = ATTRIBUTES[name]?.split(' ') ?? []
  const strange = [...attributes.keys()].filter((attribute) => !allowed.includes(attribute))
  return [
    ...(ELEMENTS.split(' ').includes(name) ? [] : [`<${name}>`]),
    ...strange.map((attribute) => `<${name} ${attribute}>`),
    ...(name === 'a' ? linkErrors(attributes) : []),
    ...(name === 'img' && !OWN_PICTURE.test(attributes.get('src') ?? '') ? [`shows ${attributes.get('src')}`] : []),
  ]
}

/** The forbidden parts of an article's HTML; empty if there are none. */
export function htmlErrors(html: string): string[] {
  const errors: string[] = []
  const open: string[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < html.length; at = TOKEN.lastIndex) {
    const groups = TOKEN.exec(html)?.groups
    if (!groups) return [...errors, `can be read in more than one way: ${html.slice(at, at + 60)}`]
    const { name = '', attributes = '', end } = groups
    if (name === '') continue
    if (end) {
      if (open.pop() !== name) errors.push(`</${name}> closes nothing`)
    } else {
      errors.push(...tagErrors(name, attributes))
      if (!VOID.includes(name)) open.push(name)
    }
  }
  return [...errors, ...open.map((name) => `<${name}> stays open`)]
}
