import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/company.ts'
import { nothing, serverForm } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import { companyForm } from './form.ts'
import * as service from './service.ts'

const permission = 'setting-systemBasicdata'
const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
const companyBody: Schema = {
  type: 'object',
  properties: {
    ...{ name: text(80), tax_no: text(30), bank: text(60), account_no: text(40), address: text(120), phone: text(40) },
    ...{ logo: text(500), seal: text(500), clauses: text(8000) },
    version: { type: 'integer', minimum: 0, default: 0 },
  },
}

/** The company as documents of the manufacturing side name it. */
const company: FastifyPluginAsync = async (app) => {
  serve(app, api.readCompanyForm, { permission, reply: serverForm }, async ({ db, locale }) =>
    companyForm(locale, await service.readCompany(db)),
  )

  serve(app, api.saveCompany, { permission, body: companyBody, reply: nothing }, async (call) => {
    await service.saveCompany(call.db, userOf(call), call.body)
    return done(undefined, '100001')
  })
}

export default company
