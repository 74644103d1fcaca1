// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TransferDialog } from '#src/kefu/agent/transfer/transfer-dialog.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../../pickers/shop.tsx'
import { reply } from './desk-stage.tsx'

let screen: ReturnType<typeof show>
const onDone = vi.fn()
const agents = { list: [{ id: 2, uid: 8, nickname: '小丽', wx_name: '小丽', avatar: '' }], count: 1 }

function open(answers: Record<string, object>, kind = 'shop') {
  const shop = fakeShop(answers)
  Object.assign(shop.connection, { kind })
  screen = show(() => <TransferDialog connection={shop.connection} uid="3" onClose={() => {}} onDone={onDone} />)
  return shop
}

beforeEach(() => {
  setLocale('zh-cn')
  onDone.mockReset()
})
afterEach(() => screen.end())

describe('handing a conversation over', () => {
  it('asks for somebody, and gives them the visitor', async () => {
    const shop = open({ '/kefuapi/service/transfer_list': agents, 'POST /kefuapi/service/transfer': [] })
    await screen.wanted('label', '丽小丽')
    await screen.press('确定')
    expect(shop.asked('POST /kefuapi/service/transfer')).toEqual([])
    await screen.choose('丽小丽')
    await screen.press('确定')
    await screen.eventually(() => expect(onDone).toHaveBeenCalledOnce())
    expect(shop.asked('POST /kefuapi/service/transfer')[0]!.body).toEqual({ kefuToUid: '8', uid: '3' })
    expect(screen.all('textarea')).toEqual([])
  })

  it('takes a note where the server is ours', async () => {
    const shop = open({ '/kefuapi/service/transfer_list': agents, 'POST /kefuapi/service/transfer': [] }, 'own')
    await screen.choose('丽小丽')
    const note = await screen.appears<HTMLTextAreaElement>('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(note, ' 要退货 ')
    note.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await screen.press('确定')
    await screen.eventually(() => expect(shop.asked('POST /kefuapi/service/transfer')[0]!.body).toMatchObject({ note: '要退货' }))
  })

  it('says that nobody else is there, and offers nothing to confirm', async () => {
    open({ '/kefuapi/service/transfer_list': reply('service_transfer_list') }, 'own')
    await screen.eventually(() => expect(screen.root.textContent).toContain('暂无其他客服在线'))
    await screen.eventually(async () => expect((await screen.wanted('button', '确定')).matches(':disabled')).toBe(true))
    expect(screen.all('textarea')).toEqual([])
  })
})
