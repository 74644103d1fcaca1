import { sharedAttributes, sharedEvents, type ElementMeta, uploadAttributes } from '#src/door/meta.ts'

/** The whole back office. */
export const consoleMeta: ElementMeta = {
  tag: 'crm-console',
  summary: 'The back-office console: sign-in, menu, pages.',
  attributes: {
    ...sharedAttributes,
    ...uploadAttributes,
    routePrefix: { type: 'string', default: '/admin', description: 'Path that the console’s routes start with.' },
    router: {
      type: 'string',
      default: 'memory',
      description: 'Where the address is kept: path, hash, or memory (leaves the host’s address alone).',
    },
    frameOrigins: {
      type: 'string',
      description:
        'Origins, separated by spaces, whose pages are shown in a sandboxed frame where the menu leads to them; all others open in a window of their own.',
    },
    shopConsole: {
      type: 'string',
      description:
        'Address of the own back office of a plain shop, `https://shop.example/admin`: what its menu has and this console does not opens there, in a window of its own. `/admin` of the server unless told, where this console does not stand there itself.',
    },
    standalone: {
      type: 'boolean',
      description: 'The page belongs to the console: it keeps the session in cookies and sets the document title.',
    },
  },
  events: {
    ...sharedEvents,
    'crm-navigate': { detail: '{ path: string }', description: 'The console shows another page.' },
    'crm-title': {
      detail: '{ title: string }',
      description: 'What the page shown is called. The document’s title is the host’s; a `standalone` console sets it by itself.',
    },
    'crm-full-screen': {
      detail: '{}',
      description: 'Somebody wants the console on the whole screen, or back. A `standalone` console does it by itself.',
    },
    'crm-signed-in': { detail: '{ account: string }', description: 'Somebody signed in.' },
    'crm-signed-out': { detail: '{}', description: 'The session ended, by hand or by itself.' },
  },
  methods: {
    navigate: {
      parameters: [{ name: 'path', type: 'string' }],
      returns: 'void',
      description: 'Opens a page by its path below the prefix.',
    },
    quotation: {
      parameters: [{ name: 'quotation', type: 'CrmQuotation' }],
      returns: 'CrmFile',
      description:
        'Makes the Word file of a quotation, in the language of the element; needs no session. Refused with a TypeError that names the field when something is wrong.',
    },
    signOut: { parameters: [], returns: 'void', description: 'Ends the session.' },
  },
}
