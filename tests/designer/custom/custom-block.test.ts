import { describe, expect, it } from 'vitest'
import { checkCustomBlock, kindOfCustom, type CustomBlock } from '#src/designer/custom/custom-block.ts'
import { $locale } from '#src/text/locale.ts'

const notice: CustomBlock = {
  kind: 'shopNotice',
  name: { 'zh-cn': '店铺公告', en: 'Shop notice' },
  defaults: { words: '欢迎', isBold: false, size: 14, ids: [] },
  fields: [
    { field: 'words', label: '公告', as: 'text', max: 40 },
    { field: 'isBold', label: { en: 'Bold' }, as: 'switch', in: 'style' },
    { field: 'size', label: '字号', as: 'choice', options: ['小', { 'zh-cn': '大', en: 'Large' }] },
    { field: 'ids', label: '商品', as: 'products', max: 5 },
  ],
  render: () => undefined,
}

describe('a block of the host', () => {
  const kind = kindOfCustom(notice, 99)

  it('is stored flat, keeps what it does not know, and reads wrong types as defaults', () => {
    const fresh = kind.fresh()
    expect(fresh).toEqual({ name: 'shopNotice', words: '欢迎', isBold: false, size: 14, ids: [] })
    const wire = { ...fresh, timestamp: 5, id: 'id5', later: { x: 1 }, size: 'huge', words: '你好' }
    expect(kind.read(wire)).toEqual({ words: '你好', isBold: false, size: 14, ids: [] })
    // what is not understood stays as it was stored, until that field is edited
    const broken = { ...wire, ids: { 0: 7 }, isBold: null }
    expect(kind.write({ ...kind.read(broken), words: '你好吗' }, broken)).toEqual({ ...broken, words: '你好吗' })
    expect(kind.write({ ...kind.read(broken), size: 16 }, broken)).toEqual({ ...broken, size: 16 })
    expect(kind.write(kind.read({ name: 'shopNotice' }), { name: 'shopNotice' })).toEqual(fresh)
    expect(kind.complete({ name: 'shopNotice', words: 'x' })).toEqual({ ...fresh, words: 'x' })
  })

  it('speaks the language of the screen, else the one it has', () => {
    expect(kind.$text.get()['name']).toBe('店铺公告')
    $locale.set('en')
    expect([kind.$text.get()['name'], kind.$text.get()['words'], kind.$text.get()['size 1']]).toEqual(['Shop notice', '公告', 'Large'])
    $locale.set('zh-cn')
    expect(kind.$text.get()['isBold']).toBe('Bold')
  })

  it.each([
    [{ kind: 'Bad kind' }, 'is no name'],
    [{ render: undefined }, 'has no render'],
    [{ fields: [{ field: 'other', label: 'x', as: 'text' }] }, 'has no default'],
    [{ fields: [{ field: 'size', label: 'x', as: 'text' }] }, 'cannot edit'],
    [{ defaults: { name: 'x' }, fields: [] }, 'belongs to the page'],
  ])('is refused with a reason: %o', (wrong, why) => {
    expect(() => checkCustomBlock({ ...notice, ...wrong } as unknown as CustomBlock)).toThrow(why)
  })
})
