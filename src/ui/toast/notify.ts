import { atom, type WritableAtom } from 'nanostores'
import type { Host } from '#src/door/host.ts'
import { useHost } from '../host.ts'
import { $text } from '../ui.text.ts'

export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  action?: ToastAction
}

/** An error that was told; it can be read after its message went. `at` in milliseconds since 1970. */
export interface RecordedError {
  id: number
  at: number
  text: string
}

/** A failure that knows whether somebody showed it already (RequestError of src/http). */
interface Showable {
  message: string
  shown: boolean
}

/** What is told without a sentence, because a server sent none, is told in the usual words (操作成功, 操作失败). */
export interface Notify {
  success(text: string, action?: ToastAction): void
  error(text: string, action?: ToastAction): void
  info(text: string, action?: ToastAction): void
  /** Shows a failed request once, however many catch it; a cancelled one says nothing. */
  failure(error: unknown): void
}

interface NoticeStore {
  $toasts: WritableAtom<Toast[]>
  $errors: WritableAtom<readonly RecordedError[]>
  notify: Notify
}

const atMost = 3
const mostErrors = 20
const stores = new WeakMap<Host, NoticeStore>()
let serial = 0

const isShowable = (error: unknown): error is Showable =>
  typeof error === 'object' && error !== null && 'shown' in error && 'message' in error
const isCancelled = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'AbortError') || ('kind' in error && error.kind === 'aborted'))

function storeOf(host: Host): NoticeStore {
  const existing = stores.get(host)
  if (existing) return existing
  const $toasts = atom<Toast[]>([])
  const $errors = atom<readonly RecordedError[]>([])
  const add = (kind: Toast['kind']) => (said: string, action?: ToastAction) => {
    const text = said || (kind === 'info' ? '' : $text.get()[kind === 'error' ? 'failed' : 'succeeded'])
    const toast = { id: ++serial, at: Date.now(), kind, text, action }
    const others = <T extends { text: string }>(list: readonly T[]) => list.filter((other) => other.text !== text)
    $toasts.set([...others($toasts.get()), toast].slice(-atMost))
    if (kind === 'error') $errors.set([toast, ...others($errors.get())].slice(0, mostErrors))
  }
  const notify: Notify = {
    success: add('success'),
    error: add('error'),
    info: add('info'),
    failure(error) {
      if (isCancelled(error) || (isShowable(error) && error.shown)) return
      if (isShowable(error)) error.shown = true
      const message = error instanceof Error || isShowable(error) ? error.message : ''
      notify.error(message)
    },
  }
  const store = { $toasts, $errors, notify }
  stores.set(host, store)
  return store
}

/** The messages of an element; also for code outside of components. */
export const notifyOf = (host: Host): Notify => storeOf(host).notify

/** What an element shows at the moment. */
export const toastsOf = (host: Host): WritableAtom<Toast[]> => storeOf(host).$toasts

/** Errors that an element told, the latest first, the same one once; for a list of notices, which may empty it. */
export const errorsOf = (host: Host): WritableAtom<readonly RecordedError[]> => storeOf(host).$errors

/** `const notify = useNotify()`, then `notify.success(text)`. The same object at every render. */
export const useNotify = (): Notify => notifyOf(useHost())
