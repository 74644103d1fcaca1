import { atom } from 'nanostores'
import { searchPrice, type PriceAnswer } from '#src/api/factory-products.ts'
import { readLineFacts, type LineFacts } from '#src/api/line-entry.ts'
import type { PriceUnit } from '#src/api/factory-lines.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import { priceInUnit } from './unit-price.ts'
import type { Connection } from '#src/stores/connection.ts'

/** What facts depend on besides the SKU. */
export interface About {
  warehouse: string
  party: string
  side: 'purchase' | 'sale'
}

const priceUnitOf = (unit: string | undefined, { counted_by }: LineFacts): PriceUnit => {
  if (unit === 'm2' || unit === 'm²') return 'm2'
  if (unit === 'm' || unit === '米') return 'm'
  // what is counted by kilograms has them as its unit
  return unit === 'kg' && counted_by !== 'weight' ? 'kg' : 'unit'
}

/** A price for a line, and why it is that. */
export interface Offer {
  price: string
  unit: PriceUnit
  source: PriceAnswer['source']
  candidates: PriceAnswer['candidates']
}

/** What is known of the SKUs of lines, asked for once each; anew when warehouse or party change. */
export class LineKnowledge {
  readonly $facts = atom<ReadonlyMap<string, LineFacts>>(new Map())
  readonly $offers = atom<ReadonlyMap<string, Offer>>(new Map())
  readonly $failed = atom(false)
  #about = ''
  #requested = new Set<string>()
  #waiting: Promise<void> = Promise.resolve()

  constructor(
    private readonly connection: Connection,
    private readonly about: () => About,
  ) {}

  /** Asks for what rows name and nobody has asked for yet. */
  take(skus: readonly string[]): Promise<void> {
    const about = this.about()
    const key = Object.values(about).join(' ')
    if (key !== this.#about) {
      this.#about = key
      this.#requested.clear()
      this.$offers.set(new Map())
    }
    const wanted = [...new Set(skus)].filter((sku) => /^\d+$/.test(sku) && !this.#requested.has(sku)).slice(0, 500)
    if (wanted.length === 0) return this.#waiting
    for (const sku of wanted) this.#requested.add(sku)
    this.#waiting = this.#read(wanted, about, key)
    return this.#waiting
  }

  async #read(skus: readonly string[], { warehouse, party, side }: About, key: string): Promise<void> {
    const body = {
      sku_ids: skus.map(Number),
      side,
      ...(warehouse && { warehouse_id: Number(warehouse) }),
      ...(party && { party_id: Number(party) }),
    }
    try {
      const { list } = await this.connection.send(readLineFacts, { body })
      if (key !== this.#about) return
      this.$facts.set(new Map([...this.$facts.get(), ...list.map((one) => [one.sku_id, one] as const)]))
      this.$failed.set(false)
    } catch {
      // lines are written without it; the next change asks again
      for (const sku of skus) this.#requested.delete(sku)
      this.$failed.set(true)
    }
  }

  /** What a SKU costs now: by the rules for who may ask them, or else what was paid last. */
  async offer(sku: string, qty: string, of: Readonly<Record<string, unknown>> = {}): Promise<Offer | undefined> {
    await this.take([sku])
    const facts = this.$facts.get().get(sku)
    if (!facts?.history) return undefined
    const [last] = facts.history
    const unit = facts.units.find(({ id }) => id === of.unit)?.name
    const answer = await this.#ask(sku, qty, unit)
    const priceUnit = answer && (answer.price_unit === unit ? 'unit' : priceUnitOf(answer.price_unit, facts))
    const found: Offer | undefined = answer?.price
      ? { price: answer.price, unit: priceUnit!, source: answer.source, candidates: answer.candidates }
      : last && { price: priceInUnit(last.price, last.unit, of), unit: last.unit, source: 'last', candidates: answer?.candidates ?? [] }
    if (found) this.$offers.set(new Map([...this.$offers.get(), [sku, found]]))
    return found
  }

  async #ask(sku: string, qty: string, unit: string | undefined): Promise<PriceAnswer | undefined> {
    if (!this.connection.can('admin-store-productList-index')) return undefined
    const { party, side } = this.about()
    const body = { side, sku_id: Number(sku), qty, ...(unit && { unit }), ...(party && { party_id: Number(party) }) }
    return (await this.connection.send(searchPrice, { body }).catch(() => undefined)) as PriceAnswer | undefined
  }

  /** Keeps up with the rows of a grid, and with what they stand in. Answers what ends it. */
  follow(grid: GridStore, beside: { listen(listener: () => void): () => void }): () => void {
    const look = () => void this.take(grid.rows.map((row) => String(row['sku'] ?? '')))
    look()
    // rows of a draft have ids alone
    const call = () => {
      for (const { sku_id: id, name } of this.$facts.get().values()) grid.names.set('sku', id, name)
    }
    const ends = [grid.$rows.listen(look), beside.listen(look), this.$facts.subscribe(call)]
    return () => ends.forEach((end) => end())
  }
}
