import type { Notice } from '#src/api/auth.ts'
import { pathOfMenu } from '../menu.ts'

/** Where a notice leads, as a place of ours. */
export const pathOfNotice = (notice: Notice): string => pathOfMenu(notice.url)
