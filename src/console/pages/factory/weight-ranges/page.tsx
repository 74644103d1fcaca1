import { Plus } from 'lucide-react'
import { editWeightRange, removeWeightRange, searchWeightRanges, type WeightRange } from '#src/api/weight-ranges.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { ListScreen } from '#src/console/engine/list-screen.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import type { ListPage } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { StatusPage } from '#src/console/status-page/status-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { rangeImport } from './range-import.ts'
import { bodyOf, rangeForm } from './range-form.ts'
import { RangeRuler } from './range-ruler.tsx'
import { readRange } from './read-range.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const isOn = ({ status }: WeightRange) => Number(status) === 1
const priceOf = ({ price, price_unit: unit }: WeightRange) => (price ? `¥${price}${unit && ` / ${unit}`}` : '—')
const changeOf = ({ updated_at: at, updated_by: by }: WeightRange) => `${at} ${by}`.trim()

const page: ListPage<WeightRange, Words> = {
  text: $text,
  list: searchWeightRanges,
  query: { basis: 'piece' },
  rowKey: ({ id }) => String(id),
  rowName: ({ name }) => name,
  empty: 'empty',
  above: RangeRuler,
  filters: [
    {
      field: 'basis',
      as: 'choice',
      word: 'bases',
      tabs: true,
      options: choices('piece', 'line', 'order'),
    },
    {
      field: 'status',
      as: 'choice',
      word: 'state',
      options: choices('all', ['1', 'on'], ['0', 'off']),
    },
    { field: 'keyword', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'name', heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'min', width: 120, align: 'end' },
    { key: 'max', width: 120, align: 'end', show: ({ max }, words) => max || words.noEnd },
    { key: 'price', width: 150, align: 'end', show: priceOf },
    {
      key: 'on',
      width: 90,
      isOn,
      async toggle(row, next, { connection }) {
        const body = { ...bodyOf(row), status: next ? 1 : 0, id: row.id, version: row.version }
        return (await connection.answer(editWeightRange, { body })).message
      },
    },
    { key: 'changed', width: 220, show: (row) => <span className="console-faint">{changeOf(row)}</span> },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, form: rangeForm },
    { key: 'edit', on: 'row', form: rangeForm },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      async run({ id, version }, { connection }) {
        return (await connection.answer(removeWeightRange, { body: { id, version } })).message
      },
    },
  ],
  detail: {
    read: readRange,
    sections: [
      {
        key: 'range',
        fields: [
          { key: 'bases', show: ({ basis }, words) => words[basis] },
          'min',
          { key: 'max', show: ({ max }, words) => max || words.noEnd },
          { key: 'price', show: priceOf },
          'sort',
          { key: 'state', show: (row, words) => <State isOn={isOn(row)}>{isOn(row) ? words.on : words.off}</State> },
          { key: 'changed', show: changeOf },
        ],
      },
    ],
  },
  export: {
    cells: [
      'name',
      { key: 'bases', of: ({ basis }) => $text.get()[basis] },
      { key: 'min', of: ({ min }) => min, as: 'number' },
      { key: 'max', of: ({ max }) => max, as: 'number' },
      { key: 'price', of: ({ price }) => price, as: 'money' },
      'price_unit',
      { key: 'sort', of: ({ sort }) => sort, as: 'number' },
      { key: 'state', of: (row) => $text.get()[isOn(row) ? 'on' : 'off'] },
      { key: 'changed', of: changeOf },
    ],
  },
  import: rangeImport,
}

/** Weight ranges of the manufacturing side (manufacturing 2.4), one ruler and list for each way of weighing. */
function WeightRanges() {
  const connection = useConnection()
  return connection.capabilities.features.factory ? <ListScreen page={page} /> : <StatusPage kind="missing" />
}

export default definePage({ text: $text, view: WeightRanges, list: page as unknown as ListPage<never, never> })
