import type { Notice } from '#src/api/auth.ts'
import { pathOfMenu } from '../menu.ts'

/** Where a notice leads, as a place of ours; the list of orders calls its state by the specification's name. */
export const pathOfNotice = (notice: Notice): string => pathOfMenu(notice.url).replace(/^(\/order\/list\?)status=/, '$1orderStatus=')
