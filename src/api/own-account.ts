import { endpoint, type Id } from './endpoint.ts'

/** The account of the asking person (shell contract, `GET /setting/info`). */
export interface OwnAccount {
  id: Id
  account: string
  head_pic: string
  real_name: string
  /** Ids of roles. */
  roles: Id[]
  last_ip: string
  /** Unix seconds; 0 = never. */
  last_time: number
  add_time: number
  login_count: number
  level: number
  /** Our server only: names of departments, joined by commas. */
  departments?: string
  version?: number
}

/** The passwords are empty unless it is changed; then all three are needed. */
export interface OwnAccountBody {
  real_name: string
  head_pic: string
  /** The password until now. */
  pwd: string
  new_pwd: string
  conf_pwd: string
  /** The version that was read, at our own server: an older one is refused with 409 and the account in `data.row`. */
  version?: number
}

export const readOwnAccount = endpoint<Record<never, never>, OwnAccount>('GET', '/setting/info')
/**
 * Refused with 400183 (shorter than 6, or without a letter or a digit), 400453 without a name, 400597 for a wrong password,
 * 400598, 400263, 400264. A shop ends every session with the password; our server ends all others.
 */
export const saveOwnAccount = endpoint<{ body: OwnAccountBody }, unknown>('PUT', '/setting/update_admin')

/**
 * Our server only: a picture of oneself, for whoever may not use the library; multipart with `file`. It is in no library, and
 * stands in the account once that is saved. Refused like every picture (media contract), and after thirty in an hour.
 */
export const uploadOwnPicture = endpoint<{ body: FormData }, { src?: string }>('POST', '/setting/own_picture', { encoding: 'multipart' })
