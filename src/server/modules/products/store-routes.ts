import type { FastifyInstance } from 'fastify'
import { generateSkus, readActivitySkus, readAttributeRules } from '#src/api/product-specifications.ts'
import { countStoreProducts, exportProducts, listStoreProducts } from '#src/api/products.ts'
import * as api from '#src/api/store-products.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { nothing } from '../../replies.ts'
import { adminRow } from '../../shop/product-wire.ts'
import { emptyBin } from './bin/empty-bin.ts'
import { activitySkus } from './skus/activity-skus.ts'
import { recycle, setMany, show } from './change-products.ts'
import { listRules, listTemplates } from './choices.ts'
import { dropDraft, readDraft, saveDraft } from './drafts.ts'
import { generate } from './skus/generate-skus.ts'
import { refuseInActivity } from './bin/in-use.ts'
import { quickEdit } from './quick-edit.ts'
import { readProduct } from './read-info.ts'
import { listQuery, sheetQuery, tabsQuery } from './schema.ts'
import * as service from './service.ts'
import { sheetOf } from './sheet.ts'
import * as replies from './store-replies.ts'
import { serveSheets } from './sheets/serve-sheets.ts'
import * as schema from './store-schema.ts'
import { saveProduct, type Writing } from './write-product.ts'

/** The product list tells costs and the recycle bin; the pickers do not. */
const page = 'admin-store-storeProuduct-index'
const adding = 'product-add'
const editing = 'product-edit'
/** An activity begins with what a product has: its own pages ask, and those of the products. */
const activityPages = [
  page,
  'marketing-store_seckill',
  'marketing-store_bargain',
  'marketing-store_combination',
  'marketing-store_integral',
]
/** What the editor asks for, whoever it is that adds or changes. */
const editor = { permission: [adding, editing], alsoRequires: page }
const status = { permission: 'product-batch-status', alsoRequires: page }

const writingOf = (call: Pick<Call, 'user' | 'request' | 'locale'>): Writing => ({
  ...{ user: userOf(call), origin: originOf(call.request), locale: call.locale },
})

/** The list of the administration, and what is changed from there. */
function serveList(app: FastifyInstance): void {
  serve(
    app,
    countStoreProducts,
    { permission: page, query: tabsQuery, reply: replies.countStoreProducts },
    async ({ db, query, locale }) => ({
      list: await service.tabsOf(db, query, locale),
    }),
  )
  serve(app, listStoreProducts, { permission: page, query: listQuery, reply: replies.listStoreProducts }, (call) => {
    const origin = originOf(call.request)
    return service.listOf(call.db, service.storeQuery(call.query), (product) => adminRow(product, origin, call.locale))
  })
  const saving = { permission: 'product-export', alsoRequires: page, query: sheetQuery, reply: replies.exportProducts }
  serve(app, exportProducts, saving, ({ db, query, locale }) => sheetOf(db, query, locale))
  serve(app, api.showProduct, { ...status, params: schema.showParams, reply: nothing }, async (call) => {
    await show(call.db, [call.params.id], Number(call.params.is_show), writingOf(call))
    return done(undefined, '100014')
  })
  serve(app, api.showProducts, { ...status, body: schema.idsBody, reply: nothing }, async (call) => {
    await show(call.db, call.body.ids, 1, writingOf(call))
    return done(undefined, '100014')
  })
  serve(app, api.hideProducts, { ...status, body: schema.idsBody, reply: nothing }, async (call) => {
    await show(call.db, call.body.ids, 0, writingOf(call))
    return done(undefined, '100014')
  })
  const recycling = { permission: 'product-recycle', alsoRequires: page, params: schema.idParams, reply: nothing }
  serve(app, api.recycleProduct, recycling, async (call) =>
    done(undefined, await recycle(call.db, Number(call.params.id), writingOf(call))),
  )
  const emptying = { permission: 'product-recycle', alsoRequires: page, body: schema.binBody, reply: replies.emptyBin }
  serve(app, api.emptyProductBin, emptying, (call) => emptyBin(call.db, call.body.count, call.locale))
  const setting = { permission: 'product-batch-edit', alsoRequires: page, body: schema.settingBody, reply: nothing }
  serve(app, api.setProducts, setting, async (call) => {
    await setMany(call.db, call.body, writingOf(call))
    return done(undefined, '100014')
  })
  const quick = { permission: editing, alsoRequires: page, params: schema.idParams, body: schema.quickBody, reply: replies.quickEdit }
  serve(app, api.quickEditProduct, quick, async (call) =>
    done(await quickEdit(call.db, Number(call.params.id), call.body, writingOf(call)), '100001'),
  )
}

/** The editor of one product. */
function serveEditor(app: FastifyInstance): void {
  serve(app, api.readProduct, { permission: page, params: schema.idParams, reply: replies.readProduct }, ({ db, params, request }) =>
    readProduct(db, Number(params.id), originOf(request)),
  )
  const saving = { ...editor, params: schema.idParams, body: schema.productBody, bodyLimit: schema.draftLimit, reply: replies.saved }
  serve(app, api.saveProduct, saving, async (call) => {
    const user = userOf(call)
    const id = Number(call.params.id)
    // one call adds and changes; the id says which key it takes
    const needed = id !== 0 && call.body.is_copy !== 1 ? editing : adding
    if (user.level !== 0 && !user.permissions.has(needed)) throw new Refusal({ status: 110000 })
    const saved = await saveProduct(call.db, id, call.body, writingOf(call))
    await dropDraft(call.db, user.id)
    return done(saved, '100000')
  })
  const checking = { ...editor, params: schema.idParams, reply: nothing }
  serve(app, api.checkProductActivity, checking, async ({ db, params }) => {
    await refuseInActivity(db, Number(params.id))
    return done(undefined, '100002')
  })
  const generating = { ...editor, params: schema.generateParams, body: schema.generateBody, reply: replies.generateSkus }
  serve(app, generateSkus, { ...generating, transaction: 'none' }, async ({ db, params, body, locale }) => {
    if (Number(params.id) > 0 && Number(params.type) === 0) await refuseInActivity(db, Number(params.id))
    return { info: generate(body.attrs, locale) }
  })
  const beginning = { permission: activityPages, params: schema.generateParams, reply: replies.activitySkus }
  serve(app, readActivitySkus, beginning, async ({ db, params, request, locale }) => ({
    info: await activitySkus(db, Number(params.id), Number(params.type), { origin: originOf(request), locale }),
  }))
  serve(app, readAttributeRules, { ...editor, reply: replies.listRules }, ({ db }) => listRules(db))
  const templates = { permission: [adding, editing, 'product-batch-edit'], alsoRequires: page, reply: replies.listTemplates }
  serve(app, api.readFreightChoices, templates, ({ db }) => listTemplates(db))
  serve(app, api.readProductDraft, { ...editor, reply: replies.readDraft }, (call) => readDraft(call.db, userOf(call).id))
  const keeping = { ...editor, body: schema.draftBody, bodyLimit: schema.draftLimit, reply: nothing }
  serve(app, api.saveProductDraft, keeping, async (call) => {
    await saveDraft(call.db, userOf(call).id, call.body)
    return done(undefined, '100000')
  })
}

/** Products as those who manage them read and write them. */
export async function serveStore(app: FastifyInstance): Promise<void> {
  serveList(app)
  serveEditor(app)
  serveSheets(app)
}
