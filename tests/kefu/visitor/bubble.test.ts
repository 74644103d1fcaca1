// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WritableAtom } from 'nanostores'
import { mountBubble } from '#src/kefu/visitor/bubble.ts'
import { setLocale } from '#src/text/locale.ts'
import { stage } from '../../gate/stage.ts'

// happy-dom knows no parts
if (!('part' in HTMLElement.prototype)) Object.defineProperty(HTMLElement.prototype, 'part', { get: () => ({ add() {} }) })

let $unread: WritableAtom<number>
const sheet = { send: vi.fn(async () => {}), showProduct: vi.fn(async () => {}), showOrder: vi.fn(async () => {}), unmount: vi.fn() }
vi.mock('#src/kefu/visitor/visitor-app.tsx?preact', () => ({
  mountSheet: (options: { $unread: WritableAtom<number> }) => (($unread = options.$unread), sheet),
}))

let screen: ReturnType<typeof stage>
const bubble = () => screen.root.querySelector<HTMLButtonElement>('.kefu-bubble')!
/** Of the host's events those of the chat, in their order. */
const told = () => screen.events.filter((name) => name !== 'crm-ready')

beforeEach(() => {
  setLocale('zh-cn')
  localStorage.clear()
  screen = stage(mountBubble, {})
})
afterEach(() => screen.end())

describe('the visitor’s bubble', () => {
  it('is opened and closed by the host, who hears of both once', async () => {
    expect(told()).toEqual([])
    await screen.call('show')
    await screen.call('show')
    expect([told(), bubble().ariaExpanded]).toEqual([['crm-open'], 'true'])
    await screen.call('hide')
    expect([told(), bubble().ariaExpanded]).toEqual([['crm-open', 'crm-close'], 'false'])
    // a press does the same
    bubble().click()
    await vi.waitFor(() => expect(told().at(-1)).toBe('crm-open'))
  })

  it('counts what is unread, and tells it', async () => {
    await screen.call('show')
    $unread.set(3)
    expect([bubble().ariaLabel, bubble().textContent, told().at(-1)]).toEqual(['联系客服，3 条未读', '3', 'crm-unread'])
    $unread.set(120)
    expect(bubble().textContent).toBe('99')
    $unread.set(0)
    expect([bubble().ariaLabel, bubble().textContent]).toEqual(['联系客服', ''])
  })

  it('passes on what the host sends and shows', async () => {
    await Promise.all([screen.call('send', '在吗'), screen.call('showProduct', 5), screen.call('showOrder', 'cp1')])
    expect([sheet.send.mock.calls, sheet.showProduct.mock.calls, sheet.showOrder.mock.calls]).toEqual([[['在吗']], [[5]], [['cp1']]])
  })
})
