import type { WithdrawalRow } from '#src/api/withdrawals.ts'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { shopTime } from '#src/lib/shop-time.ts'
import type { Words } from './text.ts'

type Way = 'weixin' | 'alipay' | 'bank' | 'balance'

const states: Readonly<Record<number, 'waiting' | 'passed' | 'refused'>> = { 0: 'waiting', 1: 'passed', [-1]: 'refused' }
export const stateOf = ({ status }: WithdrawalRow) => states[status] ?? 'waiting'
export const isWaiting = ({ status }: WithdrawalRow) => status === 0

export const wayOf = ({ extract_type: way }: WithdrawalRow, words: Words): string => words[way as Way] ?? way

/** Where the money goes: the name and the account of the way it is paid out. */
export const accountOf = ({ extract_type: way, ...row }: WithdrawalRow): string =>
  ({
    bank: [row.real_name, row.bank_code, row.bank_address],
    weixin: [row.real_name || row.nickname, row.wechat],
    alipay: [row.real_name, row.alipay_code],
  })[way]
    ?.filter(Boolean)
    .join(' ') ?? row.real_name

export const timeOf = ({ add_time: at }: WithdrawalRow) => (typeof at === 'number' ? shopTime(at) : at)

/** What our own server thinks worth a second look. */
export function Hints({ row: { shared_users: others = 0, is_unusual: isUnusual }, words }: { row: WithdrawalRow; words: Words }) {
  return (
    <>
      {others > 0 && (
        <Tooltip text={words.sharedAbout}>
          <span className="console-tag" data-strong>
            {words.shared(others)}
          </span>
        </Tooltip>
      )}
      {Number(isUnusual) === 1 && (
        <Tooltip text={words.unusualAbout}>
          <span className="console-tag" data-strong>
            {words.unusual}
          </span>
        </Tooltip>
      )}
    </>
  )
}
