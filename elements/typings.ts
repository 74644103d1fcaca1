import { kebab, type ElementMeta } from '#src/door/meta.ts'
import { classOf, elementMetas } from './manifest.ts'

const lines = (list: string[]) => list.map((line) => `  ${line}\n`).join('')

function classText(meta: ElementMeta): string {
  const name = classOf(meta)
  const fields = [
    ...Object.entries(meta.attributes).map(([field, { type, description }]) => `/** ${description} */\n  ${field}: ${type} | undefined`),
    ...Object.entries(meta.properties ?? {}).map(([field, { type, description }]) => `/** ${description} */\n  ${field}: ${type}`),
    ...Object.entries(meta.methods ?? {}).map(([method, { parameters, returns, description }]) => {
      const list = parameters.map((parameter) => `${parameter.name}: ${parameter.type}`).join(', ')
      return `/** ${description} */\n  ${method}(${list}): Promise<${returns}>`
    }),
    `addEventListener<K extends keyof ${name}Events>(type: K, listener: (this: ${name}, event: ${name}Events[K]) => unknown, options?: boolean | AddEventListenerOptions): void`,
    'addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void',
  ]
  const events = Object.entries(meta.events).map(
    ([event, { detail, description }]) => `/** ${description} */\n  '${event}': CustomEvent<${detail}>`,
  )
  return `export interface ${name}Events {\n${lines(events)}}\n\n/** ${meta.summary} */\nexport interface ${name} extends HTMLElement {\n${lines(fields)}}\n`
}

function jsxText(meta: ElementMeta): string {
  const name = classOf(meta)
  const attributes = Object.entries(meta.attributes).map(
    ([field, { type }]) => `'${kebab(field)}'?: ${type}; ${field.includes('-') || kebab(field) === field ? '' : `${field}?: ${type};`}`,
  )
  const handlers = Object.keys(meta.events).map((event) => `'on${event}'?: (event: ${name}Events['${event}']) => void;`)
  return `'${meta.tag}': CrmCommonProps<${name}> & { ${[...attributes, ...handlers].join(' ')} }`
}

const customBlock = `/** A word in one language for all, or one per language. */
export type CrmWord = string | { 'zh-cn'?: string; en?: string; 'zh-tw'?: string }

/** A block of the host's own, for \`registerBlock\`: stored flat as \`{ name: kind, timestamp, id, ...value }\`. */
export interface CrmCustomBlock<V extends object = Record<string, unknown>> {
  /** Stored name: a-z, then letters, digits, - and _. */
  kind: string
  name: CrmWord
  group?: 'basic' | 'marketing' | 'tools'
  /** At most this many on a page. */
  max?: number
  defaults: V
  fields: readonly {
    field: keyof V & string
    label: CrmWord
    as: 'text' | 'switch' | 'slider' | 'count' | 'choice' | 'colour' | 'image' | 'link' | 'products'
    in?: 'content' | 'style'
    max?: number
    min?: number
    options?: readonly CrmWord[]
    hint?: CrmWord
  }[]
  /**
   * Draws into a shadow root of its own; may answer a function that ends what it began, at once or by a promise. What
   * throws or is refused leaves a card in its place. An element with
   * \`data-text="field"\` shows the text of that field, which can then be written on the canvas.
   */
  render(value: V, root: HTMLElement): void | (() => void) | Promise<void | (() => void)>
}

/** Something that is wrong with the page, from \`check\`. */
export interface CrmFinding {
  /** Which rule: \`dead-link\`, \`empty-picture\` … */
  rule: string
  severity: 'error' | 'warning' | 'hint'
  /** Id of the block; \`page\` for the page's settings. */
  block: string
  /** Names of fields and places in lists, from the block down; empty where a whole block is meant. */
  path: (string | number)[]
  /** Where and what, in the language of the screen. */
  message: string
}
`

const generated = '// Generated from the elements’ tables by the build; a test compares it.\n'

const quotation = `/** What \`quotation\` makes a Word file of; figures are decimal text, so that nothing is lost in floats. */
export interface CrmQuotation {
  /** Its file is named by it; without one by the time. */
  order_sn?: string
  /** As it is printed. */
  order_date: string
  lines: readonly { name: string; unit: string; num: string; price: string; remark?: string }[]
}

/** A file for the person: \`URL.createObjectURL(blob)\` in a link with \`download = name\`. */
export interface CrmFile {
  name: string
  blob: Blob
}
`

/** Declarations for TypeScript and the plain DOM, from the elements' tables; they need no other package's types. */
export function typings(): string {
  return [
    generated,
    customBlock,
    quotation,
    elementMetas.map(classText).join('\n'),
    `declare global {\n  interface HTMLElementTagNameMap {\n${elementMetas.map((meta) => `    '${meta.tag}': ${classOf(meta)}\n`).join('')}  }\n}\n`,
  ].join('\n')
}

/**
 * Declarations for JSX of React 19, beside those of `typings`.
 * @param types module that holds those, as the importing file names it
 */
export function reactTypings(types: string): string {
  const names = elementMetas.flatMap((meta) => [classOf(meta), `${classOf(meta)}Events`])
  return [
    generated,
    `import type { DetailedHTMLProps, HTMLAttributes } from 'react'\nimport type { ${names.join(', ')} } from '${types}'\n`,
    'type CrmCommonProps<T> = DetailedHTMLProps<HTMLAttributes<T>, T>\n',
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n${elementMetas.map((meta) => `      ${jsxText(meta)}\n`).join('')}    }\n  }\n}\n`,
  ].join('\n')
}
