import { useCallback, useEffect, useRef, useState } from 'react'
import { readCountSheet, submitCounts, type CountSheet, type CountSheetRow } from '#src/api/stock-takes.ts'
import { RequestError } from '#src/http/failure.ts'
import { freshId } from '#src/lib/random-id.ts'
import { readScanned } from '#src/lib/scanned-code.ts'
import type { Connection } from '#src/stores/connection.ts'
import { deviceCounts, type DeviceCounts, type KeptCount } from './device-counts.ts'

/** Counts that are sent at once. */
const atOnce = 200
/** Milliseconds after which what waits is tried again. */
const pause = 15_000

interface CountedGoods {
  row: CountSheetRow | undefined
  code: string
  figures: { pieces: string; weight: string }
  location: CountSheet['locations'][number] | undefined
}

export interface Counting {
  sheet: CountSheet | undefined
  kept: readonly KeptCount[]
  /** The sheet could not be had, neither of the server nor of the device. */
  failure: string
  /** Keeps a count on the device, and sends it when it can; without a location it is of the whole warehouse. */
  put(counted: CountedGoods): Promise<void>
}

/**
 * The one that a code means on the sheet: a label of ours, a lot's number, a bar code, a number of goods; undefined for none or several. The same
 * goods at several locations are one: where they are counted is said beside them.
 */
export function rowOfCode(list: readonly CountSheetRow[], text: string): CountSheetRow | undefined {
  const scanned = readScanned(text)
  const wanted = scanned.code.toLowerCase()
  const same = (...texts: string[]) => texts.some((one) => one !== '' && one.toLowerCase() === wanted)
  const byLot = list.filter(({ lot_no, sn }) => same(lot_no) && (scanned.sn === '' || scanned.sn === sn))
  const found = byLot.length > 0 ? byLot : list.filter(({ barcode, sn }) => same(barcode, sn))
  return new Set(found.map(({ sku_id, lot_id }) => `${sku_id} ${lot_id}`)).size === 1 ? found[0] : undefined
}

/** Sends what waits on the device, the oldest first; what cannot be sent waits on. Answers whether anything was taken. */
async function sendWaiting(connection: Connection, id: string, counts: DeviceCounts): Promise<boolean> {
  const waiting = (await counts.list()).filter(({ isSent }) => !isSent).toReversed()
  for (let from = 0; from < waiting.length; from += atOnce) {
    const some = waiting.slice(from, from + atOnce)
    const body = { id: Number(id), device: counts.device, entries: some.map(({ entry }) => entry) }
    const { unknown } = await connection.send(submitCounts, { body })
    await counts.mark(some, unknown)
  }
  return waiting.length > 0
}

/** A stock-take as it is counted on this device: what is counted is on the device first, whatever the network does. */
export function useCounting(connection: Connection, id: string): Counting {
  const [sheet, setSheet] = useState<CountSheet>()
  const [kept, setKept] = useState<readonly KeptCount[]>([])
  const [failure, setFailure] = useState('')
  const counts = useRef<Promise<DeviceCounts>>(undefined)
  const sending = useRef(false)
  const onDevice = useCallback(() => (counts.current ??= deviceCounts(connection, id)), [connection, id])
  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      const device = await onDevice()
      if (await sendWaiting(connection, id, device)) setKept(await device.list())
    } catch (error) {
      // without a network it waits; what the server refuses is said
      if (error instanceof RequestError && error.kind !== 'network' && error.kind !== 'unavailable') setFailure(error.message)
    } finally {
      sending.current = false
    }
  }, [connection, id, onDevice])
  useEffect(() => {
    let isGone = false
    const begin = async () => {
      const device = await onDevice()
      setKept(await device.list())
      try {
        const found = await connection.send(readCountSheet, { body: { id: Number(id) } })
        await device.keepSheet(found)
        if (!isGone) setSheet(found)
      } catch (error) {
        const known = await device.sheet()
        if (isGone) return
        if (known) setSheet(known)
        else setFailure((error as Error).message)
      }
      await send()
    }
    begin().catch((error: unknown) => setFailure((error as Error).message))
    const again = () => void send()
    window.addEventListener('online', again)
    const timer = setInterval(again, pause)
    return () => {
      isGone = true
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [connection, id, onDevice, send])
  return {
    ...{ sheet, kept, failure },
    async put({ row, code, figures, location }) {
      const device = await onDevice()
      const goods = row ? { sku_id: row.sku_id, lot_id: row.lot_id } : { barcode: code.trim() }
      const label = [...(row ? [row.name, row.lot_no] : [code.trim()]), location?.name].filter(Boolean).join(' · ')
      const where = location && { location_id: location.id }
      await device.add({ entry: { uuid: freshId(), ...goods, ...where, ...figures, at: new Date().toISOString() }, label, isSent: false })
      setKept(await device.list())
      void send()
    },
  }
}
