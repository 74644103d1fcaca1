import { describe, expect, it } from 'vitest'
import { nextBuilds } from '#elements/build/kept-chunks.ts'

describe('chunks of the previous build', () => {
  it('stay for one more build', () => {
    const first = nextBuilds(undefined, ['chunks/b-1.js', 'chunks/a-1.js'])
    const second = nextBuilds(first, ['chunks/a-1.js', 'chunks/b-2.js'])
    expect(second).toEqual({ current: ['chunks/a-1.js', 'chunks/b-2.js'], previous: ['chunks/a-1.js', 'chunks/b-1.js'] })
    expect(nextBuilds(second, ['chunks/c-3.js']).previous).toEqual(second.current)
  })

  it('are not forgotten when the same is built again', () => {
    const second = { current: ['chunks/a-2.js'], previous: ['chunks/a-1.js'] }
    expect(nextBuilds(second, ['chunks/a-2.js'])).toEqual(second)
  })
})
