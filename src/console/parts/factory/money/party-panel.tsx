import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { priceKey } from '#src/api/factory-lines.ts'
import { listPapers, type PaperHeader, type PaperType } from '#src/api/factory-orders.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { grouped } from '#src/lib/decimal.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { MoneyFigures, useOpenItems } from './party-money.tsx'
import { $text } from './text.ts'

interface PartyPanelProps extends Pick<ControlProps<never>, 'form'> {
  /** Field of the form that names the party. */
  of: string
  /** What was done with them last. */
  type: PaperType
  isBought(): boolean
}

/** What is known of the supplier that stands in a form: what is owed, how much of it is late, and the last papers (manufacturing 3.0, shared form). */
export function PartyPanel({ form, of, type, isBought }: PartyPanelProps) {
  const connection = useConnection()
  const party = useSyncExternalStore(
    (listener) => form.$values.listen(listener),
    () => (isBought() ? String(form.at(of) ?? '') : ''),
  )
  return party && connection.can(priceKey) ? <Known connection={connection} party={Number(party)} type={type} /> : null
}

type LastPaper = Pick<PaperHeader, 'id' | 'sn'> & { biz_date: string; totals: { gross?: string } }

function Known({ connection, party, type }: { connection: Connection; party: number; type: PaperType }) {
  const words = useStore($text)
  const owed = useOpenItems(connection, { party, side: 'AP' })
  const last = useCall(connection, listPapers, { body: { type, party_id: party, page: 1, limit: 3 } })
  // who pays is not who orders: without the key for one of them there is the other
  const papers = last.state === 'there' ? (last.data.list as unknown as LastPaper[]) : []
  return (
    <section className="line-panel party-money" aria-label={words.about}>
      <h2>{words.about}</h2>
      {owed.state === 'there' && <MoneyFigures items={owed.data} side="AP" />}
      {papers.length > 0 && (
        <dl>
          {papers.map(({ id, sn, biz_date: day, totals }) => (
            <div key={id}>
              <dt>{`${sn} · ${day}`}</dt>
              <dd>{totals.gross === undefined ? '—' : grouped(totals.gross)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
