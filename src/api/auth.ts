import { endpoint, type Id } from './endpoint.ts'

/** One node of the menu tree (conventions 6). `auth: ["hidden"]` on the shop's nodes means nothing. */
export interface MenuNode {
  id: Id
  pid: Id
  path: string
  title: string
  icon: string
  header: string
  is_header: number
  is_show: number
  auth?: string[]
  children?: MenuNode[]
}

/** What a sign-in answers (conventions 6.4). `expires_time` is in unix seconds. */
export interface SignInReply {
  token: string
  expires_time: number
  menus: MenuNode[]
  unique_auth: string[]
  user_info: { id: Id; account: string; head_pic: string; level: number; real_name: string }
  logo: string
  logo_square: string
  site_name: string
  version: string
  newOrderAudioLink: string
  queue: boolean
  timer: boolean
  site_func: string[]
}

/** Pictures in base64 without a prefix; the background is 310 px wide (conventions 6.2). */
export interface SlideCaptcha {
  originalImageBase64: string
  jigsawImageBase64: string
  secretKey: string
  token: string
}

/**
 * Ours only (`features.captchaEnforced`): the same check without pictures. The answer is the index of the one
 * choice that fits each question, as digits: `{"x":"204","y":5}`, sealed like the puzzle's.
 */
export interface WordCaptcha {
  questions: { question: string; choices: string[] }[]
  secretKey: string
  token: string
}

export interface SignInBody {
  account: string
  pwd: string
  key: string
  captchaType: string
  captchaVerification: string
}

export const signIn = endpoint<{ body: SignInBody }, SignInReply>('POST', '/login', { open: true })
export const readCaptcha = endpoint<{ query: { captchaType: 'blockPuzzle' } }, SlideCaptcha>('GET', '/ajcaptcha', { open: true })
export const readWordCaptcha = endpoint<{ query: { captchaType: 'wordChoice' } }, WordCaptcha>('GET', '/ajcaptcha', { open: true })
export const checkCaptcha = endpoint<{ body: { captchaType: string; token: string; pointJson: string } }, unknown>('POST', '/ajcheck', {
  open: true,
})
export const signOut = endpoint<Record<never, never>, unknown>('GET', '/setting/admin/logout')
/** Ours only (`features.sessionLock`): locks the session; every other call is refused with 423 SESSION_LOCKED until it is unlocked. */
export const lockSession = endpoint<Record<never, never>, undefined>('POST', '/session/lock')
/** Ours only: opens it with the person's password; guesses count and are refused as at signing in. */
export const unlockSession = endpoint<{ body: { pwd: string; captchaVerification: string } }, undefined>('POST', '/session/unlock')
/** `site_func` at our own server only: a module may be switched off while somebody is signed in. */
export const readMenus = endpoint<Record<never, never>, { menus: MenuNode[]; unique: string[]; site_func?: readonly string[] }>(
  'GET',
  '/menus',
)
export const readLogo = endpoint<Record<never, never>, { logo: string; logo_square: string; site_name: string }>('GET', '/logo')

/** A page or a configuration item whose name holds the words; the path has the shop's `/admin` (shell contract). */
export interface FoundMenu {
  id: number
  title: string
  path: string
}
/** The server does not ask whether the person may see what it finds. */
export const searchMenus = endpoint<{ body: { keyword: string } }, FoundMenu[]>('POST', '/menusSearch', { keepsReads: true })

/** A line of the notice bell. */
export interface Notice {
  icon: string
  iconColor: string
  title: string
  url: string
  type: number
  read: number
  time: number
}
export const readNotices = endpoint<Record<never, never>, Notice[]>('GET', '/jnotice')

/** Socket addresses; the shop answers absolute ws(s) URLs. */
export const readSockets = endpoint<Record<never, never>, { admin: string; chat: string }>('GET', '/get_workerman_url', { open: true })

/** The manufacturer's sign-in (specification 7). */
export const factorySignIn = endpoint<{ body: { account: string; pwd: string } }, SignInReply>('POST', '/admin/login', {
  side: 'factory',
  open: true,
})

/** Site name, logos, version, user and permissions of the signed-in person (specification 3 and 7). */
export interface Basics {
  site_name: string
  logo: string
  logoSmall: string
  version: string
  newOrderAudioLink: string
  real_name: string
  head_pic: string
  access: string[]
  uniqueAuth: string[]
}
export const readBasics = endpoint<Record<never, never>, Basics>('POST', '/admin/Basics', { side: 'factory', keepsReads: true })
