import type { Locale } from '#src/text/locale.ts'
import { blockKinds } from '../blocks/index.ts'
import type { Wire } from '../document/block.ts'
import type { ShippedTemplate, TemplateMaker } from './define-template.ts'

const found = import.meta.glob<TemplateMaker>('./shipped/*.ts', { eager: true, import: 'default' })

/** The templates that come with the designer, in a language. */
export const shippedTemplates = (locale: Locale): readonly ShippedTemplate[] =>
  Object.values(found)
    .map((make) => make(locale))
    .toSorted((one, other) => one.rank - other.rank)

/** The blocks of a template as they would be stored. */
export const wiresOf = ({ blocks }: ShippedTemplate): { kind: string; wire: Wire }[] =>
  blocks.map(({ kind, value }) => {
    const definition = blockKinds.get(kind)!
    const fresh = definition.fresh()
    return { kind, wire: definition.write({ ...definition.read(fresh), ...value }, fresh) }
  })
