import { useStore } from '@nanostores/react'
import { readWithdrawalAccount, type WithdrawalAccount, type WithdrawalRow } from '#src/api/withdrawals.ts'
import css from '#src/console/engine/detail/detail.css?inline'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useOwnRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

addStyles(css)

type Words = ReturnType<typeof $text.get>
const fields = [
  ['realName', 'real_name'],
  ['bankCode', 'bank_code'],
  ['bankAddress', 'bank_address'],
  ['alipayCode', 'alipay_code'],
  ['wechatCode', 'wechat'],
] as const satisfies readonly (readonly [keyof Words, keyof WithdrawalAccount])[]

/** Where a withdrawal goes, in clear: read anew each time, so that each look is in the log. */
export function AccountDialog({ row: { id, nickname }, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const words = useStore($text)
  const common = useStore($common)
  const connection = useConnection()
  const read = useOwnRead(connection, ['account', id], () => connection.send(readWithdrawalAccount, { params: { id } }))
  return (
    <Dialog open onClose={onClose} title={nickname} width={420} footer={<Button onClick={onClose}>{common.close}</Button>}>
      {read.state === 'waiting' && <Skeleton rows={2} height={28} />}
      {read.state === 'failed' && <ErrorCard title={words.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && (
        <dl className="console-detail-fields">
          {fields.flatMap(([word, field]) =>
            read.data[field] ? (
              <div key={field}>
                <dt>{words[word]}</dt>
                <dd>{read.data[field]}</dd>
              </div>
            ) : (
              []
            ),
          )}
        </dl>
      )}
      <p className="console-faint">{words.accountAbout}</p>
    </Dialog>
  )
}
