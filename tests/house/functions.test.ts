import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { longFunctions } from './long-functions.ts'
import { expectNone } from './sources.ts'

const most = 60

/** Every function of more lines than that: `path name` with its lines. */
function found(): Map<string, number> {
  const oxlint = join('node_modules', '.bin', process.platform === 'win32' ? 'oxlint.cmd' : 'oxlint')
  const args = ['-c', 'tests/house/oxlint-functions.json', '--format=unix', 'src', 'elements']
  const { stdout } = spawnSync(oxlint, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  const said = [...stdout.matchAll(/^(\S+?):\d+:\d+: The [\w ]*function(?: `([^`]+)`)? has too many lines \((\d+)\)/gm)]
  expect(said, stdout.slice(-500)).toHaveLength(Number(/^(\d+) problems?$/m.exec(stdout)?.[1] ?? -1))
  return new Map(said.map(([, path, name, lines]) => [name ? `${path} ${name}` : path!, Number(lines)]))
}

it(`has no further function of more than ${most} lines, and none of those there are grows`, () => {
  const long = found()
  expectNone([...long].filter(([name]) => !(name in longFunctions)).map(([name, lines]) => `${name} has ${lines} lines, at most ${most}`))
  expectNone(
    [...long]
      .filter(([name, lines]) => lines !== (longFunctions[name] ?? lines))
      .map(([name, lines]) => `${name} has ${lines} lines, not ${longFunctions[name]}: none grows, and what became shorter stays so`),
  )
  expectNone(
    Object.keys(longFunctions)
      .filter((name) => !long.has(name))
      .map((name) => `${name} is no longer long: take it out`),
  )
  console.info(`functions of more than ${most} lines: ${long.size}`)
})
