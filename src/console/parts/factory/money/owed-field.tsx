import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { priceKey } from '#src/api/factory-lines.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { PartyMoney } from './party-money.tsx'
import { $text } from './text.ts'

/** In a form that pays: what is owed to who is chosen there. Nothing is filled in. */
export function OwedField({ form }: ControlProps<string>) {
  const words = useStore($text)
  const connection = useConnection()
  const party = useSyncExternalStore(
    (listener) => form.$values.listen(listener),
    () => String(form.at('party') ?? ''),
  )
  // who pays need not see what else is owed
  if (!connection.can(priceKey)) return <span className="console-faint">—</span>
  return party ? (
    <PartyMoney connection={connection} party={Number(party)} side="AP" />
  ) : (
    <span className="console-faint">{words.none}</span>
  )
}
