import { defineElement } from '#src/door/define.ts'
import { mediaLibraryMeta } from './crm-media-library.meta.ts'
import './doors.ts'

defineElement(mediaLibraryMeta, () => import('#src/media/app.tsx'))
