import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { readConfigTabs } from '#src/api/config.ts'
import { useCall } from '#src/stores/use-read.ts'
import { pathOfMenu, trailOfPage } from '#src/console/menu.ts'
import { useLocation, useRouter } from '#src/console/router/use-router.ts'
import { matchRoute } from '#src/console/routes.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { ConfigForm } from './config-form.tsx'
import css from './config-screen.css?inline'
import { $text } from './text.ts'
import { tabPath, tabRows } from './tab-path.ts'

addStyles(css)

/** The configuration that the address names: its tabs, and the form of the chosen one. */
export function ConfigScreen() {
  const { path } = useLocation()
  return <ConfigOf key={path} path={path} />
}

function ConfigOf({ path }: { path: string }) {
  const text = useStore($text)
  const connection = useConnection()
  const router = useRouter()
  const { query } = useLocation()
  const title = useMenuTitle(path) ?? text.title
  const { type = '0', tab_id: pid = '0' } = matchRoute(path)?.params ?? {}
  const read = useCall(connection, readConfigTabs, { query: { type, pid } })
  const tabs = read.state === 'there' ? (read.data.config_tab ?? []) : []
  const chosen = tabPath(tabs, new URLSearchParams(query).get('tab_id') ?? '')
  // a group without tabs of its own has its form under its own number
  const tab = read.state === 'there' ? String(chosen.at(-1)?.id ?? pid) : ''
  const shown = useVisited(tab)
  const { unsaved, mark } = useUnsavedTabs()
  const choose = (id: string | number) => void router.go(`${path}?tab_id=${encodeURIComponent(String(id))}`)
  return (
    <section className="console-settings" aria-label={title}>
      <header className="console-settings-head">
        <h1>{title}</h1>
      </header>
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {tabRows(tabs, chosen).map(({ tabs: row, chosen: one }, level) => (
        <div key={level} className="console-config-tabs" data-level={level}>
          <Tabs
            value={String(one.id)}
            onChange={choose}
            tabs={row.map(({ id, label }) => ({ value: String(id), label: unsaved.has(String(id)) ? `${label} •` : label }))}
            aria-label={level === 0 ? title : text.below(chosen[level - 1]?.label ?? title)}
          />
        </div>
      ))}
      {read.state === 'waiting' && (
        <div className="console-config-form">
          <Skeleton rows={6} height={32} />
        </div>
      )}
      {shown.map((one) => (
        <div key={one} hidden={one !== tab} className="console-config-panel">
          <ConfigForm tab={one} path={path} onUnsaved={mark} />
        </div>
      ))}
    </section>
  )
}

// a tab that was opened stays as it was left, half-typed and all
function useVisited(tab: string): readonly string[] {
  const [visited, setVisited] = useState<readonly string[]>([])
  if (tab !== '' && !visited.includes(tab)) setVisited([...visited, tab])
  return visited
}

function useUnsavedTabs() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const mark = useCallback((tab: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(tab) === isUnsaved) return before
      return new Set(isUnsaved ? [...before, tab] : [...before].filter((one) => one !== tab))
    })
  }, [])
  return { unsaved, mark }
}

/** What the menu calls the page; many addresses share this screen. */
function useMenuTitle(path: string): string | undefined {
  const menu = useStore(useConnection().$menu)
  const places = (entries: NonNullable<typeof menu>): NonNullable<typeof menu> =>
    entries.map((entry) => ({ ...entry, path: pathOfMenu(entry.path), children: places(entry.children) }))
  return trailOfPage(places(menu ?? []), path).at(-1)?.title
}
