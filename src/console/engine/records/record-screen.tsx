import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RecordOf, WireRecord } from '#src/api/resource.ts'
import { draftName } from '#src/forms/draft-name.ts'
import { Deferred } from '#src/gate/deferred.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { actOnRecord, readOne } from '#src/stores/records.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { FormPageProps } from '../../form/form-page.tsx'
import { namePath } from '../../page-files.ts'
import { useLocation, useRouter } from '../../router/use-router.ts'
import { matchRoute } from '../../routes.ts'
import { useTabs } from '../../tabs/tab-scope.ts'
import { isAllowed } from '../action.ts'
import type { DetailViewProps } from '../detail/detail-view.tsx'
import { useRow } from '../detail/use-row.ts'
import { $text } from '../engine.text.ts'
import { useLeaving } from '../form/form-screen.tsx'
import { ListScreen } from '../list-screen.tsx'
import type { ListPage, PageWords } from '../page.ts'
import { newId, type RecordAddresses } from './record-addresses.ts'
import { recordForm } from './record-form.ts'
import { $recordWords } from './records.text.ts'
import { figuresOf } from './record-totals.tsx'
import type { RecordPage } from './declaration.ts'

const detail = lazyPart<DetailViewProps<never, PageWords>>(async () => (await import('../detail/detail-view.tsx')).DetailView)
const formPage = lazyPart<FormPageProps<never>>(async () => (await import('../../form/form-page.tsx')).FormPage)
const pending = <Skeleton rows={6} height={28} />

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

export interface RecordScreenProps {
  page: RecordPage<Fields, never>
  list: ListPage<AnyRecord, PageWords>
  addresses: RecordAddresses
}

/** The list of a resource, or one record at an address of its own: to be read, changed, or added. */
export function RecordScreen(props: RecordScreenProps) {
  const { path, query } = useLocation()
  const id = matchRoute(path)?.params['id'] ?? ''
  if (!id) return <ListScreen page={props.list} />
  const isEditing = id === newId || new URLSearchParams(query).has('edit')
  return isEditing ? <RecordEdit key={id} id={id} {...props} /> : <RecordView key={id} id={id} {...props} />
}

/** Values that an address names by their keys of the wire: a quotation of this customer. */
function presetsIn({ of }: RecordPage<Fields, never>, query: string): Record<string, unknown> {
  const search = new URLSearchParams(query)
  const named = (Object.entries(of.fields) as [string, Field<unknown>][]).filter(([name, field]) => search.has(wireOf(name, field)))
  return Object.fromEntries(named.map(([name, field]) => [name, field.kind.read(search.get(wireOf(name, field)))]))
}

/** Calls the tab after the record. */
function useTabTitle(title: string | undefined) {
  const { path } = useLocation()
  useEffect(() => {
    if (title) namePath(path, title)
  }, [path, title])
}

function RecordView({ list, addresses, id }: RecordScreenProps & { id: string }) {
  const { path } = useLocation()
  const onBack = useLeaving(path, addresses.list)
  const props = {
    page: list as unknown as ListPage<never, PageWords>,
    ...{ id, onBack, list: addresses.list },
    onRead: (row: AnyRecord) => namePath(path, list.rowName(row)),
  }
  return <Deferred part={detail} props={props} pending={pending} />
}

function RecordEdit({ page, list, addresses, id }: RecordScreenProps & { id: string }) {
  const words = useStore(list.text)
  const text = useStore($text)
  const connection = useConnection()
  const router = useRouter()
  const tabs = useTabs()
  const { path, query } = useLocation()
  const isNew = id === newId
  const { row, isMissing, failure } = useRow(list, isNew ? '' : id, true)
  const action = list.actions?.find(({ key }) => key === (isNew ? 'add' : 'edit'))
  const title = useStore($recordWords).addTo(words.title)
  useTabTitle(isNew ? title : row && list.rowName(row))
  const saved = useRef('')
  // what its address gives a new one belongs to the form that was opened with it
  const given = useRef(isNew ? query : '')
  const { put, dialog } = useQuestion(page, words)
  const form = useMemo(() => {
    const onSaved = (made: string) => void (saved.current = made)
    return recordForm(page, { isWhole: true, presets: presetsIn(page, given.current), given: given.current, put, onSaved })
  }, [page, put])
  const leave = useLeaving(path, addresses.list)
  const { onSend, handOn } = useHandingOn(page)
  if (!action || !isAllowed(connection, action)) return <Empty text={text.notAllowed} />
  if (failure) return <ErrorCard title={text.rowNotRead} message={failure.message} onRetry={failure.reload} />
  if (isMissing && !isNew) return <Empty text={text.noRow} />
  if (!isNew && !row) return pending
  // what was added goes on at its own address; the tab of the empty form goes
  const onDone = async () => {
    await handOn(isNew ? saved.current : id)
    if (!isNew) return void router.go(addresses.of(id), { replace: true })
    if (!saved.current) return leave()
    await tabs?.close([path])
    await router.go(addresses.of(saved.current))
  }
  const props = {
    form,
    row,
    draft: draftName(addresses.list, 'form', isNew ? '' : id),
    title: isNew ? title : `${String(words['edit'])} ${row ? list.rowName(row) : ''}`,
    from: isNew || !row ? words.title : list.rowName(row),
    ...(page.totals && { totals: (values: object) => figuresOf({ of: page.of, totals: page.totals! }, values as never, words) }),
    onBack: isNew ? leave : () => void router.go(addresses.of(id), { replace: true }),
    onDone: () => void onDone(),
    onSend,
  }
  return (
    <>
      <Deferred part={formPage} props={props as unknown as FormPageProps<never>} pending={pending} />
      {dialog}
    </>
  )
}

/** Submits a document that was saved by Ctrl+Enter, where whoever saves may; what hinders it is told, and it stays a draft. */
function useHandingOn({ of }: RecordPage<Fields, never>) {
  const connection = useConnection()
  const notify = useNotify()
  const isWanted = useRef(false)
  const onSend = (isHandedOn: boolean) => void (isWanted.current = isHandedOn)
  const handOn = async (id: string) => {
    const act = of.document?.acts['submit']
    if (!isWanted.current || !act || !id || !connection.can(act.key)) return
    try {
      const record = await readOne(connection, of, id)
      if (record.allow?.includes('submit') ?? true) notify.success(await actOnRecord(connection, of, 'submit', record))
    } catch (error) {
      notify.failure(error)
    }
  }
  return { onSend, handOn }
}

/** The question of a page while it stands: `put` waits for who answers it. */
function useQuestion({ question }: RecordPage<Fields, never>, words: PageWords) {
  const [standing, setStanding] = useState<{ told: unknown; decide(along: WireRecord | undefined): void }>()
  const [put] = useState(() => (told: unknown) => new Promise<WireRecord | undefined>((decide) => setStanding({ told, decide })))
  const onDecide = (along: WireRecord | undefined) => {
    standing?.decide(along)
    setStanding(undefined)
  }
  const dialog = question && standing && <question.Dialog told={standing.told as never} words={words} onDecide={onDecide} />
  return { put, dialog }
}
