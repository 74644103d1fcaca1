import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listPageVersions, type PageVersion } from '#src/api/page-versions.ts'
import { useRead } from '#src/stores/use-read.ts'
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

/** Reads the versions, again whenever the page has been saved. */
export function useVersions({ connection, session }: Editor): Versions {
  const { id, version } = useStore(session.saver.$origin)
  const [wanted, setWanted] = useState(limit)
  const query = { page: 1, limit: wanted }
  const parts = id === '' ? null : ['page versions', id, version, wanted]
  const read = useRead(connection, parts, (over) => over.send(listPageVersions, { params: { id }, query }))
  // the versions before stay while others are on their way
  const pages = read.state === 'there' ? read.data : read.before
  return {
    state: read.state === 'failed' ? 'failed' : pages || !parts ? 'there' : 'waiting',
    list: (parts && pages?.list) ?? [],
    count: (parts && Number(pages?.count)) || 0,
    message: read.state === 'failed' ? read.message : '',
    more: () => setWanted((before) => before + limit),
    again: read.reload,
  }
}
