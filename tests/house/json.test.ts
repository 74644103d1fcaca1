import { describe, it } from 'vitest'
import { expectNone, filesUnder, isCode, read } from './sources.ts'

describe('JSON', () => {
  // a host page's toJSON on every list would corrupt what is sent and kept
  it('is written by lib/json-text alone wherever a host page is', () => {
    const own = /^src\/(server\/|lib\/(json-text|canonical-json)\.ts$)/
    expectNone(filesUnder('src').filter((path) => isCode(path) && !own.test(path) && /JSON\.stringify\(/.test(read(path))))
  })
})
