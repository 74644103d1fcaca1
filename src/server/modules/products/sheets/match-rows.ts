import { groupedBy } from './grouped.ts'
import type { KnownSku } from './known-skus.ts'
import type { Say, SheetRow } from './sheet-row.ts'
import { isSpecOf } from './spec-text.ts'

/** A row and the specification that it means; null for one that is to be added. */
export interface MatchedRow {
  row: SheetRow
  sku: KnownSku | null
}

/** Stored specifications by the ways in which a row can name them. */
interface Known {
  byCode: ReadonlyMap<string, KnownSku>
  byName: ReadonlyMap<string, readonly KnownSku[]>
  byNumber: ReadonlyMap<string, KnownSku>
}

/** By its code: the specification itself stays what it is. */
function byCode(row: SheetRow, known: Known, say: Say): KnownSku | undefined {
  const sku = known.byCode.get(row.values.code!)
  if (!sku) say(row, 'code', 'PRODUCT_CODE_UNKNOWN', { code: row.values.code! })
  else if (row.values.spec !== undefined && !isSpecOf(row.values.spec, sku.detail)) say(row, 'spec', 'PRODUCT_SPEC_STAYS')
  return sku
}

/** By the names of product and specification; null where the shop has no product of the name. */
function byName(row: SheetRow, known: Known, say: Say): KnownSku | null | undefined {
  const { store_name, spec, bar_code } = row.values
  const same = known.byName.get(store_name!) ?? []
  const [first] = same
  if (!first) {
    const other = bar_code === undefined ? undefined : known.byNumber.get(bar_code)
    if (other) say(row, 'bar_code', 'PRODUCT_NUMBER_TAKEN', { name: other.store_name })
    return null
  }
  if (same.some(({ product_id }) => product_id !== first.product_id)) {
    say(row, 'store_name', 'PRODUCT_NAME_SEVERAL')
    return undefined
  }
  const found = spec === undefined ? (same.length === 1 ? first : undefined) : same.find(({ detail }) => isSpecOf(spec, detail))
  if (!found) say(row, 'spec', spec === undefined ? 'PRODUCT_SPEC_NEEDED' : 'PRODUCT_SPEC_ELSEWHERE')
  return found
}

/** Which stored specification each row means; what cannot be one of them, or stands twice, is left out with its reason. */
export function matchRows(all: readonly SheetRow[], skus: readonly KnownSku[], say: Say): MatchedRow[] {
  const known: Known = {
    byCode: new Map(skus.map((sku) => [sku.code, sku])),
    byName: groupedBy(skus, ({ store_name }) => store_name),
    byNumber: new Map(skus.map((sku) => [sku.bar_code, sku])),
  }
  const taken = new Set<number>()
  return all.flatMap((row): MatchedRow[] => {
    if (row.values.store_name === undefined) return []
    const sku = row.values.code === undefined ? byName(row, known, say) : byCode(row, known, say)
    if (sku === undefined) return []
    if (sku && taken.has(sku.id)) say(row, row.values.code === undefined ? 'spec' : 'code', 'IMPORT_TWICE')
    if (sku) taken.add(sku.id)
    return [{ row, sku }]
  })
}
