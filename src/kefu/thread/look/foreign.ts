import { atom } from 'nanostores'
import type { Message } from '../../wire/message.ts'
import type { ThreadContext } from '../kind.ts'

/** Origins that somebody chose to see something of, on this page. */
export const $trusted = atom<readonly string[]>([])

const originOf = (address: string): string => {
  try {
    return new URL(address).origin
  } catch {
    return ''
  }
}

/**
 * Where something lies that the other side only named: to show it would tell whoever keeps that server the agent's address. '' where it
 * lies at the shop, where one wrote it oneself, or somebody has chosen to see what lies there.
 */
export function foreignHost(address: string, message: Pick<Message, 'from'>, context: ThreadContext, trusted: readonly string[]): string {
  if (!context.isWary || message.from !== context.customer || !address) return ''
  const origin = originOf(address)
  const own = [originOf(context.cards.base), typeof location === 'undefined' ? '' : location.origin]
  return origin === '' || own.includes(origin) || trusted.includes(origin) ? '' : new URL(address).host
}

export const trust = (address: string): void => $trusted.set([...$trusted.get(), originOf(address)])
