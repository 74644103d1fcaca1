import { useStore } from '@nanostores/react'
import { definePage } from '#src/console/engine/define-page.ts'
import { judge } from '#src/console/guard.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import type { Route } from '#src/console/route.ts'
import { Link } from '#src/console/router/link.tsx'
import { routes } from '#src/console/routes.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Table } from '#src/ui/table/table.tsx'
import { $text } from './text.ts'

const open: readonly Route[] = routes.filter(({ path, isBare }) => !path.includes(':') && !isBare)

/** The guard's own verdict on every page of the console. */
function PagePermission() {
  const text = useStore($text)
  const access = useStore(useConnection().$session)?.access ?? null
  const may = ({ path, auth }: Route) => judge({ path, auth }, access) === 'show'
  return (
    <DemoPage title={text.title} about={text.about}>
      <Table
        caption={text.title}
        rows={open}
        rowKey={({ path }) => path}
        columns={[
          {
            key: 'path',
            title: text.path,
            show: (route) =>
              may(route) ? (
                <Link className="console-page-link" to={route.path}>
                  {route.path}
                </Link>
              ) : (
                route.path
              ),
          },
          { key: 'keys', title: text.keys, show: ({ auth }) => (Array.isArray(auth) ? auth.join(' / ') : text.everybody) },
          { key: 'verdict', title: text.verdict, width: 140, show: (route) => (may(route) ? text.may : text.mayNot) },
        ]}
      />
    </DemoPage>
  )
}

export default definePage({ text: $text, view: PagePermission })
