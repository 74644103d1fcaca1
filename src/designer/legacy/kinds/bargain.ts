import { HandCoins } from 'lucide-react'
import { BargainPicks } from '../picks/activity-picks.tsx'
import { defineDeals } from '../shared/deals.ts'

export default defineDeals({ kind: 'bargain', icon: HandCoins, title: '砍价列表', type: 8, Aside: BargainPicks })
