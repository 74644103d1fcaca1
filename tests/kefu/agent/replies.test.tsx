// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useState } from 'react'
import type { Workbench } from '#src/kefu/agent/workbench.ts'
import { Assist } from '#src/kefu/agent/replies/assist.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../../pickers/shop.tsx'
import { customer, reply } from './desk-stage.tsx'

let shop: ReturnType<typeof fakeShop>
let screen: ReturnType<typeof show>
const own = { id: 9, kefu_id: 1, cate_id: 4, title: '发货时间', message: '{客户昵称}您好，48小时内发货', sort: 0, cate_name: '售后' }
const shared = reply<{ type?: unknown }[]>('service_speechcraft')
// a row is called by its words: what it is for is said beside
const [ofOwn, ofShop] = ['发货时间{客户昵称}您好，48小时内发货', '欢迎语您好，请问有什么可以帮您']
const workbench = { self: { uid: '1', nickname: '小梅', avatar: '' } } as unknown as Workbench

function Screen() {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <button onClick={() => setOpen(true)}>窗口</button>
      <Assist
        {...{ connection: shop.connection, workbench, conversation: customer }}
        isWindowOpen={isOpen}
        onWindowClose={() => setOpen(false)}
      >
        <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Assist>
    </>
  )
}

const field = () => screen.root.querySelector<HTMLTextAreaElement>('.kefu-assist > textarea')!
const options = () => screen.all('[role=option]').map((option) => option.querySelector('strong')!.textContent)
const marked = () => screen.root.querySelector('[role=option][aria-selected=true] strong')?.textContent
async function write(text: string) {
  await screen.eventually(() => expect(field()).not.toBeNull())
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field(), text)
  field().setSelectionRange(text.length, text.length)
  field().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
const key = (name: string) =>
  !field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }))

beforeEach(() => {
  setLocale('zh-cn')
  shop = fakeShop({
    '/kefuapi/service/speechcraft': ({ query }: { query: { type: number } }) => (query.type === 1 ? [own] : shared),
    '/kefuapi/service/cate': ({ query }: { query: { type: number } }) =>
      query.type === 1 ? { data: [{ id: 4, name: '售后', sort: 0 }], count: 1 } : reply('service_cate'),
    'POST /kefuapi/service/speechcraft': [],
    'POST /kefuapi/service/cate': [],
    'DELETE /kefuapi/service/speechcraft/9': [],
  })
  screen = show(() => <Screen />)
})
afterEach(() => {
  screen.end()
  localStorage.clear()
})

describe('canned replies at the composer', () => {
  it('are listed by a slash, one’s own first, narrowed by what is typed, and put where it stood', async () => {
    await write('好的 /')
    await screen.eventually(() => expect(options()[0]).toBe('发货时间'))
    expect(options()).toHaveLength(shared.length + 1)
    await write('好的 /欢迎')
    await screen.eventually(() => expect(options()).toEqual(['欢迎语']))
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.root.querySelector('[role=option]')!.id)
    expect(key('Enter')).toBe(true)
    await screen.eventually(() => expect(field().value).toBe('好的 您好，请问有什么可以帮您'))
    expect(screen.all('.kefu-suggestions')).toEqual([])
  })

  it('are chosen by the arrows, with the names filled in', async () => {
    await write('/')
    await screen.eventually(() => expect(marked()).toBe('发货时间'))
    key('ArrowDown')
    await screen.eventually(() => expect(marked()).not.toBe('发货时间'))
    key('ArrowUp')
    await screen.eventually(() => expect(marked()).toBe('发货时间'))
    key('Tab')
    await screen.eventually(() => expect(field().value).toBe('李想您好，48小时内发货'))
  })

  it('are closed by Escape, and keys belong to the composer again', async () => {
    await write('/')
    await screen.eventually(() => expect(options()).not.toEqual([]))
    expect(key('Escape')).toBe(true)
    await screen.eventually(() => expect(options()).toEqual([]))
    expect(key('Enter')).toBe(false)
  })
})

describe('the window of canned replies', () => {
  const library = () => screen.root.querySelector('[role=tab][aria-selected=true]')?.textContent

  it('begins with those of the shop where one has none of one’s own, and there anew once they were chosen', async () => {
    const all = shop.answers['/kefuapi/service/speechcraft']
    shop.answers['/kefuapi/service/speechcraft'] = ({ query }: { query: { type: number } }) => (query.type === 1 ? [] : shared)
    await screen.press('窗口')
    await screen.wanted('button', ofShop)
    expect(library()).toBe('公共库')
    expect(localStorage).toHaveLength(0)
    screen.end()
    shop.answers['/kefuapi/service/speechcraft'] = all!
    for (const [begins, chosen] of [
      ['个人库', '公共库'],
      ['公共库', '个人库'],
      ['个人库', '个人库'],
    ]) {
      shop = fakeShop(shop.answers)
      screen = show(() => <Screen />)
      await screen.press('窗口')
      await screen.wanted('button', begins === '个人库' ? ofOwn : ofShop)
      expect(library()).toBe(begins)
      ;(await screen.wanted('[role=tab]', chosen!)).click()
      await screen.eventually(() => expect(library()).toBe(chosen))
      screen.end()
    }
    screen = show(() => <Screen />)
  })

  it('adds one of one’s own, in a category of one’s own', async () => {
    await screen.press('窗口')
    await screen.press('添加话术')
    await screen.press('保存')
    await screen.eventually(() => expect(screen.root.textContent).toContain('请输入话术内容'))
    const message = await screen.appears<HTMLTextAreaElement>('.kefu-replies-form textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(message, '马上为您处理')
    message.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await screen.press('保存')
    await screen.eventually(() =>
      expect(shop.asked('POST /kefuapi/service/speechcraft').map(({ body }) => body)).toEqual([
        { title: '', message: '马上为您处理', cate_id: '4', sort: 0 },
      ]),
    )
  })

  it('shows those of the shop without a way to change them, and uses one', async () => {
    await screen.press('窗口')
    ;(await screen.wanted('[role=tab]', '公共库')).click()
    await screen.wanted('button', ofShop)
    expect(screen.all('.kefu-replies-acts, .kefu-replies-new')).toEqual([])
    await screen.press(ofShop)
    await screen.eventually(() => expect(field().value).toBe('您好，请问有什么可以帮您'))
  })

  it('deletes one of one’s own when that is meant', async () => {
    await screen.press('窗口')
    await screen.press('删除 发货时间')
    await screen.press('删除')
    await screen.eventually(() => expect(shop.asked('DELETE /kefuapi/service/speechcraft/9')).toHaveLength(1))
  })
})
