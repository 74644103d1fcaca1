import type { Line } from './line.ts'

/** Tells a line when network or tab come back, until the returned function is called. */
export function watchPage(line: Pick<Line, 'check' | 'doubt'>, seen: (isVisible: boolean) => void = () => {}): () => void {
  const back = () => line.check()
  const gone = () => line.doubt()
  const turn = () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible) line.check()
    seen(isVisible)
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', gone)
  window.addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', turn)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('offline', gone)
    window.removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', turn)
  }
}
