import { defineElement } from '#src/door/define.ts'
import { sharedAttributes, sharedEvents } from '#src/door/meta.ts'

const summary = 'Every widget in every state.'

defineElement({ tag: 'crm-ui-gallery', summary, attributes: sharedAttributes, events: sharedEvents }, () => import('./screen.tsx'))
