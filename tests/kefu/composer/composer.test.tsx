// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '#src/kefu/composer/composer.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let root: Root
let box: HTMLElement
let sent: string[]

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })

const field = () => box.querySelector('textarea')!

async function render(more: Partial<ComponentProps<typeof Composer>> = {}) {
  root = createRoot(box)
  await act(async () =>
    root.render(
      <Composer draftName="test" placeholder="…" onSend={(text) => sent.push(text)} onPicture={({ name }) => sent.push(name)} {...more} />,
    ),
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

  const drop = async (type: string, ...files: File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    await act(async () => void box.dispatchEvent(Object.assign(event, { dataTransfer: { files, types: ['Files'] }, relatedTarget: null })))
    return event
  }

  it('takes pictures that are dropped beside the field, and shows that it would', async () => {
    expect((await drop('dragover')).defaultPrevented).toBe(true)
    expect(box.dataset).toHaveProperty('drop')
    await drop('dragleave')
    expect(box.dataset).not.toHaveProperty('drop')
    await drop('dragover')
    expect((await drop('drop', jpeg('a.jpg'), jpeg('b.jpg'))).defaultPrevented).toBe(true)
    expect(box.dataset).not.toHaveProperty('drop')
    await settled(['a.jpg', 'b.jpg'])
    await press('Enter')
    expect(sent).toEqual(['a.jpg', 'b.jpg'])
  })

  it('takes one picture with the camera of a device that is held in the hand', async () => {
    const named = (label: string) => box.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
    expect(named('拍照')).toBeNull()
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await act(async () => root.unmount())
    await render()
    expect(asked).toHaveBeenCalledWith('(hover: none) and (pointer: coarse)')
    asked.mockRestore()
    const camera = named('拍照')!
    expect(camera).toMatchObject({ multiple: false, accept: 'image/*' })
    expect(camera.getAttribute('capture')).toBe('environment')
    expect(named('发送图片')).toMatchObject({ multiple: true })
    Object.defineProperty(camera, 'files', { value: [jpeg('taken.jpg')] })
    await act(async () => void camera.dispatchEvent(new Event('change', { bubbles: true })))
    await settled(['taken.jpg'])
  })

  describe('at a server that takes files', () => {
    const files: string[] = []
    const paper = (name: string, size = 6) => new File([new Uint8Array(size).fill(0x25)], name)
    const papers = () => [...box.querySelectorAll('.kefu-strip-file')].map(({ textContent }) => textContent)
    beforeEach(async () => {
      files.splice(0)
      await act(async () => root.unmount())
      await render({ papers: { most: 1000, send: ({ name }) => files.push(name) } })
    })

    it('offers them, shows name and size before they leave, and sends each as what it is', async () => {
      expect(box.querySelector('button[aria-label="发送文件"]')).not.toBeNull()
      expect(box.querySelector<HTMLInputElement>('input[aria-label="发送文件"]')!.accept).toBe('.pdf,.doc,.docx,.xls,.xlsx,.zip,.txt')
      await drop('drop', paper('报价单.PDF', 1000), jpeg('a.jpg'))
      await settled(['a.jpg'])
      expect(papers()).toEqual(['报价单.PDF1000 B'])
      await press('Enter')
      expect([files, sent]).toEqual([['报价单.PDF'], ['a.jpg']])
    })

    it.each([
      ['one byte too many', paper('a.pdf', 1001), '“a.pdf”超过 1000 B，无法发送'],
      ['a program', paper('a.pdf.exe'), '“a.pdf.exe”无法发送，可以发送图片、PDF、Word、Excel、ZIP、TXT'],
      ['nothing', paper('a.txt', 0), '“a.txt”是空文件'],
    ])('refuses %s', async (_, file, sentence) => {
      await drop('drop', file)
      await vi.waitFor(async () => {
        await act(async () => undefined)
        expect(box.querySelector('[role=alert]')?.textContent).toBe(sentence)
      })
      await press('Enter')
      expect(files).toEqual([])
    })
  })

  it('offers no files at a shop that takes none', async () => {
    expect(box.querySelector('button[aria-label="发送文件"]')).toBeNull()
    await drop('drop', new File(['%PDF-'], 'a.pdf'))
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(box.querySelector('[role=alert]')?.textContent).toBe('“a.pdf”不是图片，只能发送 JPG、PNG、GIF、WebP')
    })
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
