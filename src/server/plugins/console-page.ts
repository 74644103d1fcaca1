import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assetOf, sendAsset, type Asset } from './assets.ts'

interface BuiltFile {
  file: string
  /** Of a file that was put together from several sources, which it is found by. */
  name?: string
  imports?: string[]
}
/** What a build says of itself: its sources by name, which file each became and what that imports. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>

/** What begins while the rest is on its way: recalls the session, asks the server. */
const begins = ['elements/crm-console.ts', 'ground-early']
const door = [...begins, 'console']
const inner = { stranger: 'sign-in', known: 'src/console/shell/shell.tsx' } as const
type Visitor = keyof typeof inner
/** Addresses of the console that show neither its sign-in nor its frame at once. */
const apart = /\/(mobile_upload|kefu)\/?$/

/** Files of the build that these sources, or files of these names, need before they can run, each once. */
export function filesOf(manifest: BuildManifest, sources: readonly string[]): string[] {
  const found = new Set<string>()
  const take = (name: string) => {
    const entry = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    if (!entry || found.has(entry.file)) return
    found.add(entry.file)
    entry.imports?.forEach(take)
  }
  sources.forEach(take)
  return [...found]
}

/**
 * The page of the console, which names what its first screen needs: a browser fetches all of it at once instead of finding one
 * file through another. A stranger gets the sign-in, who brings a session cookie the frame. Without a build it names nothing.
 */
export function consolePage(root: string, prefix: string) {
  const page = join(root, 'demo', 'console', 'index.html')
  const built = join(root, 'dist')
  const cached = new Map<string, { stamp: string; asset: Asset }>()

  // a browser asks for six files at a time: the heaviest, which the screen waits for, then what runs before all of it is there
  async function inOrder(manifest: BuildManifest, sources: readonly string[]): Promise<string[]> {
    const [heaviest = [], ...others] = await heaviestFirst(filesOf(manifest, sources))
    return [...new Set([heaviest, await heaviestFirst(filesOf(manifest, begins)), others].flat())]
  }

  async function heaviestFirst(files: readonly string[]): Promise<string[]> {
    const weighed = await Promise.all(
      files.map(async (file) => ({ file, size: (await stat(join(built, file)).catch(() => undefined))?.size })),
    )
    return weighed
      .filter(({ size }) => size !== undefined)
      .sort((a, b) => b.size! - a.size!)
      .map(({ file }) => file)
  }

  async function make(visitor: Visitor | 'other'): Promise<Asset> {
    const html = (await readFile(page, 'utf8')).replace('route-prefix="/admin"', `route-prefix="${prefix}"`)
    const manifest = JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8').catch(() => '{}')) as BuildManifest
    const files = await inOrder(manifest, visitor === 'other' ? door : [...door, inner[visitor]])
    const links = files.map((file) => `    <link rel="modulepreload" href="/elements/${file}" />\n`).join('')
    return assetOf(Buffer.from(html.replace('  </head>', `${links}  </head>`)), '.html')
  }

  const stampOf = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs
  // differs by cookie: a cache has to ask again each time, and the etag tells
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isSignedIn = /(^|; )token=[^;]/.test(request.headers.cookie ?? '')
    const visitor = apart.test(request.url.split('?', 1)[0]!) ? 'other' : isSignedIn ? 'known' : 'stranger'
    const stamp = String([await stampOf(page), await stampOf(join(built, '.vite', 'manifest.json'))])
    let made = cached.get(visitor)
    if (made?.stamp !== stamp) cached.set(visitor, (made = { stamp, asset: await make(visitor) }))
    await sendAsset(request, reply, made.asset, 'no-cache')
  }
}
