/** A product or an order of which the host's page says that the visitor looks at it. */
export interface Offered {
  kind: 'product' | 'order'
  /** Id of the product, number of the order. */
  what: string
}
