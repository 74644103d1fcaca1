import type { Route } from '#src/console/route.ts'

// our own server has no key of its own for the designer
const auth = ['admin-setting-pages-diy', 'admin-setting-pages-devise']
const under = '/setting/pages/devise/0'

export const routes: readonly Route[] = [
  { path: '/setting/pages/diy_index', auth, isBare: true, under },
  // the shop's editor of older pages; ours knows by itself what it opens
  { path: '/setting/pages/diy', auth, isBare: true, under },
]
