import { createRoot } from 'react-dom/client'
import { targetOf } from '#src/kefu/agent/search/target.ts'
import { useTarget } from '#src/kefu/agent/search/use-target.tsx'
import type { Cards } from '#src/kefu/client/cards.ts'
import { createWindow } from '#src/kefu/client/window.ts'
import { createTalk, type ReadHistory, type Talk } from '#src/kefu/client/talk.ts'
import { Thread } from '#src/kefu/thread/thread.tsx'
import { readMessages, type Message } from '#src/kefu/wire/message.ts'
import { adoptStyles } from '#src/lib/styles.ts'

const [visitor, agent] = [4, 1]

/** A message of a number: some are long, two of three are the visitor's. */
const message = (seq: number): Message =>
  readMessages([
    {
      ...{ id: seq, seq, client_id: `c${seq}`, msn: seq % 7 === 0 ? `message ${seq}, `.repeat(30) : `message ${seq}`, msn_type: 1 },
      ...{ uid: seq % 3 ? visitor : agent, to_uid: seq % 3 ? agent : visitor, add_time: 1_795_000_000 + seq * 40 },
    },
  ])[0]!

function historyOf(total: number): ReadHistory {
  return async ({ upperId = '0', after, limit }) => {
    const end = after === undefined ? (Number(upperId) || total + 1) - 1 : Math.min(after + limit, total)
    const start = after === undefined ? Math.max(end - limit, 0) : after
    return Array.from({ length: Math.max(end - start, 0) }, (_, index) => message(start + 1 + index))
  }
}

const isMine = ({ from }: Message) => from === String(agent)
const partner = { nickname: '陈晓雨', avatar: '' }
const nothing = () => {}

function Stage({ talk }: { talk: Talk }) {
  const onDrawn = useTarget(talk)
  const cards = { base: '' } as Cards
  return <Thread {...{ talk, cards, isMine, partner, onDrawn }} hasHistory greeting="" onRetry={nothing} onDiscard={nothing} />
}

/** A conversation of so many messages, opened where the last so many are unread. */
export function showThread(total: number, unread: number) {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.cssText = 'position:fixed;inset:0;width:700px;height:600px'
  const root = host.attachShadow({ mode: 'open' })
  adoptStyles(root)
  const box = root.appendChild(document.createElement('div'))
  box.style.cssText = 'display:flex;flex-direction:column;height:600px;font:14px/1.5 sans-serif'
  const talk = createTalk(String(visitor), true, historyOf(total), createWindow())
  if (unread > 0) talk.window.openAt(total - unread, unread)
  createRoot(box).render(<Stage talk={talk} />)
  void talk.catchUp()
  return { root, talk, come: (seq: number) => talk.merge([message(seq)]), find: (key: string) => targetOf(talk).set(key) }
}

export type Shown = ReturnType<typeof showThread>
