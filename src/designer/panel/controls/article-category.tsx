import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { askArticleCategories } from '../../shop/articles.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

/** A category of articles by its id; one that the shop does not name stays chosen. */
export function ArticleCategoryControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const t = useStore($text)
  const answer = useAnswer(askArticleCategories)
  const categories = (answer ?? []).map(({ id, title, depth }) => ({ value: id, label: `${'　'.repeat(depth)}${title}` }))
  const isMissing = value !== '' && !categories.some((option) => option.value === value)
  const options = [{ value: '', label: t.allArticles }, ...(isMissing ? [{ value, label: `ID ${value}` }] : []), ...categories]
  const choose = (next: string) => {
    onChange(next)
    onCommit()
  }
  return (
    <Field label={wordOf(words, row.field)} help={answer === null && t.categoriesUnread}>
      <Select value={value} onChange={choose} options={options} />
    </Field>
  )
}
