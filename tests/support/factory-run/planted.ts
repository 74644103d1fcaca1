import { patchedBuild, type Patch } from '../patched-build.ts'

/**
 * Bugs that every run has to find: each is a copy of the build in which a piece of it says something else. The product itself knows nothing of
 * them.
 */
export const plants = {
  'what is short is not refused': [['if (short.length > 0) throw', 'if (false) throw']],
  'goods are held as they stand in the lines': [['[...skus].sort((one, other) => one - other)', '[...skus]']],
  'goods are not held': [
    [
      'from held_stock(${ids}::bigint[], ${JSON.stringify(wanted)}::json)',
      `from (select sku_id as sku, 0 as warehouse, 0 as lot, pieces, area, weight, value from stock_values where sku_id = any(\${ids}::bigint[])
        union all select sku_id, warehouse_id, lot_id, pieces, area, weight, null from stock_balances where sku_id = any(\${ids}::bigint[])) h`,
    ],
  ],
  'papers of a batch are held as they come': [['else if (ordered.length > 1) await holdPapers(db, ordered);', '']],
  'more than was ordered is taken': [['or s.taken > s.qty * (1 + case', 'or s.taken > 9 * s.qty * (1 + case']],
  'what was sent before is not remembered': [['if (before) return before;', '']],
  'a transfer loses a gram': [
    ['...negated(left),\n\t\tvalue: -left.value,', '...negated(left),\n\t\tweight: -left.weight - 1n,\n\t\tvalue: -left.value,'],
  ],
} satisfies Record<string, readonly Patch[]>
export type Plant = keyof typeof plants

/** A copy of a build with a bug in it, beside the build. @throws Error where a piece does not stand there exactly once */
export const withBug = (bundle: string, plant: Plant): string => patchedBuild(bundle, plants[plant])
