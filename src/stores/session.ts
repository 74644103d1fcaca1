import type { MenuNode, SignInReply } from '#src/api/auth.ts'
import type { Agent } from '#src/api/chat.ts'
import type { Id } from '#src/api/endpoint.ts'

/** A signed-in person. `expires` in milliseconds since 1970. */
export interface Session {
  token: string
  expires: number
  user: { id: Id; account: string; name: string; avatar: string; level: number } | null
  /** Permission keys (`uniqueAuth`); null until they were read. */
  access: string[] | null
  siteName: string
  logo: string
  logoSmall: string
  version: string
  newOrderAudioLink: string
  /** Marketing modules that are switched on (`site_func`); default all three (specification 6). */
  modules: string[]
  /** True when the host handed the token over: nothing of it is stored. */
  given: boolean
}

/** A signed-in customer-service agent; a session of its own (specification 6). */
export interface AgentSession {
  token: string
  expires: number
  agent: Pick<Agent, 'id' | 'uid' | 'nickname' | 'avatar' | 'account'> | null
  given: boolean
}

const day = 86_400_000
export const allModules = ['seckill', 'bargain', 'combination']

/** Unix seconds of the wire as milliseconds; one day from now when there are none (specification 9). */
export function expiryOf(seconds: unknown): number {
  const value = Number(seconds)
  return Number.isFinite(value) && value > 0 ? value * 1000 : Date.now() + day
}

export function bareSession(token: string, given: boolean): Session {
  return {
    token,
    expires: Date.now() + day,
    user: null,
    access: null,
    siteName: '',
    logo: '',
    logoSmall: '',
    version: '',
    newOrderAudioLink: '',
    modules: allModules,
    given,
  }
}

/** An agent's session of which only the host's token is known. */
export const bareAgent = (token: string): AgentSession => ({ token, expires: expiryOf(0), agent: null, given: true })

/** A person as the sign-in and the own account tell. */
export const userOf = (user: SignInReply['user_info']): NonNullable<Session['user']> => ({
  id: user.id,
  account: user.account,
  name: user.real_name || user.account,
  avatar: user.head_pic,
  level: Number(user.level),
})

export function sessionOf(reply: SignInReply): Session {
  const { user_info: user } = reply
  return {
    ...bareSession(reply.token, false),
    expires: expiryOf(reply.expires_time),
    user: userOf(user),
    access: textList(reply.unique_auth),
    siteName: reply.site_name ?? '',
    logo: reply.logo ?? '',
    logoSmall: reply.logo_square ?? '',
    version: reply.version ?? '',
    newOrderAudioLink: reply.newOrderAudioLink ?? '',
    modules: Array.isArray(reply.site_func) ? textList(reply.site_func) : allModules,
  }
}

/** The wire's list of keys as text; anything else is an empty list. */
export function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}

/** An entry of the menu, clean: the shop's `auth: ["hidden"]` says nothing and is dropped (live-server). */
export interface MenuEntry {
  id: string
  path: string
  title: string
  icon: string
  /** Keys of which one is needed; empty = everybody. */
  auth: string[]
  /** A site outside that it leads to, shown at a place of ours. */
  url?: string
  /** Its page in the shop's own back office, where the console has none. */
  elsewhere?: string
  children: MenuEntry[]
}

export function readMenu(nodes: unknown): MenuEntry[] {
  if (!Array.isArray(nodes)) return []
  return (nodes as MenuNode[])
    .filter((node) => typeof node?.path === 'string' && Number(node.is_show ?? 1) !== 0)
    .map((node) => ({
      id: String(node.id),
      path: node.path,
      title: String(node.title ?? ''),
      icon: String(node.icon ?? ''),
      auth: textList(node.auth).filter((key) => key !== 'hidden'),
      children: readMenu(node.children),
    }))
}
