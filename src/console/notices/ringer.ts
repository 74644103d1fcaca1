/** Milliseconds between two sounds: ten orders at once are one ring. */
const ringEvery = 3000
/** Milliseconds after which a ring that the browser held back is of no use. */
const latest = 60_000
const touches = ['pointerdown', 'keydown'] as const

/** Rings by playing a file. A browser lets no page make a sound that nobody has touched yet: it rings with the first touch then. */
export function createRinger(isMuted: () => boolean): { ring(address: string): void; stop(): void } {
  let last = 0
  let held: (() => void) | undefined
  const stop = () => {
    if (held) for (const touch of touches) window.removeEventListener(touch, held, true)
    held = undefined
  }
  const hold = (address: string) => {
    stop()
    const since = Date.now()
    held = () => {
      stop()
      if (Date.now() - since < latest && !isMuted()) void new Audio(address).play().catch(() => undefined)
    }
    for (const touch of touches) window.addEventListener(touch, held, true)
  }
  const ring = (address: string) => {
    if (!address || isMuted() || Date.now() - last < ringEvery) return
    last = Date.now()
    new Audio(address).play().catch((error: unknown) => {
      // a file that is missing or no sound stays silent
      if ((error as Error | undefined)?.name === 'NotAllowedError') hold(address)
    })
  }
  return { ring, stop }
}
