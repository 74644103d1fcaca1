import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { UsesOfFile } from '#src/api/file-library.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { kindWord, readUses } from '../actions/uses.ts'
import type { MediaServer } from '../server.ts'
import { $text } from './details.text.ts'

/** Where a file is used. */
export function UsesList({ server, id }: { server: MediaServer; id: string }) {
  const t = useStore($text)
  const retry = useStore($common).retry
  const [found, setFound] = useState<UsesOfFile | null | 'failed'>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    readUses(server, [id]).then(
      ([uses]) => isCurrent && setFound(uses ?? null),
      () => isCurrent && setFound('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [server, id, round])
  return (
    <section className="media-details-section" aria-label={t.uses} aria-busy={found === undefined}>
      <h3>{t.uses}</h3>
      {found === undefined && <Skeleton rows={2} />}
      {found === null && <p>{t.noUses}</p>}
      {found === 'failed' && (
        <p>
          {t.usesUnread}{' '}
          <Button size="compact" onClick={() => setRound(round + 1)}>
            {retry}
          </Button>
        </p>
      )}
      {found && found !== 'failed' && <UseRows {...found} />}
    </section>
  )
}

function UseRows({ uses, count }: UsesOfFile) {
  const t = useStore($text)
  return (
    <ul className="media-uses">
      {uses.map(({ kind, id, title }) => (
        <li key={`${kind} ${id}`}>
          <span className="media-uses-kind">{kindWord(kind)}</span>
          <span>{title || `#${id}`}</span>
        </li>
      ))}
      {count > uses.length && <li>{t.moreUses(count - uses.length)}</li>}
    </ul>
  )
}
