import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'dist',
  // All routes are known at once: a later click never waits for a manifest.
  routeDiscovery: { mode: 'initial' },
  // One file for each page: a page's loader is so small that a file of its own costs more than it saves.
  splitRouteModules: false,
} satisfies Config
