import { registerDoor } from '#src/door/door.ts'

registerDoor('crm-console', () => import('./crm-console.ts'))
registerDoor('crm-designer', () => import('./crm-designer.ts'))
registerDoor('crm-media-library', () => import('./crm-media-library.ts'))
registerDoor('crm-kefu', () => import('./crm-kefu.ts'))
