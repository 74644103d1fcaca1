import { describe, expect, it } from 'vitest'
import { articleList } from '#src/designer/blocks/articleList/schema.ts'

const stored = (activeValue: unknown) => ({
  ...articleList.fresh(),
  selectConfig: { title: '文章分类', activeValue, list: [{ title: 'a' }] },
})

describe('the category of an article list', () => {
  it.each([
    ['1', '1'],
    [7, '7'],
    ['', ''],
    [0, ''],
    ['0', ''],
    [null, ''],
    [[], ''],
  ])('stored as %j reads as %j', (activeValue, category) => {
    expect(articleList.read(stored(activeValue)).category).toBe(category)
  })

  it('is stored as text, and nothing beside it changes', () => {
    const wire = stored(7)
    const written = articleList.write({ ...articleList.read(wire), category: '12' }, wire)
    expect(written).toEqual({ ...wire, selectConfig: { title: '文章分类', activeValue: '12', list: [{ title: 'a' }] } })
  })
})
