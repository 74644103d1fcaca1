import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
}

/** What two outputs are made of, each with the file that shows that it is there. */
export const outputs = {
  elements: { mode: 'production', made: 'dist/crm-console.js', from: ['elements', 'src'], without: /^src[\\/]server[\\/]/ },
  server: {
    mode: 'server',
    made: '.build/main.js',
    from: ['src/server', 'src/api', 'src/lib', 'src/kinds', 'src/papers', 'src/console/pages', 'demo/data', 'demo/seed'],
    // of the console's pages it reads what they declare for the menu
    without: /^src[\\/](server[\\/](launch[\\/]|start)|console[\\/].*(?<!route\.ts)$)/,
  },
}
const always = ['vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** One hash over the content of everything an output is made of. */
export function stampOf({ from, without }) {
  const hash = createHash('sha256')
  for (const file of [...from, ...always].flatMap(filesUnder))
    if (!without.test(file)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
