import { defineElement } from '#src/door/define.ts'
import { kefuMeta } from './crm-kefu.meta.ts'
import './doors.ts'

defineElement(kefuMeta, () => import('#src/kefu/app.ts'))
