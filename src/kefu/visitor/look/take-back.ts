import { recallVisitorMessage } from '#src/api/chat-recalls.ts'
import type { Talk } from '../../client/talk.ts'
import { wireId } from '../../wire/frame.ts'
import type { Message } from '../../wire/message.ts'
import type { Visitor } from '../visitor.ts'

/** Takes back what the visitor wrote. @throws RequestError */
export async function takeBack({ connection, proof }: Pick<Visitor, 'connection' | 'proof'>, talk: Talk, message: Message): Promise<void> {
  await connection.send(recallVisitorMessage, { body: { id: wireId(message.id!), ...proof() } })
  // the socket may be cut just now
  talk.merge([{ ...message, kind: 'recalled', text: '' }])
}
