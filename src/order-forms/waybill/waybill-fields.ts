import { choice } from '#src/kinds/choice.ts'
import { period } from '#src/kinds/period.ts'
import { text } from '#src/kinds/text.ts'
import type { FieldsForm } from '#src/forms/declared/form.ts'
import type { Shipped } from '../receiver.tsx'
import type { $text } from '../ship-form.text.ts'
import { Estimate, FetchingCouriers, Service, Template, WaybillCouriers } from './waybill-controls.tsx'
import { isAnHour, recordTypes, type WaybillValues } from './waybill-calls.ts'

type Words = ReturnType<typeof $text.get>

/** A number of a phone that is carried about, as the shop judges it. */
const mobile = /^1[3-9]\d{9}$/

type Shipment = WaybillValues & { way: string }

const byCourier = '1'
const isOf = (type: string) => (values: Shipment) => values.way === byCourier && values.hasWaybills && values.recordType === type
const isWaybill = isOf(recordTypes.waybill)
const isFetched = isOf(recordTypes.fetched)
const isOrdered = (values: Shipment) => isWaybill(values) || isFetched(values)

/** What the fields of electronic waybills are, on a form that ships (orders contract, 订单发送货). */
export const waybillFields: FieldsForm<Shipped, Shipment, Words>['fields'] = [
  {
    key: 'recordType',
    when: ({ way, hasWaybills }) => way === byCourier && hasWaybills,
    of: ({ fetchingCouriers }) =>
      choice({ 1: 'typed', 2: 'waybill', ...(fetchingCouriers.length > 0 && { 3: 'fetched' }) }, {
        look: 'open',
        order: fetchingCouriers.length > 0 ? ['3', '1', '2'] : ['1', '2'],
      } as object),
    fills: () => ({ templates: [], template: '', service: '', services: [], waybillCourier: '', fetchingCourier: '' }),
  },
  { key: 'senderName', when: isOrdered, required: 'senderNameMissing', of: text({ max: 60 }) },
  {
    key: 'senderPhone',
    when: isOrdered,
    required: 'senderPhoneMissing',
    of: text({ max: 30 }),
    check: (phone, _, words) => !mobile.test(phone.trim()) && words.senderPhoneWrong,
  },
  { key: 'senderAddress', when: isOrdered, required: 'senderAddressMissing', of: text({ max: 200 }) },
  {
    key: 'waybillCourier',
    when: isWaybill,
    required: 'courierMissing',
    control: WaybillCouriers,
    async fills({ waybillCourier: code, askTemplates }) {
      const templates = code ? await askTemplates(code) : []
      return { templates, template: templates[0]?.temp_id ?? '' }
    },
    check: (_, { templates }, words) => templates.length === 0 && words.noTemplates,
  },
  {
    key: 'fetchingCourier',
    when: isFetched,
    required: 'courierMissing',
    control: FetchingCouriers,
    fills({ fetchingCourier, fetchingCouriers }) {
      const { list = [], types = [] } = fetchingCouriers.find(({ code }) => code === fetchingCourier) ?? {}
      return { templates: list, template: list[0]?.temp_id ?? '', services: types, service: types[0] ?? '' }
    },
  },
  { key: 'service', when: (values) => isFetched(values) && values.services.length > 0, control: Service },
  { key: 'template', when: (values) => isOrdered(values) && values.templates.length > 0, required: 'templateMissing', control: Template },
  { key: 'estimate', when: isFetched, control: Estimate },
  { key: 'day', when: isFetched, of: choice({ 0: 'today', 1: 'tomorrow', 2: 'afterTomorrow' }, { look: 'open' } as object) },
  {
    key: 'hours',
    when: isFetched,
    required: 'hoursMissing',
    of: period({ ends: 'clock' } as object),
    check: (hours, _, words) => !isAnHour(hours) && words.hoursWrong,
  },
]
