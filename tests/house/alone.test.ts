import { describe, expect, it, vi } from 'vitest'
import { onceMoreAlone } from '../support/alone.mjs'

const failure = (file: string, name: string) => ({ file, name, message: 'Error: no row' })
const first = { name: 'pages', passed: 9, failed: 2, failures: [failure('a.test.ts', 'one'), failure('b.test.ts', 'two')] }
const runs = (...failures: ReturnType<typeof failure>[]) =>
  vi.fn(() => Promise.resolve({ name: 'pages', passed: 4, failed: failures.length, failures }))

describe('a test in a browser that failed beside others', () => {
  it('is run once more alone, and told when it passes then', async () => {
    const run = runs()
    const result = await onceMoreAlone(first, run)
    expect(run).toHaveBeenCalledExactlyOnceWith(['a.test.ts', 'b.test.ts'])
    expect(result).toMatchObject({ passed: 11, failed: 0, failures: [] })
    expect(result.unsteady).toEqual([
      'UNSTEADY  pages, failed beside others and passed alone: a.test.ts > one: Error: no row',
      'UNSTEADY  pages, failed beside others and passed alone: b.test.ts > two: Error: no row',
    ])
  })

  it('stays failed when it fails again, as does what breaks only then', async () => {
    const result = await onceMoreAlone(first, runs(failure('a.test.ts', 'one'), failure('b.test.ts', 'three')))
    expect(result).toMatchObject({ passed: 9, failed: 2 })
    expect(result.failures.map(({ name }: { name: string }) => name)).toEqual(['one', 'three'])
    expect(result.unsteady).toHaveLength(1)
  })

  it('stays failed when the second run runs nothing, when more than three fail, and outside of browsers', async () => {
    const nothing = vi.fn(() => Promise.resolve({ name: 'pages', passed: 0, failed: 1, failures: [] }))
    expect(await onceMoreAlone(first, nothing)).toBe(first)
    const run = runs()
    const many = { ...first, failed: 4, failures: ['1', '2', '3', '4'].map((name) => failure('a.test.ts', name)) }
    const unit = { ...first, name: 'unit' }
    for (const other of [many, unit]) expect(await onceMoreAlone(other, run)).toBe(other)
    expect(run).not.toHaveBeenCalled()
  })
})
