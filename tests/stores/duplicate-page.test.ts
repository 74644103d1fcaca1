import { expect, it, vi } from 'vitest'
import { shopCapabilities } from '#src/api/capabilities.ts'
import type { PageRow } from '#src/api/pages.ts'
import { duplicatePage } from '#src/stores/duplicate-page.ts'
import type { Connection } from '#src/stores/connection.ts'

const row: PageRow = {
  id: 5,
  name: '一二三四五六七八九十一二三四五',
  type: 2,
  add_time: '',
  update_time: '',
  is_diy: 1,
  status: 0,
  type_name: '专题页',
}
const copyOf = (name: string) => `${name} 副本`

function server(pageDuplicates: boolean, info: object = {}) {
  const answer = vi.fn(async (_endpoint: object, _input: object) => ({ message: '保存成功', data: {}, code: '' }))
  const connection = {
    capabilities: { ...shopCapabilities, features: { ...shopCapabilities.features, pageDuplicates } },
    answer,
    send: async () => ({ info }),
  }
  return { answer, connection: connection as unknown as Connection }
}

it('is left to a server that copies pages, and is not done twice by a repeated call', async () => {
  const { answer, connection } = server(true)
  expect(await duplicatePage(connection, row, copyOf)).toBe('保存成功')
  expect(answer.mock.calls[0]).toMatchObject([
    { path: '/diy/duplicate/:id' },
    { params: { id: 5 }, body: { name: '一二三四五六七八九十一二 副本', client_save_id: expect.any(String) } },
  ])
})

it('saves a page of a shop server anew, without the rows that were filled in for previews', async () => {
  const value = {
    1: {
      name: 'goodList',
      selectConfig: { activeValue: 1, list: [{ id: 1 }] },
      goodsList: { max: 20, ids: [3], list: [{ id: 3 }] },
      kept: true,
    },
    2: { name: 'titles', list: [1] },
  }
  const { answer, connection } = server(false, { title: '标题', name: 'x', color_picker: '#fff', is_show: 1, value })
  await duplicatePage(connection, { ...row, name: '短' }, copyOf)
  expect(answer.mock.calls[0]).toMatchObject([
    { path: '/diy/diy_save/:id' },
    { params: { id: 0 }, body: { name: '短 副本', title: '标题', color_picker: '#fff', type: 2 } },
  ])
  expect((answer.mock.calls[0]![1] as { body: { value: object } }).body.value).toEqual({
    1: { name: 'goodList', selectConfig: { activeValue: 1 }, goodsList: { max: 20, ids: [3] }, kept: true },
    2: { name: 'titles', list: [1] },
  })
})
