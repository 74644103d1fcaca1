import type { Host } from '#src/door/host.ts'
import { $text } from './thread/thread.text.ts'
import type { Message } from './wire/message.ts'
import { signsFor } from './wire/signs.ts'

/** Tells the host of messages, in their order, in words that can be read: they wait for the table of emoji, and for what sums them up. */
export function teller(host: Host, base: string): (message: Message, isMine: boolean) => void {
  let before = Promise.resolve()
  return (message, mine) => {
    const tell = async () => {
      const { summaryOf } = await import('./thread/summary.ts')
      host.emit('crm-message', { id: message.id, text: summaryOf(message, $text.get(), base), mine })
    }
    // what cannot be told now does not keep the next one
    before = before
      .then(() => signsFor(message.text))
      .then(tell)
      .catch(() => {})
  }
}
