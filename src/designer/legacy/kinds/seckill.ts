import { Zap } from 'lucide-react'
import { SeckillPicks } from '../picks/activity-picks.tsx'
import { defineDeals } from '../shared/deals.ts'

export default defineDeals({ kind: 'seckill', icon: Zap, title: '限时秒杀', type: 2, Aside: SeckillPicks })
