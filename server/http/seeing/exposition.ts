import type { Family, Sample } from '../../infra/families.ts'

function escaped(value: string | number): string {
  return String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function sampleLine(name: string, [labels, value, suffix = '']: Sample): string {
  const pairs = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of)}"`)
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** Prometheus's text format, version 0.0.4. Of a family without samples nothing is said. */
export function expose(families: readonly Family[]): string {
  const lines = families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ type, name, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((of) => sampleLine(name, of)),
    ])
  return `${lines.join('\n')}\n`
}

export function family(
  type: Family['type'],
  name: string,
  help: string,
  samples: Sample[],
  across: Family['across'] = 'sum',
): Family {
  return { type, name, help, samples, across }
}

export function gauge(
  name: string,
  help: string,
  value: number | null | undefined,
  across: Family['across'] = 'sum',
): Family {
  return family('gauge', name, help, value === null || value === undefined ? [] : [[{}, value]], across)
}

/** Counted by one label; nothing counted yet is nought, so that an alert has something to compare with. */
export function countedBy(name: string, help: string, label: string, counts: ReadonlyMap<string, number>): Family {
  const samples: Sample[] = [...counts].map(([of, value]) => [of === '' ? {} : { [label]: of }, value])
  return family('counter', name, help, samples.length > 0 ? samples : [[{}, 0]])
}
