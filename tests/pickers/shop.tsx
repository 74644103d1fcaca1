import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { shopCapabilities } from '#src/api/capabilities.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { pathOf } from '#src/http/url.ts'
import type { Connection } from '#src/stores/connection.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { stage } from '../gate/stage.ts'

const recorded = import.meta.glob<{ responseBody: { data: object } }>('../fixtures/recorded/adminapi_{diy,product}_*.json', {
  eager: true,
  import: 'default',
})

/** What the recorded shop answered to a call. */
export const reply = (name: string) => recorded[`../fixtures/recorded/${name}.json`]!.responseBody.data

interface Call {
  path: string
  query: Record<string, unknown>
  body: unknown
}

type Answer = object | null | undefined

/**
 * A shop at the edge of the pickers. `answers`: by method (GET left out) and path without `/adminapi`; what is not
 * named fails as a call that the server does not have.
 */
export function fakeShop(answers: Record<string, Answer>, savedLinks = false) {
  const calls: Call[] = []
  const waiting: (() => void)[] = []
  const shop = {
    calls,
    answers,
    /** While true, questions stay open; `answerAll` answers those that wait. */
    isSlow: false,
    answerAll: () => waiting.splice(0).forEach((go) => go()),
    asked: (path: string) => calls.filter((call) => call.path === path),
    connection: {
      base: 'https://shop.example.com',
      capabilities: { ...shopCapabilities, features: { ...shopCapabilities.features, savedLinks } },
      $session: atom({ modules: ['seckill', 'bargain', 'combination'] }),
      send: async (endpoint: Endpoint, input: Input) => (await shop.connection.answer(endpoint, input)).data,
      async answer(endpoint: Endpoint, input: Input) {
        const path = `${endpoint.method === 'GET' ? '' : `${endpoint.method} `}${pathOf(endpoint, input.params).replace('/adminapi', '')}`
        const call = { path, query: (input.query ?? {}) as Record<string, unknown>, body: input.body }
        calls.push(call)
        if (shop.isSlow) await new Promise<void>((go) => waiting.push(go))
        if (!(path in shop.answers)) throw new Error('没有这个接口')
        const answer = shop.answers[path]
        if (endpoint.method !== 'GET') shop.connection.onWritten?.(endpoint)
        return { data: typeof answer === 'function' ? (answer as (call: Call) => unknown)(call) : answer, message: '', code: '' }
      },
    } as unknown as Connection,
  }
  return shop
}

/** Shows a picker as an element would, and finds things in it by what a person sees. */
export function show(App: ComponentType) {
  const screen = stage(mountReact(App), {})
  const all = <E extends HTMLElement>(selector: string) => [...screen.root.querySelectorAll<E>(selector)]
  const named = (selector: string, name: string) =>
    all(selector).find((node) => node.getAttribute('aria-label') === name || node.textContent?.trim() === name)
  const patient = { timeout: 15_000 }
  const wanted = (selector: string, name: string) =>
    vi.waitFor(() => {
      const found = named(selector, name)
      if (!found) throw new Error(`no ${selector} "${name}" in ${screen.root.textContent}`)
      return found
    }, patient)
  return {
    ...screen,
    all,
    wanted,
    press: async (name: string) => (await wanted('button', name)).click(),
    open: async (name: string) => (await wanted('[role=treeitem]', name)).click(),
    choose: async (name: string) => ((await wanted('label', name)).querySelector('input') as HTMLInputElement).click(),
    row: (name: string) =>
      vi.waitFor(() => {
        const found = all('tbody tr').find((row) => row.textContent?.includes(name))
        if (!found) throw new Error(`no row "${name}" in ${screen.root.textContent}`)
        return found
      }, patient),
    eventually: (check: () => void) => vi.waitFor(check, patient),
    /** The line or button of the chosen link. */
    chosen() {
      const radio = all<HTMLInputElement>('input[type=radio]').find(({ checked, name }) => checked && name !== '')
      return radio?.closest('tr') ?? radio?.closest('label')
    },
  }
}
