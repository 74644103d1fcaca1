import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

type Answers = Record<string, (input: { body?: Record<string, unknown>; query?: object }) => unknown>

/** A connection that answers by method and path, and writes down what it was asked. */
export function connectionThat(answers: Answers, kind: 'own' | 'shop' = 'own') {
  const asked: { call: string; body?: unknown }[] = []
  const send = async ({ method, path }: { method: string; path: string }, input: { body?: Record<string, unknown> }) => {
    asked.push({ call: `${method} ${path}`, ...(input.body && { body: input.body }) })
    return answers[`${method} ${path}`]!(input)
  }
  return { asked, connection: { base: 'https://shop.example', kind, send } as unknown as Connection }
}

export const refusal = (code: string, message: string, errors?: Record<string, string>) =>
  new RequestError({ kind: 'business', status: 400, code, message, ...(errors && { errors }) })

/** Draws a part into a box of its own. */
export async function drawn(part: ReactNode) {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  await act(async () => root.render(part))
  const settle = (run: () => void) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      run()
    })
  return {
    box,
    settle,
    async write(selector: string, text: string) {
      const field = box.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      await act(async () => {
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, text)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      })
    },
    async press(name: string) {
      const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
      await act(async () => button.click())
    },
    async end() {
      await act(async () => root.unmount())
      box.remove()
    },
  }
}
