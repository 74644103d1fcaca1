import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import type { Preparation } from '../client/preparation.ts'
import type { Sender } from './sender.ts'

const hasSigns = /[\u{10000}-\u{10ffff}\u2600-\u27bf]/u
/** Our server takes no longer text; the names of emoji are long. */
const longestOfOurs = 5000

/** Code that does not come for want of a network comes later: what waits for it is not refused. */
const brought = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((error: unknown) => Promise.reject(Object.assign(new Error(String(error)), { isPassing: true })))

/** Sends pictures and files, and names emoji; both are loaded when the first one is sent. */
export const preparationFor = (connection: VisitorConnection, sender: Sender): Preparation => ({
  needs: ({ file, text, kind, ready }) => (file ? text === '' : !ready && kind === undefined && hasSigns.test(text)),
  async make(message, signal) {
    if (message.file) {
      const { sendFile } = await brought(import('./send-file.ts'))
      return sendFile(connection, sender, message, signal)
    }
    const { withNames } = await brought(import('#src/text/chat-emoji.ts'))
    const named = withNames(message.text)
    const isTooLong = connection.kind === 'own' && named.length > longestOfOurs
    return { text: isTooLong ? message.text : named, ready: true }
  },
})
