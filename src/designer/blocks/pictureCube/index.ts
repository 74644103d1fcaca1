import { LayoutGrid } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { PictureCubePreview } from './preview.tsx'
import { pictureCube, type PictureCube } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<PictureCube>({
  kind: 'pictureCube',
  group: 'basic',
  rank: 9,
  icon: LayoutGrid,
  $text,
  ...pictureCube,
  Preview: PictureCubePreview,
})
