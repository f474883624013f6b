import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Backends of a killed server that are busy do not notice its death before their statement ends, and no new server may
 * start beside them. Their working directory is the cluster. Elsewhere than on Linux we wait for them.
 */
export function endSurvivors(cluster: string) {
  if (process.platform !== 'linux') return
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && isSurvivor(name, cluster)) process.kill(Number(name), 'SIGQUIT')
  }
}

function isSurvivor(pid: string, cluster: string) {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    )
  } catch {
    // Somebody else's process, or gone in the meantime.
    return false
  }
}
