import type { ChatClient } from './client.ts'

/** Tells a line when network or tab come back, until the returned function is called. */
export function watchPage(client: Pick<ChatClient, 'check' | 'doubt'>, seen: (isVisible: boolean) => void = () => {}): () => void {
  const back = () => client.check()
  const gone = () => client.doubt()
  const turn = () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible) client.check()
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
