import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useContext } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { ProductRow } from '#src/api/products.ts'
import { EditorContext } from '../use-editor.ts'
import type { ProductQuery, ProductRows } from './shop-products.ts'

const $nothing = atom<ProductRows>(undefined)
const $zero = atom(0)

/** Products of a query for a preview; undefined while loading, null when the shop did not answer. */
export function useProductRows(query: ProductQuery | null): ProductRows {
  const products = useContext(EditorContext)?.products
  return useStore(products && query ? products.$rows(query) : $nothing)
}

/** Picked products in their order; `row` is missing where the shop has not told about it. */
export function usePickedProducts(ids: readonly Id[]): { id: Id; row: ProductRow | undefined }[] {
  const products = useContext(EditorContext)?.products
  useStore(products?.$version ?? $zero)
  return ids.map((id) => ({ id, row: products?.byId(id) }))
}
