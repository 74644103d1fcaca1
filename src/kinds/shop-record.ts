import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

/** A customer or a product of the shop, as a form carries it: some hold the picture alone. */
export interface ShopRecord {
  /** '' for none. */
  readonly id: string
  readonly name: string
  /** Address of a picture, or ''. */
  readonly image: string
}

const fileOf = (address: string) => address.replace(/^.*\//, '')

const shopRecordKind = (as: string): Kind<ShopRecord> => ({
  as,
  empty: { id: '', name: '', image: '' },
  isEmpty: ({ id, image }) => id === '' && image === '',
  read(wire) {
    const { id, name, image } = (typeof wire === 'object' && wire !== null ? wire : { image: wire }) as Record<string, unknown>
    return { id: textIn(id), name: textIn(name), image: textIn(image) }
  },
  write: (value) => value,
  text: ({ id, name, image }) => name || fileOf(image) || id,
  // a name alone may mean several
  parse: (text) => (text.trim() === '' ? { value: { id: '', name: '', image: '' } } : { fault: { code: 'FIELD_OPTION' } }),
  fault: () => undefined,
  cell: 'text',
  schema: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' }, image: { type: 'string' } } },
})

/** A customer of the shop. */
export const customer = (options: FieldOptions<ShopRecord> = {}): Field<ShopRecord> => field(shopRecordKind('customer'), options)

/** A product of the shop. */
export const product = (options: FieldOptions<ShopRecord> = {}): Field<ShopRecord> => field(shopRecordKind('product'), options)
