import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'

/** Rules of the shop that its staff set; figures are decimal text. */
export interface ShopSettings {
  /** Hours after which an order that nobody paid is given up; 0 never. */
  cancelHours: string
  /** Hours after payment within which an order is shipped; later it counts as late; 0 never. */
  shipHours: string
  /** Days after which what was shipped counts as received; 0 never. */
  receiveDays: string
  /** Days after which what was received counts as liked; 0 never. */
  reviewDays: string
  /** Pieces below which a product, or one of its specifications, counts as running low. */
  leastStock: string
  /** Whether orders can be picked up. */
  hasPickUp: boolean
  /** What a point is worth when it pays for goods. */
  pointWorth: string
  /** Points for each yuan that is paid for goods. */
  pointsPerYuan: string
  /** Whether who brought a buyer earns by what they buy. */
  hasCommission: boolean
  /** Percent of what is paid for goods, for who brought the buyer and for who brought that one. */
  commissionOne: string
  commissionTwo: string
  /** Whether a promoter earns by what they buy themselves. */
  isSelfCommission: boolean
}

const unset: ShopSettings = {
  ...{
    cancelHours: '0',
    shipHours: '0',
    receiveDays: '0',
    reviewDays: '0',
    leastStock: '10',
    hasPickUp: true,
    pointWorth: '0',
    pointsPerYuan: '0',
  },
  ...{ hasCommission: false, commissionOne: '0', commissionTwo: '0', isSelfCommission: false },
}

/** As they are set, the row `shop` of the settings; for a call that reads other things as well. */
export const shopSettings = sql`(select value from settings where name = 'shop')`
export const settingsOf = (value: Partial<ShopSettings> | null | undefined): ShopSettings => ({ ...unset, ...value })

export async function readShopSettings(db: Db): Promise<ShopSettings> {
  const found = await row<{ value: Partial<ShopSettings> | null }>(db, sql`select ${shopSettings} as value`)
  return settingsOf(found?.value)
}

/** What is named is set, what is not stays. */
export async function setShopSettings(db: Db, settings: Partial<ShopSettings>): Promise<void> {
  await db.execute(sql`insert into settings (name, value) values ('shop', ${JSON.stringify(settings)}::jsonb)
    on conflict (name) do update set value = settings.value || excluded.value`)
}
