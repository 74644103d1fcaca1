import { useSyncExternalStore } from 'react'
import { priceKey } from '#src/api/factory-lines.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { PartyMoney } from './party-money.tsx'

/** In a form that pays: what is owed to who is chosen there, or is its value from the start. Nothing is filled in. */
export function OwedField({ form, value }: ControlProps<string>) {
  const connection = useConnection()
  const party = useSyncExternalStore(
    (listener) => form.$values.listen(listener),
    () => value || String(form.at('party') ?? ''),
  )
  // who pays need not see what else is owed
  if (!party || !connection.can(priceKey)) return <span className="console-faint">—</span>
  return <PartyMoney connection={connection} party={Number(party)} side="AP" />
}
