import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const skipped = new Set(['node_modules', '.git', 'dist', '.build', '.data'])

/** Every file of the repository's working tree under `folder`, as a path from the root with `/`. */
export function filesUnder(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (skipped.has(entry.name)) return []
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)

/** Addresses of everything a module imports, static and dynamic, `?raw` and the like taken off. */
export function importsOf(text: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g
  return [...text.matchAll(pattern)].map((match) => match[2]!.replace(/\?.*$/, ''))
}

/** Patterns of the files that a module reads as a whole (`import.meta.glob`). */
export function globsOf(text: string): string[] {
  return [...text.matchAll(/import\.meta\.glob(?:<.*>)?\(\s*(['"])([^'"\n]+)\1/g)].map((match) => match[2]!)
}

/** What an import means as a path from the root; packages stay as they are. */
export function resolved(path: string, address: string): string {
  if (address.startsWith('#')) return address.slice(1)
  if (!address.startsWith('.')) return address
  return join(path, '..', address).replaceAll('\\', '/')
}

/** Fails with every line of the list in the message. */
export const expectNone = (list: string[]) => expect(list, `\n${list.join('\n')}`).toEqual([])
