import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { killingFile, memoryFile, slowFiles, sweptFiles } from '../support/slow-files.mjs'
import { expectNone, filesUnder, isCode, read, root } from './sources.ts'

const tests = filesUnder('tests').filter((path) => isCode(path) && !path.includes('/fixtures/'))
const free = [
  'tests/house/',
  'tests/browser/',
  'tests/journeys/',
  'tests/replay/',
  'tests/bench/',
  'tests/elements/',
  'tests/server/contract',
]
const text = [...filesUnder('src'), ...filesUnder('elements'), ...filesUnder('tests'), ...filesUnder('demo'), 'README.md', '.gitignore']

function twinExists(path: string): boolean {
  // demo data needs the server's database
  const mirrored = path.replace(/^tests\/server\/seed\//, 'demo/seed/').replace(/^tests\//, 'src/')
  const twin = mirrored.replace(/\.test\.tsx?$/, '')
  return [`${twin}.ts`, `${twin}.tsx`, `${twin}.mjs`, `${twin}.hot.ts`, `${twin}.css`, twin].some((file) => existsSync(join(root, file)))
}

/** Tests that need what not every machine has; the summary names each that was not run. */
const conditional = [
  'tests/journeys/legacy-host.test.ts',
  'tests/journeys/paper-prints.test.ts',
  'tests/papers/quotation-docx.test.ts',
  'tests/papers/sheet/workbook-stream.test.ts',
  'tests/server/main.test.ts',
  'tests/server/modules/files/pieces.test.ts',
  'tests/server/postgres/launch.test.ts',
]

describe('tests', () => {
  it('are left out only where a machine lacks something', () => {
    expectNone(
      tests.filter((path) => /\.(skipIf|runIf)\(/.test(read(path)) && !conditional.includes(path) && !path.startsWith('tests/house/')),
    )
  })

  it('are all run', () => {
    const dodge = /\b(describe|it|test)\.(only|skip|todo)\b|\b(fdescribe|fit|xit|xdescribe)\(/
    expectNone(tests.filter((path) => dodge.test(read(path)) && path !== 'tests/house/tests.test.ts'))
  })

  it('that the long parts run are there', () => {
    const left = [...Object.values(slowFiles), ...Object.values(sweptFiles)].flat()
    expectNone([...left, killingFile, memoryFile].filter((path) => !tests.includes(path)))
  })

  it('mirror what they test', () => {
    const mirrored = tests.filter((path) => /\.test\.tsx?$/.test(path) && !free.some((folder) => path.startsWith(folder)))
    expectNone(mirrored.filter((path) => !twinExists(path)))
  })

  it('and sources name no machine', () => {
    // the shop's dashboard is called home as well
    const machine = new RegExp('/ro' + 'ot/|/Us' + 'ers/|/ho' + 'me/(?!dashboard|header|order|rank|user)')
    const named = text.filter(
      (path) => !path.startsWith('tests/fixtures/') && existsSync(join(root, path)) && /\.(ts|tsx|mjs|css|md|html|php|json)$/.test(path),
    )
    expectNone(named.filter((path) => machine.test(read(path))))
  })

  it('find every block in the folder of its kind', () => {
    const blocks = filesUnder('src').filter(
      (path) => /^src\/designer\/blocks\/[^/]+\/index\.tsx?$/.test(path) && !path.includes('/shared/'),
    )
    const kinds = blocks.filter((path) => !new RegExp(`kind: '${path.split('/').at(-2)}'`).test(read(path)))
    expectNone(kinds)
  })
})
