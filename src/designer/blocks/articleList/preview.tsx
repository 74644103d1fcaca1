import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { mostShown } from '../../shop/activities.ts'
import { askArticles, type Article } from '../../shop/articles.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { emptySlots } from '../shared/deal.tsx'
import { Waiting } from '../shared/waiting.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawnCount } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { ArticleList } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

export function ArticlesPreview({ value }: PreviewProps<ArticleList>) {
  const t = useStore($text)
  const answer = useAnswer(askArticles(value.category))
  const box = { margin: `${value.spaceAbove}px ${value.inset}px 0` }
  if (answer === null) return <NoAnswerNote style={box} />
  if (answer?.length === 0) return <ShopNote text={t.none} style={box} />
  const shown = answer?.slice(0, Math.min(drawnCount(value.count), mostShown)) ?? emptySlots(drawnCount(value.count), mostShown)
  return (
    <div className="designer-articles" style={{ ...box, background: value.background, borderRadius: value.corners === 1 ? 7.5 : 0 }}>
      {shown.map((article, index) => (
        <ArticleCard key={article?.id ?? index} article={article} value={value} isLast={index === shown.length - 1} />
      ))}
    </div>
  )
}

function ArticleCard({ article, value, isLast }: { article: Article | undefined; value: ArticleList; isLast: boolean }) {
  const card = { marginBottom: isLast ? 0 : value.gap, borderRadius: value.cardCorners === 1 ? 7.5 : 0 }
  return (
    <div className={`designer-article${value.wordsAt === 1 ? ' is-turned' : ''}`} style={card}>
      <div className="designer-article__words">
        {article ? (
          <>
            <p className="designer-article__title">{article.title}</p>
            <p className="designer-article__added">{article.added}</p>
          </>
        ) : (
          <>
            <Waiting width="100%" height={36} />
            <Waiting width="60%" height={14} />
          </>
        )}
      </div>
      <Picture src={article?.image ?? ''} className="designer-article__picture" />
    </div>
  )
}
