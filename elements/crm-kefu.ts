import { defineElement } from '#src/door/define.ts'
import mount from '#src/kefu/app.ts'
import { kefuMeta } from './crm-kefu.meta.ts'

// no doors.ts: the chat opens no other element, and a shop page would load the list for nothing. The bubble is so small
// that it comes with the entry: one journey less before a shop page shows it
defineElement(kefuMeta, async () => ({ default: mount }))
