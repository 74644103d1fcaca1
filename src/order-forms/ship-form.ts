import type { DeliveryPerson } from '#src/api/delivery-people.ts'
import type { Id } from '#src/api/endpoint.ts'
import type { CourierChoice, DeliveryBody, Pieces as SentPieces, SplitLine } from '#src/api/orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FieldsForm, Form } from '#src/forms/declared/form.ts'
import type { SendOptions } from '#src/http/request.ts'
import { choice } from '#src/kinds/choice.ts'
import { flag } from '#src/kinds/flag.ts'
import { longText } from '#src/kinds/long-text.ts'
import { text } from '#src/kinds/text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { CourierControl, keepCourier, lastCourier } from './courier.tsx'
import { chosenPieces, everyPiece, PiecesControl, type Pieces, type PiecesGiven } from './pieces.tsx'
import { Receiver, type Shipped } from './receiver.tsx'
import { $text } from './ship-form.text.ts'
import { recordTypes, startWaybills, waybillBody, type WaybillCalls, type WaybillValues } from './waybill/waybill-calls.ts'
import { waybillFields } from './waybill/waybill-fields.ts'

type Words = ReturnType<typeof $text.get>

/** `type` of the body. */
const ways = { courier: '1', ownMan: '2', nothing: '3' } as const

/** Somebody of the shop who brings goods. */
type DeliveryMan = DeliveryPerson & { wx_name: string }

/** The calls of the side that ships: their addresses differ. */
export interface ShipCalls {
  /** @throws RequestError */
  couriers(connection: Connection): Promise<readonly CourierChoice[]>
  /** @throws RequestError */
  men(connection: Connection): Promise<readonly DeliveryMan[]>
  /** Articles with the pieces that wait; a side without it ships whole orders alone. @throws RequestError */
  pieces?(connection: Connection, id: Id): Promise<readonly SplitLine[]>
  /** Electronic waybills, of a side that may have them. */
  waybills?: WaybillCalls
  /** With `pieces` those, else the whole order; answers the server's sentence. @throws RequestError */
  ship(connection: Connection, id: Id, sent: { body: DeliveryBody; pieces?: SentPieces[] }, options: SendOptions): Promise<string>
}

interface ShipValues extends PiecesGiven, WaybillValues {
  receiver: Shipped
  way: string
  courier: string
  number: string
  man: string
  content: string
  isSplit: boolean
  pieces: Pieces
  couriers: readonly CourierChoice[]
  men: readonly DeliveryMan[]
}

/** Nothing filled in yet; a number that is typed in unless told. */
export const plainDelivery: DeliveryBody = {
  type: 1,
  express_record_type: '1',
  delivery_name: '',
  delivery_code: '',
  delivery_id: '',
  express_temp_id: '',
  to_name: '',
  to_tel: '',
  to_addr: '',
  sh_delivery_name: '',
  sh_delivery_id: '',
  sh_delivery_uid: '',
  fictitious_content: '',
  day_type: 0,
  pickup_time: [],
}

/** What a scanner or a hand may put into a tracking number. */
export const isTrackingNumber = (number: string): boolean => /^[A-Za-z0-9-]{5,40}$/.test(number.trim())

/** By a courier whose number somebody types in, and by one whose waybill is ordered. */
const isOrdered = ({ hasWaybills, recordType }: WaybillValues) => hasWaybills && recordType !== recordTypes.typed
const isTyped = (values: ShipValues) => values.way === ways.courier && !isOrdered(values)

const isVirtual = ({ virtual_type: type }: Shipped) => type === 3

async function start(calls: ShipCalls, connection: Connection, order: Shipped): Promise<ShipValues> {
  const [couriers, men, lines = [], waybills] = await Promise.all([
    calls.couriers(connection),
    calls.men(connection),
    calls.pieces?.(connection, order.id),
    startWaybills(calls.waybills, connection, order.id),
  ])
  const last = lastCourier(connection.base)
  const given: PiecesGiven = { lines, most: ({ surplus_num: left }) => left }
  return {
    ...waybills,
    ...{ receiver: order, number: '', man: '', content: '', isSplit: false, couriers, men, ...given },
    way: isVirtual(order) ? ways.nothing : ways.courier,
    courier: couriers.some(({ code }) => code === last) ? last : '',
    pieces: everyPiece(given),
  }
}

function bodyOf(values: ShipValues): DeliveryBody {
  const { way, courier, number, man, content, couriers, men } = values
  const by = couriers.find(({ code }) => code === courier)
  const who = men.find(({ id }) => String(id) === man)
  return {
    ...plainDelivery,
    type: Number(way),
    ...(way === ways.courier && isOrdered(values) && waybillBody(values)),
    ...(isTyped(values) && { delivery_name: by?.value ?? '', delivery_code: courier, delivery_id: number.trim() }),
    ...(way === ways.ownMan && { sh_delivery_name: who?.wx_name ?? '', sh_delivery_id: who?.phone ?? '', sh_delivery_uid: who?.uid ?? '' }),
    ...(way === ways.nothing && { fictitious_content: content }),
  }
}

const fields: FieldsForm<Shipped, ShipValues, Words>['fields'] = [
  { key: 'receiver', control: Receiver },
  {
    key: 'way',
    of: ({ receiver }) =>
      choice(isVirtual(receiver) ? { 3: 'byNothing' } : { 1: 'byCourier', 2: 'byOwnMan', 3: 'byNothing' }, { look: 'open' } as object),
  },
  ...(waybillFields as FieldsForm<Shipped, ShipValues, Words>['fields']),
  { key: 'courier', sentAs: ['delivery_code', 'delivery_name'], when: isTyped, required: 'courierMissing', control: CourierControl },
  {
    key: 'number',
    sentAs: 'delivery_id',
    when: isTyped,
    required: 'numberMissing',
    hint: 'numberHint',
    of: text({ max: 40 }),
    check: (number, _, words) => !isTrackingNumber(number) && words.numberWrong,
  },
  {
    key: 'man',
    sentAs: ['sh_delivery_name', 'sh_delivery_id', 'sh_delivery_uid'],
    when: ({ way }) => way === ways.ownMan,
    required: 'manMissing',
    of: ({ men }) =>
      choice(Object.fromEntries(men.map((one) => [String(one.id), `${one.wx_name} ${one.phone}`])), { look: 'list' } as object),
  },
  { key: 'content', sentAs: 'fictitious_content', when: ({ way }) => way === ways.nothing, of: longText({ max: 200 }) },
  { key: 'isSplit', when: ({ receiver, lines }) => receiver.total_num > 1 && lines.length > 0, of: flag() },
  {
    key: 'pieces',
    sentAs: 'cart_ids',
    when: ({ isSplit }) => isSplit,
    control: PiecesControl,
    check: (pieces, _, words) => chosenPieces(pieces).length === 0 && words.piecesMissing,
  },
]

/** Ships an order, or some of its pieces. */
export const shipForm = (calls: ShipCalls): Form<Shipped> =>
  defineForm<Shipped, ShipValues, Words>({
    text: $text,
    title: { add: 'title', edit: 'title' },
    in: 'drawer',
    width: 720,
    start: ({ connection, row }) => start(calls, connection, row!),
    fields,
    async save(values, { connection, row, options }) {
      const { isSplit, pieces, courier } = values
      const sent = { body: bodyOf(values), ...(isSplit && { pieces: chosenPieces(pieces) }) }
      const message = await calls.ship(connection, row!.id, sent, options)
      if (isTyped(values)) keepCourier(connection.base, courier)
      return message
    },
  })
