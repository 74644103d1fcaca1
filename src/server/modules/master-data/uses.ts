import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'

/** How often what uses a record is there, by word (`USED_<name>`). */
const counted = async (db: Db, uses: Readonly<Record<string, SQL>>): Promise<Record<string, number>> =>
  (await row<Record<string, number>>(
    db,
    sql`select ${sql.join(
      Object.entries(uses).map(([name, from]) => sql`(select count(*)::int from ${from}) as ${sql.identifier(name)}`),
      sql`, `,
    )}`,
  ))!

/** What keeps a warehouse: papers, goods that lie there, products that go there, people who keep it. */
export const usesOfWarehouse = (db: Db, id: number) =>
  counted(db, {
    documents: sql`factory_documents d where d.warehouse_id = ${id} or d.to_warehouse_id = ${id}
      or d.id in (select l.parent_id from factory_documents_lines l where l.warehouse_id = ${id})`,
    stock: sql`stock_balances b where b.warehouse_id = ${id} and (b.pieces <> 0 or b.weight <> 0)`,
    products: sql`factory_products p where p.warehouse_id = ${id}`,
    keepers: sql`account_warehouses a where a.warehouse_id = ${id}`,
  })

/** What keeps a unit: others that are so many of it, types and products, lines of papers and of quotations. */
export const usesOfUnit = (db: Db, id: number) =>
  counted(db, {
    units: sql`units u where u.base_id = ${id}`,
    types: sql`product_types t where t.unit_id = ${id}`,
    products: sql`factory_products p where p.unit_id = ${id} or p.id in (select u.parent_id from factory_products_units u where u.unit_id = ${id})`,
    lines: sql`factory_documents_lines l where l.unit_id = ${id}`,
    quotations: sql`quotations_lines l where l.unit_id = ${id}`,
  })

/** What keeps an account: money that was paid or received through it. */
export const usesOfAccount = (db: Db, id: number) => counted(db, { payments: sql`factory_documents d where d.account_id = ${id}` })

/** What keeps a tax rate: products and parties have it by its figure, so only the last one of its kind is kept. */
export const usesOfTaxRate = (db: Db, id: number) => {
  const rate = sql`(select r.rate from tax_rates r where r.id = ${id} and not exists (select from tax_rates o where o.rate = r.rate and o.id <> r.id))`
  return counted(db, {
    products: sql`factory_products p where p.tax_rate = ${rate}`,
    parties: sql`parties p where p.tax_rate = ${rate} and p.merged_into is null`,
  })
}
