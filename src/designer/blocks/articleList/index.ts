import { Newspaper } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { laterPreview } from '../shared/later-preview.tsx'
import { articleList, type ArticleList } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<ArticleList>({
  kind: 'articleList',
  group: 'basic',
  rank: 6,
  icon: Newspaper,
  $text,
  ...articleList,
  Preview: laterPreview(() => import('./preview.tsx').then(({ ArticlesPreview }) => ArticlesPreview)),
})
