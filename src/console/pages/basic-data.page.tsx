import { useStore } from '@nanostores/react'
import { Building2, Plus } from 'lucide-react'
import { useMemo } from 'react'
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
import { useConnection } from '#src/gate/use-connection.ts'
import { definePage, type PageTools } from '../engine/page.ts'
import { ServerFormDialog } from '../form/server-form-dialog.tsx'
import { usePlace } from '../router/use-router.ts'
import { $text } from './basic-data.text.ts'

interface EntryDialogProps {
  row?: BasicRow
  tools: PageTools
  onClose(): void
}

/** A new entry of the kind that is looked at, or one there is. */
function EntryDialog({ row, tools, onClose }: EntryDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const kind = (new URLSearchParams(usePlace().query).get('kind') ?? '') as BasicKind | ''
  const id = row?.id
  const load = useMemo(
    () => () =>
      id === undefined ? connection.send(readBasicCreateForm, { query: { kind } }) : connection.send(readBasicEditForm, { params: { id } }),
    [connection, id, kind],
  )
  return <ServerFormDialog load={load} title={row ? text.edit : text.add} onClose={onClose} onDone={tools.reload} />
}

function CompanyDialog({ onClose }: { onClose(): void }) {
  const text = useStore($text)
  const connection = useConnection()
  const load = useMemo(() => () => connection.send(readCompanyForm, {}), [connection])
  return <ServerFormDialog load={load} title={text.company} onClose={onClose} onDone={() => {}} />
}

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
      options: [{ value: '', word: 'all' }, ...basicKinds.map((kind) => ({ value: kind, word: kind }))],
    },
    { field: 'name', as: 'text', word: 'search' },
    {
      field: 'status',
      as: 'choice',
      word: 'state',
      options: [{ value: '', word: 'all' }, ...states],
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
    { key: 'changed', width: 220, show: ({ updated_at: at, updated_by: by }) => <span className="console-faint">{`${at} ${by}`}</span> },
  ],
  import: {
    call: importBasics,
    undo: undoBasicsImport,
    permission: 'setting-systemBasicdata-import',
    columns: [
      { field: 'kind', word: 'kind', isRequired: true, options: basicKinds.map((value) => ({ value, word: value })) },
      { field: 'name', word: 'name', isRequired: true },
      { field: 'decimals', word: 'places' },
      { field: 'type', word: 'type', options: warehouseTypes.map((value) => ({ value, word: value })) },
      { field: 'address', word: 'address' },
      { field: 'rate', word: 'rate', as: 'percent' },
      { field: 'sort', word: 'sort' },
      { field: 'status', word: 'state', options: states },
    ],
  },
  actions: [
    { key: 'company', on: 'list', icon: <Building2 size={16} aria-hidden />, Dialog: CompanyDialog },
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, Dialog: EntryDialog },
    { key: 'edit', on: 'row', Dialog: EntryDialog },
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
