import type { Agent } from './chat.ts'
import { endpoint } from './endpoint.ts'

const side = 'kefu' as const

/** Where a code is: 0 over, 1 scanned and not confirmed yet, 2 not scanned, 3 confirmed. */
export interface ScanState {
  status: 0 | 1 | 2 | 3
  /** With 3, once. */
  token?: string
  exp_time?: number
  kefuInfo?: Agent
}

/** A key for the code that an agent scans to sign in elsewhere; `time` is when it is over, in unix seconds: after 600 of them. */
export const readSignInKey = endpoint<Record<never, never>, { key: string; time: number }>('GET', '/key', { side, open: true })
/** What became of a key; asked every second, sixty times at most. */
export const readScan = endpoint<{ params: { key: string } }, ScanState>('GET', '/scan/:key', { side, open: true })
/**
 * Our server only: an agent who is signed in says that they have scanned a code (`confirm` 0), and that whoever shows it may come in in
 * their name (1). Refused with chat-scan-over for a code that is over, or somebody else's.
 */
export const confirmScan = endpoint<{ params: { key: string }; body: { confirm: 0 | 1 } }, unknown>('POST', '/scan/:key', {
  side,
  encoding: 'json',
})
