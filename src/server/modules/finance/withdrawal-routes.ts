import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/withdrawals.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { accountKey, noteLook } from '../../shop/personal.ts'
import { withdrawalForm } from './forms.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import { listWithdrawals, type WithdrawalFilter } from './withdrawal-list.ts'
import {
  changeWithdrawal,
  passWithdrawal,
  readVersioned,
  refuseWithdrawal,
  withMaskedAccounts,
  type VersionedWithdrawal,
} from './withdrawals.ts'

const page = 'finance-user_extract'
const button = (permission: string) => ({ permission, alsoRequires: page, params: schema.idParams })
const edit = button('extract-edit')
const decide = button('extract-status')

function seesAccounts(call: Pick<Call, 'user'>): boolean {
  const { level, permissions } = userOf(call)
  return level === 0 || permissions.has(accountKey)
}

/** A withdrawal with its accounts in clear; the look is written down. */
async function seen(call: Pick<Call, 'db' | 'user'>, id: number): Promise<VersionedWithdrawal> {
  const found = await readVersioned(call.db, id)
  await noteLook(call.db, found.uid, userOf(call).id)
  return found
}

export function serveWithdrawals(app: FastifyInstance): void {
  serve(app, api.listWithdrawals, { permission: page, query: schema.withdrawalQuery, reply: replies.listWithdrawals }, (call) =>
    listWithdrawals(call.db, call.query as WithdrawalFilter, seesAccounts(call)),
  )
  const account = { ...button(accountKey), reply: replies.readWithdrawalAccount, transaction: 'call' } as const
  serve(app, api.readWithdrawalAccount, account, async (call) => {
    const { real_name, bank_code, bank_address, alipay_code, wechat } = await seen(call, Number(call.params.id))
    return { real_name, bank_code, bank_address, alipay_code, wechat }
  })
  serve(app, api.readWithdrawalForm, { ...edit, reply: serverForm, transaction: 'call' }, async (call) => {
    const id = Number(call.params.id)
    return withdrawalForm(call.locale, seesAccounts(call) ? await seen(call, id) : withMaskedAccounts(await readVersioned(call.db, id)))
  })
  serve(app, api.changeWithdrawal, { ...edit, body: schema.withdrawalBody, reply: nothing }, async (call) => {
    await changeWithdrawal(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  serve(app, api.passWithdrawal, { ...decide, reply: nothing }, async ({ db, params }) => {
    await passWithdrawal(db, Number(params.id))
    return done(undefined, '100010')
  })
  serve(app, api.refuseWithdrawal, { ...decide, body: schema.refusalBody, reply: nothing }, async ({ db, params, body }) => {
    await refuseWithdrawal(db, Number(params.id), body.message ?? '')
    return done(undefined, '100010')
  })
}
