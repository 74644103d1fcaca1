import { sharedAttributes, sharedEvents, type ElementMeta } from '#src/door/meta.ts'

/** The storefront designer. */
export const designerMeta: ElementMeta = {
  tag: 'crm-designer',
  summary: 'Drag-and-drop editor of a storefront page and its tab bar.',
  attributes: {
    ...sharedAttributes,
    pageId: { type: 'string', description: 'Id of the page to edit; empty or 0 = a new page.' },
  },
  events: {
    ...sharedEvents,
    'crm-change': { detail: '{ dirty: boolean }', description: 'The page became changed, or unchanged again.' },
    'crm-save': {
      detail: '{ id: string; title: string; name: string; value: Record<string, unknown> }',
      description: 'The page is about to be saved; cancel it to refuse.',
      cancelable: true,
    },
    'crm-saved': { detail: '{ id: string; version: string }', description: 'The server has stored the page.' },
    'crm-close': {
      detail: '{ dirty: boolean }',
      description: 'The person wants to leave the designer; the host closes it.',
      cancelable: true,
    },
  },
  methods: {
    save: {
      parameters: [],
      returns: '{ id: string } | null',
      description: 'Saves; null when it was refused or failed (the designer says why).',
    },
    undo: { parameters: [], returns: 'boolean', description: 'Takes back the last step; false when there is none.' },
    redo: { parameters: [], returns: 'boolean', description: 'Repeats the step taken back; false when there is none.' },
    isDirty: { parameters: [], returns: 'boolean', description: 'True when there are changes that the server does not have.' },
  },
}
