import { useStore } from '@nanostores/react'
import { readWithdrawalAccount, type WithdrawalAccount, type WithdrawalRow } from '#src/api/withdrawals.ts'
import { LookDialog } from '#src/console/parts/personal-data/look-dialog.tsx'
import { $text, type Words } from './text.ts'

const fields = [
  ['realName', 'real_name'],
  ['bankCode', 'bank_code'],
  ['bankAddress', 'bank_address'],
  ['alipayCode', 'alipay_code'],
  ['wechatCode', 'wechat'],
] as const satisfies readonly (readonly [keyof Words, keyof WithdrawalAccount])[]

/** Where a withdrawal goes. */
export function AccountDialog({ row: { id, nickname }, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const words = useStore($text)
  return (
    <LookDialog
      title={nickname}
      parts={['account', id]}
      read={async (connection) => {
        const account = await connection.send(readWithdrawalAccount, { params: { id } })
        return fields.map(([word, field]) => [words[word], account[field]])
      }}
      onClose={onClose}
    />
  )
}
