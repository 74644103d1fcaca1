import { paperColumns } from '#src/api/paper-imports.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Import, ImportColumn } from '#src/console/engine/import/import.ts'

const asOf: Readonly<Record<string, ImportColumn<never>['as']>> = { decimal: 'decimal', weight: 'decimal', percent: 'percent', day: 'date' }

/** Papers by a file, a line each row: those that say the same of their paper are lines of one. */
export function paperImport(of: Pick<Resource, 'fields'>): Pick<Import<never>, 'columns' | 'isWhole'> {
  const columns = paperColumns(of).map(({ key, name, field }) => {
    const { options } = field.options as { options?: Readonly<Record<string, string>> }
    const as = asOf[field.kind.as]
    return {
      ...{ field: key, word: name },
      ...((name === 'sku' || name === 'qty') && { isRequired: true }),
      ...(as && { as }),
      ...(options && { options: Object.entries(options).map(([value, word]) => ({ value, word })) }),
    }
  })
  return { columns: [{ field: 'paper', word: 'importedPaper', as: 'code' }, ...columns] as never, isWhole: true }
}
