import { TextQuote } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { RichTextPreview } from './preview.tsx'
import { richText, type RichTextBlock } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<RichTextBlock>({
  kind: 'richText',
  group: 'tools',
  rank: 5,
  icon: TextQuote,
  $text,
  ...richText,
  Preview: RichTextPreview,
})
