import type { Tabs } from './bus.ts'

export interface Candidate {
  /** Takes the lead from a tab that says nothing any more. */
  takeOver(): void
  /** Gives the lead away, or stops waiting for it. */
  withdraw(): void
}

/** Leads as soon as no other tab does. `lead` begins it and gives back how to end it. */
export function standFor(name: string, { locks }: Tabs, lead: () => () => void): Candidate {
  let withdraw = () => {}

  function stand(isForced: boolean): void {
    const control = new AbortController()
    let resign = () => {}
    const begin = (release: () => void) => {
      if (control.signal.aborted) return release()
      const end = lead()
      resign = () => {
        resign = () => {}
        end()
        release()
      }
    }
    withdraw = () => {
      control.abort()
      resign()
    }
    const reign = () => new Promise<void>(begin)
    locks.request(name, isForced ? { steal: true } : { signal: control.signal }, reign).catch((error: unknown) => {
      resign()
      if (control.signal.aborted) return
      // another tab took it over, having heard nothing of this one; or a browser that gives nobody a lock
      if ((error as Error).name === 'AbortError') stand(false)
      else begin(() => {})
    })
  }

  stand(false)
  return {
    takeOver() {
      withdraw()
      stand(true)
    },
    withdraw: () => withdraw(),
  }
}
