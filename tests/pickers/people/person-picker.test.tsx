// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PersonPicker } from '#src/pickers/people/person-picker.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../shop.tsx'

const person = (uid: number, nickname: string, isGone = 0) => ({
  ...{ uid, nickname, headimgurl: '', phone: null, add_time: '2026-11-21', is_del: isGone },
})
const people = [person(7, '孙七'), person(6, '赵六', 1)]
const onPick = vi.fn()

let shop: ReturnType<typeof fakeShop>
let screen: ReturnType<typeof show>
const choose = async (name: string) => ((await screen.wanted('input', `选择${name}`)) as HTMLInputElement).click()

beforeEach(() => {
  setLocale('zh-cn')
  onPick.mockReset()
  shop = fakeShop({ '/app/wechat/kefu/create': { list: people, count: 2 } })
  screen = show(() => <PersonPicker connection={shop.connection} isOpen onClose={() => {}} onPick={onPick} />)
})
afterEach(() => screen.end())

describe('picking a customer', () => {
  it('takes one, and nobody whose account was closed', async () => {
    await choose('赵六')
    await screen.press('确定')
    expect(onPick).not.toHaveBeenCalled()
    await choose('孙七')
    await screen.press('确定')
    expect(onPick.mock.calls[0]![0]).toMatchObject({ uid: 7, nickname: '孙七' })
  })

  it('searches by name from the first page', async () => {
    await screen.type('input[type=search]', '孙')
    await screen.eventually(() =>
      expect(shop.asked('/app/wechat/kefu/create').at(-1)!.query).toEqual({ page: 1, limit: 10, nickname: '孙' }),
    )
  })
})
