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
  const stop = new AbortController()
  const heard = { signal: stop.signal }
  window.addEventListener('online', back, heard)
  window.addEventListener('offline', gone, heard)
  window.addEventListener('pageshow', back, heard)
  document.addEventListener('visibilitychange', turn, heard)
  return () => stop.abort()
}
