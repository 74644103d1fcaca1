// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ChatClient } from '../client/client.ts'

/** A break shorter than this is not worth a word. */
const patience = 1500
const backFor = 2500

/** What there is to say of a connection: it is `down`, it has just come `back`, or `nothing`. */
export function useBreak(client: Pick<ChatClient, '$status'>): 'nothing' | 'down' | 'back' {
  const { state, wasOnline } = useStore(client.$status)
  const isDown = state === 'waiting' || (state === 'connecting' && wasOnline)
  const [shown, setShown] = useState<'nothing' | 'down' | 'back'>('nothing')

  useEffect(() => {
    if (isDown) {
      // the browser knows it for sure: no need to wait and see
      const timer = setTimeout(() => setShown('down'), navigator.onLine ? patience : 0)
      return () => clearTimeout(timer)
    }
    setShown((before) => (before === 'down' ? 'back' : 'nothing'))
    const timer = setTimeout(() => setShown('nothing'), backFor)
    return () => clearTimeout(timer)
  }, [isDown])
  return shown
}
