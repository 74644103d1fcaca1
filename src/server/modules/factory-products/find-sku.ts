import { sql, type SQL } from 'drizzle-orm'
import type { SkuBody } from '#src/api/factory-products.ts'
import { rows, type Db } from '../../db.ts'
import { bandsFor } from '../../factory/weight-bands.ts'

export interface FoundSku {
  sku_id: number
  sn: string
  name: string
  area: string
  theory_weight: string
  unit: string
  price_unit: string
  weight_range: { id: number; name: string; min: string; max: string } | null
}

export type SkuQuestion = SkuBody & { product_id: string | number; weight?: string }

const same = (column: SQL, value: unknown, as: SQL): SQL =>
  value === undefined || value === null || value === '' || value === 0 ? sql`true` : sql`${column} = ${String(value)}::${as}`

/** SKUs of a product that measure what is asked for; what nobody asks for may be anything. */
export async function findSkus(db: Db, { product_id, weight, ...wanted }: SkuQuestion): Promise<FoundSku[]> {
  const band = weight ? (await bandsFor(db, { product: Number(product_id) }, weight)).match : undefined
  const numeric = sql`numeric`
  const found = await rows<FoundSku>(
    db,
    sql`select t.id as sku_id, t.sn, t.name, trim_scale(t.area_each)::text as area, trim_scale(t.weight_each)::text as theory_weight, u.name as unit,
          p.price_unit, case when r.id is null then null else json_build_object('id', r.id, 'name', r.name, 'min', trim_scale(r.min)::text,
            'max', coalesce(trim_scale(r.max)::text, '')) end as weight_range
        from factory_products_skus t join factory_products p on p.id = t.parent_id join units u on u.id = p.unit_id
        left join weight_ranges r on r.id = t.weight_range_id
        where t.parent_id = ${Number(product_id)} and t.status = 1 and ${same(sql`t.thickness`, wanted.t, numeric)}
          and ${same(sql`t.width`, wanted.w, numeric)} and ${same(sql`t.length`, wanted.l, numeric)}
          and ${same(sql`coalesce(nullif(t.colour, ''), p.colour)`, wanted.colour, sql`text`)}
          and ${same(sql`coalesce(t.hardness, p.hardness)`, wanted.hardness, numeric)}
          and ${same(sql`t.weight_range_id`, wanted.weight_range_id, sql`bigint`)}
          and ${band ? sql`t.weight_range_id = ${Number(band.id)}` : sql`true`}
        order by t.position, t.id limit 50`,
  )
  return found.map((one) => ({ ...one, sku_id: Number(one.sku_id) }))
}
