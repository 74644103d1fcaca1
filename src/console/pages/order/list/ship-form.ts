import { listDeliveryChoices, type DeliveryPerson } from '#src/api/delivery-people.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { listOrderCouriers, shipOrder, shipPieces, type CourierChoice, type DeliveryBody } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { defineForm } from '#src/console/engine/form/define-form.ts'
import type { Order } from '#src/console/parts/orders/order.ts'
import { choice } from '#src/kinds/choice.ts'
import { flag } from '#src/kinds/flag.ts'
import { longText } from '#src/kinds/long-text.ts'
import { text } from '#src/kinds/text.ts'
import { CourierControl, keepCourier, lastCourier } from './courier.tsx'
import { readPieces } from './order-calls.ts'
import { chosenPieces, everyPiece, PiecesControl, type Pieces, type PiecesGiven } from './pieces.tsx'
import { Receiver } from './receiver.tsx'
import { $text } from './ship-form.text.ts'

type Words = ReturnType<typeof $text.get>

/** `type` of the body. */
const ways = { courier: '1', ownMan: '2', nothing: '3' } as const

interface ShipValues extends PiecesGiven {
  receiver: Order
  way: string
  courier: string
  number: string
  man: string
  content: string
  isSplit: boolean
  pieces: Pieces
  couriers: readonly CourierChoice[]
  men: readonly (DeliveryPerson & { wx_name: string })[]
}

/** Only what the shop types in by itself: electronic waybills need an account that a shop server has. */
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

const isVirtual = ({ virtual_type: type }: Order) => type === 3

async function start({ connection, row }: { connection: PageTools['connection']; row?: Order | undefined }): Promise<ShipValues> {
  const order = row!
  const [couriers, men, lines] = await Promise.all([
    connection.send(listOrderCouriers, { query: { status: '' } }),
    connection.send(listDeliveryChoices, {}),
    readPieces(connection, order.id),
  ])
  const last = lastCourier(connection.base)
  const given: PiecesGiven = { lines, most: ({ surplus_num: left }) => left }
  return {
    ...{ receiver: order, number: '', man: '', content: '', isSplit: false, couriers, men: men.list, ...given },
    way: isVirtual(order) ? ways.nothing : ways.courier,
    courier: couriers.some(({ code }) => code === last) ? last : '',
    pieces: everyPiece(given),
  }
}

function bodyOf({ way, courier, number, man, content, couriers, men }: ShipValues): DeliveryBody {
  const by = couriers.find(({ code }) => code === courier)
  const who = men.find(({ id }) => String(id) === man)
  return {
    ...plainDelivery,
    type: Number(way),
    ...(way === ways.courier && { delivery_name: by?.value ?? '', delivery_code: courier, delivery_id: number.trim() }),
    ...(way === ways.ownMan && { sh_delivery_name: who?.wx_name ?? '', sh_delivery_id: who?.phone ?? '', sh_delivery_uid: who?.uid ?? '' }),
    ...(way === ways.nothing && { fictitious_content: content }),
  }
}

/** Ships an order, or some of its pieces. */
export const shipForm = defineForm<Order, ShipValues, Words>({
  text: $text,
  title: { add: 'title', edit: 'title' },
  in: 'drawer',
  width: 720,
  start,
  fields: [
    { key: 'receiver', control: Receiver },
    {
      key: 'way',
      of: ({ receiver }) =>
        choice(isVirtual(receiver) ? { 3: 'byNothing' } : { 1: 'byCourier', 2: 'byOwnMan', 3: 'byNothing' }, { look: 'open' } as object),
    },
    { key: 'courier', when: ({ way }) => way === ways.courier, required: 'courierMissing', control: CourierControl },
    {
      key: 'number',
      when: ({ way }) => way === ways.courier,
      required: 'numberMissing',
      hint: 'numberHint',
      of: text({ max: 40 }),
      check: (number, _, words) => !isTrackingNumber(number) && words.numberWrong,
    },
    {
      key: 'man',
      when: ({ way }) => way === ways.ownMan,
      required: 'manMissing',
      of: ({ men }) =>
        choice(Object.fromEntries(men.map((one) => [String(one.id), `${one.wx_name} ${one.phone}`])), { look: 'list' } as object),
    },
    { key: 'content', when: ({ way }) => way === ways.nothing, of: longText({ max: 200 }) },
    { key: 'isSplit', when: ({ receiver }) => receiver.total_num > 1, of: flag() },
    {
      key: 'pieces',
      when: ({ isSplit }) => isSplit,
      control: PiecesControl,
      check: (pieces, _, words) => chosenPieces(pieces).length === 0 && words.piecesMissing,
    },
  ],
  async save(values, { connection, row, options }) {
    const { isSplit, pieces, way, courier } = values
    const body = { ...bodyOf(values), ...(isSplit && { cart_ids: chosenPieces(pieces) }) }
    const call = (isSplit ? shipPieces : shipOrder) as Endpoint<{ params: { id: Order['id'] }; body: object }, unknown>
    const { message } = await connection.answer(call, { params: { id: row!.id }, body }, options)
    if (way === ways.courier) keepCourier(connection.base, courier)
    return message
  },
})
