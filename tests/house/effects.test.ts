import { describe, it } from 'vitest'
import { expectNone, filesUnder, isCode, read } from './sources.ts'

describe('effects', () => {
  // newer browsers answer it with a promise, which React would call as the effect's cleanup
  it('never return what scrollIntoView answers', () => {
    const returned = /=>\s*[\w.?!()[\]'"= -]*scrollIntoView/
    expectNone(filesUnder('src').filter((path) => isCode(path) && returned.test(read(path))))
  })
})
