import type { ReadableAtom } from 'nanostores'
import { createElement } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { Deferred } from '#src/gate/deferred.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { askList } from './ask-list.ts'
import { filterQuery } from './filters/index.ts'
import { FormScreen, StayingForm } from './form/form-screen.tsx'
import { ListScreen } from './list-screen.tsx'
import { withChildren } from './tree-rows.ts'
import type { FormPage, ListPage, Page, PageWords, StayingFormPage, ViewPage } from './page.ts'
import type { SettingsPage } from './settings/settings-page.ts'
import type { SettingsScreenProps } from './settings/settings-screen.tsx'
import type { StatisticsPage } from './statistics/statistics-page.ts'
import type { StatisticsScreenProps } from './statistics/statistics-screen.tsx'

const settingsScreen = lazyPart<SettingsScreenProps>(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen)
const statisticsScreen = lazyPart<StatisticsScreenProps>(async () => (await import('./statistics/statistics-screen.tsx')).StatisticsScreen)
const pending = createElement(Skeleton, { height: 420 })

const mostFound = 5

function finderOf<Row, W>(page: ListPage<Row, W>): Pick<Page, 'find'> {
  const { find, filters, list, query: always, rowKey, rowName } = page
  if (!find) return {}
  const by = filters?.find(({ field }) => field === find)
  const at = by?.at
  const rows = async (connection: Connection, words: string) => {
    if (at && at !== connection.kind) return []
    const query = { ...always, page: 1, limit: mostFound, ...(by ? filterQuery([by], { [find]: words }) : { [find]: words }) }
    const { list: found } = await askList(connection, list, query)
    // above what was found stands what it is below
    const rows = page.children
      ? withChildren(page, found)
          .filter((row) => rowName(row).includes(words))
          .slice(0, mostFound)
      : found
    return rows.map((row) => ({ key: rowKey(row), name: rowName(row) }))
  }
  return { find: { field: find, rows } }
}

/** Declares a page: a list by its columns and actions, a form, settings, figures, or a view of its own. */
export function definePage<Row, W extends PageWords>(page: ListPage<Row, W>): Page
export function definePage<Row, W extends PageWords>(page: FormPage<Row, W>): Page
export function definePage<Row, W extends PageWords>(page: StayingFormPage<Row, W>): Page
export function definePage<V extends object, W extends PageWords>(page: SettingsPage<V, W>): Page
export function definePage<W extends PageWords>(page: StatisticsPage<W>): Page
export function definePage<W extends PageWords>(page: ViewPage<W>): Page
export function definePage<Row extends object, W extends PageWords>(
  page: ListPage<Row, W> | FormPage<Row, W> | StayingFormPage<Row, W> | SettingsPage<Row, W> | StatisticsPage<W> | ViewPage<W>,
): Page {
  const text = page.text as ReadableAtom<PageWords>
  if ('view' in page) return { text, View: page.view, list: page.list }
  if ('stays' in page) return { text, View: () => createElement(StayingForm<Row, W>, { page }) }
  if ('form' in page) return { text, edit: page.edit, View: () => createElement(FormScreen<Row, W>, { page }) }
  if ('settings' in page) {
    const props = { page: page as unknown as SettingsScreenProps['page'] }
    return { text, View: () => createElement(Deferred<SettingsScreenProps>, { part: settingsScreen, props, pending }) }
  }
  if ('statistics' in page) {
    const props = { page: page as unknown as StatisticsScreenProps['page'] }
    return { text, View: () => createElement(Deferred<StatisticsScreenProps>, { part: statisticsScreen, props, pending }) }
  }
  const list = page as unknown as ListPage<never, never>
  return { text, View: () => createElement(ListScreen<Row, W>, { page }), list, ...finderOf(page) }
}
