import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { commissionReader: ['finance-finance-commission'] },
  pages: { '/finance/finance/commission': ['commissionReader', 'withdrawalBooks'] },
  calls: [
    {
      who: ['commissionReader', 'withdrawalBooks'],
      calls: call(
        'adminapi',
        'GET finance/finance/commission_list',
        'GET finance/finance/user_info/:id',
        'GET finance/finance/extract_list/:id',
      ),
    },
  ],
})
