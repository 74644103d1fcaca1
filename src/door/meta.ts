/** An attribute: a kebab name in HTML, mirrored as a camel-case property. */
export interface AttributeMeta {
  type: 'string' | 'boolean' | 'number'
  description: string
  default?: string | number | boolean
}

/** A property without an attribute: any value, passed by identity. */
export interface PropertyMeta {
  type: string
  description: string
}

export interface EventMeta {
  /** TypeScript type of `detail`. */
  detail: string
  description: string
  cancelable?: boolean
}

export interface MethodMeta {
  parameters: { name: string; type: string }[]
  /** What the promise resolves with. */
  returns: string
  description: string
}

/**
 * What an element is from outside. The running element, its types, and custom-elements.json all come
 * from this one table.
 */
export interface ElementMeta {
  tag: `crm-${string}`
  summary: string
  /** By property name; the attribute is its kebab form. */
  attributes: Record<string, AttributeMeta>
  properties?: Record<string, PropertyMeta>
  events: Record<`crm-${string}`, EventMeta>
  methods?: Record<string, MethodMeta>
  slots?: Record<string, string>
  parts?: Record<string, string>
  cssProperties?: Record<`--crm-${string}`, string>
}

/** `baseUrl` → `base-url`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Attributes that every element has. */
export const sharedAttributes = {
  baseUrl: {
    type: 'string',
    description:
      'Origin and folder of the server; /adminapi, /kefuapi, /api and the sockets are derived from it. Default: the page’s own origin.',
  },
  factoryUrl: { type: 'string', description: 'Server of the manufacturing side, when it is another one than base-url.' },
  token: { type: 'string', description: 'Session token handed over by the host. Without it the elements share the session of the page.' },
  factoryToken: { type: 'string', description: 'Session token for factory-url.' },
  credentials: {
    type: 'string',
    description: 'Whether cookies go along with calls: include (default), same-origin or omit. Sessions are in headers and need none.',
  },
  locale: { type: 'string', description: 'zh-cn (default), en or zh-tw; shared by all elements on the page.' },
  theme: {
    type: 'string',
    description: 'light, dark or auto, with an optional primary colour: "dark #41a584"; shared by all elements on the page.',
  },
} satisfies Record<string, AttributeMeta>

/** Attributes of the elements that send films. */
export const uploadAttributes = {
  pieceSize: {
    type: 'number',
    description:
      'Bytes of the pieces in which a video goes to a plain shop, 3145728 unless told. Our server says its own (`CRM_UPLOAD_PIECE`).',
  },
} satisfies Record<string, AttributeMeta>

/** Events that every element fires. */
export const sharedEvents = {
  'crm-ready': { detail: '{}', description: 'The element shows its content.' },
  'crm-error': { detail: '{ kind: string; message: string }', description: 'Something failed that the element shows to the person.' },
  'crm-auth-required': {
    detail: '{}',
    description: 'A session is needed. Cancel it to sign in by yourself: set `token` when you have one.',
    cancelable: true,
  },
} satisfies Record<string, EventMeta>

/** Custom properties that a host's style sheet sets on any of the elements. */
export const sharedCssProperties = {
  '--crm-theme-primary': 'Primary colour, before the one of `theme` and of the person: hover, soft and text on it are computed.',
  '--crm-theme-font': 'Font family of the screens; a storefront’s own pages keep theirs.',
  '--crm-theme-radius': 'Radius of buttons and fields, in px; those of marks and cards follow.',
} satisfies Record<`--crm-${string}`, string>
