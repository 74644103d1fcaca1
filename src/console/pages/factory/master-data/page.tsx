import { Building2, Plus } from 'lucide-react'
import {
  basicKinds,
  importBasics,
  listBasics,
  readBasicCreateForm,
  readBasicEditForm,
  readCompanyForm,
  removeBasic,
  setBasicStatus,
  undoBasicsImport,
  warehouseTypes,
  type BasicKind,
  type BasicRow,
} from '#src/api/basics.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { serverForm } from '#src/console/engine/form/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { $text } from './text.ts'

const companyForm = serverForm<BasicRow>({ ask: ({ connection }) => connection.send(readCompanyForm, {}) })

/** A new entry is of the kind that is looked at. */
const entryForm = serverForm<BasicRow>({
  ask: ({ connection, row, query }) =>
    row
      ? connection.send(readBasicEditForm, { params: { id: row.id } })
      : connection.send(readBasicCreateForm, { query: { kind: (query.get('kind') ?? '') as BasicKind | '' } }),
})

type Words = ReturnType<(typeof $text)['get']>

function detailsOf({ details }: BasicRow, words: Words): string {
  const { decimals, type, address, rate } = details
  const parts = [decimals !== undefined && words.decimals(decimals), type && words[type], address, rate !== undefined && `${rate}%`]
  return parts.filter(Boolean).join(' · ') || '—'
}

const states = [
  { value: '1', word: 'on' },
  { value: '0', word: 'off' },
] as const

export default definePage({
  text: $text,
  list: listBasics,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ name }) => name,
  filters: [
    {
      field: 'kind',
      as: 'choice',
      tabs: true,
      word: 'kind',
      options: choices('all', ...basicKinds),
    },
    { field: 'name', as: 'text', word: 'search' },
    {
      field: 'status',
      as: 'choice',
      word: 'state',
      options: choices('all', ['1', 'on'], ['0', 'off']),
    },
  ],
  columns: [
    { key: 'name', heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'kind', width: 130, show: ({ kind }, words) => <span className="console-tag">{words[kind]}</span> },
    { key: 'details', show: (row, words) => detailsOf(row, words) },
    { key: 'sort', width: 80, align: 'end', show: ({ sort }) => sort },
    {
      key: 'on',
      width: 90,
      isOn: ({ status }) => Number(status) === 1,
      async toggle({ id }, next, { connection }) {
        return (await connection.answer(setBasicStatus, { params: { id, status: next ? 1 : 0 } })).message
      },
    },
    {
      key: 'changed',
      width: 220,
      show: ({ updated_at: at, updated_by: by }) => (
        <span className="console-faint">
          <Moment at={at} /> {by}
        </span>
      ),
    },
  ],
  // the headings of the import: what was saved can be brought back
  export: {
    cells: [
      { key: 'kind', of: ({ kind }) => $text.get()[kind] },
      'name',
      { key: 'places', of: ({ details }) => details.decimals, as: 'number' },
      { key: 'type', of: ({ details: { type } }) => type && $text.get()[type] },
      { key: 'address', of: ({ details }) => details.address },
      { key: 'rate', of: ({ details }) => details.rate, as: 'percent' },
      { key: 'sort', of: ({ sort }) => sort, as: 'number' },
      { key: 'state', of: ({ status }) => $text.get()[Number(status) === 1 ? 'on' : 'off'] },
    ],
  },
  import: {
    call: importBasics,
    undo: undoBasicsImport,
    key: ['kind', 'name'],
    permission: 'setting-systemBasicdata-import',
    columns: [
      { field: 'kind', word: 'kind', isRequired: true, options: basicKinds.map((value) => ({ value, word: value })) },
      { field: 'name', word: 'name', isRequired: true },
      { field: 'decimals', word: 'places', as: 'whole' },
      { field: 'type', word: 'type', options: warehouseTypes.map((value) => ({ value, word: value })) },
      { field: 'address', word: 'address' },
      { field: 'rate', word: 'rate', as: 'percent' },
      { field: 'sort', word: 'sort', as: 'whole' },
      { field: 'status', word: 'state', options: states },
    ],
  },
  actions: [
    { key: 'company', on: 'list', isAside: true, icon: <Building2 size={16} aria-hidden />, form: companyForm },
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, form: entryForm },
    { key: 'edit', on: 'row', form: entryForm },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      async run({ id }, { connection }, words) {
        await connection.send(removeBasic, { params: { id } })
        return words.removed
      },
    },
  ],
})
