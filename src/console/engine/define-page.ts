import type { ReadableAtom } from 'nanostores'
import { createElement } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { askList } from './ask-list.ts'
import { FormScreen } from './form/form-screen.tsx'
import { ListScreen } from './list-screen.tsx'
import type { FormPage, ListPage, Page, PageWords, ViewPage } from './page.ts'

const mostFound = 5

function finderOf<Row, W>({ find, filters, list, query: always, rowKey, rowName }: ListPage<Row, W>): Pick<Page, 'find'> {
  if (!find) return {}
  const at = filters?.find(({ field }) => field === find)?.at
  const rows = async (connection: Connection, words: string) => {
    if (at && at !== connection.kind) return []
    const query = { ...always, page: 1, limit: mostFound, [find]: words }
    const { list: found } = await askList(connection, list, query)
    return found.map((row) => ({ key: rowKey(row), name: rowName(row) }))
  }
  return { find: { field: find, rows } }
}

/** Declares a page: a list by its columns and actions, a form, or a view of its own. */
export function definePage<Row, W extends PageWords>(page: ListPage<Row, W>): Page
export function definePage<Row, W extends PageWords>(page: FormPage<Row, W>): Page
export function definePage<W extends PageWords>(page: ViewPage<W>): Page
export function definePage<Row, W extends PageWords>(page: ListPage<Row, W> | FormPage<Row, W> | ViewPage<W>): Page {
  const text = page.text as ReadableAtom<PageWords>
  if ('view' in page) return { text, View: page.view, list: page.list }
  if ('form' in page) return { text, edit: page.edit, View: () => createElement(FormScreen<Row, W>, { page }) }
  const list = page as unknown as ListPage<never, never>
  return { text, View: () => createElement(ListScreen<Row, W>, { page }), list, ...finderOf(page) }
}
