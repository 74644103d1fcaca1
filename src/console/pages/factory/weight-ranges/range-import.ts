import { importWeightRanges, undoWeightRangeImport, weightBases } from '#src/api/weight-ranges.ts'
import type { Import } from '#src/console/engine/import/import.ts'
import type { $text } from './text.ts'

/** Bands from a file. */
export const rangeImport: Import<ReturnType<(typeof $text)['get']>> = {
  call: importWeightRanges,
  undo: undoWeightRangeImport,
  key: ['basis', 'min'],
  isWhole: true,
  permission: 'setting-weightRange-import',
  columns: [
    { field: 'name', word: 'name' },
    { field: 'min', word: 'min', as: 'decimal', isRequired: true },
    { field: 'max', word: 'max', as: 'decimal' },
    { field: 'basis', word: 'bases', options: weightBases.map((value) => ({ value, word: value })) },
    { field: 'price', word: 'price', as: 'decimal' },
    { field: 'price_unit', word: 'price_unit' },
    { field: 'sort', word: 'sort', as: 'whole' },
    {
      field: 'status',
      word: 'state',
      options: [
        { value: '1', word: 'on' },
        { value: '0', word: 'off' },
      ],
    },
  ],
}
