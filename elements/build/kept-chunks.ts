import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Builds {
  current: string[]
  previous: string[]
}

/** Which chunks stay: those of this build and of the one before; building the same again changes nothing. */
export function nextBuilds(before: Builds | undefined, made: string[]): Builds {
  const current = [...made].sort()
  if (!before) return { current, previous: [] }
  const isSame = current.join() === before.current.join()
  return { current, previous: isSame ? before.previous : before.current }
}

/** Compressed once here, so that a server (nginx's gzip_static, ours) need not do it for each visitor. */
function compress(file: string) {
  const text = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

/**
 * Keeps the previous build's chunks, so that a page that was opened before an update still finds the parts
 * that it loads later. `builds.json` in the output says which build needs which.
 */
export function keptChunks(): Plugin {
  let folder = 'dist'
  return {
    name: 'kept-chunks',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle(_, bundle) {
      const list = join(folder, 'builds.json')
      const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Builds) : undefined
      const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'))
      const builds = nextBuilds(
        before,
        scripts.filter((name) => name.startsWith('chunks/')),
      )
      const wanted = new Set([...builds.current, ...builds.previous])
      mkdirSync(join(folder, 'chunks'), { recursive: true })
      for (const name of readdirSync(join(folder, 'chunks')))
        if (!wanted.has(`chunks/${name.replace(/\.(gz|br)$/, '')}`)) rmSync(join(folder, 'chunks', name))
      for (const name of scripts) compress(join(folder, name))
      writeFileSync(list, `${JSON.stringify(builds, null, 1)}\n`)
    },
  }
}
