import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** The product's dependencies as CycloneDX, from the lock file, without development dependencies. */
const FILE = process.argv[2] ?? 'thali.cdx.json'

interface Bom {
  metadata: { component: { name: string; type: string } }
  components: { licenses?: { license?: { id?: string }; expression?: string }[] }[]
}

const result = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (result.status !== 0) {
  console.error(result.stderr || String(result.error))
  process.exit(1)
}
const bom = JSON.parse(result.stdout) as Bom
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
// By default npm names the document after the folder.
Object.assign(bom.metadata.component, { name, type: 'application' })
writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`)

function licenceOf({ licenses }: Bom['components'][number]): string {
  const [first] = licenses ?? []
  return first?.license?.id ?? first?.expression ?? 'none'
}

const licences = Map.groupBy(bom.components, licenceOf)
console.log(`${FILE}: ${bom.components.length} packages`)
for (const [licence, { length }] of [...licences].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${String(length).padStart(5)}  ${licence}`)
}
