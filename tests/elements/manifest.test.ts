import { expect, test } from 'vitest'
import { customElementsManifest, elementMetas } from '#elements/manifest.ts'
import { reactTypings, typings } from '#elements/typings.ts'

test('the committed types are those of the tables', async () => {
  expect(typings()).toContain('interface CrmDesigner extends HTMLElement')
  await expect(typings()).toMatchFileSnapshot('../../elements/types.ts')
  await expect(reactTypings('./types.ts')).toMatchFileSnapshot('../../elements/react-types.ts')
})

test('every element is in the manifest with what it has', () => {
  const manifest = customElementsManifest()
  expect(manifest.modules.map((module) => module.exports[0]?.name)).toEqual(elementMetas.map((meta) => meta.tag))
  const designer = manifest.modules[1]!.declarations[0]!
  expect(designer.attributes.map((attribute) => attribute.name)).toContain('page-id')
  expect(designer.events.map((event) => event.name)).toEqual(expect.arrayContaining(['crm-save', 'crm-saved', 'crm-auth-required']))
  expect(designer.members.find((member) => member.name === 'save')).toMatchObject({
    kind: 'method',
    return: { type: { text: 'Promise<{ id: string } | null>' } },
  })
})

test('every part of a table is described', () => {
  for (const meta of elementMetas) {
    const parts = [...Object.values(meta.attributes), ...Object.values(meta.events), ...Object.values(meta.methods ?? {})]
    expect(parts.filter((part) => part.description.length < 8)).toEqual([])
  }
})
