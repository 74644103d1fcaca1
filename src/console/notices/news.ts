import { readSockets } from '#src/api/auth.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import type { Frame } from '#src/http/socket/frame.ts'
import { createLink, type Link, type Socket } from '#src/http/socket/link.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Notify } from '#src/ui/toast/notify.ts'
import { $preferences } from '../preferences/preferences.ts'
import { matchRoute } from '../routes.ts'
import { countArrival, type Arriving } from './arrivals.ts'
import { noticeStore } from './notice-store.ts'
import { $text } from './notices.text.ts'
import { createRinger } from './ringer.ts'

/** A sentence for the person, and the place where it is dealt with. */
interface News {
  sentence: string
  place?: string
  hasSound?: boolean
  /** A row of a list that somebody may have open. */
  arrives?: Arriving
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const pageAddress = (id: unknown) => `/setting/pages/diy_index?id=${encodeURIComponent(text(id))}`

const readers: Readonly<Record<string, (data: Frame['data']) => News>> = {
  NEW_ORDER: ({ order_id: id }) => ({
    sentence: $text.get().newOrder(text(id)),
    place: '/order/list?orderStatus=1',
    hasSound: true,
    arrives: 'orders',
  }),
  NEW_REFUND_ORDER: ({ order_id: id }) => ({
    sentence: $text.get().newRefund(text(id)),
    place: '/order/refund',
    hasSound: true,
    arrives: 'refunds',
  }),
  WITHDRAW: () => ({ sentence: $text.get().withdraw, place: '/finance/user_extract/index?status=0' }),
  STORE_STOCK: () => ({ sentence: $text.get().stock, place: '/product/product_list?type=5' }),
  CHAT_WAITING: ({ count }) => ({ sentence: $text.get().chats(text(count)), place: '/kefu' }),
  PAGE_PUBLISHED: ({ id, name }) => ({ sentence: $text.get().published(text(name)), place: pageAddress(id) }),
  PAGE_NOT_PUBLISHED: ({ id, name }) => ({ sentence: $text.get().notPublished(text(name)), place: pageAddress(id) }),
  JOB_ENDED: ({ state }) => ({
    sentence: state === 'done' ? $text.get().jobDone : state === 'cancelled' ? $text.get().jobStopped : $text.get().jobFailed,
    place: '/setting/jobs',
  }),
  PAY_SMS_SUCCESS: ({ number, price }) => ({ sentence: $text.get().smsPaid(text(number), text(price)) }),
}

export interface NewsParts {
  connection: Connection
  notify: Notify
  go(address: string): void
  connect?: (address: string) => Socket
}

/**
 * Hears on the server's notice socket what happens in the shop (shell contract, "Notice socket") as long as somebody is
 * signed in; tells it, rings for orders, and reads the notices again, also after the line was gone. Returns the end.
 */
export function listenForNews({ connection, notify, go, connect }: NewsParts): () => void {
  const store = noticeStore(connection)
  const ringer = createRinger(() => $preferences.get().isMuted)
  let link: Link | undefined
  let token: string | undefined
  let wasOnline = false

  const tell = ({ sentence, place, hasSound, arrives }: News) => {
    const isThere = place && matchRoute(place.split('?')[0]!)
    notify.info(sentence, isThere ? { label: $text.get().look, run: () => go(place) } : undefined)
    if (arrives) countArrival(connection, arrives)
    if (hasSound) ringer.ring(absoluteFile(connection.base, connection.$session.get()?.newOrderAudioLink))
  }
  const hear = (frame: Frame) => {
    const read = Object.hasOwn(readers, frame.type) ? readers[frame.type] : undefined
    if (read) tell(read(frame.data))
    if (read || frame.type === 'ADMIN_NEW_PUSH') void store.read()
  }
  async function begin(mine: string): Promise<void> {
    const { admin: address } = await connection.send(readSockets, {})
    if (mine !== token || !/^wss?:\/\//.test(address)) return
    link = createLink({
      address,
      hello: () => [{ type: 'login', data: token }],
      awaitsSuccess: () => true,
      onFrame: hear,
      onState(state) {
        // what was pushed while the line was gone was pushed to nobody
        if (state === 'online' && wasOnline) void store.read()
        wasOnline ||= state === 'online'
      },
      ...(connect && { connect }),
    })
    link.start()
  }
  const follow = () => {
    // a locked session is refused, and nothing is told over its screen: it is signed in anew when that is open
    const next = connection.$isLocked.get() ? undefined : connection.$session.get()?.token
    if (next === token) return
    token = next
    link?.stop()
    link = undefined
    // a server without the socket has the bell alone
    if (token) void begin(token).catch(() => undefined)
  }
  const check = () => document.visibilityState === 'visible' && link?.check()
  const stops = [connection.$session.subscribe(follow), connection.$isLocked.listen(follow)]
  window.addEventListener('online', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    for (const stop of stops) stop()
    ringer.stop()
    token = undefined
    link?.stop()
    window.removeEventListener('online', check)
    document.removeEventListener('visibilitychange', check)
  }
}
