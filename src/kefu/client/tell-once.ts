import type { Message } from '../wire/message.ts'

type Tell = (message: Message, isMine: boolean) => void

/** Tells of each message once, however often it comes: live, read again after a break, acknowledged twice. */
export function tellOnce(tell: Tell): Tell {
  const told = new Set<string>()
  return (message, isMine) => {
    if (message.id === undefined || told.has(message.id)) return
    told.add(message.id)
    tell(message, isMine)
  }
}
