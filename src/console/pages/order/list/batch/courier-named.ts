import type { CourierChoice } from '#src/api/orders.ts'

type Couriers = readonly CourierChoice[]

const bare = (text: string) => text.trim().toLowerCase()
const begunBy = (couriers: Couriers, word: string) => couriers.filter(({ value }) => bare(value).startsWith(bare(word)))

/** A courier by its code, its name, or a beginning of its name: where several begin so, the one of the code `usual`. */
export function courierNamed(couriers: Couriers, word: string, usual: string): CourierChoice | undefined {
  const exactly = couriers.find(({ code, value }) => bare(code) === bare(word) || bare(value) === bare(word))
  const begun = begunBy(couriers, word)
  return exactly ?? (begun.length === 1 ? begun[0] : begun.find(({ code }) => code === usual))
}

/** Whether names of several couriers begin so. */
export const isSeveral = (couriers: Couriers, word: string): boolean => begunBy(couriers, word).length > 1
