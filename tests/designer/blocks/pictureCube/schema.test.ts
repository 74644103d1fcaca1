import { describe, expect, it } from 'vitest'
import { pictureCube } from '#src/designer/blocks/pictureCube/schema.ts'
import { cellsFor, cubeLayouts } from '#src/designer/blocks/shared/cube-layouts.ts'
import type { Wire } from '#src/designer/document/block.ts'

interface Stored {
  tabConfig: { tabVal: number; tabList: { count: number }[] }
  picStyle: { tabVal: number; picList: Record<string, unknown>[] }
  menuConfig: { isCube: number; maxList: number; list: { img: string; info: { value: string }[] }[] }
}
const stored = (wire: Wire) => wire as unknown as Stored
const fresh = () => pictureCube.fresh()
const edited = (wire: Wire, change: object) => pictureCube.write({ ...pictureCube.read(wire), ...change }, wire)
const three = edited(edited(fresh(), { layout: 2 }), {
  cells: ['a', 'b', 'c'].map((name) => ({ picture: `https://shop.example.com/${name}.png`, link: `/${name}` })),
})

describe('stored picture cubes', () => {
  it('know how many cells every layout has', () => {
    expect(stored(fresh()).tabConfig.tabList.map((tab) => tab.count)).toEqual([1, 2, 3, 3, 4, 4])
    expect(cubeLayouts.map((layout) => layout.slots.length)).toEqual([1, 2, 3, 3, 4, 4])
  })

  it.each([0, 1, 2, 3, 4, 5])('hold as many cells as layout %i shows when they are saved', (layout) => {
    const saved = stored(pictureCube.complete(edited(fresh(), { layout })))
    expect(saved.picStyle.picList).toHaveLength(saved.tabConfig.tabList[layout]!.count)
    for (const cell of saved.picStyle.picList) expect(cell).toEqual({ image: '', link: '' })
  })

  it('keep further cells when another layout shows fewer', () => {
    const one = pictureCube.complete(edited(three, { layout: 0 }))
    expect(pictureCube.read(one).cells.map((cell) => cell.link)).toEqual(['/a', '/b', '/c'])
    expect(stored(one).picStyle).toMatchObject({ tabVal: 0 })
  })

  it('share no cell: a link belongs to one of them', () => {
    const empty = pictureCube.complete(edited(fresh(), { layout: 5 }))
    const list = stored(empty).picStyle.picList
    expect(new Set(list).size).toBe(4)
    const cells = cellsFor(pictureCube.read(fresh()).cells, 5)
    expect(new Set(cells).size).toBe(4)
    const next = edited(empty, { cells: pictureCube.read(empty).cells.map((cell, at) => (at === 2 ? { ...cell, link: '/x' } : cell)) })
    expect(stored(next).picStyle.picList.map((cell) => cell['link'])).toEqual(['', '', '/x', ''])
  })

  it('leave the edited cell in the buffer of the old editor', () => {
    const cells = pictureCube.read(three).cells.map((cell, at) => (at === 1 ? { ...cell, link: '/new' } : cell))
    const next = stored(edited(three, { cells }))
    expect(next.picStyle.tabVal).toBe(1)
    expect(next.menuConfig).toMatchObject({ isCube: 1, maxList: 1 })
    expect(next.menuConfig.list).toEqual([
      { img: 'https://shop.example.com/b.png', info: [{ title: '链接', tips: '请输入链接', value: '/new', max: 100 }] },
    ])
    expect(stored(edited(next as unknown as Wire, { layout: 1 })).menuConfig.list[0]).toMatchObject({
      img: 'https://shop.example.com/a.png',
      info: [{ value: '/a' }],
    })
  })

  it('keep what is unknown in a cell, and leave styles alone in the buffer', () => {
    const wire = { ...three, picStyle: { tabVal: 2, picList: [{ image: 'a', link: 'b', more: 1 }] } }
    const cells = pictureCube.read(wire).cells.map((cell) => ({ ...cell, link: 'c' }))
    expect(stored(edited(wire, { cells })).picStyle.picList).toEqual([{ image: 'a', link: 'c', more: 1 }])
    expect(edited(wire, { corners: 1 })['menuConfig']).toBe(wire['menuConfig' as never])
  })
})
