import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { listPageVersions, type PageVersion } from '#src/api/page-versions.ts'
import type { Editor } from '../editor.ts'

const limit = 20

/** The history of the open page as far as it has been asked for, newest first. */
export interface Versions {
  readonly state: 'waiting' | 'there' | 'failed'
  readonly list: readonly PageVersion[]
  readonly count: number
  readonly message: string
  more(): void
  again(): void
}

interface Pages {
  readonly key: string
  readonly list: readonly PageVersion[]
  readonly count: number
}

/** Reads the versions, again whenever the page has been saved. */
export function useVersions({ connection, session }: Editor): Versions {
  const { id, version } = useStore(session.saver.$origin)
  const [wanted, setWanted] = useState(limit)
  const [round, setRound] = useState(0)
  const [pages, setPages] = useState<Pages | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const key = `${id} ${version}`
  useEffect(() => {
    if (id === '') return setPages({ key, list: [], count: 0 })
    let isCurrent = true
    setFailure(null)
    connection.send(listPageVersions, { params: { id }, query: { page: 1, limit: wanted } }).then(
      ({ list, count }) => isCurrent && setPages({ key, list, count: Number(count) || 0 }),
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error.message : ''),
    )
    return () => {
      isCurrent = false
    }
  }, [connection, id, key, wanted, round])
  return {
    state: failure !== null ? 'failed' : pages ? 'there' : 'waiting',
    list: pages?.list ?? [],
    count: pages?.count ?? 0,
    message: failure ?? '',
    more: () => setWanted((before) => before + limit),
    again: () => setRound((before) => before + 1),
  }
}
