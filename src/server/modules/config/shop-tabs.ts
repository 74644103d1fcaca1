import type { ServerForm } from '#src/api/server-form.ts'
import { compared, parseDecimal, sumOf } from '#src/lib/decimal.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { chatKey, chatTab } from './chat-tab.ts'

/** Groups of the shop's own tabs, by the numbers that its menu leads to, each with the key of its entry. */
export const shopGroups = {
  113: { key: 'setting-order-config', tabs: [115, 116, 117, 119, 120] },
  11: { key: 'marketing-integral-system_config', tabs: [] },
  9: { key: 'setting-system_config_retail', tabs: [] },
  [chatTab]: { key: chatKey, tabs: [] },
} as const

interface Figure {
  tab: number
  of: keyof ShopSettings
  /** Numbers of the refusals: for what is no figure, and for one out of bounds. */
  codes: readonly [wrong: string, outside: string]
  most: string
  /** 0 for what is counted; two unless told. */
  places?: 0
}

const figures: Readonly<Record<string, Figure>> = {
  order_cancel_time: { tab: 115, of: 'cancelHours', codes: ['400061', '400061'], most: '720' },
  // ours: the shop has no such setting, and the contract no number for it
  system_ship_time: { tab: 116, of: 'shipHours', codes: ['config_ship_hours', 'config_ship_hours'], most: '720' },
  system_delivery_time: { tab: 116, of: 'receiveDays', codes: ['400065', '400065'], most: '365' },
  // the contract has no number for it
  system_comment_time: { tab: 117, of: 'reviewDays', codes: ['config_review_days', 'config_review_days'], most: '365' },
  store_stock: { tab: 120, of: 'leastStock', codes: ['400049', '400049'], most: '1000000', places: 0 },
  integral_ratio: { tab: 11, of: 'pointWorth', codes: ['400054', '400056'], most: '1000' },
  order_give_integral: { tab: 11, of: 'pointsPerYuan', codes: ['400059', '400060'], most: '1000' },
  store_brokerage_ratio: { tab: 9, of: 'commissionOne', codes: ['400042', '400044'], most: '100' },
  store_brokerage_two: { tab: 9, of: 'commissionTwo', codes: ['400045', '400047'], most: '100' },
}

const flags: Readonly<Record<string, { tab: number; of: 'hasPickUp' | 'hasCommission' | 'isSelfCommission' }>> = {
  store_self_mention: { tab: 119, of: 'hasPickUp' },
  brokerage_func_status: { tab: 9, of: 'hasCommission' },
  is_self_brokerage: { tab: 9, of: 'isSelfCommission' },
}

/** Fields of the shop's settings, each with its tab. */
export const shopFields: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries({ ...figures, ...flags }).map(([field, { tab }]) => [field, tab])),
}

export const keyOfShopTab = (id: number): string | undefined =>
  Object.entries(shopGroups).find(([group, { tabs }]) => Number(group) === id || (tabs as readonly number[]).includes(id))?.[1].key

/** The rules of a tab of the shop's settings; none for any other. */
export function shopRules(id: number, settings: ShopSettings, locale: Locale): ServerForm['rules'] {
  const say = (key: string) => sentence(key, locale) ?? ''
  const common = (field: string, value: string | number) => ({
    ...{ field, value, title: say(`config_${field}`), col: { span: 13 } },
    suffix: { type: 'div', class: 'tips-info', domProps: { innerHTML: say(`config_${field}_help`) } },
  })
  const inputs = Object.entries(figures)
    .filter(([, { tab }]) => tab === id)
    .map(([field, { of }]) => ({
      ...common(field, String(settings[of])),
      ...{ type: 'input', props: { type: 'text', placeholder: '', maxlength: 10 } },
    }))
  const switches = Object.entries(flags)
    .filter(([, { tab }]) => tab === id)
    .map(([field, { of }]) => ({
      ...common(field, settings[of] ? 1 : 0),
      ...{ type: 'switch', props: { activeValue: 1, inactiveValue: 0 } },
    }))
  return [...switches, ...inputs]
}

function figureOf(field: string, given: string): string {
  const { codes, most, places = 2 } = figures[field]!
  const [wrong, outside] = codes
  const refuse = (code: string) => new Refusal({ status: Number(code) || 400, code, errors: { [field]: code } })
  const value = parseDecimal(given.trim() || '0', places)
  if (value === undefined) throw refuse(wrong)
  if (compared(value, '0') < 0 || compared(value, most) > 0) throw refuse(outside)
  return value
}

/** What a body sets of the shop's settings. Refused by the numbers of the contract (SystemConfigValidata). */
export function checkedShop(body: Readonly<Record<string, unknown>>): Partial<ShopSettings> {
  const set = <Of>(of: Readonly<Record<string, Of>>) => Object.entries(of).filter(([field]) => body[field] !== undefined)
  return Object.fromEntries([
    ...set(figures).map(([field, { of }]) => [of, figureOf(field, String(body[field]))]),
    ...set(flags).map(([field, { of }]) => [of, Number(body[field]) === 1]),
  ]) as Partial<ShopSettings>
}

/** @throws Refusal 400285 where more is promised than is paid */
export function refuseShares({ commissionOne, commissionTwo }: ShopSettings): void {
  if (compared(sumOf([commissionOne, commissionTwo]), '100') > 0)
    throw new Refusal({ status: 400285, errors: { store_brokerage_two: '400285' } })
}
