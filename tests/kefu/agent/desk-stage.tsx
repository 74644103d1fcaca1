import type { ComponentType } from 'react'
import { vi } from 'vitest'
import type { Connection } from '#src/stores/connection.ts'
import type { Conversation } from '#src/kefu/wire/conversation.ts'
import type { Workbench } from '#src/kefu/agent/workbench.ts'
import { fakeShop, show } from '../../pickers/shop.tsx'

const recorded = import.meta.glob<{ responseBody: { data: object } }>('../../fixtures/recorded/kefuapi_*.json', {
  eager: true,
  import: 'default',
})

/** What the recorded shop answered an agent. */
export const reply = <T = object,>(name: string) =>
  structuredClone(recorded[`../../fixtures/recorded/kefuapi_${name}.json`]!.responseBody.data) as T

export const customer: Conversation = {
  uid: '3',
  nickname: '李想',
  avatar: '',
  isTourist: false,
  isOnline: true,
  channel: 'mini',
  unread: 0,
  preview: '',
  previewKind: 'text',
  at: 0,
}

interface Agent {
  /** Whether their row lets them act on orders. */
  mayAct?: boolean
  /** Which kind of server they are at. */
  kind?: 'shop' | 'own'
}

/** What stands beside a conversation, at a shop that gives these answers: by method (GET left out) and path. */
export function showBeside(
  Part: ComponentType<{ connection: Connection; workbench: Workbench; conversation: Conversation }>,
  answers: Record<string, object>,
  conversation = customer,
  { mayAct = true, kind = 'shop' }: Agent = {},
) {
  const shop = fakeShop(Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path.replace(/\//, '/kefuapi/'), answer])))
  Object.assign(shop.connection, { kind })
  const sendCard = vi.fn()
  const orderChanged = vi.fn()
  const workbench = { sendCard, self: { mayAct }, cards: { orderChanged } } as unknown as Workbench
  const screen = show(() => <Part connection={shop.connection} workbench={workbench} conversation={conversation} />)
  const asked = (path: string) => shop.asked(path.replace(/\//, '/kefuapi/'))
  return { shop, screen, sendCard, orderChanged, asked, text: () => screen.root.textContent ?? '' }
}
