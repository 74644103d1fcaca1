import userLabel from '#src/api/resources/user-label.ts'
import userLabelCategory from '#src/api/resources/user-label-category.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Labels that users carry, by their categories (users contract, 用户标签). */
export default recordPage({
  text: $text,
  of: userLabel,
  size: 15,
  empty: 'empty',
  search: 'search',
  aside: { of: userLabelCategory, by: 'category', word: 'categories', add: 'addCategory' },
  columns: ['id', { key: 'name', heading: true }, 'category'],
})
