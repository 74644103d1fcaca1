import type { Notice } from '#src/api/auth.ts'
import { placeOfMenu } from '../menu.ts'

/** Where a notice leads, as a place of ours. */
export const placeOfNotice = (notice: Notice): string => placeOfMenu(notice.url)
