import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** Our own sources, which Node cannot read by itself: `load(path)` from the top of the repository, until `close`. `plugins` may change them. */
export async function openSources(plugins = []) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const reader = await createServer({
    ...{ root, configFile: false, logLevel: 'error', appType: 'custom', optimizeDeps: { noDiscovery: true }, plugins },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return { root, load: (path) => reader.ssrLoadModule(`${root}${path}`), close: () => reader.close() }
}
