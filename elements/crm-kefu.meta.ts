import { sharedAttributes, sharedEvents, type ElementMeta } from '#src/door/meta.ts'

/** Customer-service chat. */
export const kefuMeta: ElementMeta = {
  tag: 'crm-kefu',
  summary: 'Customer-service chat: a bubble for visitors, a workbench for agents.',
  attributes: {
    ...sharedAttributes,
    mode: { type: 'string', default: 'visitor', description: 'visitor or agent.' },
    open: { type: 'boolean', description: 'The visitor’s sheet is open.' },
    unreadTitle: { type: 'boolean', description: 'The visitor’s unread messages may be counted in the title of the page.' },
    standalone: {
      type: 'boolean',
      description: 'The page belongs to the chat: a visitor’s sheet fills it, an agent’s session is kept in cookies.',
    },
  },
  events: {
    ...sharedEvents,
    'crm-message': {
      detail: '{ id: string; text: string; mine: boolean }',
      description: 'A message was sent or has come; its words, or in brackets what it is: a picture, a product.',
    },
    'crm-unread': { detail: '{ count: number }', description: 'The number of unread messages changed.' },
    'crm-card': {
      detail: "{ kind: 'product' | 'order'; id: string }",
      description: 'A visitor pressed a card: a product by its id, an order by its number. Cancel it to show a page of your own.',
      cancelable: true,
    },
    'crm-open': { detail: '{}', description: 'The visitor opened the chat.' },
    'crm-close': { detail: '{}', description: 'The visitor closed the chat.' },
  },
  methods: {
    show: { parameters: [], returns: 'void', description: 'Opens the visitor’s chat.' },
    hide: { parameters: [], returns: 'void', description: 'Closes the visitor’s chat; the bubble stays.' },
    send: {
      parameters: [{ name: 'text', type: 'string' }],
      returns: 'void',
      description: 'Sends a text message; resolves when the server has it.',
    },
    showProduct: {
      parameters: [{ name: 'id', type: 'string | number' }],
      returns: 'void',
      description: 'Opens the visitor’s chat with a product that they can send to the agent.',
    },
    showOrder: {
      parameters: [{ name: 'number', type: 'string' }],
      returns: 'void',
      description: 'Opens the visitor’s chat with an order of theirs that they can send to the agent.',
    },
  },
  parts: { bubble: 'The visitor’s round button.' },
}
