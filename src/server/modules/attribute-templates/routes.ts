import type { FastifyPluginAsync } from 'fastify'
import {
  listAttributeTemplates,
  readAttributeTemplate,
  removeAttributeTemplates,
  saveAttributeTemplate,
} from '#src/api/attribute-templates.ts'
import { Refusal } from '../../refusal.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import { pagingSchema } from '../../shop/paging.ts'
import * as service from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const page = 'product-product-attr'
const adding = 'product-rule-add'
const editing = 'product-rule-edit'
const permission = [adding, editing]

const text: Schema = { type: 'string', maxLength: 100 }
const params: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }
const query: Schema = { properties: { ...pagingSchema, rule_name: text } }
const attribute: Schema = {
  type: 'object',
  properties: { value: text, detail: { type: 'array', maxItems: 100, items: text } },
  required: ['value', 'detail'],
}
const body: Schema = {
  type: 'object',
  properties: {
    ...{ rule_name: { type: 'string', maxLength: 20 }, spec: { type: 'array', maxItems: 20, items: attribute } },
    version: { type: 'integer' },
  },
  required: ['rule_name', 'spec'],
}
const ids: Schema = { type: 'object', properties: { ids: { type: 'string', maxLength: 4_000 } }, required: ['ids'] }

/** Templates of attributes: listed, written, and removed several at once. */
const attributeTemplates: FastifyPluginAsync = async (app) => {
  serve(app, listAttributeTemplates, { permission: page, query, reply: replies.listAttributeTemplates }, (call) =>
    service.list(call.db, call.query),
  )
  serve(
    app,
    readAttributeTemplate,
    { permission, alsoRequires: page, params, reply: replies.readAttributeTemplate },
    async ({ db, params }) => ({
      info: await service.read(db, Number(params.id)),
    }),
  )
  serve(app, saveAttributeTemplate, { permission, alsoRequires: page, params, body, reply: nothing }, async (call) => {
    const id = Number(call.params.id)
    const user = userOf(call)
    // one call adds and changes; the id says which key it takes
    if (user.level !== 0 && !user.permissions.has(id ? editing : adding)) throw new Refusal({ status: 110000 })
    await service.save(call.db, user, id, call.body)
    return done(undefined, '100000')
  })
  serve(
    app,
    removeAttributeTemplates,
    { permission: 'product-rule-delete', alsoRequires: page, body: ids, reply: nothing },
    async ({ db, body }) => {
      const wanted = body.ids.split(',').filter((id) => /^\d{1,15}$/.test(id))
      await service.remove(db, wanted.map(Number))
      return done(undefined, '100002')
    },
  )
}

export default attributeTemplates
