import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { testsReaching } from './reaching.mjs'

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** Where the work began: what is shared already; without it the last commit. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0]
  } catch {
    return 'HEAD'
  }
}

/** They import nearly everything: a change reaches all tests through them. */
const barriers = [
  'src/server/app.ts',
  'src/server/modules/index.ts',
  'tests/server/database.ts',
  'src/console/console-app.tsx',
  'src/console/page-files.ts',
]

/** Tests beside a file: `src/server/modules/pages/store.ts` has those in `tests/server/modules/pages`. */
function beside(file, tests) {
  const folder = dirname(file.replace(/^src\//, 'tests/'))
  const depth = folder.split('/').length
  return depth < 3 ? [] : tests.filter((test) => test.startsWith(`${folder}/`))
}

/** Tests that could break by what is not committed yet, or not in `origin/main`. */
export function changedTests() {
  const changed = [...new Set([...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')])].filter(
    (file) => existsSync(file),
  )
  const reached = testsReaching(changed, ['src', 'elements', 'tests', 'demo/seed'], barriers)
  const all = git('ls-files', 'tests').filter((file) => /\.test\.tsx?$/.test(file))
  /** @type {string[]} */
  const found = [...new Set([...reached, ...changed.flatMap((file) => beside(file, all))])]
  return found.sort((one, other) => one.localeCompare(other))
}
