import type { PaidRow } from '#src/api/factory-money.ts'
import { documentName } from '#src/console/parts/factory/money/party-money.tsx'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

/** What a payment has settled, and why it was taken back. */
export function Allocations({ row: { allocations, reason, remark }, words }: { row: PaidRow; words: Words }) {
  return (
    <div>
      {reason && <p>{`${words.isUndone}：${reason}`}</p>}
      {remark && <p>{`${words.remark}：${remark}`}</p>}
      {allocations.length === 0 ? (
        <p className="console-faint">{words.nothing}</p>
      ) : (
        <ul aria-label={words.allocations}>
          {allocations.map((one) => (
            <li key={one.id}>{`${documentName(words, one)} · ${one.amount}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
