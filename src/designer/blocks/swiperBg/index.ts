import { GalleryHorizontalEnd } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { CarouselPreview } from './preview.tsx'
import { carousel, type Carousel } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<Carousel>({
  kind: 'swiperBg',
  group: 'basic',
  rank: 2,
  icon: GalleryHorizontalEnd,
  $text,
  ...carousel,
  Preview: CarouselPreview,
})
