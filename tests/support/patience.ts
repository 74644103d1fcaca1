import { vi } from 'vitest'

/** What is waited for may take so many milliseconds: half of what a whole test may, on a machine that has much else to do. */
export const patience = 15_000
/** Milliseconds until it is looked for again: a screen is there after some, and a test waits for a screen again and again. */
const pause = 10

const marked = vi as typeof vi & { isPatient?: true }
// files of one project share `vi`: it becomes patient once
if (!marked.isPatient) {
  marked.isPatient = true
  const { waitFor, waitUntil } = vi
  const patient = (options?: number | { timeout?: number; interval?: number }) => {
    const given = typeof options === 'number' ? { timeout: options } : (options ?? {})
    return { interval: pause, ...given, timeout: Math.max(given.timeout ?? 0, patience) }
  }
  vi.waitFor = (callback, options) => waitFor(callback, patient(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
}
