import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  example: '/link/9001',
})
