import { describe, expect, it } from 'vitest'
import { orderKeyOf, pinyinOf } from '#src/server/tables/pinyin.ts'

const finds = (name: string, letters: string) => pinyinOf(name).includes(` ${letters}`)

describe('how a name sounds', () => {
  it.each([
    ['夏季新品.jpg', 'xiajixinpin'],
    ['夏季新品.jpg', 'xjxp'],
    ['夏季新品.jpg', 'xinp'],
    ['夏季新品.jpg', 'jx'],
    ['春夏 banner 主图', 'banner'],
    ['主图 10', 'zt10'],
    ['長袖襯衫', 'changxiuchenshan'],
    ['银行', 'yinhang'],
    ['长大', 'zhangda'],
    ['长袖', 'changx'],
  ])('%s is found by %s', (name, letters) => {
    const isFound = finds(name, letters) || name.includes(letters)
    expect(isFound).toBe(true)
  })

  it.each([
    ['夏季新品', 'iaji'],
    ['夏季新品', 'xp2'],
    ['photo-1', 'photo'],
  ])('%s is not found by %s', (name, letters) => expect(finds(name, letters)).toBe(false))

  it('stays short for the longest of names with many readings', () => {
    expect(pinyinOf('行长重乐'.repeat(60)).length).toBeLessThan(3_000)
  })
})

it('puts names in the order of their sound, numbers by their value', () => {
  const names = ['图 10', '阿', 'b', '图 2', '中']
  expect(names.toSorted((a, b) => (orderKeyOf(a) < orderKeyOf(b) ? -1 : 1))).toEqual(['阿', 'b', '图 2', '图 10', '中'])
})
