/** Kinds of what a factory buys, makes and sells (manufacturing 2.1). */
export const productKinds = ['material', 'aux', 'pack', 'semi', 'finished'] as const
export type ProductKind = (typeof productKinds)[number]

/** Permission keys of the page of products and of what is done there (manufacturing 3.0). */
export const productPage = 'admin-store-productList-index'
const button = (name: string) => `admin-store-productList-${name}`
export const productKeys = {
  add: button('add'),
  edit: button('edit'),
  remove: button('del'),
  import: button('import'),
}
export const typeKey = button('type')
export const priceKey = button('price')
