import { endpoint, type Id } from './endpoint.ts'

/** What users agree to (system contract, agreements): the kinds that have a page of their own. */
export const agreementTypes = { member: 1, user: 4 } as const

/** The agreement of paid membership (users contract, 会员协议). */
export interface MemberAgreement {
  /** 0 before there is one. */
  id: Id
  type: number
  title: string
  /** HTML. */
  content: string
  sort: number
  /** 1 shown, 0 not. */
  status: number
  /** Unix seconds. */
  add_time: number
  /** Our own server only. */
  version?: number
}

export interface MemberAgreementBody {
  type: number
  title: string
  content: string
  status: number
  version?: number
}

/** A plain shop answers an empty list before there is one. */
export const readMemberAgreement = endpoint<Record<never, never>, MemberAgreement | readonly []>('GET', '/user/member/agreement')
/** `id` 0 is a new one. Refused with 400548 without a type, 400549 without a title, 400550 without content. */
export const saveMemberAgreement = endpoint<{ params: { id: Id }; body: MemberAgreementBody }, unknown>(
  'POST',
  '/user/member_agreement/save/:id',
  { encoding: 'json' },
)
/** The agreement of users: HTML, empty before there is one. */
export const readUserAgreement = endpoint<Record<never, never>, { content: string; version?: number }>('GET', '/setting/get_user_agreement')
export const saveUserAgreement = endpoint<{ body: { content: string; version?: number } }, unknown>('POST', '/setting/set_user_agreement', {
  encoding: 'json',
})
