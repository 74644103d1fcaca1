import { kebab, sharedCssProperties, type ElementMeta } from '#src/door/meta.ts'
import { consoleMeta } from './crm-console.meta.ts'
import { designerMeta } from './crm-designer.meta.ts'
import { kefuMeta } from './crm-kefu.meta.ts'
import { mediaLibraryMeta } from './crm-media-library.meta.ts'

/** All elements, in the order of the manual. */
export const elementMetas: readonly ElementMeta[] = [consoleMeta, designerMeta, mediaLibraryMeta, kefuMeta]

/** Class name of an element: `crm-media-library` → `CrmMediaLibrary`. */
export const classOf = (meta: ElementMeta): string => meta.tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const named = (entries: Record<string, string> = {}) => Object.entries(entries).map(([name, description]) => ({ name, description }))

function declarationOf(meta: ElementMeta) {
  const attributes = Object.entries(meta.attributes)
  return {
    kind: 'class',
    customElement: true,
    tagName: meta.tag,
    name: classOf(meta),
    description: meta.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([name, { type, description, default: value }]) => ({
      name: kebab(name),
      fieldName: name,
      type: { text: type },
      description,
      ...(value !== undefined && { default: String(value) }),
    })),
    members: [
      ...attributes.map(([name, { type, description }]) => ({
        kind: 'field',
        name,
        type: { text: type },
        description,
        attribute: kebab(name),
      })),
      ...Object.entries(meta.properties ?? {}).map(([name, { type, description }]) => ({
        kind: 'field',
        name,
        type: { text: type },
        description,
      })),
      ...Object.entries(meta.methods ?? {}).map(([name, { parameters, returns, description }]) => ({
        kind: 'method',
        name,
        description,
        parameters: parameters.map((parameter) => ({ name: parameter.name, type: { text: parameter.type } })),
        return: { type: { text: `Promise<${returns}>` } },
      })),
    ],
    events: Object.entries(meta.events).map(([name, { detail, description, cancelable }]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description: cancelable ? `${description} (cancelable)` : description,
    })),
    slots: named(meta.slots),
    cssParts: named(meta.parts),
    cssProperties: named({ ...sharedCssProperties, ...meta.cssProperties }),
  }
}

/** The custom elements manifest (schema 1.0.0), from the same tables that define the elements. */
export function customElementsManifest() {
  return {
    schemaVersion: '1.0.0',
    modules: elementMetas.map((meta) => ({
      kind: 'javascript-module',
      path: `${meta.tag}.js`,
      declarations: [declarationOf(meta)],
      exports: [{ kind: 'custom-element-definition', name: meta.tag, declaration: { name: classOf(meta), module: `${meta.tag}.js` } }],
    })),
  }
}
