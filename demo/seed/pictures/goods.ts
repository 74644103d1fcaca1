/** Name, drawing, its two colours, price in yuan, and a line about it. */
export type GoodsRow = readonly [name: string, art: string, main: string, second: string, price: string, info: string]

/** demo/data/products.json: categories of two levels with their products. */
export type Goods = readonly {
  readonly name: string
  readonly children: readonly { readonly name: string; readonly unit: string; readonly products: readonly GoodsRow[] }[]
}[]

const found = import.meta.glob<Goods>('/demo/data/products.json', { import: 'default' })

export const readGoods = (): Promise<Goods> => Object.values(found)[0]!()
