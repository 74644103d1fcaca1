import { defineElement } from '#src/door/define.ts'
import { kefuMeta } from './crm-kefu.meta.ts'

// no doors.ts: the chat opens no other element, and a shop page would load the list for nothing
defineElement(kefuMeta, () => import('#src/kefu/app.ts'))
