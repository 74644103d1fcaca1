import { expect, test } from 'vitest'
import { readTree } from '#src/media/wire/category.ts'

const row = (id: number, title: string, children = [] as ReturnType<typeof base>[]) => ({ ...base(id, title), children })
const base = (id: number, title: string) => ({ id, pid: 0, name: title, enname: '', title })

test('a whole tree becomes lines, parents first, with their depth', () => {
  const rows = readTree([row(9, '商品图库', [base(17, '子分类')]), row(10, '横幅')])
  expect(rows.map((one) => [one.id, one.name, one.depth])).toEqual([
    ['9', '商品图库', 0],
    ['17', '子分类', 1],
    ['10', '横幅', 0],
  ])
})
