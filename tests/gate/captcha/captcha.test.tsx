// @vitest-environment happy-dom
import { createDecipheriv } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Captcha } from '#src/gate/captcha/captcha.tsx'
import { connectionFor } from '#src/stores/connection.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { freshBase, stage } from '../stage.ts'

const key = 'rnmyyxq0e76asd3r'
const opened = (text: string) => {
  const cipher = createDecipheriv('aes-128-ecb', key, null)
  return Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString()
}

let show: ReturnType<typeof stage>
let serial: number
let answers: string[]
let solved: string[]
const cancel = vi.fn()

/** A server whose gap lies 60 pixels to the right; the words are answered by 021. */
function fakeCaptcha() {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address)
    if (url.pathname.endsWith('/capabilities'))
      return Response.json({ status: 200, data: { kind: 'own', contract: 1, features: { captchaEnforced: true } } })
    if (url.pathname.endsWith('/ajcaptcha')) {
      const shared = { token: `token-${++serial}`, secretKey: key }
      const questions = ['甲', '乙', '丙'].map((question) => ({ question, choices: ['一', '二', '三'] }))
      const isWords = url.searchParams.get('captchaType') === 'wordChoice'
      return Response.json({
        status: 200,
        data: isWords ? { ...shared, questions } : { ...shared, originalImageBase64: '', jigsawImageBase64: '' },
      })
    }
    const point = opened(new URLSearchParams(String(init.body)).get('pointJson')!)
    answers.push(point)
    const isRight = point === '{"x":60,"y":5}' || point === '{"x":"021","y":5}'
    return Response.json(isRight ? { status: 200, msg: 'success' } : { status: 400, msg: '验证码错误', code: '400336' })
  })
}

beforeEach(() => {
  serial = 0
  answers = []
  solved = []
  fakeCaptcha()
  const connection = connectionFor({ baseUrl: freshBase() })
  const Screen = () => <Captcha connection={connection} onSolved={(text) => solved.push(text)} onCancel={cancel} />
  show = stage(mountReact(Screen), {})
})
afterEach(() => {
  show.end()
})

const press = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }))
const ready = () => show.appears('[role=slider][aria-disabled=false]')

describe('the slide puzzle', () => {
  it('is solved by keys, and proves it the way the sign-in wants', async () => {
    const slider = await ready()
    for (let i = 0; i < 3; i++) press(slider, 'PageUp')
    expect(slider.getAttribute('aria-valuenow')).toBe('60')
    press(slider, 'Enter')
    await vi.waitFor(() => expect(solved).toHaveLength(1))
    expect(opened(solved[0]!)).toBe('token-1---{"x":60,"y":5}')
  })

  it('brings another one after a wrong answer, from the left again', async () => {
    const slider = await ready()
    press(slider, 'ArrowRight')
    press(slider, 'Enter')
    await show.reads('没有对齐，请再试一次')
    expect((await ready()).getAttribute('aria-valuenow')).toBe('0')
    expect([answers, serial, solved]).toEqual([['{"x":2,"y":5}'], 2, []])
  })

  it('does not send an untouched slider, and leaves on Escape', async () => {
    const slider = await ready()
    press(slider, 'Enter')
    press(slider, 'Escape')
    expect(answers).toEqual([])
    expect(cancel).toHaveBeenCalled()
  })
})

describe('the questions in words', () => {
  it('do the same for who cannot see the puzzle', async () => {
    await ready()
    ;[...show.root.querySelectorAll('button')].find((button) => button.textContent?.includes('文字题'))!.click()
    await show.appears('.gate-questions')
    const choices = [...show.root.querySelectorAll('fieldset')].map((set) => [...set.querySelectorAll('input')])
    ;[0, 2, 1].forEach((choice, number) => choices[number]![choice]!.click())
    await vi.waitFor(() => expect(show.find<HTMLButtonElement>('button[type=submit]')!.disabled).toBe(false))
    show.find<HTMLFormElement>('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(solved).toHaveLength(1))
    expect(opened(solved[0]!)).toBe('token-2---{"x":"021","y":5}')
  })
})
