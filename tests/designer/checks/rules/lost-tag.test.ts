// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { briefly, checkedPage } from '../checked.ts'

it('says which words a plain shop server would take out, also of a block that nobody knows', async () => {
  const { editor, put, found } = checkedPage()
  const link = '/pages/goods/list?title=Black or White=1'
  const known = put('titles', { words: 'x', link })
  const unknown = editor.page.insert(
    'plugin',
    { name: 'plugin', deep: [{ text: '<img src=a.png>', url: '../x', many: 'a../b' }] },
    1,
    'put',
  )
  const losses = (await found()).filter(({ rule }) => rule === 'lost-tag')
  expect(losses.map(({ block, path, say }) => [block, path.join('.'), say()])).toEqual([
    [known, 'link', '保存后商城会删除：文字“or White=1”'],
    [unknown, '', '保存后商城会删除：1 张图片（a.png），图片地址会变成一段文字'],
    [unknown, '', '保存后商城会删除：文字“../”'],
  ])
})

it('lets a server that keeps rich text whole have pictures in it', async () => {
  const { put, found } = checkedPage({ verdicts: {} })
  expect(briefly(await found(put('richText', { html: '<p><img src="a.png" alt=""></p>' })))).toEqual([])
})
