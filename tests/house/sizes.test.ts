import { describe, it } from 'vitest'
import { expectNone, filesUnder, isCode, read } from './sources.ts'

const limit = 300
const isMeasured = (path: string) => (isCode(path) || path.endsWith('.css')) && !/(\.text|\/text)\.ts$|fixtures\/|\/icons\//.test(path)

/** Exceptions: path → reason and decision number. */
const excused: Record<string, string> = { 'elements/types.ts': 'generated: as long as what the elements have' }

const folders = ['src', 'elements', 'tests', 'demo']
const measured = folders.flatMap((folder) => filesUnder(folder)).filter(isMeasured)

describe('sizes', () => {
  it(`keeps files to ${limit} lines`, () => {
    const long = measured.filter((path) => !excused[path] && read(path).split('\n').length > limit + 1)
    expectNone(long.map((path) => `${path}: ${read(path).split('\n').length - 1}`))
  })

  it('keeps elements to 60 lines', () => {
    const doors = filesUnder('elements').filter((path) => /^elements\/crm-[\w-]+\.ts$/.test(path))
    expectNone(doors.filter((path) => read(path).split('\n').length > 61))
  })
})
