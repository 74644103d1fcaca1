import { definePresets } from '../shared/define-presets.ts'
import type { SearchBox } from './schema.ts'

export default definePresets<SearchBox>((say) => {
  const hotWords = [say('新品', 'New', '新品'), say('特惠', 'Offers', '特惠'), say('热销', 'Popular', '熱銷')].map((word) => ({ word }))
  return [
    { id: 'blue', name: say('清爽蓝', 'Clear blue', '清爽藍'), value: { background: ['#1d6ff2', '#4aa8f7'], align: 1, hotWords } },
    { id: 'green', name: say('生鲜绿', 'Fresh green', '生鮮綠'), value: { background: ['#1f9e62', '#5cc28a'], hotWords } },
    { id: 'dark', name: say('沉稳黑', 'Calm black', '沉穩黑'), value: { background: ['#1f2329', '#3b424d'], shape: 1, hotWords } },
  ]
})
