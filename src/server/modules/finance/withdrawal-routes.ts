import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/withdrawals.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve } from '../../serve.ts'
import { withdrawalForm } from './forms.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import { listWithdrawals, type WithdrawalFilter } from './withdrawal-list.ts'
import { changeWithdrawal, passWithdrawal, readWithdrawal, refuseWithdrawal } from './withdrawals.ts'

const page = 'finance-user_extract'
const button = (permission: string) => ({ permission, alsoRequires: page, params: schema.idParams })
const edit = button('extract-edit')
const decide = button('extract-status')

export function serveWithdrawals(app: FastifyInstance): void {
  serve(app, api.listWithdrawals, { permission: page, query: schema.withdrawalQuery, reply: replies.listWithdrawals }, ({ db, query }) =>
    listWithdrawals(db, query as WithdrawalFilter),
  )
  serve(app, api.readWithdrawalForm, { ...edit, reply: serverForm }, async ({ db, params, locale }) =>
    withdrawalForm(locale, await readWithdrawal(db, Number(params.id))),
  )
  serve(app, api.changeWithdrawal, { ...edit, body: schema.withdrawalBody, reply: nothing }, async ({ db, params, body }) => {
    await changeWithdrawal(db, Number(params.id), body)
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
