import { endpoint, type Id } from './endpoint.ts'

/**
 * Ours, as all of this file. Takes a message back: its words are in no reply any more, and both sides are told by a frame `recalled`, which carries the message. Done
 * with chat-recalled, also where it was before; refused with chat-recall-others for what somebody else wrote, chat-recall-late after
 * `recallableFor`.
 */
export const recallMessage = endpoint<{ body: { id: Id } }, undefined>('POST', '/service/recall', { side: 'kefu', encoding: 'json' })
/** The same for a visitor; refused with 410090 for who proves nothing. */
export const recallVisitorMessage = endpoint<{ body: { id: Id; token?: string; tourist_token?: string } }, undefined>(
  'POST',
  '/tourist/recall',
  { side: 'kefu', open: true, encoding: 'json' },
)
