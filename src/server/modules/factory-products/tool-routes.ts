import type { FastifyInstance } from 'fastify'
import { priceKey, productKeys, productPage } from '#src/api/factory-products.ts'
import * as api from '#src/api/factory-product-tools.ts'
import { serveImport } from '../../importing/serve-import.ts'
import { list, number, open, record, text } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { generateLines } from './tools/generate-skus.ts'
import { productImporter } from './tools/product-importer.ts'
import { priceMatrix, setPrices } from './tools/price-matrix.ts'
import { labelsOfProduct, usesOfProduct } from './tools/product-reads.ts'
import { atWire } from './type-routes.ts'

const id: Schema = { type: 'integer', minimum: 1 }
const figure: Schema = { type: 'string', maxLength: 40 }
const ofProduct: Schema = { type: 'object', properties: { product_id: id }, required: ['product_id'] }
const measures = (items: Schema): Schema => ({ type: 'array', items, minItems: 1, maxItems: 40 })

const matrixBody: Schema = {
  type: 'object',
  properties: {
    product_id: id,
    rows: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        properties: { sku_id: id, prices: { type: 'object', additionalProperties: figure } },
        required: ['sku_id', 'prices'],
      },
    },
  },
  required: ['product_id', 'rows'],
}
const generateBody: Schema = {
  type: 'object',
  properties: {
    ...{ product_id: id, t: measures(figure), w: measures(id), l: measures(id), list_price: figure, floor_price: figure },
    client_token: { type: 'string', maxLength: 200 },
  },
  required: ['product_id', 't', 'w', 'l'],
}
const label = record({
  ...{ line_id: text, name: text, sn: text, lot_no: text, qty: text, counted_by: text, weight: text, biz_date: text },
})

const importing = { run: api.importProducts, undo: api.undoProductImport }

/** What is done with a product besides keeping it: prices by weight, many specifications at once, labels (manufacturing 3.5 no. 8). */
export function toolRoutes(app: FastifyInstance): void {
  const pricing = { permission: priceKey, alsoRequires: productPage } as const
  const matrix = record({ price_unit: text, bands: list(record({ id: text, name: text })), rows: list(open()) })
  serve(app, api.readPriceMatrix, { ...pricing, transaction: 'none', body: ofProduct, reply: matrix }, ({ db, body }) =>
    priceMatrix(db, Number(body.product_id)),
  )
  serve(app, api.savePriceMatrix, { ...pricing, body: matrixBody, reply: record({ changed: number }) }, async (call) => {
    const writer = { user: userOf(call), locale: call.locale }
    return done({ changed: await setPrices(call.db, Number(call.body.product_id), call.body.rows, writer) }, '100001')
  })
  const generating = { permission: productKeys.edit, alsoRequires: productPage, body: generateBody } as const
  serve(app, api.generateSkus, { ...generating, reply: record({ added: number, existed: number }) }, (call) =>
    atWire(async () => {
      const { product_id, ...wanted } = call.body
      const made = await generateLines(call.db, Number(product_id), wanted, { user: userOf(call), locale: call.locale })
      return done(made, '100000')
    }),
  )
  serveImport(app, importing, { page: productPage, button: productKeys.import }, productImporter)
  const reading = { permission: productPage, transaction: 'none', body: ofProduct } as const
  const paper = record({ type: text, count: number, sn: text, biz_date: text })
  const uses = record({ papers: list(paper), lots: number, prices: number, pieces: text, weight: text })
  serve(app, api.whereUsed, { ...reading, reply: uses }, ({ db, body, ...call }) =>
    usesOfProduct(db, Number(body.product_id), userOf(call)),
  )
  serve(app, api.productLabels, { ...reading, reply: record({ list: list(label) }) }, async ({ db, body }) => ({
    list: await labelsOfProduct(db, Number(body.product_id)),
  }))
}
