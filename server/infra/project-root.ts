import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of package.json: the same from the sources and from the bundle. */
export const PROJECT_ROOT = dirname(findPackageJSON(import.meta.url) ?? '')
