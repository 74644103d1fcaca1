import { choices } from '#src/console/engine/filters/choices.ts'

/** Papers of which a line is of these goods (manufacturing 3.5 no. 6). */
export const skuFilter = { field: 'sku', name: 'sku_id', as: 'reference', word: 'sku', source: 'factory-sku' } as const

/** Orders of which something should have come by now. */
export const overdueFilter = { field: 'overdue', as: 'choice', word: 'overdue', options: choices('all', ['1', 'isOverdue']) } as const
