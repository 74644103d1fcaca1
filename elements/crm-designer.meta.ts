import { sharedAttributes, sharedEvents, type ElementMeta, uploadAttributes } from '#src/door/meta.ts'

/** The storefront designer. */
export const designerMeta: ElementMeta = {
  tag: 'crm-designer',
  summary: 'Drag-and-drop editor of a storefront page and its tab bar.',
  attributes: {
    ...sharedAttributes,
    ...uploadAttributes,
    readOnly: { type: 'boolean', description: 'The page can be looked at, not changed.' },
    kinds: {
      type: 'string',
      description: 'Kinds of blocks that may be added, by their stored names: "titles menus swiperBg". Default: all.',
    },
    forbiddenKinds: { type: 'string', description: 'Kinds of blocks that may not be added; blocks that the page has already stay.' },
    pageId: { type: 'string', description: 'Id of the page to edit; empty or 0 = a new page.' },
  },
  properties: {
    limits: {
      type: 'Record<string, number>',
      description: 'Most blocks by kind, of all kinds together under "*": { swiperBg: 2, "*": 40 }.',
    },
  },
  events: {
    ...sharedEvents,
    'crm-change': { detail: '{ dirty: boolean }', description: 'The page became changed, or unchanged again.' },
    'crm-save': {
      detail:
        '{ id: string; title: string; name: string; value: Record<string, unknown>; respondWith(saved: Promise<{ id?: string; version?: string; hash?: string } | void>): void }',
      description:
        'The page is about to be saved; cancel it to refuse. Call `respondWith` at once with a promise to save it yourself: resolved it is saved (a `hash` is compared), rejected its message is shown and the page stays unsaved.',
      cancelable: true,
    },
    'crm-saved': { detail: '{ id: string; version: string }', description: 'The page has been stored.' },
    'crm-published': {
      detail: '{ id: string; version: string }',
      description: 'Visitors read the page as it is now. Only where drafts are kept apart; elsewhere saving is publishing.',
    },
    'crm-pick-media': {
      detail: "{ use: 'picture' | 'tabBar' | 'background' | 'hotspot'; pick(address: string): void }",
      description: 'A picture is to be chosen. Cancel it to use a picker of your own, and call `pick` with the address.',
      cancelable: true,
    },
    'crm-close': {
      detail: '{ dirty: boolean }',
      description: 'The person wants to leave the designer; the host closes it.',
      cancelable: true,
    },
  },
  slots: {
    'bar-start': 'Beside the title of the page.',
    'bar-end': 'Before the buttons at the right of the bar.',
  },
  parts: {
    bar: 'The bar over everything, with the title and the buttons.',
    rail: 'The column at the left: blocks, outline and what else there is.',
    canvas: 'The ground that the phone stands on.',
    panel: 'The column at the right: settings of the chosen block or of the page.',
  },
  methods: {
    registerBlock: {
      parameters: [{ name: 'block', type: 'CrmCustomBlock' }],
      returns: 'void',
      description: 'Adds a kind of block of your own to the palette; refused with a TypeError when the definition is wrong.',
    },
    save: {
      parameters: [],
      returns: '{ id: string } | null',
      description:
        'Saves as its button does, with the same question when visitors would see errors at once or the shop would delete parts of a text; null when it was refused or failed (the designer says why).',
    },
    undo: { parameters: [], returns: 'boolean', description: 'Takes back the last step; false when there is none.' },
    redo: { parameters: [], returns: 'boolean', description: 'Repeats the step taken back; false when there is none.' },
    check: {
      parameters: [],
      returns: 'CrmFinding[]',
      description: 'Looks at the page as the linter does: dead links, missing or heavy pictures, contrast, texts cut off.',
    },
    isDirty: { parameters: [], returns: 'boolean', description: 'True when there are changes that the server does not have.' },
  },
}
