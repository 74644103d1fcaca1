import { useStore } from '@nanostores/react'
import type { ListAsideProps } from '../../blocks/shared/define.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { $text } from '../legacy.text.ts'
import type { Pick } from '../shared/lens.ts'
import { PickSelect } from './pick-select.tsx'
import { askSecondCategories } from './second-categories.ts'

/** Adds a category of the second level. */
export function CategoryPicks({ items, add }: ListAsideProps<Pick>) {
  const t = useStore($text)
  return <PickSelect label={t.chooseCategory} options={useAnswer(askSecondCategories)} items={items} add={add} />
}
