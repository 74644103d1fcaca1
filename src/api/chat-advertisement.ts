import { endpoint } from './endpoint.ts'

/** What stands beside the chat of visitors: HTML, empty where there is none. `version` is our own server's. */
interface Advertisement {
  content: string
  version?: number
}

/** System contract, `setting/get_kf_adv`. */
export const readChatAdvertisementText = endpoint<Record<never, never>, Advertisement>('GET', '/setting/get_kf_adv')
/** An older version is refused with 409 CHANGED, at our own server. */
export const saveChatAdvertisementText = endpoint<{ body: Advertisement }, unknown>('POST', '/setting/set_kf_adv', { encoding: 'json' })
