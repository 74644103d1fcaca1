import type { TemplateScope } from '#src/api/page-templates.ts'
import { freshId } from '#src/lib/random-id.ts'
import { isWire } from '../document/block.ts'
import { deviceParts, type DeviceParts } from '../device/device-parts.ts'
import { byAge, type SavedTemplate, type TemplateStore } from './template-store.ts'

const keyOf = (base: string, scope: TemplateScope) => `crm:templates:${base}:${scope}`

const isTemplate = (value: unknown): value is SavedTemplate =>
  isWire(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && isWire(value['content'])

/** What lies on this device, for a server that keeps no templates. Fails where a browser blocks its storage. */
export function deviceTemplates(base: string, store: DeviceParts = deviceParts): TemplateStore {
  const put = async (template: SavedTemplate): Promise<SavedTemplate> => {
    await store.write(keyOf(base, template.scope), new Map([[template.id, template]]))
    return template
  }
  return {
    isDevice: true,
    list: async (scope) => [...(await store.read(keyOf(base, scope))).values()].filter(isTemplate).toSorted(byAge),
    content: ({ content }) => Promise.resolve(content ?? {}),
    keep: ({ scope, kind, name, content }, over) =>
      put({ scope, kind, name, content, id: over?.id ?? freshId(), version: freshId(), by: '', at: Math.floor(Date.now() / 1000) }),
    rename: (template, name) => put({ ...template, name, version: freshId() }),
    remove: ({ id, scope }) => store.write(keyOf(base, scope), new Map([[id, undefined]])),
  }
}
