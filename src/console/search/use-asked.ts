import { useEffect, useState } from 'react'
import { searchMenus } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import type { FoundRow } from '../engine/page.ts'
import { declaredPage } from '../page-files.ts'
import type { PageRoute } from '../route.ts'
import { recordRoutes, settingLines, type PageLine } from './lines.ts'

/** Rows of one list that were found. */
export interface FoundRecords {
  title: string
  /** Where the list stands, narrowed to what was looked for. */
  place: string
  rows: readonly FoundRow[]
}

export interface Asked {
  settings: readonly PageLine[]
  records: readonly FoundRecords[]
  isLooking: boolean
}

const nothing: Asked = { settings: [], records: [], isLooking: false }
/** Milliseconds after the last letter. */
const pause = 250

/** What the server finds for the words, once somebody stops typing; what fails is left out. */
export function useAsked(connection: Connection, menu: readonly MenuEntry[], words: string): Asked {
  const [asked, setAsked] = useState(nothing)
  const wanted = words.trim()
  useEffect(() => {
    if (wanted === '') return setAsked(nothing)
    setAsked((before) => ({ ...before, isLooking: true }))
    let isCurrent = true
    const add = (part: Partial<Asked>) => isCurrent && setAsked((before) => ({ ...before, ...part }))
    const look = async () => {
      const records: FoundRecords[] = []
      const settings = connection.send(searchMenus, { body: { keyword: wanted } }).then(
        (found) => add({ settings: settingLines(menu, found) }),
        () => add({ settings: [] }),
      )
      const lists = recordRoutes(menu).map(async (route) => {
        const found = await recordsOf(connection, route, wanted).catch(() => undefined)
        if (found) add({ records: [...(records.push(found), records)] })
      })
      await Promise.all([settings, ...lists])
      add({ records, isLooking: false })
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [connection, menu, wanted])
  return asked
}

async function recordsOf(connection: Connection, { page, path }: PageRoute, words: string): Promise<FoundRecords | undefined> {
  const { find, text } = await declaredPage(page)
  if (!find) return undefined
  const rows = await find.rows(connection, words)
  const place = `${path}?${new URLSearchParams({ [find.field]: words })}`
  return rows.length > 0 ? { title: text.get().title, place, rows } : undefined
}
