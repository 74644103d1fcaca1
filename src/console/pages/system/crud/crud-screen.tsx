import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { readCrudConfig, type CrudConfig } from '#src/api/crud.ts'
import { ListView } from '#src/console/engine/list-view.tsx'
import { useTools } from '#src/console/engine/use-tools.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
import { callPlace } from '#src/console/page-files.ts'
import { usePlace, useRouter } from '#src/console/router/use-router.ts'
import { matchRoute } from '#src/console/routes.ts'
import { StatusPage } from '#src/console/status-page/status-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
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
  const table = matchRoute(usePlace().path)?.params['table_name'] ?? ''
  // what a table is called is said by the server, in the language that it is asked in
  const locale = useStore($locale)
  const earlier = useRef<{ table: string; config: CrudConfig }>(undefined)
  const asked = useAsked(table ? `${table} ${locale}` : null, () => connection.send(readCrudConfig, { params: { tableName: table } }))
  // a shop without this table, or a server that generates none: asking again would not bring it
  if (asked.state === 'failed' && asked.kind === 'missing') return <StatusPage kind="missing" />
  if (asked.state === 'failed' && asked.kind === 'forbidden') return <StatusPage kind="forbidden" />
  if (asked.state === 'failed') return <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />
  if (asked.state === 'there') earlier.current = { table, config: asked.data }
  // in another language the list stays until its words are there
  const config = earlier.current?.table === table ? earlier.current.config : undefined
  if (!config) return <Skeleton rows={8} height={32} />
  return <CrudList key={table} config={config} table={table} />
}

// reading a row changes no list
const noReload = () => {}

function CrudList({ config, table }: { config: CrudConfig; table: string }) {
  const connection = useConnection()
  const { path } = usePlace()
  const title = config.readFields?.name || table
  const page = useMemo(() => crudPage(config, title, connection), [config, title, connection])
  const id = matchRoute(path)?.params['id']
  const router = useRouter()
  const tools = useTools(noReload)
  useEffect(() => callPlace(path, title), [path, title])
  const Detail = page.actions?.find(({ key }) => key === 'detail')?.Dialog as CrudDialog | undefined
  const close = () => void router.go(`/crud/${table}`)
  return (
    <>
      <ListView page={page} />
      {id && Detail && <Detail row={{ [config.key]: id }} onClose={close} tools={tools} />}
    </>
  )
}
