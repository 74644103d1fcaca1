import { readGroomProducts, type ProductRow } from '#src/api/products.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'

/** Some of the shop's own products for a preview; none while they are on their way or cannot be read. */
export function usePreviewProducts(count: number): readonly ProductRow[] {
  const connection = useConnection()
  const read = useCall(connection, readGroomProducts, { params: { type: 1 }, query: { page: 1, limit: count } })
  return read.state === 'there' && Array.isArray(read.data) ? read.data : []
}
