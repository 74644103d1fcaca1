import { UsersRound } from 'lucide-react'
import { CombinationPicks } from '../picks/activity-picks.tsx'
import { defineDeals } from '../shared/deals.ts'

export default defineDeals({ kind: 'combination', icon: UsersRound, title: '拼团列表', type: 3, Aside: CombinationPicks })
