import { describe, expect, it } from 'vitest'
import { deviceTemplates } from '#src/designer/templates/device-templates.ts'
import { serverTemplates } from '#src/designer/templates/server-templates.ts'
import { TemplateList } from '#src/designer/templates/template-list.ts'
import { MemoryParts } from '../device/memory-parts.ts'
import { MemoryTemplates } from './memory-server.ts'

const block = { name: 'titles', titleConfig: { value: '新品' } }
const newTemplate = (name: string) => ({ kind: 'titles', name, content: block, saveId: name })
const names = (list: TemplateList) => list.$list.get().items.map((template) => template.name)

describe.each([
  ['at the server', () => serverTemplates(new MemoryTemplates())],
  ['on the device', () => deviceTemplates('https://shop.example.com', new MemoryParts())],
])('presets %s', (_, open) => {
  it('are kept, found again, renamed, replaced and deleted', async () => {
    const store = open()
    const list = new TemplateList(store, 'block')
    await list.load()
    const first = await list.keep(newTemplate('红色'))
    await list.keep(newTemplate('蓝色'))
    const again = new TemplateList(store, 'block')
    await again.load()
    expect(names(again).toSorted()).toEqual(['红色', '蓝色'].toSorted())
    expect(await store.content(again.$list.get().items[0]!)).toEqual(block)

    await list.rename(first, '深红')
    const renamed = list.$list.get().items.find(({ id }) => id === first.id)!
    await list.keep({ ...newTemplate('深红'), content: { ...block, mbConfig: 1 } }, renamed)
    await again.load(true)
    expect(names(again)).toHaveLength(2)
    const replaced = again.$list.get().items.find(({ id }) => id === first.id)!
    expect(replaced).toMatchObject({ name: '深红', kind: 'titles', scope: 'block', content: { ...block, mbConfig: 1 } })

    await again.remove(replaced)
    expect(names(again)).toEqual(['蓝色'])
    await list.load(true)
    expect(names(list)).toEqual(['蓝色'])
  })

  it('are apart from templates of pages', async () => {
    const store = open()
    await new TemplateList(store, 'block').keep(newTemplate('红色'))
    const pages = new TemplateList(store, 'page')
    await pages.load()
    expect(names(pages)).toEqual([])
    const template = await pages.keep({ kind: '', name: '双十一', content: { value: { a: block } }, saveId: 'x' })
    await pages.load(true)
    expect(await store.content(pages.$list.get().items[0]!)).toEqual({ value: { a: block } })
    expect(template.name).toBe('双十一')
  })
})

describe('a list', () => {
  it('keeps what it knows when it cannot be read, and reads it at the next need', async () => {
    const server = new MemoryTemplates()
    const list = new TemplateList(serverTemplates(server), 'block')
    await list.keep(newTemplate('红色'))
    server.failure = '服务器繁忙'
    await list.load(true)
    expect(list.$list.get()).toMatchObject({ state: 'failed', message: '服务器繁忙', items: [{ name: '红色' }] })
    server.failure = ''
    await list.load()
    expect(list.$list.get().state).toBe('ready')
  })

  it('shows what somebody else made of it after a refused change', async () => {
    const server = new MemoryTemplates()
    const list = new TemplateList(serverTemplates(server), 'block')
    const template = await list.keep(newTemplate('红色'))
    server.renameElsewhere('红色', '别人的')
    await expect(list.rename(template, '我的')).rejects.toThrow('该模板已被他人修改')
    await list.load()
    expect(names(list)).toEqual(['别人的'])
  })

  it('reads long lists whole', async () => {
    const server = new MemoryTemplates()
    const store = serverTemplates(server)
    for (let index = 0; index < 230; index++) await store.keep({ ...newTemplate(`n${index}`), scope: 'block' })
    const list = new TemplateList(store, 'block')
    await list.load()
    expect(names(list)).toHaveLength(230)
  })
})
