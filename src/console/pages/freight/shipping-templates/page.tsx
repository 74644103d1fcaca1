import { Plus } from 'lucide-react'
import {
  defaultTemplate,
  excludedRegions,
  freeRegions,
  listShippingTemplates,
  readShippingCities,
  readShippingTemplate,
  regionFees,
  removeShippingTemplate,
  saveShippingTemplate,
  type ShippingTemplateForm,
  type ShippingTemplateRow,
} from '#src/api/shipping-templates.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { State } from '#src/console/engine/state.tsx'
import { choice } from '#src/kinds/choice.ts'
import { number } from '#src/kinds/number.ts'
import type { Region } from '#src/kinds/regions.ts'
import { text } from '#src/kinds/text.ts'
import { DefaultFee, feeFault } from './default-fee.tsx'
import { headingsOf } from './headings.ts'
import { $text } from './text.ts'
import { cityTwice, hasPart, newTemplate, readTemplate, writeTemplate, type TemplateValues } from './values.ts'

type Words = ReturnType<typeof $text.get>

const onOff = choice({ 1: 'on', 0: 'off' }, { order: ['1', '0'] })

/** What is wrong with rows of regions: a part of a piece, a city in two of them. */
function rowsFault(
  rows: readonly { regions: readonly Region[] }[],
  quantities: readonly unknown[],
  { type }: TemplateValues,
  words: Words,
): string | undefined {
  if (type === '1' && hasPart(quantities)) return words.wholePieces
  const twice = cityTwice(rows)
  return twice && words.twice(twice)
}

const form = defineForm<ShippingTemplateRow, TemplateValues, Words>({
  text: $text,
  in: 'drawer',
  width: 960,
  async start({ connection, row }) {
    const [tree, wire] = await Promise.all([
      connection.send(readShippingCities, {}),
      row && connection.send(readShippingTemplate, { params: { id: row.id } }),
    ])
    return wire ? readTemplate(wire, tree) : newTemplate(tree)
  },
  theirs: (row, { tree }) => readTemplate(row as unknown as ShippingTemplateForm, tree),
  fields: [
    { key: 'name', required: 'nameMissing', of: text({ max: 20 }) },
    { key: 'type', of: choice({ 1: 'byPiece', 2: 'byWeight', 3: 'byVolume' }) },
    {
      key: 'defaults',
      sentAs: 'region_info',
      required: 'missing',
      control: DefaultFee,
      words: headingsOf,
      check: (fee, values, words) =>
        feeFault(fee, { ...words, ...headingsOf(values, words) }) ??
        (values.type === '1' && hasPart([fee.first, fee.next]) && words.wholePieces),
    },
    {
      key: 'fees',
      help: 'feesHelp',
      of: regionFees,
      words: headingsOf,
      check: (rows, values, words) =>
        rowsFault(
          rows,
          rows.flatMap((row) => [row.first, row.next]),
          values,
          words,
        ),
    },
    { key: 'appoint', of: onOff },
    {
      key: 'free',
      sentAs: 'appoint_info',
      help: 'freeHelp',
      required: 'regionMissing',
      when: ({ appoint }) => appoint === '1',
      of: freeRegions,
      words: headingsOf,
      check: (rows, values, words) =>
        rowsFault(
          rows,
          rows.map((row) => row.quantity),
          values,
          words,
        ),
    },
    { key: 'noDelivery', sentAs: 'no_delivery', of: onOff },
    {
      key: 'excluded',
      sentAs: 'no_delivery_info',
      required: 'regionMissing',
      when: ({ noDelivery }) => noDelivery === '1',
      of: excludedRegions,
    },
    { key: 'sort', of: number({ least: 0 }), help: 'sortHelp' },
  ],
  async save(values, { connection, row, options }) {
    const body = writeTemplate(values)
    return (await connection.answer(saveShippingTemplate, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})

/** The shop writes its ways of charging out in Chinese. */
const ways: Readonly<Record<string, 'byPiece' | 'byWeight' | 'byVolume'>> = { 按件数: 'byPiece', 按重量: 'byWeight', 按体积: 'byVolume' }
const isOn = (written: string) => written === '开启'

/** What a delivery costs, by region (products contract, 运费模板). */
export default definePage<ShippingTemplateRow, Words>({
  text: $text,
  list: { call: listShippingTemplates as never, read: (wire) => wire as unknown as ShippingTemplateRow },
  size: 15,
  empty: 'empty',
  find: 'name',
  rowKey: ({ id }) => String(id),
  rowName: ({ name }) => name,
  filters: [{ field: 'name', as: 'text', word: 'search' }],
  columns: [
    { key: 'id', width: 80 },
    { key: 'name', heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    {
      key: 'type',
      width: 140,
      show: ({ type }, words) => {
        const way = ways[type]
        return way ? words[way] : type
      },
    },
    {
      key: 'appoint',
      width: 120,
      show: ({ appoint }, words) => <State isOn={isOn(appoint)}>{isOn(appoint) ? words.on : words.off}</State>,
    },
    {
      key: 'noDelivery',
      width: 120,
      show: ({ no_delivery: flag }, words) => <State isOn={flag === 1}>{flag === 1 ? words.on : words.off}</State>,
    },
    { key: 'sort', width: 90, align: 'end' },
    { key: 'added', width: 180, show: ({ add_time: time }) => time },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'shipping-temp-add', form },
    { key: 'edit', on: 'row', permission: 'shipping-temp-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'shipping-temp-delete',
      when: ({ id }) => Number(id) !== defaultTemplate,
      run: async ({ id }, { connection }) => (await connection.answer(removeShippingTemplate, { params: { id } })).message,
    },
  ],
})
