import { resetSettings } from './preferences/reset.ts'

/** What the console keeps on this device that is no work of anybody: settings, open tabs, what was remembered of a session. */
const starts = ['crm:console-look', 'crm:theme', 'crm:locale', 'crm:tabs:', 'crm:media:', 'crm:recent:', 'crm:session:', 'crm:locked']

const isOurs = (key: string) => starts.some((start) => (start.endsWith(':') ? key.startsWith(start) : key === start))

/** Forgets settings and session of this device. A host's keys, drafts, queues and what waits to be sent stay. */
export function clearOwnSettings(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key)
  } catch {
    // storage may be blocked; then nothing was kept
  }
  resetSettings()
}
