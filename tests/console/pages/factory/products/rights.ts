import { defineRights } from '../../../../support/rights.ts'

/** Who may do what here stands with the list of products. */
export default defineRights({ example: '/product/products' })
