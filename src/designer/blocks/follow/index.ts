import { UserRoundPlus } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { FollowAccountPreview } from './preview.tsx'
import { followAccount, type FollowAccount } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<FollowAccount>({
  kind: 'follow',
  group: 'tools',
  rank: 6,
  icon: UserRoundPlus,
  $text,
  ...followAccount,
  Preview: FollowAccountPreview,
})
