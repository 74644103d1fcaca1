import { atom, type ReadableAtom } from 'nanostores'

const minute = 60_000

const $now = atom(Date.now())
let timer: ReturnType<typeof setInterval> | undefined

function turn(): void {
  if (new Date().toDateString() !== new Date($now.get()).toDateString()) $now.set(Date.now())
}

/** Some moment of the current day: a workbench stays open over midnight. Watched while somebody listens. */
export const $today: ReadableAtom<number> = {
  ...$now,
  listen(hear) {
    const stop = $now.listen(hear)
    turn()
    timer ??= setInterval(turn, minute)
    return () => {
      stop()
      if ($now.lc > 0) return
      clearInterval(timer)
      timer = undefined
    }
  },
}
