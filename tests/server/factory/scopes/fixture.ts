import { sql } from 'drizzle-orm'
import { grantRole } from '#src/server/access/accounts.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { freezeBook } from '#src/server/factory/counts.ts'
import { act, createDocument, type NewDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import type { StatedRoute } from '#src/server/plugins/permission.ts'
import { boardLine, day, setStage, who, type Stage } from '../stage.ts'

/** What somebody keeps and owns (`own`), and what somebody else does. */
export interface Sides<T> {
  own: T
  other: T
}

/** A factory of two people who share goods, and neither suppliers nor customers nor warehouses. */
export interface Shared {
  sku: number
  product: number
  supplier: Sides<number>
  customer: Sides<number>
  warehouse: Sides<number>
  lot: Sides<number>
  rule: Sides<number>
  /** Papers by what they are. */
  papers: Record<'order' | 'receipt' | 'issue' | 'count' | 'transfer' | 'payment', Sides<number>>
  /** Another one's supplier who delivers into the own warehouse. */
  foreignReceipt: number
  /** What nothing may say: names and numbers of the other side. */
  secrets: string[]
}

const idOf = async (db: Db, statement: ReturnType<typeof sql>) => (await row<{ id: number }>(db, statement))!.id

async function posted(db: Db, draft: NewDocument): Promise<number> {
  const { id } = await createDocument(db, draft, who.who)
  await act(db, id, 'submit', who)
  await audit(db, id, who)
  return id
}

async function ordered(db: Db, party: number, salesman: number, sku: number, price: string): Promise<number> {
  const lines = [boardLine(sku, 10, { price, gross: price, net: price })]
  const { id } = await createDocument(db, { type: 'PO', day, party, lines }, who.who)
  await db.execute(sql`update factory_documents set salesman_id = ${salesman} where id = ${id}`)
  await db.execute(sql`update factory_documents_lines set price_unit = 'unit' where parent_id = ${id}`)
  await act(db, id, 'submit', who)
  await act(db, id, 'approve', who)
  return id
}

const both = async <T>(make: (side: keyof Sides<T>) => Promise<T>): Promise<Sides<T>> => ({
  own: await make('own'),
  other: await make('other'),
})

/** Parties of both sides, called so that what is the other's is found in any answer. */
async function parties(db: Db, me: number, they: number) {
  const owner = { own: me, other: they }
  const party = (flag: string, column: string, letters: string) =>
    both((side) =>
      idOf(
        db,
        sql`insert into parties (${sql.identifier(flag)}, ${sql.identifier(column)}, sn, name, short_name, words, pinyin)
            values (true, ${owner[side]}, ${`${letters}-${side}`}, ${`${side}${letters}公司`}, ${`${side}${letters}`}, ${`${side}${letters}公司`}, '') returning id`,
      ),
    )
  return { supplier: await party('is_supplier', 'buyer_id', 'GY'), customer: await party('is_customer', 'salesman_id', 'KH') }
}

async function papersOf(db: Db, { stage, sku, supplier, warehouse, they, me }: Parts): Promise<Pick<Shared, 'papers' | 'foreignReceipt'>> {
  const owner = { own: me, other: they }
  const order = await both((side) => ordered(db, supplier[side], owner[side], sku, side === 'own' ? '55.5' : '77.77'))
  const into = (side: 'own' | 'other', party: number, lotNo: string) =>
    posted(db, {
      ...{ type: 'IN', subType: 'purchase', day, party, warehouse: warehouse[side] },
      lines: [boardLine(sku, 20, { lotNo, price: '77.77', gross: '77.77', net: '77.77' })],
    })
  const receipt = await both((side) => into(side, supplier[side], `lot-${side}`))
  const foreignReceipt = await into('own', supplier.other, 'lot-own')
  const [from] = stage.warehouses as [number]
  return {
    foreignReceipt,
    papers: {
      order,
      receipt,
      issue: await both((side) =>
        posted(db, {
          type: 'OUT',
          subType: 'other',
          day,
          reason: '试',
          warehouse: warehouse[side],
          lines: [boardLine(sku, 1, { lotNo: `lot-${side}` })],
        }),
      ),
      count: await both(async (side) => {
        const { id } = await createDocument(db, { type: 'COUNT', subType: 'count', day, warehouse: warehouse[side], lines: [] }, who.who)
        await freezeBook(db, id)
        return id
      }),
      transfer: await both(async (side) => {
        const draft = { type: 'TRANSFER' as const, day, warehouse: side === 'own' ? warehouse.own : from, toWarehouse: warehouse[side] }
        return (await createDocument(db, { ...draft, lines: [boardLine(sku, 1)] }, who.who)).id
      }),
      payment: await both((side) =>
        posted(db, {
          ...{ type: 'PAYMENT', day, party: supplier[side], lines: [] },
          paid: { amount: '5', discount: '0', account: null, method: '', refNo: '', remark: '', for: order[side] },
        }),
      ),
    },
  }
}

interface Parts {
  stage: Stage
  sku: number
  supplier: Sides<number>
  warehouse: Sides<number>
  me: number
  they: number
}

const keysOf = (routes: readonly StatedRoute[]) => [
  ...new Set(['cost:view', ...routes.flatMap(({ requirement: { keys, alsoRequires = [] } }) => [...keys, ...[alsoRequires].flat()])]),
]

/** Sets the two sides up: `me` is within their scope afterwards, with every key that any route wants. */
export async function shareFactory(db: Db, me: number, they: number, routes: readonly StatedRoute[]): Promise<Shared> {
  const stage = await setStage(db)
  const sku = stage.boards[0]!
  const warehouse = await both((side) =>
    idOf(db, sql`insert into warehouses (name, type) values (${`${side}仓库`}, 'finished') returning id`),
  )
  const { supplier, customer } = await parties(db, me, they)
  const product = await idOf(db, sql`select parent_id as id from factory_products_skus where id = ${sku}`)
  await db.execute(sql`update factory_products set supplier_id = ${supplier.other}, warehouse_id = ${warehouse.other}, kind = 'material', safety_min = 1000,
    words = '丁腈橡胶板' where id = ${product}`)
  await db.execute(sql`insert into account_warehouses (account_id, warehouse_id) values (${me}, ${warehouse.own})`)
  await grantRole(db, me, '有范围的人', keysOf(routes))
  await db.execute(sql`update roles set data_scope = 'own' where id in (select role_id from account_roles where account_id = ${me})`)
  const made = await papersOf(db, { stage, sku, supplier, warehouse, me, they })
  const lot = await both((side) => idOf(db, sql`select id from lots where lot_no = ${`lot-${side}`} limit 1`))
  const rule = await both((side) =>
    idOf(
      db,
      sql`insert into price_rules (side, scope, party_id, sku_id, price, price_unit, tax_included)
          values ('sale', 'party', ${customer[side]}, ${sku}, 77.77, 'kg', 1) returning id`,
    ),
  )
  await db.execute(
    sql`insert into factory_reminders (account_id, document_id, note, sent_by) values (${me}, ${made.papers.order.other}, '', 'x')`,
  )
  const hidden = [...Object.values(made.papers).map(({ other }) => other), made.foreignReceipt]
  const numbers = await rows<{ sn: string }>(db, sql`select sn from factory_documents where id = any(${sql.param(hidden)}::bigint[])`)
  const secrets = ['otherGY公司', 'otherKH公司', 'GY-other', 'KH-other', 'other仓库', 'lot-other', ...numbers.map(({ sn }) => sn)]
  return { sku, product, supplier, customer, warehouse, lot, rule, ...made, secrets }
}
