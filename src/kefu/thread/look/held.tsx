import '../media-styles.ts'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Message } from '../../wire/message.ts'
import { $trusted, foreignHost, trust } from './foreign.ts'
import type { ThreadContext } from '../kind.ts'
import { $text } from '../kinds.text.ts'

interface HeldProps {
  address: string
  message: Message
  context: ThreadContext
  children: ReactNode
}

/** Something that lies at an address: of another server than the shop's it is asked for when somebody wants to see it. */
export function Held({ address, message, context, children }: HeldProps) {
  const text = useStore($text)
  const host = foreignHost(address, message, context, useStore($trusted))
  if (!host) return children
  return (
    <button type="button" className="kefu-media kefu-media-gone" onClick={() => trust(address)}>
      {text.foreign(host)}
    </button>
  )
}
