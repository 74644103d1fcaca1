// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '#src/kefu/composer/composer.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let root: Root
let box: HTMLElement
let sent: string[]

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })

const field = () => box.querySelector('textarea')!

async function render() {
  root = createRoot(box)
  await act(async () =>
    root.render(<Composer draftName="test" placeholder="…" onSend={(text) => sent.push(text)} onPicture={({ name }) => sent.push(name)} />),
  )
}

async function write(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field(), text)
    field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

async function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await act(async () => void field().dispatchEvent(event))
  return event
}

describe('composer', () => {
  beforeEach(async () => {
    localStorage.clear()
    sent = []
    box = document.createElement('div')
    box.className = 'crm-root'
    document.body.replaceChildren(box)
    await render()
  })
  afterEach(() => act(async () => root.unmount()))

  it('sends with Enter, and is empty then', async () => {
    await write('你好')
    expect((await press('Enter')).defaultPrevented).toBe(true)
    expect(sent).toEqual(['你好'])
    expect(field().value).toBe('')
  })

  it('breaks the line with Shift and Enter', async () => {
    await write('第一行')
    expect((await press('Enter', { shiftKey: true })).defaultPrevented).toBe(false)
    expect(sent).toEqual([])
  })

  it('leaves Enter to an input method that composes', async () => {
    await write('ni hao')
    await press('Enter', { isComposing: true })
    await press('Enter', { keyCode: 229 } as KeyboardEventInit)
    expect(sent).toEqual([])
    expect(field().value).toBe('ni hao')
  })

  it('sends nothing that is empty', async () => {
    await write('  \n ')
    await press('Enter')
    await act(async () => box.querySelector<HTMLElement>('.kefu-send')!.click())
    expect(sent).toEqual([])
  })

  it('sends with the button', async () => {
    await write('按钮')
    await act(async () => box.querySelector<HTMLElement>('.kefu-send')!.click())
    expect(sent).toEqual(['按钮'])
  })

  it('keeps what was being written over a reload', async () => {
    await write('还没写完')
    await act(async () => root.unmount())
    await render()
    expect(field().value).toBe('还没写完')
    await press('Enter')
    await act(async () => root.unmount())
    await render()
    expect(field().value).toBe('')
  })

  async function paste(...files: File[]) {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { files } })
    await act(async () => void field().dispatchEvent(event))
    return event
  }
  const shown = () => [...box.querySelectorAll('img')].map(({ alt }) => alt)
  const settled = (names: string[]) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      expect(shown()).toEqual(names)
    })

  it('shows pasted pictures before they are sent, and sends them in their order with the words behind them', async () => {
    expect((await paste(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))).defaultPrevented).toBe(true)
    await settled(['a.jpg', 'b.jpg', 'c.jpg'])
    await act(async () => box.querySelectorAll<HTMLElement>('.kefu-strip button')[1]!.click())
    expect(shown()).toEqual(['a.jpg', 'c.jpg'])
    await write('这两张')
    await press('Enter')
    expect(sent).toEqual(['a.jpg', 'c.jpg', '这两张'])
    expect(shown()).toEqual([])
  })

  it('says why a file cannot be sent', async () => {
    await paste(new File(['words'], 'list.jpg', { type: 'image/jpeg' }), jpeg('a.jpg'))
    await settled(['a.jpg'])
    expect(box.querySelector('[role=alert]')!.textContent).toContain('list.jpg')
    await press('Enter')
    expect(sent).toEqual(['a.jpg'])
  })

  it('says that it cannot judge pictures, as while the server is away', async () => {
    const broken = jpeg('a.jpg')
    Object.defineProperty(broken, 'type', {
      get() {
        throw new TypeError('nothing came')
      },
    })
    await paste(broken)
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(box.querySelector('[role=alert]')?.textContent).toBe('暂时无法添加图片，请检查网络后重试')
    })
    expect(shown()).toEqual([])
  })

  it('leaves pasted words to the field', async () => {
    expect((await paste()).defaultPrevented).toBe(false)
  })

  it('offers emoji, which go in where the caret stands, by mouse and by keys', async () => {
    await write('好的')
    field().setSelectionRange(1, 1)
    const button = box.querySelector<HTMLElement>('button[aria-label="表情"]')!
    await act(async () => button.click())
    await vi.waitFor(() => expect(box.querySelectorAll('.kefu-emoji-grid button').length).toBeGreaterThan(50))
    const signs = () => [...box.querySelectorAll<HTMLElement>('.kefu-emoji-grid button')]
    expect(document.activeElement).toBe(signs()[0])
    const key = (name: string) =>
      act(
        async () =>
          void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
      )
    await key('ArrowRight')
    expect(document.activeElement).toBe(signs()[1])
    await act(async () => signs()[1]!.click())
    expect(field().value).toBe(`好${signs()[1]!.textContent}的`)
    await key('Escape')
    expect(signs()).toEqual([])
    expect(document.activeElement).toBe(field())
    await press('Enter')
    expect(sent).toEqual(['好😃的'])
  })
})
