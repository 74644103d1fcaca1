import { defineElement } from '#src/door/define.ts'
import { formControl } from '#src/door/form-control.ts'
import { mediaLibraryMeta } from './crm-media-library.meta.ts'
import './doors.ts'

defineElement(mediaLibraryMeta, () => import('#src/media/app.tsx'), formControl)
