import { atom, type WritableAtom } from 'nanostores'
import type { Host } from '#src/door/host.ts'

/** Something that failed and was shown. `at` in milliseconds since 1970. */
export interface LoggedError {
  id: number
  at: number
  kind: string
  message: string
  /** Path of the page that it happened on. */
  path: string
}

const most = 200
const logs = new WeakMap<Host, WritableAtom<readonly LoggedError[]>>()

/** What failed in this console since it was opened, the latest first; gone with the page. */
export function errorLogOf(host: Host): WritableAtom<readonly LoggedError[]> {
  const known = logs.get(host)
  if (known) return known
  const $log = atom<readonly LoggedError[]>([])
  logs.set(host, $log)
  return $log
}

/** Notes every `crm-error` of the element until the returned function is called. */
export function keepErrorLog(host: Host, path: () => string): () => void {
  const $log = errorLogOf(host)
  const note = (event: Event) => {
    const { kind = '', message = '' } = (event as CustomEvent<Partial<LoggedError>>).detail ?? {}
    const id = ($log.get()[0]?.id ?? 0) + 1
    $log.set([{ id, at: Date.now(), kind, message, path: path() }, ...$log.get()].slice(0, most))
  }
  host.element.addEventListener('crm-error', note)
  return () => host.element.removeEventListener('crm-error', note)
}
