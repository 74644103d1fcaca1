import type { ImportedWaybills } from '#src/api/order-papers.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { SheetError, type SheetLine } from '#src/papers/sheet/sheet.ts'
import { transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { lockOrderBy, type Acting } from '../../shop/orders/order.ts'
import { shipOrder } from '../../shop/orders/ship.ts'
import { deliveryOf } from '../../shop/orders/forms/delivery.ts'

/** Places of the sheet that `export/order_delivery_list` hands out, from the left. */
const columns = { order_id: 1, delivery_name: 2, delivery_code: 3, delivery_id: 4 } as const
type Column = keyof typeof columns

/** Lines that one call ships. */
const most = 1_000

/** The lines of a filled-in sheet. @throws Refusal 400168 for what is none, `SHEET_LONG` */
export async function linesOf(bytes: Buffer): Promise<SheetLine[]> {
  const [, ...lines] = await readSheet(new Blob([new Uint8Array(bytes)])).catch((error: unknown) => {
    throw error instanceof SheetError ? new Refusal({ status: 400, code: 'SHEET_UNREADABLE' }) : error
  })
  if (lines.length > most) throw new Refusal({ status: 400, code: 'SHEET_LONG', values: { most } })
  return lines
}

async function ship(db: Db, { cells }: SheetLine, acting: Acting): Promise<void> {
  const cell = (column: Column) => (cells[columns[column]] ?? '').trim()
  const body = {
    ...{ delivery_name: cell('delivery_name'), delivery_code: cell('delivery_code'), delivery_id: cell('delivery_id') },
    ...{ type: 1, express_record_type: '1' },
  }
  const order = await lockOrderBy(db, 'order_id', cell('order_id'), '400470')
  await shipOrder(db, order, await deliveryOf(db, body), acting)
}

/**
 * Ships what a sheet has waybills for, each line by itself: one that cannot be is left out and says why, the others go out. Lines without
 * a waybill wait for one. A sheet that comes again finds its orders shipped and ships nothing.
 */
export async function importWaybills(db: Db, lines: readonly SheetLine[], acting: Acting, locale: Locale): Promise<ImportedWaybills> {
  const done: ImportedWaybills = { shipped: 0, refused: [] }
  for (const line of lines.filter(({ cells }) => (cells[columns.delivery_id] ?? '').trim() !== ''))
    try {
      await transaction(db, (inner) => ship(inner, line, acting))
      done.shipped += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, status, values } = error.detail
      const msg = sentence(code ?? status, locale, values) ?? error.message
      done.refused.push({ line: line.line, order_id: line.cells[columns.order_id] ?? '', msg })
    }
  return done
}
