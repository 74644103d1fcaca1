import { Headset } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { ServiceButtonFloat } from './float.tsx'
import { ServiceButtonPreview } from './preview.tsx'
import { serviceButton, type ServiceButton } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<ServiceButton>({
  kind: 'customerService',
  group: 'tools',
  rank: 1,
  icon: Headset,
  $text,
  ...serviceButton,
  Preview: ServiceButtonPreview,
  Float: ServiceButtonFloat,
})
