import { map } from 'nanostores'
import { closeScanSlot, listScanned, openScanSlot, uploadFromPhone } from '#src/api/file-uploads.ts'
import type { Id } from '#src/api/endpoint.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import { RequestError } from '#src/http/failure.ts'
import type { MediaServer } from '../../server.ts'

/** How often the server is asked what the phone sent, in milliseconds (specification 9). */
export const scanPoll = 2000
/** How long a code works, in milliseconds (media contract). */
export const scanLife = 600_000
// a lost slot shows only to whoever knocks at it; every fifth time is often enough
const knockEvery = 5
/** The shop's answer to a token whose slot is closed or somebody else's. */
const slotGone = '410086'

const isSlotGone = (error: unknown): boolean => error instanceof RequestError && error.code === slotGone

/** `taken`: somebody else at this server opened a code, and a shop has one for all. */
export type ScanState = 'opening' | 'open' | 'expired' | 'taken' | 'failed'

export interface ScannedPicture {
  id: string
  address: string
}

export interface ScanView {
  state: ScanState
  /** What the code says; '' until it is there. */
  address: string
  /** Milliseconds of the clock when the code ends. */
  ends: number
  /** What has come, oldest first; a new code keeps what an earlier one brought. */
  pictures: readonly ScannedPicture[]
  failure: unknown
}

export type ScanSlot = ReturnType<typeof createScanSlot>

/**
 * The place at the server where a phone puts pictures: opened with a code, asked every two seconds, closed again.
 * One at a time; `close` ends everything and is safe to call twice.
 */
export function createScanSlot(server: Pick<MediaServer, 'base' | 'send' | 'capabilities' | 'phonePage'>, now: () => number = Date.now) {
  const $view = map<ScanView>({ state: 'opening', address: '', ends: 0, pictures: [], failure: null })
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let token = ''
  let pid: Id = 0
  let isWanted = false
  const seen = new Set<string>()

  async function open(categoryId: string): Promise<void> {
    const own = ++turn
    clearTimeout(timer)
    pid = categoryId
    isWanted = true
    $view.set({ ...$view.get(), state: 'opening', address: '', failure: null })
    try {
      const { url } = await server.send(openScanSlot, { query: { pid: categoryId, ...(server.phonePage && { page: server.phonePage }) } })
      if (own !== turn) return isWanted ? undefined : release()
      token = new URL(url, server.base || location.origin).searchParams.get('token') ?? ''
      $view.set({ ...$view.get(), state: 'open', address: absoluteFile(server.base, url), ends: now() + scanLife })
      next(own, 1)
    } catch (failure) {
      if (own === turn) $view.set({ ...$view.get(), state: 'failed', failure })
    }
  }

  function next(own: number, round: number): void {
    timer = setTimeout(() => void ask(own, round), scanPoll)
  }

  async function ask(own: number, round: number): Promise<void> {
    const isRefused = await read().then(() => false, isSlotGone)
    const isTaken = isRefused || (round % knockEvery === 0 && (await isGone()))
    if (own !== turn) return
    if (now() >= $view.get().ends) $view.setKey('state', 'expired')
    else if (isTaken) $view.setKey('state', 'taken')
    else next(own, round + 1)
  }

  async function read(): Promise<void> {
    const own = turn
    if (!token) return
    const rows = await server.send(listScanned, { params: { scan_token: token } })
    if (own !== turn || !Array.isArray(rows)) return
    const fresh = rows
      .map((row) => ({ id: String(row.att_id), address: absoluteFile(server.base, row.att_dir) }))
      .filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    if (fresh.length > 0) $view.setKey('pictures', [...$view.get().pictures, ...fresh])
  }

  // a shop answers an empty list for a slot that is gone, but refuses a phone without a picture in two ways
  async function isGone(): Promise<boolean> {
    if (server.capabilities.kind !== 'shop') return false
    const body = new FormData()
    body.append('uploadToken', token)
    body.append('pid', String(pid))
    const refusal: unknown = await server.send(uploadFromPhone, { body }).catch((error: unknown) => error)
    return isSlotGone(refusal)
  }

  function close(): void {
    const isOurs = $view.get().state === 'open'
    turn++
    isWanted = false
    clearTimeout(timer)
    if (isOurs) release()
    $view.setKey('state', 'opening')
    token = ''
  }

  // somebody else's slot is left alone: the call closes whichever is open
  function release(): void {
    server.send(closeScanSlot, {}).catch(() => {})
  }

  return {
    $view,
    open,
    close,
    /** Asks at once what has come (刷新图库). @throws RequestError */
    refresh: read,
    /** Leaves one out; it stays where the phone put it. */
    leaveOut: (id: string) =>
      $view.setKey(
        'pictures',
        $view.get().pictures.filter((picture) => picture.id !== id),
      ),
  }
}
