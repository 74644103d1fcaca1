import type { TemplateScope } from '#src/api/page-templates.ts'
import { freshId } from '#src/lib/random-id.ts'
import { isWire } from '../document/block.ts'
import { deviceParts, type DeviceParts } from '../device/device-parts.ts'
import { byAge, type Kept, type TemplateShelf } from './template-shelf.ts'

const keyOf = (base: string, scope: TemplateScope) => `crm:templates:${base}:${scope}`

const isKept = (value: unknown): value is Kept =>
  isWire(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && isWire(value['content'])

/** What lies on this device, for a server that keeps no templates. Fails where a browser blocks its storage. */
export function deviceTemplates(base: string, shelf: DeviceParts = deviceParts): TemplateShelf {
  const put = async (kept: Kept): Promise<Kept> => {
    await shelf.write(keyOf(base, kept.scope), new Map([[kept.id, kept]]))
    return kept
  }
  return {
    isDevice: true,
    list: async (scope) => [...(await shelf.read(keyOf(base, scope))).values()].filter(isKept).toSorted(byAge),
    content: ({ content }) => Promise.resolve(content ?? {}),
    keep: ({ scope, kind, name, content }, over) =>
      put({ scope, kind, name, content, id: over?.id ?? freshId(), version: freshId(), by: '', at: Math.floor(Date.now() / 1000) }),
    rename: (kept, name) => put({ ...kept, name, version: freshId() }),
    remove: ({ id, scope }) => shelf.write(keyOf(base, scope), new Map([[id, undefined]])),
  }
}
