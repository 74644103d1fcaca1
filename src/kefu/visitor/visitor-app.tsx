import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import type { Host } from '#src/door/host.ts'
import { addStyles } from '#src/lib/styles.ts'
import { isToken } from '#src/stores/token.ts'
import { visitorConnection } from '#src/stores/visitor-connection.ts'
import { $locale } from '#src/text/locale.ts'
import baseCss from '#src/ui/ground.css?inline'
import { dress } from '#src/ui/appearance.ts'
import { guardKeys } from '#src/ui/key-guard.ts'
import { readTheme, setTheme } from '#src/ui/theme.ts'
import tokens from '#src/ui/tokens.css?inline'
import type { CardKind } from '../thread/kind.ts'
import { followKeyboard } from '../follow-keyboard.ts'
import { teller } from '../tell-message.ts'
import type { Offered } from './offer/offered.ts'
import { Sheet } from './sheet.tsx'
import css from './sheet.css?inline'
import { ringIfWanted } from './notices/sound-button.tsx'
import { createVisitor, type Visitor } from './visitor.ts'
import { $text } from './visitor.text.ts'

addStyles(tokens)
addStyles(baseCss)
addStyles(css)

interface SheetOptions {
  host: Host
  dock: HTMLElement
  button: HTMLButtonElement
  $open: WritableAtom<boolean>
  $unread: WritableAtom<number>
  setOpen(open: boolean): Promise<void>
}

/** The chat behind the bubble. */
export interface MountedSheet {
  /** Resolves when the server has the message. @throws Error with the server's sentence when it was refused */
  send(text: string): Promise<void>
  showProduct(id: string | number): Promise<void>
  showOrder(number: string): Promise<void>
  unmount(): void
}

/** Puts the chat's sheet into the bubble's dock and starts the conversation. */
export function mountSheet({ host, dock, button, $open, $unread, setOpen }: SheetOptions): MountedSheet {
  const box = Object.assign(document.createElement('section'), { className: 'kefu-sheet', role: 'dialog' })
  dock.prepend(box)
  const root = createRoot(box)
  const isSeen = () => $open.get() && document.visibilityState === 'visible'
  const $visitor = atom(openVisitor(host, isSeen))
  const [$offered, $isWhole] = [atom<Offered | undefined>(), atom(false)]
  const offer = (kind: Offered['kind'], what: unknown) => {
    $offered.set({ kind, what: String(what) })
    return setOpen(true)
  }
  if (host.$props.get()['standalone'] === true) void showWish(offer).catch(() => {})
  const isShownHere = (kind: CardKind, id: string) => host.emit('crm-card', { kind, id })
  const close = () => void setOpen(false).then(() => button.focus())

  const look = () => $visitor.get().look(isSeen())
  let stopUnread = () => {}
  const stops = [
    $open.subscribe((isOpen) => {
      box.hidden = !isOpen
      look()
    }),
    $locale.subscribe(() => (box.ariaLabel = $text.get().chat)),
    $visitor.subscribe((visitor) => {
      stopUnread()
      stopUnread = visitor.$unread.subscribe((count) => $unread.set(count))
      look()
      void visitor.open()
    }),
    host.$props.listen((props, before) => {
      if (props.token === before?.token && props.baseUrl === before?.baseUrl) return
      $visitor.get().close()
      $visitor.set(openVisitor(host, isSeen))
    }),
    host.$props.subscribe(({ standalone }) => $isWhole.set(box.toggleAttribute('data-whole', standalone === true))),
    host.$props.subscribe(({ theme }, before) => {
      if (theme && theme !== before?.theme) setTheme(readTheme(theme))
    }),
    followTitle(host, $unread),
    dress([dock]),
    followKeyboard(dock),
    guardKeys(host.root),
    () => (stopUnread(), $visitor.get().close()),
  ]
  document.addEventListener('visibilitychange', look)
  root.render(<Sheet {...{ $visitor, $open, $offered, $isWhole, isShownHere }} onClose={close} />)

  return {
    send: async (text) => (await import('./arrival.ts')).arrivalOf($visitor.get(), text),
    showProduct: (id) => offer('product', id),
    showOrder: (number) => offer('order', number),
    unmount() {
      document.removeEventListener('visibilitychange', look)
      for (const stop of stops) stop()
      root.unmount()
      box.remove()
    },
  }
}

/** Shows what the address of the page names. */
async function showWish(offer: (kind: Offered['kind'], what: string) => unknown): Promise<void> {
  const { product, order } = (await import('./offer/page-address.ts')).takeWish()
  if (product) offer('product', product)
  else if (order) offer('order', order)
}

/** A page's title is its own: only one that says so, or is the chat's alone, tells there what is unread. */
function followTitle(host: Host, $unread: ReadableAtom<number>): () => void {
  const tell = (count: number) => void import('./notices/page-title.ts').then(({ countInTitle }) => countInTitle(count)).catch(() => {})
  return $unread.listen((count) => {
    const { standalone, unreadTitle } = host.$props.get()
    if (standalone === true || unreadTitle === true) tell(count)
  })
}

function openVisitor(host: Host, isSeen: () => boolean): Visitor {
  const { baseUrl, credentials, token } = host.$props.get()
  const connection = visitorConnection({ baseUrl, credentials })
  const tell = teller(host, connection.base)
  const visitor = createVisitor({
    connection,
    token: isToken(token) ? token : undefined,
    onMessage(message, isMine) {
      tell(message, isMine)
      if (!isMine && !isSeen()) ringIfWanted()
    },
  })
  visitor.$state.listen(({ state }) => {
    if (state === 'ended') host.emit('crm-auth-required')
  })
  return visitor
}
