import { sql } from 'drizzle-orm'
import type { BalanceBody } from '#src/api/shop-users.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { row, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { enter, type Account } from '../../shop/ledger.ts'
import { formOf, rulesIn } from './form-rules.ts'
import { say } from './user-columns.ts'

async function refuseMissing(db: Db, uid: number): Promise<void> {
  if (!(await row(db, sql`select 1 from shop_users where uid = ${uid}`))) throw new Refusal({ status: 100026 })
}

const directions: readonly [number, string][] = [
  [1, 'more'],
  [2, 'less'],
]

/** By how much balance and points change, and why. Refused with 100026. */
export async function balanceForm(db: Db, locale: Locale, uid: number): Promise<ServerForm> {
  await refuseMissing(db, uid)
  const { radio, figure, input } = rulesIn(locale, (key) => say(key, locale))
  return formOf(say('balances', locale), 'PUT', `/user/update_other/${uid}.html`, [
    radio('money_status', 1, directions),
    figure('money', 0, { min: 0, max: 999_999.99 }),
    radio('integration_status', 1, directions),
    figure('integration', 0, { min: 0, precision: 0, max: 999_999 }),
    { ...input('mark', '', { maxlength: 100 }), title: say('reason', locale) },
  ])
}

/** An amount with its sign; undefined for nought. */
function signed(amount: string | number | undefined, status: number | undefined, places: number, field: string): string | undefined {
  const text = String(amount ?? 0)
  const form = places ? /^\d{1,6}(\.\d{1,2})?$/ : /^\d{1,6}$/
  if (!form.test(text)) throw new Refusal({ status: 400, code: '100100', errors: { [field]: 'field-wrong' } })
  if (/^[0.]+$/.test(text)) return undefined
  return status === 2 ? `-${text}` : text
}

interface Change {
  account: Account
  field: 'money' | 'integration'
  amount: string
}

/** Changes balance and points, each by an entry of its ledger. Refused with 100026, and 100007 where too little is left. */
export async function changeBalances(db: Db, uid: number, body: BalanceBody, locale: Locale): Promise<void> {
  await refuseMissing(db, uid)
  const { money, money_status, integration, integration_status, mark = '' } = body
  const [cash, points] = [signed(money, money_status, 2, 'money'), signed(integration, integration_status, 0, 'integration')]
  const changes: Change[] = [
    ...(cash ? [{ account: 'money', field: 'money', amount: cash } as const] : []),
    ...(points ? [{ account: 'points', field: 'integration', amount: points } as const] : []),
  ]
  for (const { account, field, amount } of changes) {
    const isLess = amount.startsWith('-')
    const title = say(`ledger.${account}.${isLess ? 'less' : 'more'}`, 'zh-cn')
    try {
      await enter(db, { uid, account, amount, type: isLess ? 'system_sub' : 'system_add', title, mark: mark.trim() })
    } catch (error) {
      throw error instanceof Refusal && error.detail.code === 'BALANCE_SHORT' ? shortOf(error, field, locale) : error
    }
  }
}

/** As the shop numbers it: a change that failed, with what is there. */
function shortOf({ detail }: Refusal, field: string, locale: Locale): Refusal {
  const words = sentence('BALANCE_SHORT', locale, detail.values) ?? ''
  return new Refusal({ status: 400, code: '100007', message: words, errors: { [field]: words } })
}
