import type { Host } from '#src/door/host.ts'
import { summaryOf } from './thread/summary.ts'
import { $text } from './thread/thread.text.ts'
import type { Message } from './wire/message.ts'
import { signsFor } from './wire/signs.ts'

/** Tells the host of messages, in their order, in words that can be read: the first emoji waits for its table. */
export function teller(host: Host, base: string): (message: Message, isMine: boolean) => void {
  let before = Promise.resolve()
  return (message, mine) => {
    const tell = () => void host.emit('crm-message', { id: message.id, text: summaryOf(message, $text.get(), base), mine })
    before = before.then(() => signsFor(message.text)).then(tell)
  }
}
