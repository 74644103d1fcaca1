import { globsOf, importsOf, resolved } from './sources.ts'

const ground = [
  'lib',
  'kinds',
  'api',
  'text',
  'http',
  'stores',
  'door',
  'ui',
  'gate',
  'pickers',
  'forms',
  'fields',
  'papers',
  'order-forms',
]

/** Which rooms of src a room may import, besides itself. */
export const floors: Record<string, string[]> = {
  lib: [],
  kinds: ['lib'],
  api: ['lib', 'kinds'],
  text: ['lib'],
  http: ['lib', 'api', 'text'],
  door: ['lib', 'text'],
  stores: ['lib', 'kinds', 'api', 'text', 'http'],
  ui: ['lib', 'text', 'door'],
  gate: ['lib', 'api', 'text', 'http', 'stores', 'ui', 'door'],
  pickers: ['lib', 'api', 'text', 'http', 'stores', 'ui', 'door'],
  forms: ['lib', 'kinds', 'api', 'text', 'http', 'stores', 'ui', 'fields'],
  fields: ['lib', 'kinds', 'api', 'text', 'http', 'stores', 'ui', 'gate', 'door'],
  papers: ['lib', 'text'],
  'order-forms': ['lib', 'kinds', 'api', 'text', 'http', 'stores', 'ui', 'gate', 'door', 'pickers', 'forms', 'fields'],
  console: ground,
  designer: ground,
  media: ground,
  kefu: ground,
  server: ['api', 'kinds', 'lib', 'papers'],
}

/** Folders whose cells never import each other, and how deep below them a cell is; `shared` beside them is for what two need. */
const cells: Record<string, number> = { 'src/designer/blocks': 1, 'src/console/pages': 2, 'src/console/kinds': 1, 'src/server/modules': 1 }

/** The one place where the server reads files of the console: what pages declare for its menu. */
const pageMenus = { reader: 'src/server/opening/page-menus.ts', files: 'src/console/pages/**/route.ts' }

/**
 * Floors of the server, the lowest first: what a folder of it may import stands on its own floor or below. A file in the root of it
 * belongs to the ground, but for those that put everything together.
 */
const serverFloors: readonly (readonly string[])[] = [
  ['', 'database', 'postgres', 'storage', 'web', 'access', 'shop', 'factory'],
  ['tables', 'jobs', 'importing'],
  ['modules'],
  ['plugins', 'opening', 'launch', 'start.mjs', 'app.ts', 'main.ts'],
]

/** The floor of the server that a file stands on; -1 for one that stands elsewhere. @throws Error for a folder on no floor */
function serverFloorOf(path: string): number {
  const [, at] = /^src\/server\/(.+)$/.exec(path) ?? []
  if (at === undefined) return -1
  const name = at.includes('/') ? at.slice(0, at.indexOf('/')) : serverFloors.at(-1)!.includes(at) ? at : ''
  const floor = serverFloors.findIndex((names) => names.includes(name))
  if (floor === -1) throw new Error(`${path} stands on no floor of the server`)
  return floor
}

const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]

function cellOf(path: string): string | undefined {
  const folder = Object.keys(cells).find((cell) => path.startsWith(`${cell}/`))
  if (!folder) return undefined
  const parts = path.slice(folder.length + 1).split('/')
  return [folder, ...parts.slice(0, cells[folder]!)].join('/').replace(/\.tsx?$/, '')
}

const isShared = (cell: string) => /\/(shared|index)$/.test(cell)

/** The sentences that are wrong with the imports of one module. */
export function violations(path: string, text: string): string[] {
  const room = roomOf(path)
  const wrong: string[] = []
  for (const address of importsOf(text)) {
    const target = resolved(path, address)
    const other = roomOf(target)
    if (address.split('../').length > 3) wrong.push(`${path}: ${address} climbs more than two folders`)
    if (path.startsWith('src/') && /^(tests|demo|elements)\//.test(target)) wrong.push(`${path} imports ${target}`)
    if (path.startsWith('elements/') && other && !['lib', 'door', 'console', 'designer', 'media', 'kefu'].includes(other))
      wrong.push(`${path} imports src/${other}`)
    if (!other) continue
    if (room && other !== room && !floors[room]?.includes(other)) wrong.push(`src/${room} may not import src/${other}: ${path}`)
    if (serverFloorOf(target) > serverFloorOf(path) && room === 'server') wrong.push(`${path} imports ${target}, which stands above it`)
    if (other === 'server' && (room ? room !== 'server' : path.startsWith('elements/')))
      wrong.push(`${path} brings the server into the browser`)
    const own = cellOf(path)
    const theirs = cellOf(target)
    if (own && theirs && own !== theirs && !isShared(own) && !isShared(theirs)) wrong.push(`${path} imports its neighbour ${theirs}`)
  }
  for (const address of globsOf(text)) {
    const target = resolved(path, address)
    const other = roomOf(target)
    const isAllowed = path === pageMenus.reader && target === pageMenus.files
    if (room && other && other !== room && !isAllowed) wrong.push(`src/${room} may not read files of src/${other}: ${path}`)
  }
  return wrong
}

/** A page's `route.ts` is loaded with the console, and by the server: what it imports would come with it. */
export function heavyRoute(path: string, text: string): string[] {
  if (!/^src\/console\/pages\/.*\/route\.ts$/.test(path)) return []
  const plain = text.replace(/^import type [^'"]*['"][^'"]*['"]$/gm, '')
  return importsOf(plain).map((address) => `${path} imports more than types: ${address}`)
}

/** A component that reads a signal must subscribe by calling useSignals() itself. */
export function silentSignal(path: string, text: string): string[] {
  const usesSignals = /@preact\/signals-react/.test(text)
  if (usesSignals && !/\.hot\.tsx?$/.test(path) && !/runtime/.test(text)) return [`${path} imports signals but is not named .hot.ts`]
  const readsHot = /from '[^']*\.hot\.tsx?'/.test(text) || usesSignals
  const renders =
    path.endsWith('.tsx') && /\b\w+\.value\b/.test(text.replace(/(event|target|currentTarget|input|e|ref\.current)\.value/g, ''))
  return readsHot && renders && !/useSignals\(/.test(text) ? [`${path} reads a signal without useSignals()`] : []
}
