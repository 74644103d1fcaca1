import { importsOf, resolved } from './sources.ts'

const ground = ['lib', 'api', 'text', 'http', 'stores', 'door', 'ui', 'gate', 'pickers', 'forms', 'papers']

/** Which rooms of src a room may import, besides itself. */
export const floors: Record<string, string[]> = {
  lib: [],
  api: ['lib'],
  text: ['lib'],
  http: ['lib', 'api', 'text'],
  door: ['lib', 'text'],
  stores: ['lib', 'api', 'text', 'http'],
  ui: ['lib', 'text', 'door'],
  gate: ['lib', 'api', 'text', 'http', 'stores', 'ui', 'door'],
  pickers: ['lib', 'api', 'text', 'http', 'stores', 'ui', 'door'],
  forms: ['lib', 'api', 'text', 'http', 'stores', 'ui'],
  papers: ['lib', 'text'],
  console: ground,
  designer: ground,
  media: ground,
  kefu: ground,
  server: ['api', 'lib'],
}

/** Folders whose children never import a sibling; `shared` beside them is for what two need. */
const cells = ['src/designer/blocks', 'src/console/pages', 'src/console/kinds', 'src/server/modules']

const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]

function cellOf(path: string): string | undefined {
  const folder = cells.find((cell) => path.startsWith(`${cell}/`))
  if (!folder) return undefined
  const rest = path.slice(folder.length + 1).replace(/\.(page|text|hot|test)?\.?(tsx?|css)$/, '')
  if (rest.endsWith('.page') || folder !== 'src/console/pages') return `${folder}/${rest.split('/')[0]}`
  return `${folder}/${rest}`
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
    if (other === 'server' && (room ? room !== 'server' : path.startsWith('elements/')))
      wrong.push(`${path} brings the server into the browser`)
    const own = cellOf(path)
    const theirs = cellOf(target)
    if (own && theirs && own !== theirs && !isShared(own) && !isShared(theirs)) wrong.push(`${path} imports its neighbour ${theirs}`)
  }
  return wrong
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
