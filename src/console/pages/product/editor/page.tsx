import { readProduct } from '#src/api/store-products.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { editorForm } from './editor-form.ts'
import { $text } from './text.ts'

/** A product from nothing to the storefront (products contract, "Product editor"). */
export default definePage({
  text: $text,
  form: editorForm,
  edit: 'edit',
  back: { to: '/product/product_list', word: 'list' },
  read: (connection, id) => connection.send(readProduct, { params: { id } }),
})
