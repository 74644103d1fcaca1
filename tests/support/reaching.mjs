import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** Every file below `folder` that the tests could import or be. */
const sources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => resolve(folder, name))

const imported = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+|#[^'?]+)/g)]
    .map(([, path]) => (path.startsWith('#') ? resolve(path.slice(1)) : resolve(dirname(file), path)))
    .filter((path) => existsSync(path))

/**
 * The tests that import one of `targets`, themselves or through other files below `folders`; `barriers` are files that import
 * nearly everything, through which nothing is followed.
 * @returns paths from the working directory, sorted
 */
export function testsReaching(targets, folders = ['tests'], barriers = []) {
  const files = folders.flatMap(sources)
  const closed = new Set(barriers.map((barrier) => resolve(barrier)))
  const importers = new Map(files.map((file) => [file, []]))
  for (const file of files) for (const path of imported(file)) importers.get(path)?.push(file)
  const reached = new Set()
  const open = targets.map((target) => resolve(target))
  for (let file = open.pop(); file; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (!closed.has(file) || targets.some((target) => resolve(target) === file)) open.push(...(importers.get(file) ?? []))
  }
  return [...reached]
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => relative(process.cwd(), file).replaceAll('\\', '/'))
    .sort()
}
