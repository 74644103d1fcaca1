import type { WireRecord } from '#src/api/resource.ts'
import { wireOf } from '#src/kinds/kind.ts'
import { sentence } from '../../messages.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import { plainFields, type Table } from '../table.ts'
import { shopRow, type ShopReader } from './wire.ts'

type Codes = Readonly<Record<string, string>>

/** The code that a table has for one of the refused fields, the first in the order of the form. */
function codeOf(table: Table, codes: Codes = {}, { errors = {} }: RefusalDetail): string | undefined {
  return plainFields(table)
    .filter(([name, field]) => wireOf(name, field) in errors)
    .map(([name]) => codes[name])
    .find((code) => code !== undefined)
}

/** The shop's number says what is wrong, also at the field. */
const ofNumber = (code: string, { errors = {} }: RefusalDetail): RefusalDetail => ({
  status: Number(code),
  errors: Object.fromEntries(Object.keys(errors).map((key) => [key, code])),
})

/** A refusal of a table as the shop's contract numbers it: what a rule says is its failure B (live-server). */
function numbered(table: Table, detail: RefusalDetail, by: ShopReader): RefusalDetail {
  const { twice, inUse } = table.shop!
  const { code, data } = detail
  if (code === 'RECORD_GONE') return { status: 100026 }
  if (code === 'TABLE_IN_USE') {
    const number = typeof inUse === 'string' ? inUse : inUse?.[String(detail.values?.['constraint'])]
    if (!number) return detail
    return /^\d+$/.test(number) ? { status: Number(number) } : { status: 400, code: '100008', message: sentence(number, by.locale) ?? '' }
  }
  if (code === 'TABLE_TWICE') {
    const number = codeOf(table, twice as Codes, detail)
    return number ? ofNumber(number, detail) : detail
  }
  const row = (data as { row?: WireRecord } | undefined)?.row
  return row ? { ...detail, data: { row: shopRow(table, row, by) } } : detail
}

/** Does something with a table and refuses as the shop does. */
export async function asShop<T>(table: Table, by: ShopReader, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(numbered(table, error.detail, by)) : error
  }
}
