import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectNone, filesUnder, isCode, read, root } from './sources.ts'

const banned = /^(utils?|helpers?|common|misc|manager|data|base|new|old)(\.|$)/
const ours = ['src', 'elements', 'tests', 'demo'].flatMap((folder) => filesUnder(folder))

describe('names', () => {
  it('has these entries at the root and no others', () => {
    const expected = '.ci .gitignore README.md demo elements package-lock.json package.json src tests tsconfig.json vite.config.ts'
    const local = new Set(['.git', 'node_modules', 'dist', '.build', '.data'])
    const entries = readdirSync(root).filter((name) => !local.has(name) && !name.endsWith('.log'))
    expect(entries.sort().join(' ')).toBe(expected)
  })

  it('writes files in kebab case', () => {
    const named = ours.filter((path) => isCode(path) || path.endsWith('.css'))
    const pattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.(text|hot|meta|test|browser|d))?\.(ts|tsx|mjs|css)$/
    const blocks = /^(src\/designer|tests\/designer|tests\/fixtures)/
    expectNone(named.filter((path) => !pattern.test(path.split('/').at(-1)!) && !blocks.test(path)))
  })

  it('uses no empty names', () => {
    const parts = ours.filter((path) => !path.startsWith('demo/data/')).filter((path) => path.split('/').some((part) => banned.test(part)))
    expectNone(parts)
  })

  it('numbers older migrations one after another, two of them 0019, and names later ones by their time', () => {
    const numbers = ours.flatMap((path) => /^src\/server\/migrations\/(\d{4})-[a-z-]+\.sql$/.exec(path)?.[1] ?? [])
    const twice = new Set(['0019'])
    const wrong = numbers.sort().filter((number, at) => number === numbers[at - 1] && !twice.has(number))
    expect(numbers.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
    const names = ours.flatMap((path) => /^src\/server\/migrations\/(.*)$/.exec(path)?.[1] ?? [])
    // the order of names is the order of running: what has a number comes before what has a time
    expectNone(names.filter((name) => !/^(00\d\d|20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])-([01]\d|2[0-3])[0-5]\d)-[a-z-]+\.sql$/.test(name)))
  })

  it('has no barrels', () => {
    const barrel = ours.filter((path) => path.startsWith('src/') && isCode(path) && /^export \* from/m.test(read(path)))
    expectNone(barrel)
  })

  it('leaves no promise in the code', () => {
    const promise = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|XX${'X'})\\b`)
    const marked = ours.filter((path) => isCode(path) && !path.includes('fixtures/') && promise.test(read(path)))
    expectNone(marked)
  })
})
