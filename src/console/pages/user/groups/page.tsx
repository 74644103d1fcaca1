import userGroup from '#src/api/resources/user-group.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Groups of the shop's users (users contract, 用户分组). */
export default recordPage({
  text: $text,
  of: userGroup,
  size: 15,
  empty: 'empty',
  search: 'search',
  columns: ['id', { key: 'name', heading: true }],
})
