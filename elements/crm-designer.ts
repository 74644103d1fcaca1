import { defineElement } from '#src/door/define.ts'
import { designerMeta } from './crm-designer.meta.ts'
import './doors.ts'

defineElement(designerMeta, () => import('#src/designer/app.tsx'))
