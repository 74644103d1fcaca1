import { endpoint } from './endpoint.ts'

/** A user of the shop, signed in at its storefront, who is to be known in the chat. */
export interface EntryChatUser {
  /** Of the shop's users. */
  uid: number
}

export interface EnteredChatToken {
  /** What the storefront's page hands to the chat as `token`: it proves who the visitor is. */
  token: string
  /** Unix seconds. */
  exp_time: number
  /** Of the person in the chat: agents' calls and frames name them by it. */
  uid: number
}

/**
 * Our server only: a token of the chat for a user of the shop, by the storefront's key in the header `X-Shop-Key` (see `enterOrder`). Each
 * call gives another one; those of before stay good. Refused with 400214 for nobody, a closed or a locked account.
 */
export const enterChatToken = endpoint<{ body: EntryChatUser }, EnteredChatToken>('POST', '/shop/chat_tokens', {
  side: 'storefront',
  encoding: 'json',
  open: true,
})
