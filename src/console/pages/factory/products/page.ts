import { priceKey, productKeys } from '#src/api/factory-products.ts'
import factoryProduct from '#src/api/resources/factory-product.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { beginCopy } from './begin-copy.ts'
import { generateForm } from './generate-form.ts'
import { matrixForm } from './matrix-form.ts'
import { ProductLabels } from './product-labels.tsx'
import { $text } from './text.ts'
import { UsesDialog } from './uses-dialog.tsx'

/** Products and materials of the factory, each with what it is kept as (manufacturing 3.5 no. 8). */
export default recordPage({
  text: $text,
  of: factoryProduct,
  feature: 'factory',
  address: '/product/products',
  search: 'search',
  empty: 'empty',
  filters: ['type', 'kind', 'hardness', 'colour', 'supplier', 'isOn'],
  columns: [
    { key: 'sn', width: 130 },
    { key: 'name', heading: true },
    { key: 'type', width: 120 },
    { key: 'kind', width: 100 },
    { key: 'hardness', width: 90 },
    { key: 'density', width: 100 },
    { key: 'colour', width: 80 },
    { key: 'unit', width: 80 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  sections: [
    {
      key: 'basics',
      fields: [
        'sn',
        'name',
        'type',
        'kind',
        'materialBase',
        'hardness',
        'hardnessTol',
        'density',
        'colour',
        'standard',
        'surface',
        'backing',
      ],
    },
    {
      key: 'keeping',
      fields: ['unit', 'priceUnit', 'taxRate', 'safetyMin', 'shelfDays', 'warehouse', 'supplier', 'isOn', 'image', 'remark'],
    },
    { key: 'skus', fields: ['skus'] },
    { key: 'units', fields: ['units'] },
  ],
  begin: beginCopy,
  actions: [
    {
      key: 'copy',
      on: 'row',
      permission: productKeys.add,
      open: ({ id }: { id: string }, { go }: PageTools) => go(`/product/products/new?from=${id}`),
    },
    { key: 'generate', on: 'row', permission: productKeys.edit, form: generateForm },
    { key: 'matrix', on: 'row', permission: priceKey, form: matrixForm },
    { key: 'labels', on: 'row', Dialog: ProductLabels },
    { key: 'whereUsed', on: 'row', Dialog: UsesDialog },
  ],
  help: { sn: 'snHint', units: 'unitsHint', skus: 'skusHint' },
  form: [
    ...([
      'type',
      'name',
      'sn',
      'kind',
      'materialBase',
      'hardness',
      'hardnessTol',
      'density',
      'colour',
      'unit',
      'priceUnit',
      'skus',
    ] as const),
    ...(['units', 'standard', 'surface', 'backing', 'safetyMin', 'shelfDays', 'taxRate', 'warehouse', 'supplier'] as const),
    ...(['image', 'remark', 'isOn'] as const),
  ],
})
