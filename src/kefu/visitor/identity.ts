import { openVisitorContext, type VisitorContext } from '#src/api/chat.ts'
import { knownServer } from '#src/stores/known-server.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { reading } from '../client/patience.ts'
import { keep, recall } from '../page-storage.ts'
import { readAvatar } from '../wire/avatar.ts'
import type { Message } from '../wire/message.ts'
import { readOpening, type Opening } from './opening.ts'

/** The agent whom a visitor talks to. */
export interface Partner {
  uid: string
  nickname: string
  avatar: string
  /** False when our server says that they are not there just now. */
  isOnline: boolean
}

/** Who the visitor is and who answers. */
export interface VisitorIdentity {
  partner: Partner
  siteName: string
  /** Uid of a tourist; undefined for a storefront customer. */
  tourist: string | undefined
  /** Proves the tourist to our server. */
  proof: string | undefined
  /** First words that the shop's staff set; '' where they set none. */
  greeting: string
  /** Our server; remembered, so that a visit goes on while the server cannot say so. */
  sequenced: boolean
}

/** Another identity is another conversation. */
export const identityOf = ({ partner, tourist, sequenced }: VisitorIdentity): string => [partner.uid, tourist ?? '', sequenced].join()

const key = (base: string, who: string) => `crm:chat:${base}:${who}`

/** A name for a customer's things on this device, by the person in the token where it tells one. */
export function ownerName(token: string | undefined): string {
  if (!token) return 'tourist'
  try {
    const claims = JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as { jti?: { id?: unknown } }
    if (claims.jti?.id !== undefined) return `customer-${String(claims.jti.id)}`
  } catch {
    // not the shop's kind of token
  }
  let hash = 5381
  for (const sign of token) hash = (Math.imul(hash, 33) ^ sign.codePointAt(0)!) >>> 0
  return `customer-${hash.toString(36)}`
}

/** Who answered at an earlier visit. */
export const recallIdentity = (base: string, who: string): VisitorIdentity | undefined => recall<VisitorIdentity>(key(base, who))

export const keepIdentity = (base: string, who: string, identity: VisitorIdentity): void => keep(key(base, who), identity)

export const forgetIdentity = (base: string, who: string): void => keep(key(base, who), undefined)

/**
 * Asks who answers; a tourist is given an identity, or shows the one they have.
 * @throws RequestError status 410136 when nobody is there; one that is passing when nobody knows yet what server this is
 */
export async function fetchIdentity(
  connection: VisitorConnection,
  token: string | undefined,
  who: string,
): Promise<{ identity: VisitorIdentity; opening: Opening }> {
  const earlier = recallIdentity(connection.base, who)
  const proof = token ? undefined : earlier?.proof
  const query = { token: token ?? '', may_wait: 1, ...(proof ? { tourist_token: proof } : {}) } as const
  const reply = await connection.send(openVisitorContext, { query }, reading)
  const sequenced = (await knownServer(connection)).features.chatSequence
  const greeting = typeof reply.greeting === 'string' ? reply.greeting : ''
  const identity = { greeting, ...(token ? customerIdentity(reply) : touristIdentity(reply, earlier)), sequenced }
  return { identity, opening: readOpening(reply) }
}

const partnerOf = (reply: VisitorContext): Partner => ({
  uid: String(reply.uid),
  nickname: reply.nickname,
  avatar: readAvatar(reply.avatar),
  isOnline: reply.online !== 0,
})

/** Whether the visitor wrote a message: of a conversation that was handed over other agents wrote a part, to the visitor like this one. */
export const wrote = ({ partner, tourist }: VisitorIdentity, { from, to }: Pick<Message, 'from' | 'to'>): boolean =>
  from === 'me' || from === tourist || to === partner.uid

/** The agent whom `to_transfer` names; only who is there is given a visitor. */
export const transferredTo = ({ toUid, nickname, avatar }: Record<string, unknown>): Partner => ({
  uid: String(toUid),
  nickname: String(nickname ?? ''),
  avatar: readAvatar(avatar),
  isOnline: true,
})

type Found = Omit<VisitorIdentity, 'sequenced' | 'greeting'>

const customerIdentity = (reply: VisitorContext): Found => ({
  partner: partnerOf(reply),
  siteName: reply.real_name ?? '',
  tourist: undefined,
  proof: undefined,
})

function touristIdentity(reply: VisitorContext, earlier: VisitorIdentity | undefined): Found {
  const proof = reply.tourist_token ?? earlier?.proof
  // a plain shop invents another tourist with every call: the first one stays
  const tourist = proof ? String(reply.tourist_uid) : (earlier?.tourist ?? String(reply.tourist_uid))
  return { partner: partnerOf(reply), siteName: reply.real_name ?? '', tourist, proof }
}
