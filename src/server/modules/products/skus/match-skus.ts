/** A specification that a product has, or had. */
export interface KnownSku {
  id: number
  suk: string
  detail: Readonly<Record<string, string>>
  isRemoved: boolean
}

type Wanted = Pick<KnownSku, 'suk' | 'detail'>

const inNames = ({ detail }: Wanted) =>
  JSON.stringify(
    Object.keys(detail)
      .sort()
      .map((name) => [name, detail[name]]),
  )
const inOrder = ({ suk }: Wanted) => suk
const inValues = ({ detail }: Wanted) => JSON.stringify(Object.values(detail).sort())

/**
 * Which of the known specifications each wanted one is, so that a stock and a code stay with the same goods: by names and values, else by
 * the values in their order (an attribute was renamed), else by the values alone (attributes changed places). One that was removed is
 * found again by its names or its order.
 */
export function matchSkus(known: readonly KnownSku[], wanted: readonly Wanted[]): Map<number, number> {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const pass = (isRemoved: boolean, keyOf: (sku: Wanted) => string) => {
    const left = new Map<string, number[]>()
    for (const sku of known)
      if (sku.isRemoved === isRemoved && !taken.has(sku.id)) left.set(keyOf(sku), [...(left.get(keyOf(sku)) ?? []), sku.id])
    for (const [at, sku] of wanted.entries()) {
      const id = found.has(at) ? undefined : left.get(keyOf(sku))?.shift()
      if (id === undefined) continue
      found.set(at, id)
      taken.add(id)
    }
  }
  pass(false, inNames)
  pass(false, inOrder)
  pass(false, inValues)
  pass(true, inNames)
  pass(true, inOrder)
  return found
}
