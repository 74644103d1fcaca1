import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { fields } from '#src/kinds/kind.ts'
import { money } from '#src/kinds/money.ts'
import { masterDataFields, masterDataRights } from '../master-data.ts'
import { postCalls, resource } from '../resource.ts'

const { name, sort, isOn } = masterDataFields
const types = { cash: 'cash', bank: 'bank', wechat: 'wechat', alipay: 'alipay', draft: 'acceptance' }

/** Accounts that money comes into and leaves (manufacturing 2.3, cash_account). */
export default resource({
  name: 'cash-account',
  table: 'cash_accounts',
  label: 'name',
  fields: fields({
    name,
    type: choice(types, { required: true, start: 'bank' }),
    number: code({ max: 40 }),
    /** What came in less what went out, as the journal says; for who sees payments. */
    balance: money({ least: '-999999999999.99', most: '999999999999.99', readOnly: true, needs: 'admin-store-payments-index' }),
    sort,
    isOn,
  }),
  calls: postCalls('/basic/cashAccount'),
  ...masterDataRights,
  chosenBy: ['admin-store-materialPurchase-index', 'admin-store-payments-index'],
})
