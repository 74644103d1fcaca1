import { readGroomProducts, type ProductRow } from '#src/api/products.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
import { useConnection } from '#src/gate/use-connection.ts'

/** Some of the shop's own products for a preview; none while they are on their way or cannot be read. */
export function usePreviewProducts(count: number): readonly ProductRow[] {
  const connection = useConnection()
  const asked = useAsked(`products ${count}`, () =>
    connection.send(readGroomProducts, { params: { type: 1 }, query: { page: 1, limit: count } }),
  )
  return asked.state === 'there' && Array.isArray(asked.data) ? asked.data : []
}
