import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** What somebody gets who signs in for so many days (marketing contract, 签到奖励). */
export interface SignReward {
  id: Id
  /** 0 for days in a row, 1 for days in all. */
  type: number
  days: number
  point: number
  exp: number
}

export interface SignRewardBody {
  type: number
  days: number
  point: number
  exp: number
  /** The version that was read, at our own server: an older one is refused. */
  version?: number
}

/** Those of one type; 0 unless asked for 1. */
export const listSignRewards = endpoint<{ query: Paging & { type?: string } }, List<SignReward>>('GET', '/marketing/sign/rewards')
export const readSignRewardAddForm = endpoint<{ query: { type: number } }, ServerForm>('GET', '/marketing/sign/add_rewards')
export const readSignRewardEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/marketing/sign/edit_rewards/:id')
/** `id` 0 is a new one. Our own server refuses days that another reward has (SIGN_REWARD_TWICE), and what gives nothing. */
export const saveSignReward = endpoint<{ params: { id: Id }; body: SignRewardBody }, unknown>('POST', '/marketing/sign/save_rewards/:id', {
  encoding: 'json',
})
export const removeSignReward = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/marketing/sign/del_rewards/:id')
