import { addStyles } from '#src/lib/styles.ts'
import { askFirstCategories } from '../../shop/categories.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import type { PreviewProps } from '../shared/define.ts'
import css from './preview.css?inline'
import type { CategoryBar } from './schema.ts'

addStyles(css)

// the screen holds five, the others are scrolled to
const drawn = 12
const waiting = [1, 2, 3, 4]

export function CategoryBarPreview({ value }: PreviewProps<CategoryBar>) {
  const categories = useAnswer(askFirstCategories)
  const [start, end] = value.background
  const bar = { marginTop: value.spaceAbove, color: value.wordColour, background: `linear-gradient(90deg, ${start}, ${end})` }
  return (
    <div className="designer-categories" style={bar}>
      <span className="designer-categories__item" data-open="">
        首页
      </span>
      {categories?.slice(0, drawn).map((category) => (
        <span key={category.id} className="designer-categories__item">
          {category.name}
        </span>
      ))}
      {categories === undefined && waiting.map((key) => <i key={key} className="designer-categories__wait" />)}
    </div>
  )
}
