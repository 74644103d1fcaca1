import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Line } from '../line/line.ts'
import { CloudIcon } from './icons.tsx'
import { $text } from './thread.text.ts'

/** A break shorter than this is not worth a word. */
const patience = 1500
const backFor = 2500

/** Says that the connection is gone, and that it is back. */
export function ConnectionNote({ line }: { line: Line }) {
  const text = useStore($text)
  const { state, wasOnline } = useStore(line.$status)
  const isDown = state === 'waiting' || (state === 'connecting' && wasOnline)
  const [shown, setShown] = useState<'nothing' | 'down' | 'back'>('nothing')

  useEffect(() => {
    if (isDown) {
      const timer = setTimeout(() => setShown('down'), patience)
      return () => clearTimeout(timer)
    }
    setShown((before) => (before === 'down' ? 'back' : 'nothing'))
    const timer = setTimeout(() => setShown('nothing'), backFor)
    return () => clearTimeout(timer)
  }, [isDown])

  const sentence = shown === 'back' ? text.back : navigator.onLine ? text.reconnecting : text.offline
  return (
    <div className="kefu-note" role="status" data-shown={shown}>
      {shown !== 'nothing' && (
        <span>
          {shown === 'down' && <CloudIcon />}
          {sentence}
        </span>
      )}
    </div>
  )
}
