import type { Id } from '#src/api/endpoint.ts'
import type { WaybillSender } from '#src/api/order-papers.ts'
import type { CourierChoice, Pieces } from '#src/api/orders.ts'
import type { FetchingCourier, WaybillTemplate } from '#src/api/shop/orders.ts'
import type { Connection } from '#src/stores/connection.ts'

/** What a side asks that may order waybills of a vendor; whether it has one, the sender's answer says. @throws RequestError */
export interface WaybillCalls {
  sender(connection: Connection): Promise<WaybillSender>
  /** Couriers with electronic waybills. */
  couriers(connection: Connection): Promise<readonly CourierChoice[]>
  /** Couriers who fetch. */
  fetching(connection: Connection): Promise<readonly FetchingCourier[]>
  templates(connection: Connection, courier: string): Promise<readonly WaybillTemplate[]>
  estimate(connection: Connection, id: Id, asked: FetchingQuery): Promise<string>
}

export interface FetchingQuery {
  courier: string
  address: string
  service: string
  pieces: readonly Pieces[]
}

/** `express_record_type`: a number that was typed in, an electronic waybill, a courier who fetches. */
export const recordTypes = { typed: '1', waybill: '2', fetched: '3' } as const

/** What a shipment says of its waybill, beside who carries it. */
export interface WaybillValues {
  recordType: string
  waybillCourier: string
  fetchingCourier: string
  senderName: string
  senderPhone: string
  senderAddress: string
  template: string
  service: string
  day: string
  hours: { from: string; to: string }
  /** Where the cost is asked and shown. */
  estimate: null
  /** Of the courier that is chosen. */
  templates: readonly WaybillTemplate[]
  services: readonly string[]
  /** Whether the shop has such waybills at all. */
  hasWaybills: boolean
  waybillCouriers: readonly CourierChoice[]
  fetchingCouriers: readonly FetchingCourier[]
  askTemplates(courier: string): Promise<readonly WaybillTemplate[]>
  askEstimate(asked: FetchingQuery): Promise<string>
}

const none: WaybillValues = {
  ...{ recordType: recordTypes.typed, waybillCourier: '', fetchingCourier: '', senderName: '', senderPhone: '', senderAddress: '' },
  ...{ template: '', service: '', day: '0', hours: { from: '', to: '' }, estimate: null, templates: [], services: [] },
  ...{ hasWaybills: false, waybillCouriers: [], fetchingCouriers: [], askTemplates: async () => [], askEstimate: async () => '' },
}

/** What a form begins with: nothing but typed numbers where the side, or the server, has no such waybills. @throws RequestError */
export async function startWaybills(calls: WaybillCalls | undefined, connection: Connection, id: Id): Promise<WaybillValues> {
  const sender = await calls?.sender(connection)
  if (!calls || !sender?.export_open) return none
  const [waybillCouriers, fetchingCouriers] = await Promise.all([
    calls.couriers(connection),
    // a vendor who does not answer takes none of the other ways
    calls.fetching(connection).catch(() => []),
  ])
  return {
    ...none,
    ...{ senderName: sender.to_name, senderPhone: sender.to_tel, senderAddress: sender.to_add },
    ...{ hasWaybills: true, waybillCouriers, fetchingCouriers: fetchingCouriers ?? [] },
    askTemplates: (courier) => calls.templates(connection, courier),
    askEstimate: (asked) => calls.estimate(connection, id, asked),
  }
}

/** Minutes of a time of day, NaN for none. */
const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? NaN) * 60 + (minutes ?? NaN)
}

/** Whether a courier gets an hour at least for coming. */
export const isAnHour = ({ from, to }: WaybillValues['hours']): boolean => minutesOf(to) - minutesOf(from) >= 60

/** What is sent of it (orders contract, "Shipping body"). */
export function waybillBody(values: WaybillValues) {
  const { recordType, senderName, senderPhone, senderAddress, template, service, day, hours } = values
  const isFetched = recordType === recordTypes.fetched
  const code = isFetched ? values.fetchingCourier : values.waybillCourier
  const by = (isFetched ? values.fetchingCouriers : values.waybillCouriers).find((one) => one.code === code)
  return {
    ...{ express_record_type: recordType, delivery_name: by?.value ?? '', delivery_code: code, delivery_id: '' },
    ...{ express_temp_id: template, to_name: senderName.trim(), to_tel: senderPhone.trim(), to_addr: senderAddress.trim() },
    ...(isFetched && {
      ...{ service_type: service, day_type: Number(day), pickup_time: [hours.from, hours.to].map((clock) => clock.slice(0, 5)) },
    }),
  }
}
