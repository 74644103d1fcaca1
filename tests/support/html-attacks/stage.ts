import { defineElement } from '#src/door/define.ts'
import { sharedAttributes, sharedEvents } from '#src/door/meta.ts'

const summary = 'Every place that shows saved HTML or words, with what the test hands over.'

defineElement({ tag: 'crm-html-stage', summary, attributes: sharedAttributes, events: sharedEvents }, () => import('./stage-screen.tsx'))
