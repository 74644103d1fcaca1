import { Activity, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Deferred } from '#src/gate/deferred.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { StatusPage } from '../status-page/status-page.tsx'
import { useLocation, useRouter } from '../router/use-router.ts'
import { useKeptScroll } from '../tabs/use-kept-scroll.ts'
import type { DetailViewProps } from './detail/detail-view.tsx'
import type { FormPartProps } from './form/form-part.tsx'
import { seenList } from './columns/seen-list.ts'
import { ListView } from './list-view.tsx'
import type { ListPage, PageWords } from './page.ts'
import { partAddress, partIn, type Part } from './part.ts'

const detail = lazyPart<DetailViewProps<never, PageWords>>(async () => (await import('./detail/detail-view.tsx')).DetailView)
const formPart = lazyPart<FormPartProps<never, PageWords>>(async () => (await import('./form/form-part.tsx')).FormPart)

/** Rows open in place of the list, unless they have addresses of their own. */
const opensHere = <Row, W>({ detail: declared }: ListPage<Row, W>) => declared !== undefined && !declared.addressOf

const isThere = <Row, W extends PageWords>(page: ListPage<Row, W>, { key, id }: Part) =>
  (opensHere(page) && key === 'detail' && id !== '') ||
  (page.actions ?? []).some((action) => action.key === key && 'form' in action && action.form?.in === 'page')

/** A list; with parts of it that have an address of their own. */
export function ListScreen<Row, W extends PageWords>({ page: declared }: { page: ListPage<Row, W> }) {
  const connection = useConnection()
  const page = useMemo(() => seenList(declared, connection), [declared, connection])
  const { features } = connection.capabilities
  if (page.feature && !features[page.feature]) return <StatusPage kind="missing" />
  const hasParts = opensHere(page) || page.actions?.some((action) => 'form' in action && action.form?.in === 'page')
  return hasParts ? <ListWithRecord page={page} /> : <ListView page={page} />
}

// the list, or what of it is open in its place; the list stays beneath as it was left
function ListWithRecord<Row, W extends PageWords>({ page }: { page: ListPage<Row, W> }) {
  const { query } = useLocation()
  const named = partIn(query)
  const part = named && isThere(page, named) ? named : null
  const onBack = useWayBack(part !== null)
  const props = part && { page: page as unknown as ListPage<never, PageWords>, id: part.id, onBack }
  const pending = <Skeleton rows={6} height={28} />
  return (
    <>
      <Activity mode={part ? 'hidden' : 'visible'}>
        <ListLayer page={page} />
      </Activity>
      {props && part.key === 'detail' && <Deferred key={part.id} part={detail} props={props} pending={pending} />}
      {props && part.key !== 'detail' && (
        <Deferred key={`${part.key} ${part.id}`} part={formPart} props={{ ...props, action: part.key }} pending={pending} />
      )}
    </>
  )
}

// back to where the list was left, or to the list itself for who came by an address
function useWayBack(isOpen: boolean) {
  const router = useRouter()
  const { path, query } = useLocation()
  const came = useRef(false)
  const wasList = useRef(false)
  useEffect(() => {
    if (isOpen && wasList.current) came.current = true
    if (!isOpen) came.current = false
    wasList.current = !isOpen
  }, [isOpen])
  return useCallback(() => {
    if (came.current) router.back()
    else void router.go(partAddress(path, query, null), { replace: true })
  }, [router, path, query])
}

function ListLayer<Row, W extends PageWords>({ page }: { page: ListPage<Row, W> }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptScroll(box)
  useFocusRestore(box)
  return (
    <div className="console-page" ref={box}>
      <ListView page={page} />
    </div>
  )
}

// where somebody was when the list went out of sight
function useFocusRestore(box: { current: HTMLElement | null }) {
  const last = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (last.current?.isConnected) last.current.focus({ preventScroll: true })
    const note = (event: FocusEvent) => (last.current = event.target as HTMLElement)
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [box])
}
