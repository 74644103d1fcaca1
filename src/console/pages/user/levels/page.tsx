import userLevel from '#src/api/resources/user-level.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Levels that users climb by experience (users contract, 用户等级). */
export default recordPage({
  text: $text,
  of: userLevel,
  size: 15,
  empty: 'empty',
  search: 'search',
  filters: ['isShown'],
  columns: [
    'id',
    { key: 'icon', width: 90 },
    { key: 'image', width: 90 },
    { key: 'name', heading: true },
    { key: 'grade', width: 90 },
    { key: 'discount', width: 110 },
    { key: 'experience', width: 120 },
    { key: 'isShown', width: 100 },
  ],
})
