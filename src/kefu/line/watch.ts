import type { Line } from './line.ts'

/** Tells a line when network or tab come back, until the returned function is called. */
export function watchPage(line: Pick<Line, 'check'>, seen: (isVisible: boolean) => void = () => {}): () => void {
  const back = () => line.check()
  const turn = () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible) line.check()
    seen(isVisible)
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', back)
  window.addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', turn)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('offline', back)
    window.removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', turn)
  }
}
