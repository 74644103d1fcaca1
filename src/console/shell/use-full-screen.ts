import { useEffect, useState } from 'react'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './shell.text.ts'

/** The browser's full screen, for a page of the console's own; a host is told instead. */
export function useFullScreen(): { isOn: boolean; toggle(): Promise<void> } {
  const host = useHost()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const notify = useNotify()
  const [isOn, setOn] = useState(() => document.fullscreenElement != null)
  useEffect(() => {
    const note = () => setOn(document.fullscreenElement != null)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [])
  const toggle = async () => {
    if (!standalone) return void host.emit('crm-full-screen')
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      notify.error($text.get().noFullScreen)
    }
  }
  return { isOn, toggle }
}
