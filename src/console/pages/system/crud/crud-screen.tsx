import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { readCrudConfig, type CrudConfig } from '#src/api/crud.ts'
import { ListView } from '#src/console/engine/list-view.tsx'
import { useTools } from '#src/console/engine/use-tools.ts'
import { useCall } from '#src/stores/use-read.ts'
import { namePath } from '#src/console/page-files.ts'
import { useLocation, useRouter } from '#src/console/router/use-router.ts'
import { matchRoute } from '#src/console/routes.ts'
import { StatusPage } from '#src/console/status-page/status-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { CrudDialog } from './crud-dialogs.tsx'
import { crudPage } from './crud-page.tsx'
import css from './crud.css?inline'
import { $text } from './text.ts'

addStyles(css)

/** A page that the shop's generator made, under `/crud/:table_name`. */
export function CrudScreen() {
  const text = useStore($text)
  const connection = useConnection()
  const table = matchRoute(useLocation().path)?.params['table_name'] ?? ''
  const read = useCall(connection, readCrudConfig, table ? { params: { tableName: table } } : null)
  // a shop without this table, or a server that generates none: asking again would not bring it
  if (read.state === 'failed' && read.kind === 'missing') return <StatusPage kind="missing" />
  if (read.state === 'failed' && read.kind === 'forbidden') return <StatusPage kind="forbidden" />
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  if (read.state === 'waiting') return <Skeleton rows={8} height={32} />
  return <CrudList key={table} config={read.data} table={table} />
}

// reading a row changes no list
const noReload = () => {}

function CrudList({ config, table }: { config: CrudConfig; table: string }) {
  const connection = useConnection()
  const { path } = useLocation()
  const title = config.readFields?.name || table
  const page = useMemo(() => crudPage(config, title, connection), [config, title, connection])
  const id = matchRoute(path)?.params['id']
  const router = useRouter()
  const tools = useTools(noReload)
  useEffect(() => namePath(path, title), [path, title])
  const Detail = page.actions?.find(({ key }) => key === 'detail')?.Dialog as CrudDialog | undefined
  const close = () => void router.go(`/crud/${table}`)
  return (
    <>
      <ListView page={page} />
      {id && Detail && <Detail row={{ [config.key]: id }} onClose={close} tools={tools} />}
    </>
  )
}
