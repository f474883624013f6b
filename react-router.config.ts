import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'dist',
  // All routes are known at once: a later click never waits for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
