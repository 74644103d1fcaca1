import type { WritableAtom } from 'nanostores'
import type { Frame } from '#src/http/socket/frame.ts'
import type { ChatClient } from '../client/client.ts'
import type { Talk } from '../client/talk.ts'
import { readMessage } from '../wire/message.ts'
import { transferredTo, type Partner } from './identity.ts'
import type { Told } from './opening.ts'
import type { Session } from './visitor.ts'

interface ReceiverOptions {
  current(): Session | undefined
  told: Told
  $isPartnerOnline: WritableAtom<boolean>
  changePartner(partner: Partner): Promise<void>
}

/** Takes what the server says to a visitor: messages, counts, who is there, who has them now. */
export function createReceiver({ current, told, $isPartnerOnline, changePartner }: ReceiverOptions) {
  return (frame: Frame, talk: Talk, client: ChatClient): void => {
    const carried = frame.type === 'reply' ? frame.data : frame.type === 'mssage_num' ? frame.data.message : undefined
    const message = carried ? readMessage(carried as Record<string, unknown>) : undefined
    if (message) {
      talk.merge([message])
      client.mend(talk)
    } else if (frame.type === 'mssage_num' && Number(frame.data.num) > 0 && current()?.hasHistory) {
      // a plain shop only counts what came before the conversation was opened
      void talk.catchUp().catch(() => client.check())
    }
    told.hear(frame, talk)
    if (frame.type === 'online') $isPartnerOnline.set(Number(frame.data.online) === 1)
    // the visitor was handed to another agent; ours says it also to who comes back
    if (frame.type === 'to_transfer' || (frame.type === 'success' && frame.data.toUid)) void changePartner(transferredTo(frame.data))
  }
}
