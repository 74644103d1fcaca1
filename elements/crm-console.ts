import { defineElement } from '#src/door/define.ts'
import { consoleMeta } from './crm-console.meta.ts'
import './doors.ts'

defineElement(consoleMeta, () => import('#src/console/app.tsx'))
